import type { Credentials } from '../aws/principals.ts';
import type { FunctionDefinition } from '../template/functions.ts';

/** Where the simulators of the regulators and of the controlled-medication platform listen. */
export interface RegulatorAddresses {
  readonly dhpo: string;
  readonly shafafiya: string;
  readonly riayati: string;
  readonly controlMedication: string;
}

export interface LocalAddresses {
  readonly awsEndpoint: string;
  /** Takes the place of PAYER_GATEWAY_URL: the payers' simulator. */
  readonly payerGateway: string;
  /** Take the places of the regulators' addresses: their simulators. */
  readonly regulators: RegulatorAddresses;
  /** Takes the place of FILE_SCANNER_URL: the runner's own scanner. */
  readonly fileScanner: string;
  /** Takes the place of PORTAL_URL, DOCUMENTS_URL and PASSKEY_ORIGIN: links and passkeys belong to this machine. */
  readonly portalUrl: string;
  /** HUMAN_VERIFICATION from the environment of the runner: only the local environment may switch it off. */
  readonly humanVerification?: string;
}

/**
 * A slow answer of the store, or of another service here, comes from a busy machine: longer than this nobody waits, since functions end at timeouts of
 * their own.
 */
const awsPatienceMs = 15 * 60_000;

/** Variables with a value of this machine. A function gets those that its template names. */
function replaced(template: Readonly<Record<string, string>>, addresses: LocalAddresses): Record<string, string> {
  const values: Record<string, string | undefined> = {
    PAYER_GATEWAY_URL: addresses.payerGateway,
    REGULATOR_DHPO_URL: addresses.regulators.dhpo,
    REGULATOR_SHAFAFIYA_URL: addresses.regulators.shafafiya,
    REGULATOR_RIAYATI_URL: addresses.regulators.riayati,
    CONTROL_MEDICATION_URL: addresses.regulators.controlMedication,
    FILE_SCANNER_URL: addresses.fileScanner,
    HUMAN_VERIFICATION: addresses.humanVerification,
    PORTAL_URL: addresses.portalUrl,
    DOCUMENTS_URL: addresses.portalUrl,
    PASSKEY_ORIGIN: addresses.portalUrl,
  };
  const named = Object.entries(values).filter(([name, value]) => value !== undefined && name in template);
  return Object.fromEntries(named) as Record<string, string>;
}

/** The environment of a function: the template's variables and what Lambda itself adds. */
export function environmentOf(
  definition: FunctionDefinition,
  { accessKeyId, secretAccessKey }: Credentials,
  addresses: LocalAddresses,
): Record<string, string> {
  return {
    ...definition.environment,
    ...replaced(definition.environment, addresses),
    AWS_REGION: definition.region,
    AWS_DEFAULT_REGION: definition.region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: 'local',
    AWS_ENDPOINT_URL: addresses.awsEndpoint,
    AWS_PATIENCE_MS: String(awsPatienceMs),
    // The local object store refuses a body with its checksum behind it.
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMegabytes),
    LAMBDA_TASK_ROOT: definition.codeDirectory,
    NODE_ENV: 'production',
    TZ: ':UTC',
  };
}
