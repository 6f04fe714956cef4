print("pagerail")
