import { type QueueName, queuesOf } from './queues.ts';
import type { TableName } from './tables.ts';

/** What migrations do to a table whose items they change and add to. */
interface MigratesBoth {
  readonly changes: true;
  readonly adds: readonly string[];
}

/**
 * What a function may do with a table:
 * `read` gets and queries; `session` reads and touches the caller's session; `people` looks users up and changes none; `accounts` adds, changes and removes users with what points to them; `clinicians` does so with clinicians, and finds facilities by their licences; `lists` changes the lists that administrators keep, formularies and price lists; `notifications` lists and marks theirs besides;
 * `append` adds items and nothing else; `count` adds errors and counts them in their groups; `follow` adds requests, counts them and reads many a call; `documents` looks up printed documents, the requests they show and their facility's later ones, `prints` printed decisions and temporary cards with their records; `register` reads and puts many items
 * a call, `registerBack` removes members besides, `formulary` those of formularies only, and reads payers, `priceLists` those of price lists; `lanes` looks whether a job of a lane is unfinished; `due` lists what is due; `deliver` takes and ends entries of the outbox, `ask` takes a payer's turns besides; `work` takes and ends jobs and keeps their
 * rows, `workInLane` leaves their lanes besides, `imports` keeps imports and their rows besides; `reports` reads what regulators reported of requests; `remind` finds the cases whose deadlines are due, remembers their notices and ends what is over; `readWrite` reads, puts and updates; `readWriteDelete` removes too;
 * `waiting` finds what waits on a payer's work list for a reviewer; `reviews` lists the answers that an earlier release read otherwise, without a patient; `overdue`, `undelivered` and `failed` count what waits too long, was given up or could not be read, and has failed, and reach nothing else; `payers` lists the payers, `status` what works besides;
 * `poll` keeps the files that post offices give, when they are asked, and the answers at their requests; `send` takes and ends entries of the outbox, and changes the requests that they send; `pollsDue` lists which are to be asked; `connect` adds entries to the outbox, and begins to ask a facility's post office; `probes` lists the payers and keeps whether each part of the system answers; `audience` lists the people of facilities and payers besides the caller's session, `tellAudience` without it; `circulars` reads circulars with their receipts and ends their notices, `surveys` enters the providers that a survey asks besides;
 * `invite` adds the first administrator or invites them again, `keepPayers` adds payers and changes them; `migrations` keeps the places of migrations. Only what `migrates` names is scanned.
 */
export type TableAccess =
  | 'read'
  | 'session'
  | 'people'
  | 'accounts'
  | 'clinicians'
  | 'lists'
  | 'notifications'
  | 'append'
  | 'count'
  | 'reports'
  | 'documents'
  | 'prints'
  | 'approvals'
  | 'formulary'
  | 'priceLists'
  | 'readWrite'
  | 'readWriteDelete'
  | 'enqueue'
  | 'register'
  | 'registerBack'
  | 'settle'
  | 'asked'
  | 'follow'
  | 'drafts'
  | 'lanes'
  | 'groups'
  | 'migrations'
  | 'due'
  | 'deliver'
  | 'remind'
  | 'ask'
  | 'overdue'
  | 'reviews'
  | 'waiting'
  | 'undelivered'
  | 'failed'
  | 'payers'
  | 'status'
  | 'work'
  | 'workInLane'
  | 'poll'
  | 'send'
  | 'pollsDue'
  | 'connect'
  | 'probes'
  | 'audience'
  | 'tellAudience'
  | 'circulars'
  | 'surveys'
  | 'invite'
  | 'keepPayers'
  | 'imports';

/**
 * What one function needs. Its role, its environment variables and its size derive from this and from nothing else, so that a
 * function cannot even name a resource it has no grant for.
 */
