import PagerDriver

/// Runs a case and tells what is wrong.
@MainActor
struct CaseRunner {
  let file: CaseFile

  /// What is wrong with any run, one sentence each; none when the case is as it must be.
  ///
  /// Throws when the file makes no sense.
  func faults() throws -> [String] {
    var faults: [String] = []
    for run in file.runs {
      for variables in try CaseVariables().counting(run.sweep, file: file.name) {
        let name = "\(run.name) \(variables.values.map { "\($0.key)=\($0.value)" }.joined())"
        faults += try self.faults(of: run, variables).map { "[\(name)] \($0)" }
      }
    }
    return faults
  }

  private func faults(of run: CaseRun, _ variables: CaseVariables) throws -> [String] {
    let settings = try CaseSceneSettings(
      [file.scene, run.scene].map { $0.map(variables.resolve) }, file: file.name)
    let expectations = try variables.expanded(
      file.expectations + run.expectations, file: file.name
    ).map { try CaseExpectation($0, file: file.name) }
    let scene = try CaseScene(settings)
    try scene.play(variables.expanded(run.events, file: file.name), file: file.name)
    let outcome = CaseOutcome(scene)
    return try outcome.faults + expectations.compactMap { try $0.fault(in: outcome) }
  }
}
