import type { PortalSettings } from '../shared/_field/portalSettings.ts';
import { brand } from '../shared/brand.ts';
import { switchedOffIn } from './featureSwitches.ts';

/** The environments the portal runs in; `npm run deploy -- -c env=staging` names one. */
export const environmentNames = ['local', 'dev', 'staging', 'prod'] as const;
export type EnvironmentName = (typeof environmentNames)[number];

/** CloudFront takes its web ACL and its certificate from here alone. */
export const edgeRegion = 'us-east-1';

/** What the names of the payers' secrets begin with at a stage; the payer's code follows. Operators make them, no deployment does. */
export const payerSecretsPrefix = (stage: string): string => `wasla/${stage}/payer/`;

/** What the names of its stacks, functions and roles begin with. */
export const namesBegin = ({ stage }: Pick<Environment, 'stage'>): string => `${brand.name.toLowerCase()}-${stage}-`;

/** The name of a stack of an environment. */
export const stackNameIn =
  (environment: Pick<Environment, 'stage'>) =>
  (part: string): string =>
    namesBegin(environment) + part;

/** The name of the stack of an environment's workers, with which the names of its functions begin. */
export const workersStackName = (environment: Pick<Environment, 'stage'>): string =>
  stackNameIn(environment)('workers');

/**
 * What deployments use of an account: by the qualifier the buckets and roles of `cdk bootstrap` are called, and with the role CloudFormation makes what
 * its templates say. A branch's code never meets the files of dev.
 */
export const bootstraps = {
  environments: { qualifier: 'hnb659fds', cloudFormationRole: 'cdk-hnb659fds-cfn-exec-role-*' },
  stages: { qualifier: 'stages', cloudFormationRole: `${brand.name.toLowerCase()}-stages-cloudformation` },
} as const;

export const bootstrapOf = ({ branch }: Pick<Environment, 'branch'>) =>
  branch === null ? bootstraps.environments : bootstraps.stages;

export interface Environment {
  readonly name: EnvironmentName;
  /** By this its stacks, functions, secrets and numbers are told from those of others: its own name, or that of a branch's stage. */
  readonly stage: string;
  /** The branch whose stage it is: invented data, destroyed by schedule (infra/stages/branchStage.ts). Null for what stays. */
  readonly branch: string | null;
  /** Health data stay in the UAE; only the web ACL and the certificate of CloudFront live in us-east-1. */
  readonly region: string;
  /** `owner/name` of the repository on GitHub whose workflow may deploy here; null where people deploy by hand alone. */
  readonly deployedFrom: string | null;
  /**
   * The ARN of the vault in a second account that takes copies of what is stored (docs/operations.md, A copy outside the account); null where there is
   * no such account, and so no copy.
   */
  readonly copiesTo: string | null;
  /** The portal's own host name; null means the name that CloudFront gives. */
  readonly domainName: string | null;
  readonly logRetentionDays: 7 | 30 | 90 | 365 | 731;
  /** `perUser`: how many places a user may be signed in at; the oldest session ends for the next one. */
  readonly session: {
    readonly idleMinutes: number;
    readonly absoluteMinutes: number;
    readonly perUser: number;
    /** An account that nobody has used for more days than these is locked. */
    readonly dormantDays: number;
  };
  /** Whether administrators and inspectors (shared/_field/secondFactorRoles.ts) have to sign in with a second factor; all others may. */
  readonly secondFactor: 'required' | 'offered';
  /**
   * The generations of the key of access tokens: the first signs; tokens of the others are valid too, until the time that is given
   * (docs/operations.md, Replacing the signing key).
   */
  readonly signingKeys: readonly { readonly generation: number; readonly until: string | null }[];
  /**
   * The generations of the key that signs the seals of the audit trail: the first signs; seals of the others stay valid (docs/operations.md,
   * Replacing the key of the seals). A generation stays in the list for as long as the archive has seals of it.
   */
  readonly auditKeys: readonly number[];
  /** Human verification at sign-in. It can be switched off in the local environment only. */
  readonly humanVerification: 'on' | 'off';
  /** The Secrets Manager name of the key that signs verification challenges; its value is made at the first deployment. */
  readonly verificationSecretName: string;
  readonly payerGateway: {
    /** Whose payers answer: the simulator's, the post office's test payers, or the real ones. */
    readonly postOffice: 'simulator' | 'test' | 'live';
    readonly url: string;
    readonly maxAttempts: number;
    readonly retryBaseSeconds: number;
    readonly timeoutMs: number;
  };
  /** The regulators' systems and the controlled-medication platform; locally the simulators take their place. */
  readonly regulators: {
    readonly system: 'simulator' | 'test' | 'live';
    /** Dubai: SOAP. */
    readonly dhpoUrl: string;
    /** Abu Dhabi: SOAP. */
    readonly shafafiyaUrl: string;
    /** The northern emirates: the base address of its REST services. */
    readonly riayatiUrl: string;
    readonly controlMedicationUrl: string;
    readonly timeoutMs: number;
    /** The pauses between two polls of a facility's post office: while it waits for an answer, and otherwise. */
    readonly secondsBetweenPolls: { readonly waiting: number; readonly idle: number };
  };
  /**
   * The virus scanner for files that people send: the REST interface of a ClamAV of our own, in the same region. Null where there is none: then files
   * are taken unscanned.
   */
  readonly fileScanner: { readonly url: string; readonly timeoutMs: number } | null;
  /** Mails go out from `sender`, an address of `domain`, whose DNS has to carry the records that SES names. */
  readonly mail: { readonly domain: string; readonly sender: string };
  readonly cardReader: {
    /**
     * The key that ICP's validation gateway signs card readings with: base64 of its DER SubjectPublicKeyInfo (docs/operations.md).
     * Null until ICP has given it: until then card readings fill forms and do not count as verified.
     */
    readonly toolkitPublicKey: string | null;
  };
  /** For how many days nobody can change or remove what the archive of the audit trail holds; null at a stage that is destroyed. */
  readonly auditLockDays: number | null;
  /** What the web app is told. */
  readonly portalSettings: PortalSettings;
  /** Who is told when an alarm rings; null tells nobody. */
  readonly alarmReceiver: string | null;
  /**
   * What the account may cost in a month, in USD. Four fifths of it, where the alarm `spend` begins to ring, are a little more than what `npm run
   * cost` prints for that month of docs/examples/months. Null where nothing is paid for, or where another environment's plan counts it.
   */
  readonly spendPlan: { readonly month: 'clinic' | 'payer' | 'dubai'; readonly usd: number } | null;
  /**
   * Requests in five minutes before the web ACL blocks: of visitors by address, of signed-in people by session. `address` is the ceiling of
   * one address whatever it sends, above what the staff of a hospital behind it need.
   */
  readonly requestsPerFiveMinutes: { readonly visitor: number; readonly session: number; readonly address: number };
  /** What the whole API takes in a second. A burst may be twice as large. */
  readonly requestsPerSecond: number;
}

