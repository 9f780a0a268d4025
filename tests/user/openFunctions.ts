import type { Open } from '../functions/_data/openFunctions.ts';

/** Functions of this module's data that need no proof of a tenant. */
export const openFunctions: readonly Open[] = [
  {
    because: 'An account and its sessions belong to a person, who may sign in before a tenant is known.',
    functions: {
      'user/user': [
        'putUser',
        'userChange',
        'changeUser',
        'findUserByName',
        'userItems',
        'newUserPuts',
        'getUser',
        'userNameExists',
        'findUserId',
        'userUnchanged',
        'unusedAccountDeletes',
        'findUsersByNames',
        'newAccountPuts',
        'userPointerPuts',
        'profileKey',
      ],
      'user/knownDevice': ['findKnownDevice', 'rememberDevice', 'countDeviceFailure'],
      'user/signIn': ['readSignIns', 'countFailure', 'forgetFailures', 'pausesOf'],
      'user/emailCode': ['newEmailCode', 'tryEmailCode', 'emailCodeDelete'],
      'user/resetCode': ['newResetCode', 'findResetCode', 'resetCodeDelete'],
      'payer/payerStaff': ['payerStaffItems'],
      'user/administrators': ['administratorItems'],
      'user/roleHolders': ['roleHolderItems', 'listRoleHolders'],
      'user/peoplePointer': ['listPointed', 'pointerTo'],
      'user/peopleToTell': ['peopleToTell'],
      'secondFactor/factorDeletes': ['factorDeletes'],
      'user/firstAdministrator': ['readFirstAdministrator', 'firstAdministratorPut'],
      'user/lastSignIn': ['readLastSignIn', 'lastSignInsOf', 'signInPuts', 'countAnewPuts'],
      'user/licenseHolder': ['licenseHolderItems', 'findLicenseHolder', 'licenseHolderChange', 'licenseHolderDelete'],
      'user/peopleEntries': [
        'peopleItems',
        'addPeopleEntries',
        'dropPeopleEntries',
        'peopleWords.entries',
        'peopleWords.changes',
        'peopleWords.find',
      ],
      'user/people': ['accountsOfPerson', 'peopleNamed'],
      'user/namesakes': ['isNameOfColleague'],
      'user/numberClaim': ['numberClaim', 'numberRecordPut'],
      'audit/userHistory': ['listUserHistory'],
      'user/accountNews': ['rightsNews'],
    },
  },
  {
    because: 'They tell a person something: nobody reads anything by them.',
    functions: {
      'user/accountNews': ['passwordNews', 'factorNews'],
    },
  },
  {
    because:
      'Those who run the portal see them, of all tenants together; their routes are open to administrators only.',
    functions: {
      'user/pausedSignIns': ['listPausedUsers'],
    },
  },
  {
    because: 'They count and limit; a count says nothing of a record.',
    functions: {
      'user/pausedSignIns': ['markPaused', 'unmarkPaused', 'countPaused'],
    },
  },
  {
    because: 'They read and write no record: proofs of work, passwords, fixed texts, the clients of the store.',
    functions: {
      'user/commonPassword': ['isCommonPassword', 'refuseCommonPassword'],
      'user/password': ['hashPassword', 'verifyPassword'],
      'user/newPassword': ['chosenPassword'],
      'user/temporaryPassword': ['newTemporaryPassword'],
    },
  },
];
