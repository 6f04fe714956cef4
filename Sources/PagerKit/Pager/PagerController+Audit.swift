import PagerCore

/// What a debug build checks after each event; a release build checks nothing.
extension PagerController {
  /// Stops a debug build at a step that breaks the lifecycle contract.
  func audit(_ step: LifecycleStep, of id: PageID) {
    #if DEBUG
      if let fault = auditor.note(step, of: id) { assertionFailure(fault) }
    #endif
  }

  /// Stops a debug build after an event that left the pages otherwise than they promise.
  func auditState() {
    #if DEBUG
      let faults = model.brokenInvariants() + [lifecycleFault].compactMap(\.self)
      assert(faults.isEmpty, faults.joined(separator: "; "))
    #endif
  }

  #if DEBUG
    private var lifecycleFault: String? {
      guard model.isShown else { return auditor.faultWhileHidden }
      return model.phase == .idle ? auditor.fault(atRestOn: model.settled) : nil
    }
  #endif
}
