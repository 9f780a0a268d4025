import type { FunctionSettings, WorkerKeys, WorkersSettings } from '../functions/_settings/functionSettings.ts';
import { queuesOf } from '../functions/_settings/queueNames.ts';
import {
  append,
  enqueue,
  read,
  readWrite,
  type TableAccess,
  type TableName,
} from '../functions/_settings/tableAccess.ts';
import { storingErrors } from './storingErrors.ts';
import { workerKeysOfModules } from './workerKeysOfModules.ts';
import { workersOfModules } from './workersOfModules.ts';

/** A whole processor: a job parses, and waits for the store meanwhile. */
const runsJobs = {
  memoryMb: 1769,
  // With that much memory V8 lets the garbage of a stream of rows grow to hundreds of megabytes.
  nodeOptions: '--max-semi-space-size=8',
  timeoutSeconds: 900,
} as const;

/** Takes and ends entries of the outbox. */
const outboxEntries: TableAccess = { may: ['GetItem', 'UpdateItem'], under: ['OUTBOX#*'] };
/** Lists what is due. */
const dueWork: TableAccess = { may: ['Query'], under: ['DUE#*'] };
/** Takes and ends jobs, and keeps their rows and the marks of those that fail. */
const jobRecords: TableAccess = { may: ['GetItem', 'Query', 'PutItem', 'UpdateItem'], under: ['JOB#*', 'FAILED#*'] };
/** Approvals, answers, clinicians and prices are other modules': a new claim is compared with them. */
const claimComparisons = {
  requests: {
    reads: ['CLAIM#*', 'AUTHORIZATION#*', 'INSURERAUTHORIZATION#*', 'FACILITY#*'],
    indexes: ['claims', 'byOwner'],
  },
  eligibility: { may: ['BatchGetItem', 'Query'], under: ['FACILITY#*'], indexes: ['facilityPatient'] },
  facilities: { reads: ['BLACKLISTED#*', 'BLACKLISTS#*'] },
} as const;
/** Reads a facility, or one of its records, by its key. */
const underFacilities: TableAccess = { may: ['GetItem'], under: ['FACILITY#*'] };
/** Looks people up, and changes none. */
const people: TableAccess = { may: ['GetItem'], under: ['USER#*'] };
/** Lists the payers. */
const payerNames: TableAccess = { may: ['Query'], under: ['PAYER'] };

type Tables = NonNullable<FunctionSettings['tables']>;

/** The tables of a worker with the keys under which the modules have what it works on (`workerKeys.ts`). */
function withKeysOfModules(worker: keyof WorkerKeys, tables: Tables): Tables {
  const given = workerKeysOfModules.flatMap((keys) => Object.entries(keys[worker] ?? {}) as [TableName, string[]][]);
  const all: Partial<Record<TableName, TableAccess>> = { ...tables };
  for (const [table, keys] of given) {
    const access = all[table];
    if (!access?.under) throw new Error(`${worker} is held to no keys of ${table}: a module cannot add some`);
    all[table] = { ...access, under: [...access.under, ...keys] };
  }
  return all;
}

