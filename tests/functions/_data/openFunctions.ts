import { modulesWith } from '../../../infra/modules/moduleIndex.ts';

/** Functions of `functions/_data` that need no proof of a tenant. */
export interface Open {
  /** Why no own id is asked for. */
  readonly because: string;
  /** Their names, by the file. */
  readonly functions: Readonly<Record<string, readonly string[]>>;
}

/** Those of data that several modules use. Those of one module stand in `tests/<module>/openFunctions.ts`. */
const openToSeveral: readonly Open[] = [
  {
    because: "Code sets of activities are the portal's: everybody looks codes up, and its administrators bring them.",
    functions: {
      'activityCode/activityCode': [
        'activityCodeWrites',
        'readActivityCodes',
        'codesOfSet',
        'periodsOfCode',
        'searchActivityCodes',
      ],
    },
  },
  {
    because:
      'A migration changes the items of all tenants; it is started by who operates the portal, and answers numbers.',
    functions: {
      'migration/migrationSegment': [
        'beginMigration',
        'setMigrationPace',
        'listMigrationSegments',
        'listDueSegments',
        'claimSegment',
        'storeSegmentStep',
      ],
    },
  },
  {
    because: 'An account and its sessions belong to a person, who may sign in before a tenant is known.',
    functions: {
      'session/session': ['sessionPut', 'changeSessionUser', 'readSession', 'sessionsEnd', 'endSession'],
      wiring: ['wiring.readSession'],
      'session/sessionHolder': ['readHolder', 'holderPut', 'holderChange'],
    },
  },
  {
    because: 'They tell a person something: nobody reads anything by them.',
    functions: {
      'mail/outgoingMail': ['newMail', 'queueMail'],
    },
  },
  {
    because: 'The record is named by a secret of 192 bits, which only its holder has.',
    functions: {
      'cardReading/cardReading': ['openCardRequest', 'spendCardRequest', 'keepCardReading', 'findCardReading'],
    },
  },
  {
    because: 'They bring the id of stored work to a worker, which reads it by `queuedId`; they read no record.',
    functions: {
      'job/job': ['listDueJobs'],
      'job/jobQueue': ['queueJob'],
      'outbox/outbox': ['listDue', 'outboxKey'],
      'postOfficePoll/pollQueue': ['queuePolls'],
      'postOfficePoll/postOfficePoll': ['listDuePolls'],
      'outbox/outboxQueue': ['queueOutbox', 'queueRetry', 'queueSoon'],
    },
  },
  {
    because:
      'Those who run the portal see them, of all tenants together; their routes are open to administrators only.',
    functions: {
      wiring: ['wiring.writeAudit', 'wiring.recordError'],
    },
  },
  {
    because: 'They count and limit; a count says nothing of a record.',
    functions: {
      'rateLimit/rateLimit': ['giveTurnBack', 'hasTurn', 'takeTurn', 'turnsTaken', 'checkTurns'],
      'rateLimit/spacing': ['hasSpacedTurn'],
      'regulatoryDetails/connectionTest': ['credentialsFingerprint', 'takeConnectionTurn', 'rememberConnection'],
    },
  },
  {
    because: 'They read and write no record: proofs of work, passwords, fixed texts, the clients of the store.',
    functions: {
      'humanVerification/challenge': ['spendChallenge'],
      'humanVerification/hmacKey': ['hmacKeyOf', 'holdsForHmacKey'],
      'humanVerification/humanVerification': ['solvedDifficulty', 'checkHuman', 'newChallenge'],
      'terms/terms': ['termsPage'],
      wiring: ['wiring.store.send'],
    },
  },
];

interface OpenOfModule {
  readonly openFunctions: readonly Open[];
}

const ofModules: OpenOfModule[] = await Promise.all(
  modulesWith('tests', 'openFunctions.ts').map((name) => import(`../../${name}/openFunctions.ts`)),
);

/**
 * The functions of `functions/_data` that need no proof of a tenant: what they read and write is no tenant's. Every other function
 * that reads or writes takes an own id, a scope made from the caller, or a record that was read by one.
 */
export const openFunctions: readonly string[] = [openToSeveral, ...ofModules.map((each) => each.openFunctions)]
  .flat()
  .flatMap(({ functions }) => Object.entries(functions))
  .flatMap(([file, names]) => names.map((name) => `${file}.${name}`));
