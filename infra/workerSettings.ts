import type { FunctionSettings } from '../functions/_settings/functionSettings.ts';
import { queuesOf } from '../functions/_settings/queueNames.ts';
import { storingErrors } from './storingErrors.ts';

/** A whole processor: a job parses, and waits for the store meanwhile. */
const runsJobs = {
  memoryMb: 1769,
  // With that much memory V8 lets the garbage of a stream of rows grow to hundreds of megabytes.
  nodeOptions: '--max-semi-space-size=8',
  timeoutSeconds: 900,
} as const;

const workers: Readonly<Record<string, FunctionSettings>> = {
  askPayers: {
    tables: {
      eligibility: 'readWrite',
      requests: 'ask',
      reference: 'read',
      // Whether the facility is suspended, or a clinician blacklisted.
      facilities: 'read',
      // A payer may keep its members in the portal.
      members: 'read',
      audit: 'append',
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
    tables: { requests: 'deliver' },
    consumes: 'mails',
    sends: ['mails'],
    mail: true,
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  buryOutbox: {
    tables: { requests: 'deliver' },
    buries: true,
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  sweepOutbox: {
    tables: { requests: 'due' },
    sends: queuesOf.outbox,
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
  runRegisters: {
    tables: { jobs: 'workInLane', members: 'register', audit: 'append' },
    consumes: 'registers',
    sends: ['registers'],
    jobFiles: 'take',
    scansFiles: true,
    ...runsJobs,
  },
  runSheets: {
    tables: {
      jobs: 'work',
      eligibility: 'follow',
      requests: 'enqueue',
      facilities: 'read',
      reference: 'read',
      audit: 'append',
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
    tables: { jobs: 'work', eligibility: 'read', requests: 'approvals', facilities: 'read', audit: 'append' },
    consumes: 'exports',
    sends: ['exports'],
    notifies: true,
    jobFiles: 'keep',
    ...runsJobs,
  },
  runImports: {
    // A sheet of people adds and changes accounts, by the rules and with the rights of the calls.
    tables: {
      jobs: 'imports',
      users: 'accounts',
      // And of clinicians.
      facilities: 'clinicians',
      // And of code lists; a list of drugs or prices becomes a version, of which the payer's administrators are told.
      reference: 'lists',
      // What a list of members added is removed by its undo.
      members: 'registerBack',
      requests: 'enqueue',
      audit: 'append',
    },
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
    // Of payers only whether a request waits on their work list.
    // Roles may come with a facility: who hears of its news by mail depends on them.
    tables: {
      ...{ requests: 'remind', users: 'people', reference: 'payers', eligibility: 'waiting' },
      facilities: 'asked',
    },
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
    tables: { jobs: 'migrations' },
    // The tables of the migrations in functions/_workers/tables/migrations.ts, and no others.
    migrates: {
      eligibility: { changes: true, adds: ['FOUND#*'] },
      users: ['ADMINISTRATORS#*', 'LICENSEHOLDER#*', 'PEOPLE#*'],
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
    tables: { users: 'invite', reference: 'keepPayers', audit: 'append' },
    payerCredentials: 'set',
    // The temporary password is hashed.
    memoryMb: 1769,
    timeoutSeconds: 60,
  },
  // By infra/listReviews.ts.
  listReviews: {
    isForOperators: true,
    tables: { requests: 'reviews' },
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  // By infra/listShiftedDays.ts. An old workbook takes some 40 times its size.
  listShiftedDays: {
    isForOperators: true,
    tables: { members: 'read' },
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
      // The request with its lists and counts, its outbox entry, what the regulator said of it, and the next poll for its answer.
      requests: 'send',
      facilities: 'read',
      // Questions of eligibility go this way too, where their payer wants that.
      eligibility: 'settle',
      audit: 'append',
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
    tables: { requests: 'pollsDue' },
    sends: ['polls'],
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
  pollPostOffices: {
    // Whose licence and whose credentials: the second alone opens them.
    // Whose question of eligibility an answer is for: the worker of payers' answers settles it.
    tables: { requests: 'poll', facilities: 'read', eligibility: 'asked' },
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
    tables: { reference: 'probes' },
    payerGateway: true,
    regulators: true,
    looksAtPortal: true,
    looksAtMail: true,
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
  tellCirculars: {
    tables: { requests: 'circulars', users: 'tellAudience', facilities: 'read', reference: 'payers' },
    notifies: true,
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
  tellSurveys: {
    tables: { requests: 'surveys', users: 'people', facilities: 'read' },
    facilityDesks: true,
    notifies: true,
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
  sweepJobs: {
    tables: { jobs: 'due' },
    sends: queuesOf.jobs,
    everyMinutes: 1,
    memoryMb: 512,
    timeoutSeconds: 50,
  },
};

/** One entry for each function without HTTP; its code is functions/_workers/<worker>.ts. */
export const workerSettings: Readonly<Record<string, FunctionSettings>> = storingErrors(workers);

/** The gateway's own check in front of every route of a deployed environment; its code is functions/_edge/verifyOrigin.ts. */
export const originCheckSettings: FunctionSettings = { originSecret: true, memoryMb: 256, timeoutSeconds: 5 };