const workers = {
  askPayers: {
    tables: {
      eligibility: readWrite,
      // With the first answers about patients, which a measure knows by.
      requests: { may: ['GetItem', 'PutItem', 'UpdateItem'], under: ['OUTBOX#*', 'PAYERTURN#*', 'FIRSTANSWER#*'] },
      reference: read,
      // Whether the facility is suspended, or a clinician blacklisted.
      facilities: read,
      // A payer may keep its members in the portal.
      members: read,
      audit: append,
    },
    consumes: 'payers',
    // Questions that go as files, to the worker with the facilities' credentials.
    sends: ['payers', 'authorizations'],
    // Counts who asks about many that no payer knows.
    guards: true,
    notifies: true,
    payerGateway: true,
    payerCredentials: 'use',
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  sendMails: {
    tables: { requests: outboxEntries },
    consumes: 'mails',
    sends: ['mails'],
    mail: true,
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  buryOutbox: {
    tables: { requests: outboxEntries },
    buries: true,
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  sweepOutbox: {
    tables: { requests: dueWork },
    sends: queuesOf.outbox,
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
  runRegisters: {
    tables: {
      // With the marks of jobs that fail.
      jobs: {
        may: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
        under: ['JOB#*', 'LANE#*', 'FAILED#*'],
      },
      members: { may: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'BatchWriteItem'] },
      audit: append,
    },
    consumes: 'registers',
    sends: ['registers'],
    jobFiles: 'take',
    scansFiles: true,
    ...runsJobs,
  },
  // It reads files of strangers: nothing but jobs and the file is open to it.
  runClaimFiles: {
    tables: { jobs: jobRecords, audit: append },
    consumes: 'claims',
    sends: ['claims'],
    notifies: true,
    jobFiles: 'take',
    scansFiles: true,
    ...runsJobs,
  },
  // The claims of a file become drafts: it makes claims and changes none.
  runClaimDrafts: {
    tables: {
      jobs: jobRecords,
      requests: { may: ['GetItem', 'PutItem'], under: ['CLAIM#*', 'CLAIMNUMBER#*'], ...claimComparisons.requests },
      eligibility: claimComparisons.eligibility,
      facilities: { may: ['GetItem', 'BatchGetItem'], under: ['FACILITY#*'], ...claimComparisons.facilities },
      reference: { may: ['GetItem', 'Query'], under: ['PAYER', 'PRICELIST#*'] },
      audit: append,
    },
    consumes: 'drafts',
    sends: ['drafts'],
    notifies: true,
    jobFiles: 'take',
    scansFiles: true,
    ...runsJobs,
  },
  runSheets: {
    tables: {
      jobs: jobRecords,
      eligibility: { may: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'] },
      requests: enqueue,
      facilities: read,
      reference: read,
      audit: append,
    },
    consumes: 'sheets',
    // The rows of a sheet go the way of every request.
    sends: ['sheets', 'payers'],
    // Whether the facility's sheets wait until tomorrow.
    guards: 'look',
    notifies: true,
    jobFiles: 'take',
    scansFiles: true,
    ...runsJobs,
  },
  runExports: {
    // An administrator's export names the facility by its licence.
    tables: {
      jobs: jobRecords,
      eligibility: read,
      // Lists of requests for approval, and the requests by their ids, which all begin so: not those of which something is due.
      requests: {
        may: ['BatchGetItem', 'Query'],
        under: [
          'FACILITY#*#AUTHORIZATION',
          'FACILITY#*#AUTHORIZATION#*',
          'PAYER#*#AUTHORIZATION#*',
          'AUTHORIZATION#0*',
        ],
      },
      facilities: read,
      audit: append,
    },
    consumes: 'exports',
    sends: ['exports'],
    notifies: true,
    jobFiles: 'keep',
    ...runsJobs,
  },
  runImports: {
    // A sheet of people adds and changes accounts, by the rules and with the rights of the calls.
    tables: withKeysOfModules('runImports', {
      jobs: {
        may: ['GetItem', 'Query', 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
        under: ['JOB#*', 'LANE#*', 'IMPORT#*', 'IMPORTS#*', 'FAILED#*'],
        indexes: [],
      },
      // No codes, proofs and challenges: who reads files of strangers opens no account by them.
      users: {
        may: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        under: [
          'USER#*',
          'USERNAME#*',
          'PEOPLE#*',
          'ADMINISTRATORS#*',
          'HOLDERS#*',
          'PAYER#*',
          'LICENSEHOLDER#*',
          'NOTIFICATIONS#*',
          'RATE#*',
          'SEATS#*',
        ],
      },
      // And of clinicians.
      facilities: {
        may: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem', 'PutItem', 'DeleteItem'],
        under: [
          'FACILITY#*',
          'CLINICIAN#*',
          'PERSON#*',
          'LISTEDCLINICIAN#*',
          'LICENSE#*',
          'FACILITIES#*',
          'PROVIDERCODES',
        ],
        ...claimComparisons.facilities,
      },
      // And of lists: one that becomes a version is told to the payer's administrators.
      reference: {
        may: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem', 'PutItem', 'DeleteItem', 'BatchWriteItem'],
        under: ['PAYER'],
      },
      // What a list of members added is removed by its undo.
      members: { may: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'DeleteItem'], indexes: [] },
      // And drafts of claims.
      requests: { may: ['GetItem', 'PutItem', 'DeleteItem'], under: ['OUTBOX#*'], ...claimComparisons.requests },
      eligibility: claimComparisons.eligibility,
      audit: append,
    }),
    payerDesk: true,
    insurerAuthorizations: true,
    notifies: true,
    consumes: 'imports',
    // A sheet of eligibility requests is handed to those who ask the payers.
    sends: ['imports', 'mails', 'sheets'],
    jobFiles: 'take',
    scansFiles: true,
    ...runsJobs,
  },
  sweepDeadlines: {
    // Who of a payer's people works on its cases is read from the users.
    tables: withKeysOfModules('sweepDeadlines', {
      // Each module of cases adds its prefix, for its records and for its partition of what is due.
      // And what payers' people were told of.
      requests: {
        may: ['Query', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        under: ['DESKTOLD#*'],
      },
      users: people,
      reference: payerNames,
      // Whether a request waits for a reviewer on a payer's work list, and nothing else.
      eligibility: { may: ['Query'], under: ['PAYER#*#DESK#WAITING'] },
      // Roles may come with a facility: who hears of its news by mail depends on them.
      facilities: underFacilities,
    }),
    payerDesk: true,
    notifies: true,
    newsChoices: 'mail',
    sends: ['mails'],
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
  migrateItems: {
    // Started by operators, and goes on by the clock.
    isForOperators: true,
    tables: { jobs: { may: ['Query', 'PutItem', 'UpdateItem'], under: ['MIGRATION#*', 'DUE#MIGRATION'] } },
    // The tables of the modules' migrations, and no others.
    migrates: {
      eligibility: { changes: true, adds: ['FOUND#*'] },
      users: ['ADMINISTRATORS#*', 'HOLDERS#*', 'LICENSEHOLDER#*', 'PEOPLE#*'],
      facilities: ['FACILITY#*', 'CLINICIAN#*', 'FACILITIES#*', 'PROVIDERCODES'],
      requests: ['EMPANELMENT#*', 'AUTHORIZATION#*'],
    },
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 900,
  },
  // By infra/setUp.ts.
  setUpPortal: {
    isForOperators: true,
    tables: {
      users: {
        may: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
        under: ['USER#*', 'USERNAME#*', 'PEOPLE#PORTAL', 'ADMINISTRATORS#PORTAL'],
      },
      reference: { may: ['Query', 'PutItem', 'UpdateItem'], under: ['PAYER', 'PAYERCREDENTIAL'] },
      audit: append,
    },
    payerCredentials: 'set',
    // The temporary password is hashed.
    memoryMb: 1769,
    timeoutSeconds: 60,
  },
  // By infra/listReviews.ts.
  listReviews: {
    isForOperators: true,
    tables: { requests: { may: ['Query'], under: ['AUTHORIZATIONREVIEWS'] } },
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  // By infra/listShiftedDays.ts. An old workbook takes some 40 times its size.
  listShiftedDays: {
    isForOperators: true,
    tables: { members: read },
    memoryMb: 1769,
    timeoutSeconds: 300,
  },
  sealAudit: {
    auditTrail: 'seal',
    everyMinutes: 5,
    memoryMb: 512,
    timeoutSeconds: 300,
  },
  verifyAudit: {
    auditTrail: 'verify',
    everyMinutes: 5,
    memoryMb: 512,
    timeoutSeconds: 300,
  },
  sendAuthorizations: {
    tables: {
      // The request with its lists and counts, its outbox entry, what the regulator said of it, and the next poll for its answer; claims with their files.
      requests: {
        may: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
        under: ['OUTBOX#*', 'POSTPOLL#*', 'AUTHORIZATION#*', 'COUNT#*', 'EAUTH#*', 'CLAIM#*', 'CLAIMBATCH#*'],
      },
      facilities: read,
      // Questions of eligibility go this way too, where their payer wants that; such a question ends here.
      eligibility: { may: ['GetItem', 'PutItem', 'UpdateItem'] },
      audit: append,
    },
    consumes: 'authorizations',
    sends: ['authorizations'],
    // Who asked is told where a question could not be sent.
    notifies: true,
    guards: true,
    regulators: true,
    credentialsKey: 'open',
    // The files of a request are in its file.
    attachments: 'send',
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  planPolls: {
    tables: { requests: { may: ['Query'], under: ['POSTPOLL#DUE#*'] } },
    sends: ['polls'],
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
  pollPostOffices: {
    tables: {
      // With the requests that the answers in the files are for, and the answers that another worker settles.
      requests: {
        may: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
        under: ['POSTFILE#*', 'POSTPOLL#*', 'OUTBOX#*', 'AUTHORIZATION#*', 'AUTHORIZATIONNUMBER#*', 'COUNT#*'],
      },
      // The facility's licence and its credentials, which only the key for credentials opens.
      facilities: read,
      // Which question of eligibility an answer is for: the worker of payers' answers settles it.
      eligibility: underFacilities,
    },
    consumes: 'polls',
    sends: ['payers'],
    // The regulators' rates.
    guards: true,
    // Who sent a request is told of its answer.
    notifies: true,
    regulators: true,
    credentialsKey: 'open',
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  // Sees whether the world outside answers: it has no credentials, and reads nothing about anybody.
  probeSystems: {
    tables: { reference: { may: ['Query', 'UpdateItem'], under: ['PAYER', 'PAYERCREDENTIAL', 'SYSTEMSTATUS'] } },
    payerGateway: true,
    regulators: true,
    looksAtPortal: true,
    looksAtMail: true,
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
  ...workersOfModules,
  sweepJobs: {
    tables: { jobs: dueWork },
    sends: queuesOf.jobs,
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
} satisfies WorkersSettings;

/** A function without HTTP. */
export type WorkerName = keyof typeof workers;

/** One entry for each function without HTTP: functionEntries.ts names its code. */
export const workerSettings: Readonly<Record<WorkerName, FunctionSettings>> = storingErrors(workers);

export const workerNames = Object.keys(workerSettings) as WorkerName[];

/** The gateway's own check in front of every route of a deployed environment; its code is functions/_edge/verifyOrigin.ts. */
export const originCheckSettings: FunctionSettings = { originSecret: true, memoryMb: 256, timeoutSeconds: 5 };
