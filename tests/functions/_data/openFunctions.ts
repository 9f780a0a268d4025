interface Open {
  /** Why no own id is asked for. */
  readonly because: string;
  readonly functions: readonly string[];
}

/**
 * The functions of `functions/_data` that need no proof of a tenant: what they read and write is no tenant's. Every other function
 * that reads or writes takes an own id, a scope made from the caller, or a record that was read by one.
 */
export const openFunctions: readonly Open[] = [
  {
    because:
      'All facilities see the same payers, and every payer the same facilities; a payer is addressed by anybody who asks it.',
    functions: [
      ...['payer/payer.payerKey', 'payer/payerFacts.addPayer', 'payer/payerFacts.changePayerFacts'],
      ...['firstKeyItem', 'noteFirstKey', 'noteNextKey', 'noteNextInUse', 'listCredentials'].map(
        (name) => `payer/payerCredential.${name}`,
      ),
      'payer/keyTest.queueKeyTest',
      ...['payer/payer.putPayer', 'payer/payer.listPayers', 'payer/payer.payerItem', 'payer/payer.getPayer'],
      ...[
        'payer/payer.payersWithWorklist',
        'payer/payerName.payerNames',
        'payer/payer.askedPayerOf',
        'facility/facility.putFacility',
        'facility/facility.findFacilityByLicense',
      ],
      ...['facility/facility.facilityItems', 'facility/facility.getFacility', 'facility/facility.facilityChange'],
      ...[
        'facility/facility.newFacilityPuts',
        'facility/facilityUse.unusedFacilityDeletes',
        'facility/facilityUse.isInUse',
      ],
      ...['entries', 'changes', 'find'].map((name) => `facility/facilityEntries.facilityWords.${name}`),
      ...['providerCodeKey', 'facilityEntries', 'entryChanges'].map((name) => `facility/facilityEntries.${name}`),
      ...['searchAllFacilities', 'searchTheseFacilities', 'listProviderCodes', 'listHomeCare', 'findProviderCode'].map(
        (name) => `facility/facilitySearch.${name}`,
      ),
    ],
  },
  {
    because:
      'Requests for the claim dashboard come from visitors, belong to no tenant, and are read by those who decide.',
    functions: ['add', 'find', 'list'].map(
      (does) => `claimDashboardRequest/claimDashboardRequest.${does}ClaimDashboardRequest${does === 'list' ? 's' : ''}`,
    ),
  },
  {
    because:
      "A publisher's audience is every facility of a kind or an emirate: who is in it is counted, told and listed, and none of its records is read. The notices are read by the worker that gives them.",
    functions: [
      'facility/facility.facilityKey',
      ...['audiencePeople.audiencePage', 'audiencePeople.wholeAudience', 'notice.circularNotices.listDue'].map(
        (name) => `circular/${name}`,
      ),
    ],
  },
  {
    because:
      'What everybody has chosen to hear of is read by the worker that mails news; what a function makes of a choice is no tenant’s.',
    functions: ['listNewsChoices', 'choiceAmong'].map((name) => `newsChoice/newsChoice.${name}`),
  },
  {
    because: 'The notices of surveys are read by the worker that gives them.',
    functions: ['survey/surveyNotice.surveyNotices.listDue'],
  },
  {
    because: "What works and what does not is for everybody, and names no tenant's record.",
    functions: [
      ...['probe.keepProbe', 'probe.probeShape.item', 'statusNow.readStatusNow'],
      ...['newIncidentPut', 'incidentChange', 'incidentEnd', 'getOpenIncident', 'listPastIncidents'].map(
        (name) => `incident.${name}`,
      ),
      'incident.incidentShape.item',
    ].map((name) => `systemStatus/${name}`),
  },
  {
    because: "Lists of choices are the portal's: everybody chooses from them, and its administrators keep them.",
    functions: [
      ...['keptList.readKeptList', 'keptList.activeEntries', 'keptList.headKey'],
      ...[
        'keptList.entryKey',
        'keptList.entryShape.item',
        'keptList.headShape.item',
        'entryUse.beginningOfUse',
        'entryUse.endOfUse',
        'entryUse.isUnused',
        'entryUse.readUses',
      ],
      ...['keptChange.keptListPuts', 'keptChange.listChanges'],
    ].map((name) => `lookupList/${name}`),
  },
  {
    because:
      'What a payer demands before a treatment, every facility that asks it may know; the call says what it is shown.',
    functions: [
      'authorizationRule/authorizationRuleVersion.liveAuthorizationRules',
      'authorizationRule/authorizationRuleVersion.authorsOfRules',
      'versionedList/listPointer.formularyAsked',
    ],
  },
  {
    because: "Code sets of activities are the portal's: everybody looks codes up, and its administrators bring them.",
    functions: ['activityCodeWrites', 'readActivityCodes', 'codesOfSet', 'periodsOfCode', 'searchActivityCodes'].map(
      (name) => `activityCode/activityCode.${name}`,
    ),
  },
  {
    because:
      'What a drug costs the public is said by the regulator, and the same for every payer that is compared with it.',
    functions: ['referencePriceWrites', 'readReferencePrices', 'referencePriceRows'].map(
      (name) => `formulary/referencePrices.${name}`,
    ),
  },
  {
    because:
      "The regulators' lists of clinicians are loaded without a caller, and hold the licences of a person at all facilities.",
    functions: [
      ...[
        'clinician/clinician.clinicianItems',
        'clinician/clinician.putClinician',
        'clinician/clinician.listLicensesOf',
        'clinician/clinicianFound.foundShape.item',
        'clinician/listedClinician.listedClinicianItem',
        'clinician/listedClinician.listedClinicianPut',
        'clinician/listedClinician.putListedClinicians',
        'clinician/listedClinician.findListedClinician',
        'clinician/listedClinician.listedClinicianWrite',
        'clinician/listedClinician.listedClinicians',
      ],
      'user/professionalLicense.checkedLicense',
    ],
  },
  {
    because:
      "The search entries of clinicians are for this entity's own files, which make their partitions of own ids; a migration gives them to old records.",
    functions: [
      ...['Active', 'Former'].flatMap((of) =>
        ['entries', 'changes', 'find'].map((name) => `clinician/clinicianFound.wordsOf${of}.${name}`),
      ),
      'clinician/clinician.recordItems',
    ],
  },
  {
    because:
      'It answers ids alone: a call reads the facilities of the caller among them, or tells their people something.',
    functions: ['clinician/clinician.facilitiesOfLicense', 'clinician/clinician.worksElsewhereOn'],
  },
  {
    because:
      'A change of a clinician names no tenant: each that reads it has a copy of its own, by which it was found. The documents are those of the change.',
    functions: ['clinician/clinicianMove.movePk'],
  },
  {
    because:
      'A migration changes the items of all tenants; it is started by who operates the portal, and answers numbers.',
    functions: [
      ...['beginMigration', 'setMigrationPace', 'listMigrationSegments', 'listDueSegments', 'claimSegment'].map(
        (name) => `migration/migrationSegment.${name}`,
      ),
      'migration/migrationSegment.storeSegmentStep',
    ],
  },
  {
    because:
      'A stored answer that is read otherwise now: migrations look at the items of all tenants, who operates the portal lists them without a patient, and everybody else looks beside a request that was read by a proof.',
    functions: [
      ...['findReview', 'listReviews', 'listedKey'].map((name) => `authorization/answerReviews.${name}`),
      'authorization/authorizationEntries.listedOf',
      'postOfficeFile/postOfficeFile.fileOfItem',
    ],
  },
  {
    because: 'An account and its sessions belong to a person, who may sign in before a tenant is known.',
    functions: [
      ...['user/user.putUser', 'user/user.userChange', 'user/user.changeUser', 'user/user.findUserByName'],
      ...['user/user.userItems', 'user/user.newUserPuts', 'user/user.getUser', 'user/user.userNameExists'],
      ...['user/knownDevice.findKnownDevice', 'user/knownDevice.rememberDevice', 'user/knownDevice.countDeviceFailure'],
      ...['user/signIn.readSignIns', 'user/signIn.countFailure', 'user/signIn.forgetFailures'],
      ...['user/user.findUserId', 'user/signIn.pausesOf'],
      ...['user/emailCode.newEmailCode', 'user/emailCode.tryEmailCode', 'user/emailCode.emailCodeDelete'],
      ...['user/resetCode.newResetCode', 'user/resetCode.findResetCode', 'user/resetCode.resetCodeDelete'],
      ...['session/session.sessionPut', 'session/session.changeSessionUser', 'session/session.readSession'],
      ...['session/session.sessionsEnd', 'session/session.endSession', 'wiring.wiring.readSession'],
      ...['session/sessionHolder.readHolder', 'session/sessionHolder.holderPut', 'session/sessionHolder.holderChange'],
      ...['user/user.userUnchanged', 'payer/payerStaff.payerStaffItems'],
      ...['user/administrators.administratorItems', 'secondFactor/factorDeletes.factorDeletes'],
      ...['user/firstAdministrator.readFirstAdministrator', 'user/firstAdministrator.firstAdministratorPut'],
      ...['user/lastSignIn.readLastSignIn', 'user/lastSignIn.lastSignInsOf', 'user/lastSignIn.signInPuts'],
      'user/lastSignIn.countAnewPuts',
      ...['user/licenseHolder.licenseHolderItems', 'user/licenseHolder.findLicenseHolder'],
      ...['user/licenseHolder.licenseHolderChange', 'user/licenseHolder.licenseHolderDelete'],
      ...[
        'user/peopleEntries.peopleItems',
        'user/peopleEntries.addPeopleEntries',
        'user/peopleEntries.dropPeopleEntries',
      ],
      ...['user/user.unusedAccountDeletes', 'user/user.findUsersByNames'],
      ...['user/user.newAccountPuts', 'user/user.userPointerPuts', 'user/people.accountsOfPerson'],
      ...['user/people.peopleNamed', 'user/namesakes.isNameOfColleague'],
      ...['user/numberClaim.numberClaim', 'user/numberClaim.numberRecordPut'],
      ...['audit/userHistory.listUserHistory', 'user/user.profileKey', 'user/accountNews.rightsNews'],
      ...['entries', 'changes', 'find'].map((name) => `user/peopleEntries.peopleWords.${name}`),
    ],
  },
  {
    because:
      'Who decides about a registration is found before anybody is signed in; the decision itself needs the desk of the caller.',
    functions: [
      ...['user/administrators.listAdministrators', 'accountRequest/accountRequest.newAccountRequestPuts'],
      ...['accountRequest/accountRequest.findAccountRequest', 'accountRequest/accountRequest.accountRequestChange'],
    ],
  },
  {
    because:
      'Distributors ask for licences of any facility, and the portal decides; the calls read a request by the desk of the caller.',
    functions: ['newLicenseRequestPuts', 'licenseRequestChange', 'findLicenseRequest', 'listLicenseRequests'].map(
      (name) => `portalLicense/portalLicense.${name}`,
    ),
  },
  {
    because: 'A seat says only that a person works for a facility; it is taken before a session has a tenant.',
    functions: ['countSeats', 'hasSeat', 'takeSeat', 'leaveSeat', 'seatedPeople', 'toldUpdate'].map(
      (name) => `seat/seat.${name}`,
    ),
  },
  {
    because: 'They tell a person something: nobody reads anything by them.',
    functions: [
      'notification/notification.notificationPut',
      'notification/notification.groupedNotificationPut',
      'notification/notification.repeatedNotificationPut',
      'insurerAuthorization/insurerNews.insurerNews',
      'user/accountNews.passwordNews',
      'user/accountNews.factorNews',
      ...['mail/outgoingMail.newMail', 'mail/outgoingMail.queueMail'],
    ],
  },
  {
    because: 'The record is named by a secret of 192 bits, which only its holder has.',
    functions: [
      ...['cardReading/cardReading.openCardRequest', 'cardReading/cardReading.spendCardRequest'],
      ...['cardReading/cardReading.keepCardReading', 'cardReading/cardReading.findCardReading'],
      ...['document/printedDocument.findDocument', 'document/printedAuthorization.findAuthorizationPrint'],
      'document/printedNewborn.findNewbornPrint',
      'document/printedCode.printKeyOf',
      'document/printedCode.keepPrint',
    ],
  },
  {
    because: 'They bring the id of stored work to a worker, which reads it by `queuedId`; they read no record.',
    functions: [
      ...['job/job.listDueJobs', 'job/jobQueue.queueJob', 'outbox/outbox.listDue', 'outbox/outbox.outboxKey'],
      ...['postOfficePoll/pollQueue.queuePolls', 'postOfficePoll/postOfficePoll.listDuePolls'],
      ...['outbox/outboxQueue.queueOutbox', 'outbox/outboxQueue.queueRetry', 'outbox/outboxQueue.queueSoon'],
    ],
  },
  {
    because:
      'A worker reads the cases of all tenants whose deadlines are near or missed, and tells each case to its own sides.',
    functions: [
      'newborn/newborn.listEnding',
      ...['listDue', 'listEnding'].flatMap((name) => [
        `providerQuery/providerQuery.queries.${name}`,
        `authorization/authorization.authorizations.${name}`,
        `empanelment/empanelment.empanelments.${name}`,
      ]),
    ],
  },
  {
    because:
      'Those who run the portal see them, of all tenants together; their routes are open to administrators only.',
    functions: [
      ...['listFilesInState', 'findListedFile'].map((name) => `postOfficeFile/postOfficeFile.${name}`),
      ...['outbox/deadLetter.findDeadLetter', 'outbox/deadLetter.listDeadLetters', 'outbox/deadLetter.redriveUpdate'],
      ...['outbox/deadLetter.dismissUpdate', 'wiring.wiring.writeAudit', 'user/pausedSignIns.listPausedUsers'],
      ...['job/failedJob.findFailedJob', 'job/failedJob.listFailedJobs', 'job/job.readJob', 'job/job.jobKey'],
      'worklist/worklist.listOverdueRows',
      ...['failedMarkPut', 'failedMarkDelete', 'isMarked'].map((name) => `job/failedMark.${name}`),
      ...['errorLog/errorEntry.getErrorEntry', 'errorLog/errorEntry.entryPut', 'errorLog/errorGroup.countUpdates'],
      ...['errorLog/errorGroup.resolveUpdate', 'errorLog/errorGroup.getErrorGroup', 'errorLog/recordError.recordError'],
      ...['errorLog/errorSearch.searchErrors', 'errorLog/errorSearch.searchErrorGroups', 'wiring.wiring.recordError'],
    ],
  },
  {
    because:
      'The audit trail is of all tenants together: it is copied, sealed and compared without being shown; findings name places, and super administrators alone are shown entries.',
    functions: [
      ...['listChains', 'entriesOf'].map((name) => `audit/auditChain.${name}`),
      ...['archiveEntries', 'readArchivedChain', 'archiveSeal', 'listArchivedChains', 'listSealedDays', 'readSeal'].map(
        (name) => `audit/auditArchive.${name}`,
      ),
      ...['audit/auditSeal.signSeal', 'audit/auditSeal.openSeal'],
      ...['listExportedHeads', 'moveExportedHead', 'findSealing', 'moveSealing'].map(
        (name) => `audit/auditProgress.${name}`,
      ),
      ...['readVerification', 'moveVerification', 'putFinding', 'listFindings'].map(
        (name) => `audit/auditVerification.${name}`,
      ),
      ...['searchAuditDays', 'searchAuditList', 'getAuditEntry'].map((name) => `audit/auditSearch.${name}`),
    ],
  },
  {
    because: 'They count and limit; a count says nothing of a record.',
    functions: [
      ...['outbox/deadLetter.countDeadLetters', 'job/failedMark.countFailedJobs', 'worklist/worklist.countOverdue'],
      'eligibility/eligibilityCount.countFirstAnswers',
      'postOfficeFile/postOfficeFile.countFilesForPeople',
      ...['markPaused', 'unmarkPaused', 'countPaused'].map((name) => `user/pausedSignIns.${name}`),
      ...['noteFailure', 'noteSuccess', 'readFailing'].map((name) => `payer/payerConnection.${name}`),
      ...[
        'rateLimit/rateLimit.giveTurnBack',
        'rateLimit/rateLimit.hasTurn',
        'rateLimit/rateLimit.takeTurn',
        'rateLimit/rateLimit.turnsTaken',
        'rateLimit/rateLimit.checkTurns',
        'rateLimit/spacing.hasSpacedTurn',
        'payer/payerTurn.takePayerTurn',
        'payer/payerTurn.endPayerTurn',
      ],
      ...[
        'regulatoryDetails/connectionTest.credentialsFingerprint',
        'regulatoryDetails/connectionTest.takeConnectionTurn',
      ],
      'regulatoryDetails/connectionTest.rememberConnection',
    ],
  },
  {
    because: 'They read and write no record: proofs of work, passwords, fixed texts, the clients of the store.',
    functions: [
      ...['humanVerification/challenge.spendChallenge', 'humanVerification/hmacKey.hmacKeyOf'],
      'humanVerification/hmacKey.holdsForHmacKey',
      'humanVerification/humanVerification.solvedDifficulty',
      ...['humanVerification/humanVerification.checkHuman', 'humanVerification/humanVerification.newChallenge'],
      ...['user/commonPassword.isCommonPassword', 'user/commonPassword.refuseCommonPassword', 'terms/terms.termsPage'],
      ...['user/password.hashPassword', 'user/password.verifyPassword', 'user/newPassword.chosenPassword'],
      'user/temporaryPassword.newTemporaryPassword',
      ...['document/documentsBucket.documentsBucket', 'wiring.wiring.store.send'],
    ],
  },
];
