import * as z from 'zod';
import { portalSettings } from '../../shared/_field/portalSettings.ts';

const text = z.string().min(1);
const count = z.coerce.number().int().positive();

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
  PAYERS_QUEUE_URL: z.url(),
  MAILS_QUEUE_URL: z.url(),
  REGISTERS_QUEUE_URL: z.url(),
  SHEETS_QUEUE_URL: z.url(),
  EXPORTS_QUEUE_URL: z.url(),
  SIGNING_KEY_ID: text,
  VERIFICATION_SECRET_ID: text,
  ORIGIN_SECRET_ID: text,
  HUMAN_VERIFICATION: z.enum(['on', 'off']),
  SESSION_IDLE_MINUTES: count,
  SESSION_ABSOLUTE_MINUTES: count,
  SESSIONS_PER_USER: count,
  PAYER_GATEWAY_URL: z.url(),
  PAYER_MAX_ATTEMPTS: count,
  PAYER_RETRY_BASE_SECONDS: count,
  PAYER_TIMEOUT_MS: count,
  MAIL_SENDER: z.email(),
  PORTAL_URL: z.url(),
  /** Where printed documents are checked; `none` where the environment has no host name of its own. */
  DOCUMENTS_URL: text.transform((url) => (url === 'none' ? null : url)),
  REGULATOR_DHPO_URL: z.url(),
  REGULATOR_SHAFAFIYA_URL: z.url(),
  REGULATOR_RIAYATI_URL: z.url(),
  CONTROL_MEDICATION_URL: z.url(),
  REGULATOR_TIMEOUT_MS: count,
  PORTAL_SETTINGS: text.transform((json): unknown => JSON.parse(json)).pipe(portalSettings),
  /** `none` where no support chat is configured. */
  CHAT_SECRET_ID: text.transform((id) => (id === 'none' ? null : id)),
  CREDENTIALS_KEY_ID: text,
  /** Signs the seals of the audit trail. */
  AUDIT_KEY_ID: text,
  /** Where the audit trail's entries and seals are locked. */
  ARCHIVE_BUCKET: text,
  /** `none` where the key of the card toolkit is not known yet: then no card reading counts as verified. */
  TOOLKIT_PUBLIC_KEY: text.transform((key) => (key === 'none' ? null : key)),
} as const;

export type Variable = keyof typeof variables;

/**
 * The value of an environment variable, parsed: `env('PAYER_TIMEOUT_MS')` is a number. It is read when it is asked for, so a
 * function needs only the variables it uses. Throws when the variable is missing or wrong: a fault of the deployment.
 */
export function env<Name extends Variable>(name: Name): z.output<(typeof variables)[Name]> {
  const parsed = variables[name].safeParse(process.env[name]);
  if (!parsed.success) throw new Error(`Environment variable ${name} is missing or not valid`);
  return parsed.data as z.output<(typeof variables)[Name]>;
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
  sheets: 'SHEETS_QUEUE_URL',
  exports: 'EXPORTS_QUEUE_URL',
} as const;

/** The address of a queue of infra/queues.ts. */
export const queueUrl = (queue: keyof typeof queueVariables): string => env(queueVariables[queue]);
