from butin.bench.frame import Report
def measure_strangers(report: Report, quick: bool) -> None:
    pass
