import * as z from 'zod';
import { switchNames } from '../../shared/_field/featureSwitches.ts';
import { portalSettings } from '../../shared/_field/portalSettings.ts';

/** A schema that is made when it is first used: a function reads few of the variables. */
function onUse<Schema extends z.ZodType>(make: () => Schema): () => Schema {
  let schema: Schema | undefined;
  return () => {
    schema ??= make();
    return schema;
  };
}

const text = onUse(() => z.string().min(1));
const count = onUse(() => z.coerce.number().int().positive());
const url = onUse(() => z.url());
/** `none` where the environment has no such thing. */
const optionalText = onUse(() => text().transform((value) => (value === 'none' ? null : value)));

const otherKeys = (list: string): { keyId: string; until: string | null }[] =>
  (list === 'none' ? [] : list.split(',')).map((each) => {
    const [keyId = '', until = ''] = each.split(' ');
    return { keyId, until: until === 'always' ? null : until };
  });

/** Every environment variable that a function may read, and its shape. The stateless stack sets them. */
const variables = {
  STAGE: text,
  VERSION: text,
  USERS_TABLE: text,
  FACILITIES_TABLE: text,
  ELIGIBILITY_TABLE: text,
  REQUESTS_TABLE: text,
  REFERENCE_TABLE: text,
  AUDIT_TABLE: text,
  ERRORS_TABLE: text,
  JOBS_TABLE: text,
  MEMBERS_TABLE: text,
  DOCUMENTS_BUCKET: text,
  IMPORTS_BUCKET: text,
  AWS_REGION: text,
  /** How long a call to AWS may take on one machine (infra/local/functions/environment.ts). No deployed function has it. */
  AWS_PATIENCE_MS: onUse(() => count().optional()),
  PAYERS_QUEUE_URL: url,
  MAILS_QUEUE_URL: url,
  REGISTERS_QUEUE_URL: url,
  CLAIMS_QUEUE_URL: url,
  DRAFTS_QUEUE_URL: url,
  SHEETS_QUEUE_URL: url,
  EXPORTS_QUEUE_URL: url,
  IMPORTS_QUEUE_URL: url,
  AUTHORIZATIONS_QUEUE_URL: url,
  POLLS_QUEUE_URL: url,
  SIGNING_KEY_ID: text,
  /** Keys whose tokens are valid too: `<key> <until>`, with commas between them; `none` where there are none. */
  OTHER_SIGNING_KEYS: onUse(() => text().transform(otherKeys)),
  VERIFICATION_SECRET_ID: text,
  ORIGIN_SECRET_ID: text,
  HUMAN_VERIFICATION: onUse(() => z.enum(['on', 'off'])),
  /** Whether the roles that can do most have to enrol a second factor, or are only offered one. */
  SECOND_FACTOR: onUse(() => z.enum(['required', 'offered'])),
  /** Where browsers see the portal: a passkey counts from there only. `none` where the environment has no host name of its own. */
  PASSKEY_ORIGIN: optionalText,
  SESSION_IDLE_MINUTES: count,
  SESSION_ABSOLUTE_MINUTES: count,
  SESSIONS_PER_USER: count,
  /** An account that nobody has used for more days than these is locked. */
  DORMANT_DAYS: count,
  PAYER_GATEWAY_URL: url,
  PAYER_MAX_ATTEMPTS: count,
  PAYER_RETRY_BASE_SECONDS: count,
  PAYER_TIMEOUT_MS: count,
  /** What the names of the payers' secrets begin with; the payer's code follows. */
  PAYER_SECRETS: text,
  /** Encrypts what a function keeps in Secrets Manager. */
  DATA_KEY_ID: text,
  MAIL_SENDER: onUse(() => z.email()),
  PORTAL_URL: url,
  /** Where printed documents are checked; `none` where the environment has no host name of its own. */
  DOCUMENTS_URL: optionalText,
  REGULATOR_DHPO_URL: url,
  REGULATOR_SHAFAFIYA_URL: url,
  REGULATOR_RIAYATI_URL: url,
  CONTROL_MEDICATION_URL: url,
  REGULATOR_TIMEOUT_MS: count,
  /** `none` where the environment has no virus scanner. */
  FILE_SCANNER_URL: optionalText,
  FILE_SCANNER_TIMEOUT_MS: count,
  POLL_WAITING_SECONDS: count,
  POLL_IDLE_SECONDS: count,
  /** The feature switches that are off, with commas between them; `none` where all are on. */
  SWITCHED_OFF: onUse(() =>
    text()
      .transform((list) => (list === 'none' ? [] : list.split(',')))
      .pipe(z.array(z.enum(switchNames))),
  ),
  PORTAL_SETTINGS: onUse(() =>
    text()
      .transform((json): unknown => JSON.parse(json))
      .pipe(portalSettings),
  ),
  /** `none` where no support chat is configured. */
  CHAT_SECRET_ID: optionalText,
  CREDENTIALS_KEY_ID: text,
  /** Makes the hashes by which the audit trail names patients' numbers. */
  IDENTIFIER_KEY_ID: text,
  /** Signs the seals of the audit trail. */
  AUDIT_KEY_ID: text,
  /** Keys whose seals are ours too, with commas between them; `none` where there are none. */
  OTHER_AUDIT_KEYS: onUse(() => text().transform((list) => (list === 'none' ? [] : list.split(',')))),
  /** Where the audit trail's entries and seals are locked. */
  ARCHIVE_BUCKET: text,
  /** `none` where the key of the card toolkit is not known yet: then no card reading counts as verified. */
  TOOLKIT_PUBLIC_KEY: optionalText,
} as const;

