print("ample")