export interface FunctionSettings {
  readonly tables?: Readonly<Partial<Record<TableName, TableAccess>>>;
  /** The queues that it sends to. A worker that sends to its own brings back what it could not end. */
  readonly sends?: readonly QueueName[];
  /** The queue that is the function's event source. */
  readonly consumes?: QueueName;
  /** Consumes the dead letters of the outbox's queues. */
  readonly buries?: true;
  /** `verify` reads the public key of access tokens; `sign` also issues them. */
  readonly signingKey?: 'verify' | 'sign';
  /** Keeps what public calls are guarded by (spent challenges, rates) beside the users, and writes to no user; `look` reads rates alone. */
  readonly guards?: true | 'look';
  /** Finds a payer's people, who are kept beside the users, and writes to no user. */
  readonly payerDesk?: true;
  /** Keeps the authorisations that sheets of insurers bring, with their counts, beside the requests, and reaches none of those. */
  readonly insurerAuthorizations?: true;
  /** Finds the administrators of facilities and of the portal, who are kept beside the users, and writes to no user. */
  readonly facilityDesks?: true;
  /** Counts the names whose sign-in is paused, which stand beside the users, and reaches no user. */
  readonly pausedSignIns?: true;
  /** Tells users of what has ended: beside the users, and writes to no user. */
  readonly notifies?: true;
  /** What people have chosen to hear of: keeps the caller's own, or mails news by it. */
  readonly newsChoices?: 'keep' | 'mail';
  /** Issues and checks human-verification challenges. */
  readonly verification?: true;
  /** Knows the header by which the API recognises our CloudFront distribution. */
  readonly originSecret?: true;
  /** Sends mails from the portal's address. */
  readonly mail?: true;
  /** Reads the terms and conditions among the documents. */
  readonly terms?: true;
  /** Keeps and prints the photographs of patients whose cards were read, among the documents. */
  readonly photos?: true;
  /** Tells the web app what the environment is configured with. */
  readonly portalSettings?: true;
  /** Asks which feature switches are off. */
  readonly asksSwitches?: true;
  /** Proves to the support chat, where one is configured, who its user is. */
  readonly supportChat?: true;
  /** Asks payers. */
  readonly payerGateway?: true;
  /** The portal's credentials for payers: `use` reads their values, to sign with them; `set` makes and changes them, and reads no value. */
  readonly payerCredentials?: 'use' | 'set';
  /** Looks whether SES takes the portal's mails, and sends none. */
  readonly looksAtMail?: true;
  /** Knows whether there is a key by which readings of cards are checked. */
  readonly knowsCardKey?: true;
  /** Looks whether the portal answers at the address where its users reach it. */
  readonly looksAtPortal?: true;
  /** Tries regulator credentials at the regulators. */
  readonly regulators?: true;
  /** Tries credentials at the controlled-medication platform. */
  readonly controlMedication?: true;
  /**
   * The audit trail besides its own entries: `seal` copies it into the archive and signs its heads, `verify` compares it with the
   * archive. Both keep their place in its table, and neither changes an entry. `show` verifies, lists entries and knows the names in them.
   */
  readonly auditTrail?: 'seal' | 'verify' | 'show';
  /** Reads what the audit trail says of users' accounts. */
  readonly userHistory?: true;
  /**
   * `seal` encrypts regulator credentials and cannot read them again; `open` reads those of facilities, to sign in with them; `factors` encrypts and
   * reads the secrets of second factors only.
   */
  readonly credentialsKey?: 'seal' | 'open' | 'factors';
  /** Names patients in the audit trail by keyed hashes: every function that puts searches for them on record. */
  readonly identifierKey?: true;
  /** `ask` begins sessions and knows who owes a second factor; `verify` checks it, and knows from where a passkey must come. */
  readonly secondFactor?: 'ask' | 'verify';
  /** Takes proofs of a second factor (`withSecondFactor`), which lie beside the users: reads and uses up these, and no user. */
  readonly factorProofs?: true;
  /** `verify` checks readings of Emirates ID cards; `use` looks up what such a reading said. */
  readonly cardReadings?: 'verify' | 'use';
  /**
   * Files of background jobs: `offer` signs the addresses at which browsers send and fetch them; `take` reads what was sent and keeps
   * what the job made; `keep` only keeps.
   */
  readonly jobFiles?: 'offer' | 'take' | 'keep';
  /**
   * Attachments of records: `check` signs the addresses at which browsers send files and looks at them; `give` keeps checked ones
   * with their record and signs the addresses at which browsers fetch them; `send` reads those of records, which go out with them.
   */
  readonly attachments?: 'check' | 'give' | 'send';
  /**
   * The tables whose items migrations look at, all of them: `change` them in place, add items beside them, under these keys only, or
   * both.
   */
  readonly migrates?: Readonly<Partial<Record<TableName, 'change' | readonly string[] | MigratesBoth>>>;
  /** Lets the virus scanner look at files that people send. */
  readonly scansFiles?: true;
  /** Prints documents with an address at which they can be checked. */
  readonly printsDocuments?: true;
  /** An operator invokes it, and nothing else starts it. */
  readonly isForOperators?: true;
  /** Runs by itself at this interval. */
  readonly everyMinutes?: number;
  readonly memoryMb: number;
  /** How Node is started. */
  readonly nodeOptions?: string;
  readonly timeoutSeconds: number;
}