const shared = {
  branch: null,
  region: 'me-central-1',
  // The first deployment is made by hand; then the repository's name goes here (docs/operations.md, Deploying from GitHub).
  deployedFrom: null,
  // The second account comes first; then its vault's ARN goes here.
  copiesTo: null,
  session: { idleMinutes: 30, absoluteMinutes: 12 * 60, perUser: 10, dormantDays: 90 },
  secondFactor: 'required',
  signingKeys: [{ generation: 1, until: null }],
  auditKeys: [1],
  humanVerification: 'on',
  requestsPerFiveMinutes: { visitor: 2_000, session: 2_000, address: 200_000 },
  requestsPerSecond: 500,
  auditLockDays: 1,
  cardReader: { toolkitPublicKey: null },
  portalSettings: {
    contactUsUrl: 'https://www.wasla.example/contact',
    dConnectUrl: null,
    payerOnlineUrl: null,
    licenseDistributors: [
      { name: 'Software Alliance', phone: '+971-40-000-0001', email: 'licences@software-alliance.example' },
      { name: 'Safe Care Tech', phone: '+971-40-000-0002', email: 'licences@safe-care-tech.example' },
    ],
    chat: null,
  },
} as const;

const portalSettingsOf = (name: EnvironmentName) => ({ ...shared.portalSettings, switchedOff: switchedOffIn(name) });

/** A file of ten megabytes takes a second or two. */
const fileScannerAt = (url: string) => ({ url, timeoutMs: 8_000 });

const mailOf = (domain: string) => ({ domain, sender: `no-reply@${domain}` });

/** An hour of trying with growing pauses, then the request ends as Error. */
const payerRetries = { maxAttempts: 8, retryBaseSeconds: 30, timeoutMs: 10_000 };

/** With every run of the planner, and every half hour. */
const usualPolls = { waiting: 50, idle: 30 * 60 } as const;

/** Nearly all of it are metrics, which cost the same for one patient. */
const spendOfTrials = { month: 'clinic', usd: 530 } as const;

/** Riayati and the controlled-medication platform give their addresses at onboarding: until then these lead nowhere. */
const testRegulators = {
  system: 'test',
  dhpoUrl: 'https://qa.eclaimlink.ae/dhpo/ValidateTransactions.asmx',
  shafafiyaUrl: 'https://shafafiyapte.doh.gov.ae/v2/webservices.asmx',
  riayatiUrl: 'https://riayati.staging.wasla.example',
  controlMedicationUrl: 'https://control-medication.staging.wasla.example',
  timeoutMs: 10_000,
  secondsBetweenPolls: usualPolls,
} as const;

