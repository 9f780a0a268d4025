import * as z from 'zod';

const share = z.number().min(0).max(1).default(0);
const latencyMs = z.int().min(0).max(120_000).default(0);

const awsFaults = {
  /** Added to every call. */
  latencyMs,
  /** The share of calls that answer an internal error (the SDK retries them). */
  errorRate: share,
  /** The share of calls that are throttled, with the service's own exception. */
  throttleRate: share,
  /** Every call's credentials are refused. */
  rejectsCredentials: z.boolean().default(false),
};

/** How the payers' gateway behaves: `mode` says what it does wrong, `rate` to which share of the calls; it takes no key of `refusedKeys`. */
export const payerFaults = z.strictObject({
  latencyMs,
  mode: z
    .enum(['normal', 'down', 'serverError', 'garbage', 'html', 'twice', 'wrongId', 'rejectsCredentials'])
    .default('normal'),
  rate: z.number().min(0).max(1).default(1),
  refusedKeys: z.array(z.string()).optional(),
});
export type PayerFaults = z.infer<typeof payerFaults>;

/**
 * How a regulator's system or the controlled-medication platform behaves; `latencyMs` makes it slow. Of a post office: `answerLost` does what was asked
 * and breaks the line, `sameFileTwice` lists every file under two ids, `answersFirst` lays a payer's approval in the box before its request,
 * `brokenFile` gives half of a file.
 */
export const regulatorFaults = z.strictObject({
  latencyMs,
  mode: z
    .enum([
      'normal',
      'down',
      'serverError',
      'garbage',
      'html',
      'doctype',
      'endless',
      'redirect',
      'unexpectedError',
      'rejectsCredentials',
      'answerLost',
      'sameFileTwice',
      'answersFirst',
      'brokenFile',
    ])
    .default('normal'),
  rate: z.number().min(0).max(1).default(1),
  /** The code in which a post office's SearchTransactions ends, whatever was asked; null for its own answer. */
  searchCode: z.int().nullable().default(null),
});
export type RegulatorFaults = z.infer<typeof regulatorFaults>;

/** What the virus scanner can be made to do. */
const fileScannerFaults = z.strictObject({ mode: z.enum(['normal', 'down', 'silent', 'nonsense']).default('normal') });
export type FileScannerFaults = z.infer<typeof fileScannerFaults>;

/** Everything that can be made to fail, as `/local/faults` shows and takes it; what is left out works normally. */
export const faultSettings = z.strictObject({
  simulators: z
    .strictObject({
      payer: payerFaults.prefault({}),
      dhpo: regulatorFaults.prefault({}),
      shafafiya: regulatorFaults.prefault({}),
      riayati: regulatorFaults.prefault({}),
      controlMedication: regulatorFaults.prefault({}),
      fileScanner: fileScannerFaults.prefault({}),
    })
    .prefault({}),
  aws: z
    .strictObject({
      /** `conflictRate`: the share of writes that meet another transaction, which the store itself never reports. */
      dynamodb: z.strictObject({ ...awsFaults, conflictRate: share }).prefault({}),
      s3: z.strictObject(awsFaults).prefault({}),
      sqs: z.strictObject(awsFaults).prefault({}),
      kms: z.strictObject(awsFaults).prefault({}),
      secretsmanager: z.strictObject(awsFaults).prefault({}),
      ses: z.strictObject(awsFaults).prefault({}),
    })
    .prefault({}),
});
export type FaultSettings = z.infer<typeof faultSettings>;
export type AwsServiceName = keyof FaultSettings['aws'];

export interface FaultSwitch {
  readonly current: () => FaultSettings;
  /** Replaces all settings; throws a ZodError for unknown properties and values out of range. */
  readonly set: (input: unknown) => FaultSettings;
}

export function createFaultSwitch(): FaultSwitch {
  let settings = faultSettings.parse({});
  return {
    current: () => settings,
    set: (input) => {
      settings = faultSettings.parse(input);
      return settings;
    },
  };
}
