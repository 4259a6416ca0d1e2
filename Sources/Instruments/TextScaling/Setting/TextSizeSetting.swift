#if !hasFeature(Embedded)

  /// A text size that changes while a program runs, and tells whoever asked.
  ///
  /// It stands where UIKit has its notification of a changed category: set it when the person moves
  /// the slider, and lay out again in a loop over ``changes()`` or in a callback.
  ///
  /// ```swift
  /// let setting = TextSizeSetting(.ios(.large))
  /// for await size in await setting.changes() { layOut(at: size) }
  /// ```
  ///
  /// An actor, because the size is one thing that many parts of a program share and change.
  public actor TextSizeSetting {
    /// What ends a callback; see ``observe(_:)``.
    public struct Observation: Sendable, Hashable {
      fileprivate let number: Int
    }

    /// The size in force.
    public private(set) var size: TextSize
    private var callbacks: [(number: Int, call: @Sendable (TextSize) -> Void)] = []
    private var streams: [(number: Int, stream: AsyncStream<TextSize>.Continuation)] = []
    private var nextNumber = 0

    /// A setting that begins at a size.
    public init(_ size: TextSize) {
      self.size = size
    }

    deinit {
      for entry in streams { entry.stream.finish() }
    }

    /// Changes the size; callbacks run in the order in which they were added, before this returns.
    ///
    /// Setting the size that is in force already tells nobody.
    public func set(_ newSize: TextSize) {
      guard newSize != size else { return }
      size = newSize
      for entry in callbacks { entry.call(newSize) }
      for entry in streams { entry.stream.yield(newSize) }
    }

    /// The sizes from now on, one after each change.
    ///
    /// Who is slow sees the newest and not each between. The sequence ends with the setting.
    public func changes() -> AsyncStream<TextSize> {
      let number = takeNumber()
      let (stream, continuation) = AsyncStream.makeStream(
        of: TextSize.self, bufferingPolicy: .bufferingNewest(1))
      continuation.onTermination = { [weak self] _ in
        Task { [weak self] in await self?.endStream(number) }
      }
      streams.append((number, continuation))
      return stream
    }

    /// Calls back after each change, until the observation is stopped.
    public func observe(_ call: @escaping @Sendable (TextSize) -> Void) -> Observation {
      let number = takeNumber()
      callbacks.append((number, call))
      return Observation(number: number)
    }

    /// Ends a callback; ending it twice does nothing.
    public func stop(_ observation: Observation) {
      callbacks.removeAll { $0.number == observation.number }
    }

    private func takeNumber() -> Int {
      nextNumber += 1
      return nextNumber
    }

    private func endStream(_ number: Int) {
      streams.removeAll { $0.number == number }
    }
  }

#endif
