import type { QueueName } from './queueNames.ts';
import type { TableAccess, TableName } from './tableAccess.ts';

/** What migrations do to a table whose items they change and add to. */
interface MigratesBoth {
  readonly changes: true;
  readonly adds: readonly string[];
}

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
  /** Finds the people of a facility or a health authority by their roles, who are kept beside the users, and writes to no user. */
  readonly roleHolders?: true;
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
 * The partition keys of a module's records that workers of many modules reach, by worker and table: `functions/<module>/workerKeys.ts`. What a worker may do
 * under them is the same for all modules.
 */
export type WorkerKeys = Readonly<
  Partial<Record<'sweepDeadlines' | 'runImports', Readonly<Partial<Record<TableName, readonly string[]>>>>>
>;

/** What functions without HTTP need, by their names. */
export type WorkersSettings = Readonly<Record<string, FunctionSettings>>;

/**
 * The stacks of the areas' functions: who gets in, what every module uses, patients' cover, approvals of treatments, the insurer's network, and what administrators do. A stack holds
 * ten functions at most, so that one alarm can watch them all (infra/constructs/FunctionAlarms.ts).
 */
export const areaGroups = ['access', 'common', 'eligibility', 'approval', 'network', 'administration'] as const;
export type AreaGroup = (typeof areaGroups)[number];

/** What the function of an area needs, and the stack it stands in. */
export type AreaSettings = FunctionSettings & { readonly group: AreaGroup };