/**
 * The stacks of the areas' functions: who gets in, what every module uses, patients' cover, approvals of treatments, the insurer's network, and what administrators do. A stack holds
 * ten functions at most, so that one alarm can watch them all (infra/constructs/FunctionAlarms.ts).
 */
export const areaGroups = ['access', 'common', 'eligibility', 'approval', 'network', 'administration'] as const;
export type AreaGroup = (typeof areaGroups)[number];

type AreaSettings = FunctionSettings & { readonly group: AreaGroup };

/** Every signed-in area verifies the token, reads and touches the session, and writes the audit trail. */
const signedIn = { users: 'session', audit: 'append' } as const;

const areas: Readonly<Record<string, AreaSettings>> = {
  account: {
    group: 'access',
    tables: { users: 'readWriteDelete', facilities: 'read', requests: 'enqueue', audit: 'append' },
    signingKey: 'sign',
    secondFactor: 'ask',
    verification: true,
    sends: ['mails'],
    terms: true,
    supportChat: true,
    regulators: true,
    controlMedication: true,
    cardReadings: 'verify',
    // argon2id needs a whole processor to stay under half a second: 1769 MB is Lambda's first full one.
    memoryMb: 1769,
    // Registration waits up to ten seconds for the regulator and the controlled-medication platform, longer while another tries the same.
    timeoutSeconds: 25,
  },
  manage: {
    group: 'access',
    tables: { users: 'readWriteDelete', facilities: 'readWrite', requests: 'connect', audit: 'append' },
    signingKey: 'verify',
    sends: ['mails'],
    regulators: true,
    credentialsKey: 'seal',
    memoryMb: 1769,
    timeoutSeconds: 20,
  },
  regulator: {
    group: 'access',
    tables: { ...signedIn, facilities: 'read', requests: 'reports' },
    guards: true,
    signingKey: 'verify',
    verification: true,
    regulators: true,
    // The credentials' fingerprint is an argon2id.
    memoryMb: 1024,
    timeoutSeconds: 20,
  },
  accountRequest: {
    group: 'access',
    // Opens accounts, tells of it by mail, and gives the licence to one account.
    tables: { users: 'readWriteDelete', requests: 'enqueue', audit: 'append' },
    signingKey: 'verify',
    sends: ['mails'],
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  user: {
    group: 'administration',
    // Administrators change other people's accounts, with the licences and pointers that belong to them, and tell of it by mail.
    tables: { users: 'readWriteDelete', facilities: 'read', requests: 'enqueue', reference: 'groups', audit: 'append' },
    userHistory: true,
    signingKey: 'verify',
    sends: ['mails'],
    // The temporary password of a new account is hashed.
    memoryMb: 1769,
    timeoutSeconds: 15,
  },
  auditTrail: {
    group: 'common',
    tables: { ...signedIn, facilities: 'read' },
    auditTrail: 'show',
    identifierKey: true,
    signingKey: 'verify',
    memoryMb: 512,
    // A verification that a person began works for seconds.
    timeoutSeconds: 15,
  },
  secondFactor: {
    group: 'access',
    // Its own items, the user that has them, and the session that a factor opens.
    tables: { users: 'readWriteDelete', requests: 'enqueue', audit: 'append' },
    signingKey: 'verify',
    sends: ['mails'],
    credentialsKey: 'factors',
    secondFactor: 'verify',
    // A password is checked before a factor is added or removed.
    memoryMb: 1769,
    timeoutSeconds: 15,
  },
  errorLog: {
    group: 'common',
    tables: { ...signedIn, errors: 'readWrite' },
    signingKey: 'verify',
    // Every page may report errors, up to a limit by address and by person.
    guards: true,
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  facility: {
    group: 'access',
    // Answers of calls that are repeated are kept among the requests.
    tables: { users: 'readWriteDelete', facilities: 'readWriteDelete', requests: 'readWrite', audit: 'append' },
    signingKey: 'sign',
    secondFactor: 'ask',
    memoryMb: 512,
    // Deactivating a facility ends the sessions of all its people.
    timeoutSeconds: 25,
  },
  // Counts for those who run the portal; it reads no record of a tenant.
  attention: {
    group: 'administration',
    tables: {
      ...signedIn,
      eligibility: 'overdue',
      requests: 'undelivered',
      jobs: 'failed',
      reference: 'status',
    },
    pausedSignIns: true,
    signingKey: 'verify',
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  // Public: everybody with a printed document may ask. It reads little and counts the calls.
  document: {
    group: 'common',
    tables: { eligibility: 'documents', requests: 'prints', audit: 'append' },
    guards: true,
    memoryMb: 256,
    timeoutSeconds: 10,
  },
  attachment: {
    group: 'common',
    tables: { ...signedIn, requests: 'drafts' },
    guards: true,
    signingKey: 'verify',
    attachments: 'check',
    scansFiles: true,
    // A file of ten megabytes is looked at as a whole.
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  // Everybody's own unfinished forms, and their files that no record has yet.
  formDraft: {
    group: 'common',
    tables: { ...signedIn, requests: 'drafts' },
    signingKey: 'verify',
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  providerQuery: {
    group: 'network',
    // A question may name an eligibility request of the facility.
    tables: { ...signedIn, requests: 'readWriteDelete', reference: 'read', eligibility: 'read' },
    payerDesk: true,
    notifies: true,
    signingKey: 'verify',
    attachments: 'give',
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  empanelment: {
    group: 'network',
    // An approval makes the provider code, status and mode of the facility.
    tables: { ...signedIn, requests: 'readWriteDelete', reference: 'read', facilities: 'readWriteDelete' },
    payerDesk: true,
    notifies: true,
    // A change of the profile is signed, and told to the contacts on record by mail.
    factorProofs: true,
    sends: ['mails'],
    signingKey: 'verify',
    attachments: 'give',
    // The PDF of a contract is made here.
    memoryMb: 1024,
    timeoutSeconds: 15,
  },
  newborn: {
    group: 'network',
    // A number is given by an eligibility answer of the facility; a payer may keep its members in the portal.
    tables: { ...signedIn, requests: 'readWriteDelete', reference: 'read', eligibility: 'read', members: 'read' },
    guards: true,
    signingKey: 'verify',
    identifierKey: true,
    printsDocuments: true,
    // The PDF of a temporary card is made here.
    memoryMb: 1024,
    timeoutSeconds: 15,
  },
  diseaseManagement: {
    group: 'approval',
    // A member is enrolled by an eligibility answer of the facility; a payer may keep its members in the portal.
    tables: {
      ...signedIn,
      requests: 'readWriteDelete',
      reference: 'read',
      eligibility: 'read',
      members: 'read',
      facilities: 'read',
    },
    guards: true,
    signingKey: 'verify',
    identifierKey: true,
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  authorization: {
    group: 'approval',
    // A request names an eligibility answer, clinicians and codes.
    tables: {
      ...signedIn,
      requests: 'readWriteDelete',
      reference: 'read',
      eligibility: 'read',
      facilities: 'read',
    },
    payerDesk: true,
    notifies: true,
    signingKey: 'verify',
    attachments: 'give',
    identifierKey: true,
    // And answers about eligibility in files that a person reads again.
    sends: ['authorizations', 'payers'],
    printsDocuments: true,
    // The classification of diseases is held in memory, and the PDF of a decision is made here.
    memoryMb: 1024,
    timeoutSeconds: 20,
  },
  authorizationDesk: {
    group: 'approval',
    // The payer's administrator keeps templates and the limit of one person. A decided request is deleted from the lists in which it stood. A request
    // may name an eligibility answer, clinicians and codes. A reviewer sees what the payer's register says of the patient.
    tables: {
      ...signedIn,
      requests: 'readWriteDelete',
      reference: 'readWriteDelete',
      eligibility: 'read',
      facilities: 'read',
      members: 'read',
    },
    payerDesk: true,
    notifies: true,
    signingKey: 'verify',
    memoryMb: 512,
    timeoutSeconds: 20,
  },
  // What is only looked at: requests for approval, insurers' own authorisations, and the questions about them.
  authorizationQuery: {
    group: 'approval',
    tables: { ...signedIn, requests: 'read' },
    signingKey: 'verify',
    identifierKey: true,
    // Documents are made here.
    memoryMb: 1024,
    timeoutSeconds: 15,
  },
  // It reads counters, and the names of payers.
  authorizationMeasure: {
    group: 'approval',
    tables: { ...signedIn, requests: 'read', reference: 'read' },
    signingKey: 'verify',
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  system: { group: 'common', portalSettings: true, memoryMb: 256, timeoutSeconds: 5 },
  payer: {
    group: 'network',
    tables: { ...signedIn, reference: 'read' },
    signingKey: 'verify',
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  // A publisher sees who of an audience has not read; readers keep their receipts.
  circular: {
    group: 'network',
    tables: { users: 'audience', audit: 'append', requests: 'readWriteDelete', reference: 'read', facilities: 'read' },
    signingKey: 'verify',
    attachments: 'give',
    memoryMb: 512,
    timeoutSeconds: 20,
  },
  // An insurer asks the providers with which it has contracts.
  survey: {
    group: 'network',
    tables: { ...signedIn, requests: 'readWriteDelete', reference: 'read', facilities: 'read' },
    payerDesk: true,
    notifies: true,
    signingKey: 'verify',
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  // What works at the moment is for everybody; administrators write the incidents.
  systemStatus: {
    group: 'network',
    tables: { ...signedIn, reference: 'readWriteDelete', requests: 'readWrite' },
    // A test of a connection looks at its address, and has the worker with the keys for payers try them.
    sends: ['payers'],
    payerGateway: true,
    regulators: true,
    looksAtMail: true,
    knowsCardKey: true,
    guards: true,
    signingKey: 'verify',
    memoryMb: 512,
    timeoutSeconds: 20,
  },
  clinician: {
    group: 'network',
    // Insurers are told of who joins, moves or leaves, with documents.
    tables: { ...signedIn, facilities: 'readWriteDelete', requests: 'readWriteDelete', reference: 'read' },
    payerDesk: true,
    attachments: 'give',
    signingKey: 'verify',
    // A blacklist is told to the administrators of the facilities concerned, and to those of the portal who decide about it.
    facilityDesks: true,
    notifies: true,
    // Licences are compared with the regulators' lists, so often an hour.
    regulators: true,
    guards: true,
    scansFiles: true,
    // Sheets are read within the call.
    memoryMb: 1024,
    timeoutSeconds: 25,
  },
  // A public form, whose sheets are read at once; its requests grant nothing.
  claimDashboard: {
    group: 'network',
    tables: { ...signedIn, requests: 'readWrite', reference: 'read' },
    signingKey: 'verify',
    guards: true,
    verification: true,
    identifierKey: true,
    scansFiles: true,
    memoryMb: 1024,
    timeoutSeconds: 20,
  },
  job: {
    group: 'common',
    // An administrator's export names the facility by its licence; a template lists the payers; a sheet shows late answers of its requests.
    tables: {
      ...signedIn,
      requests: 'readWrite',
      jobs: 'readWriteDelete',
      facilities: 'read',
      reference: 'read',
      eligibility: 'read',
    },
    signingKey: 'verify',
    guards: true,
    sends: queuesOf.jobs,
    jobFiles: 'offer',
    identifierKey: true,
    // A result of ten thousand rows is made within the call.
    memoryMb: 1024,
    timeoutSeconds: 20,
  },
  sheetImport: {
    group: 'network',
    tables: { ...signedIn, requests: 'readWrite', jobs: 'readWriteDelete' },
    signingKey: 'verify',
    guards: true,
    sends: ['imports'],
    jobFiles: 'offer',
    scansFiles: true,
    // Kinds of sheets may be switched off.
    asksSwitches: true,
    // The first rows of a workbook are read here.
    memoryMb: 1024,
    timeoutSeconds: 20,
  },
  member: {
    group: 'eligibility',
    // Requests say which payers a facility works with.
    tables: {
      ...signedIn,
      reference: 'read',
      requests: 'readWrite',
      eligibility: 'read',
      members: 'readWrite',
      jobs: 'lanes',
    },
    signingKey: 'verify',
    guards: true,
    cardReadings: 'use',
    identifierKey: true,
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  formulary: {
    group: 'administration',
    // The versions of a payer's formulary, and its administrators, who are told of them.
    tables: { ...signedIn, reference: 'formulary' },
    signingKey: 'verify',
    guards: true,
    payerDesk: true,
    notifies: true,
    scansFiles: true,
    // A list of drugs is read, compared and packed within the call.
    memoryMb: 1769,
    timeoutSeconds: 25,
  },
  priceList: {
    group: 'administration',
    // The versions of price lists, the providers by their licences, and the administrators of both sides, who are told of them.
    tables: { ...signedIn, reference: 'priceLists', facilities: 'read' },
    signingKey: 'verify',
    payerDesk: true,
    facilityDesks: true,
    notifies: true,
    // Two versions are compared within the call.
    memoryMb: 1769,
    timeoutSeconds: 25,
  },
  lookups: {
    group: 'common',
    // The lists that administrators keep, and the payers that authorise.
    tables: { ...signedIn, reference: 'read' },
    signingKey: 'verify',
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  lookupList: {
    group: 'administration',
    tables: { ...signedIn, reference: 'readWrite', requests: 'readWrite' },
    signingKey: 'verify',
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  notification: {
    group: 'common',
    tables: { users: 'notifications', audit: 'append' },
    newsChoices: 'keep',
    signingKey: 'verify',
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  // Payers write their rules here. The rule of a request is read from the request.
  payerRule: {
    group: 'eligibility',
    tables: { ...signedIn, reference: 'readWrite', eligibility: 'read' },
    signingKey: 'verify',
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  // Payers write what needs an approval here. Adding a rule may be repeated under its key.
  authorizationRule: {
    group: 'eligibility',
    tables: { ...signedIn, reference: 'readWrite', requests: 'readWrite' },
    signingKey: 'verify',
    memoryMb: 512,
    timeoutSeconds: 10,
  },
  eligibility: {
    group: 'eligibility',
    tables: {
      ...signedIn,
      facilities: 'read',
      reference: 'read',
      eligibility: 'readWrite',
      requests: 'readWriteDelete',
    },
    // The facility's answers to a reviewer carry documents.
    attachments: 'give',
    signingKey: 'verify',
    sends: ['payers'],
    cardReadings: 'use',
    photos: true,
    // A reviewer is notified when a request that they took is cancelled.
    notifies: true,
    printsDocuments: true,
    // Who types one number after the other is stopped.
    guards: true,
    identifierKey: true,
    // The PDF is made here: a bilingual page embeds and subsets two fonts.
    memoryMb: 1024,
    timeoutSeconds: 20,
  },
  delivery: {
    group: 'common',
    // What could not be delivered is sent on its way again together with its request.
    tables: { ...signedIn, eligibility: 'readWrite', requests: 'readWrite' },
    signingKey: 'verify',
    sends: queuesOf.outbox,
    memoryMb: 512,
    timeoutSeconds: 15,
  },
  worklist: {
    group: 'eligibility',
    // The payer's administrator changes the payer's own settings; a reviewer sees the register and the facility, and writes to it.
    tables: {
      ...signedIn,
      reference: 'readWrite',
      eligibility: 'readWrite',
      requests: 'readWrite',
      members: 'read',
      facilities: 'read',
    },
    sends: ['payers'],
    payerDesk: true,
    notifies: true,
    signingKey: 'verify',
    attachments: 'give',
    memoryMb: 512,
    timeoutSeconds: 15,
  },
};

/** Every function stores what fails in it; only the error log reads that. */
export const storingErrors = <Settings extends FunctionSettings>(
  settings: Readonly<Record<string, Settings>>,
): Readonly<Record<string, Settings>> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, each]) => [name, { ...each, tables: { errors: 'count', ...each.tables } }]),
  );

/** One entry for each API area of the contract; its code is functions/<area>/index.ts. */
export const areaSettings: Readonly<Record<string, AreaSettings>> = storingErrors(areas);
