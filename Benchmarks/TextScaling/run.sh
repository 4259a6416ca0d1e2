#!/bin/sh
# Measures the scaling library: run.sh [LOOKUPS], a thousand million by default.
# Builds it as the package manager does for release, beside the products of the package.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
sources=$(find "$here/../../Sources/Instruments/TextScaling" -name '*.swift' | sort)
build=$here/../../.build/benchmarks/TextScaling
mkdir -p "$build"
flags="-O -wmo -swift-version 6"
# shellcheck disable=SC2086
swiftc $flags -parse-as-library -module-name TextScaling -cross-module-optimization \
  -emit-module -emit-module-path "$build/TextScaling.swiftmodule" \
  -c $sources -o "$build/TextScaling.o"
clang -O2 -c "$here/Counting/counting.c" -o "$build/counting.o"
# shellcheck disable=SC2086
swiftc $flags -I "$build" -I "$here/Counting" "$here/main.swift" \
  "$build/TextScaling.o" "$build/counting.o" -o "$build/benchmark"
exec "$build/benchmark" "$@"