export type Variable = keyof typeof variables;

/**
 * The value of an environment variable, parsed: `env('PAYER_TIMEOUT_MS')` is a number. It is read when it is asked for, so a
 * function needs only the variables it uses. Throws when the variable is missing or wrong: a fault of the deployment.
 */
export function env<Name extends Variable>(name: Name): z.output<ReturnType<(typeof variables)[Name]>> {
  const parsed = variables[name]().safeParse(process.env[name]);
  if (!parsed.success) throw new Error(`Environment variable ${name} is missing or not valid`);
  return parsed.data as z.output<ReturnType<(typeof variables)[Name]>>;
}

/** Whether this is the local runner or a test, where plain HTTP is served and human verification may be switched off. */
export const isLocalStage = (): boolean => env('STAGE') === 'local';

const tableVariables = {
  users: 'USERS_TABLE',
  facilities: 'FACILITIES_TABLE',
  eligibility: 'ELIGIBILITY_TABLE',
  requests: 'REQUESTS_TABLE',
  reference: 'REFERENCE_TABLE',
  audit: 'AUDIT_TABLE',
  errors: 'ERRORS_TABLE',
  jobs: 'JOBS_TABLE',
  members: 'MEMBERS_TABLE',
} as const;

/** A table of infra/tables.ts. */
export type Table = keyof typeof tableVariables;

/** The deployed name of a table of infra/tables.ts. */
export const tableName = (table: Table): string => env(tableVariables[table]);

const queueVariables = {
  payers: 'PAYERS_QUEUE_URL',
  mails: 'MAILS_QUEUE_URL',
  registers: 'REGISTERS_QUEUE_URL',
  claims: 'CLAIMS_QUEUE_URL',
  drafts: 'DRAFTS_QUEUE_URL',
  sheets: 'SHEETS_QUEUE_URL',
  exports: 'EXPORTS_QUEUE_URL',
  imports: 'IMPORTS_QUEUE_URL',
  authorizations: 'AUTHORIZATIONS_QUEUE_URL',
  polls: 'POLLS_QUEUE_URL',
} as const;

/** The address of a queue of infra/queues.ts. */
export const queueUrl = (queue: keyof typeof queueVariables): string => env(queueVariables[queue]);