export const environments: Readonly<Record<EnvironmentName, Environment>> = {
  local: {
    ...shared,
    name: 'local',
    stage: 'local',
    // The demonstration's administrators sign in without a device.
    secondFactor: 'offered',
    mail: mailOf('local.wasla.example'),
    domainName: null,
    logRetentionDays: 7,
    // Demonstrations and journeys sign the same few people in again and again.
    session: { ...shared.session, perUser: 50 },
    verificationSecretName: 'wasla/local/verification',
    // The local runner puts the address of its payer simulator here. Its pauses are short enough to watch.
    payerGateway: {
      postOffice: 'simulator',
      url: 'http://localhost/payers',
      maxAttempts: 5,
      retryBaseSeconds: 2,
      timeoutMs: 3_000,
    },
    regulators: {
      system: 'simulator',
      dhpoUrl: 'http://localhost/dhpo',
      shafafiyaUrl: 'http://localhost/shafafiya',
      riayatiUrl: 'http://localhost/riayati',
      controlMedicationUrl: 'http://localhost/control-medication',
      timeoutMs: 10_000,
      // Short enough to watch, and no shorter than Abu Dhabi allows.
      secondsBetweenPolls: { waiting: 6, idle: 20 },
    },
    // The runner puts the address of its own scanner here.
    fileScanner: fileScannerAt('http://localhost/file-scanner'),
    cardReader: {
      // The simulator's (infra/local/cardReader/signingKey.ts). No other environment may trust it.
      toolkitPublicKey:
        'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqnrpNS9GfdCSj/GrxTxsl23wfxdaeYtzKltC60dmGZpu3J00ajAlDTH3X3/NmNexcoKvBkWD0i3ZYKIi3h6KsQ==',
    },
    portalSettings: {
      ...portalSettingsOf('local'),
      // So that the tiles can be seen: .example leads nowhere.
      dConnectUrl: 'https://d-connect.wasla.example/',
      payerOnlineUrl: 'https://payer-online.wasla.example/',
    },
    alarmReceiver: null,
    spendPlan: null,
  },
  dev: {
    ...shared,
    name: 'dev',
    stage: 'dev',
    portalSettings: portalSettingsOf('dev'),
    mail: mailOf('dev.wasla.example'),
    domainName: null,
    logRetentionDays: 30,
    verificationSecretName: 'wasla/dev/verification',
    payerGateway: { postOffice: 'test', url: 'https://payers.dev.wasla.example', ...payerRetries },
    regulators: testRegulators,
    fileScanner: null,
    alarmReceiver: null,
    spendPlan: spendOfTrials,
  },
  staging: {
    ...shared,
    name: 'staging',
    stage: 'staging',
    portalSettings: portalSettingsOf('staging'),
    mail: mailOf('staging.wasla.example'),
    domainName: 'staging.wasla.example',
    logRetentionDays: 90,
    auditLockDays: 30,
    verificationSecretName: 'wasla/staging/verification',
    payerGateway: { postOffice: 'test', url: 'https://payers.staging.wasla.example', ...payerRetries },
    regulators: testRegulators,
    fileScanner: fileScannerAt('https://file-scanner.staging.wasla.example'),
    alarmReceiver: 'operations@wasla.example',
    spendPlan: spendOfTrials,
  },
  prod: {
    ...shared,
    name: 'prod',
    stage: 'prod',
    portalSettings: portalSettingsOf('prod'),
    mail: mailOf('wasla.example'),
    domainName: 'portal.wasla.example',
    logRetentionDays: 731,
    // 25 years, as the law keeps health records, with their leap days.
    auditLockDays: 25 * 365 + 7,
    verificationSecretName: 'wasla/prod/verification',
    payerGateway: { postOffice: 'live', url: 'https://payers.wasla.example', ...payerRetries },
    regulators: {
      system: 'live',
      dhpoUrl: 'https://dhpo.eclaimlink.ae/ValidateTransactions.asmx',
      shafafiyaUrl: 'https://shafafiya.doh.gov.ae/v2/webservices.asmx',
      riayatiUrl: 'https://riayati.wasla.example',
      controlMedicationUrl: 'https://control-medication.wasla.example',
      timeoutMs: 10_000,
      secondsBetweenPolls: usualPolls,
    },
    fileScanner: fileScannerAt('https://file-scanner.wasla.example'),
    alarmReceiver: 'operations@wasla.example',
    spendPlan: { month: 'payer', usd: 1000 },
  },
};

/**
 * The local environment with a support chat at this address: its simulator, or a Chatwoot of one's own. Other environments say in
 * their settings which chat they have.
 */
export function withSupportChat(environment: Environment, baseUrl: unknown): Environment {
  if (baseUrl === undefined) return environment;
  if (environment.name !== 'local')
    throw new Error('Only the local environment takes its support chat from the context');
  const chat = { baseUrl: String(baseUrl), websiteToken: 'local' };
  return { ...environment, portalSettings: { ...environment.portalSettings, chat } };
}

/** The environment with these feature switches off, for this deployment; as its table says where nothing is given. */
export const withSwitchedOff = (environment: Environment, given: unknown): Environment => ({
  ...environment,
  portalSettings: { ...environment.portalSettings, switchedOff: switchedOffIn(environment.name, given) },
});

/** The environment of that name; an unknown or missing name is an error that lists the known ones. */
export function environmentOf(name: unknown): Environment {
  const known = environmentNames.find((each) => each === name);
  if (!known) throw new Error(`Name an environment: -c env=${environmentNames.join('|')} (got ${String(name)})`);
  return environments[known];
}
