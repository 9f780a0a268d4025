import { ArnFormat, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Architecture,
  Code,
  type IFunction,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionSettings } from '../../functions/_settings/functionSettings.ts';
import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { bundleOf } from '../builds/bundle.ts';
import { type Environment, payerSecretsPrefix } from '../environments.ts';
import {
  acceptArchiveFindings,
  acceptFileFindings,
  acceptFunctionFindings,
  acceptPayerCredentialFindings,
  acceptPhotoFindings,
} from '../nagSuppressions.ts';
import { functionPolicy, type PortalResources } from './functionPolicy.ts';

interface AreaFunctionProps {
  /** The folder that holds functions/. */
  readonly root: string;
  /** The entry file below it: `functions/account/index.ts`. Infra names it and never imports it. */
  readonly entry: string;
  readonly settings: FunctionSettings;
  readonly environment: Environment;
  readonly resources: PortalResources;
  readonly version: string;
}

/**
 * One Lambda function of the portal, an API area's or a worker's: its bundle, its log group, its role with exactly the grants of
 * its settings, and the environment variables that name what it was granted.
 */
export class AreaFunction extends Construct {
  readonly handler: LambdaFunction;
  /** Names the version that serves, which a new one replaces step by step. The local environment has no versions. */
  readonly live?: Alias;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, props: AreaFunctionProps) {
    super(scope, id);
    const { settings, environment, resources } = props;
    this.logGroup = new LogGroup(this, 'Logs', {
      retention: environment.logRetentionDays,
      encryptionKey: resources.dataKey,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        Grants: functionPolicy(settings, resources, {
          logGroup: this.logGroup,
          sender: environment.mail.sender,
          payerSecrets: Stack.of(this).formatArn({
            service: 'secretsmanager',
            resource: 'secret',
            resourceName: `${payerSecretsPrefix(environment.stage)}*`,
            arnFormat: ArnFormat.COLON_RESOURCE_NAME,
          }),
        }),
      },
    });
    const bundle = bundleOf(props.root, props.entry);
    this.handler = new LambdaFunction(this, 'Function', {
      description: props.entry,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: bundle.handler,
      code: Code.fromAsset(bundle.folder),
      memorySize: settings.memoryMb,
      timeout: Duration.seconds(settings.timeoutSeconds),
      environment: environmentVariables(props),
      // The constructs of CDK must not widen a role that the settings describe in full.
      role: role.withoutPolicyUpdates(),
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.TEXT,
      tracing: Tracing.ACTIVE,
    });
    if (environment.name !== 'local')
      this.live = new Alias(this, 'Live', { aliasName: 'live', version: this.handler.currentVersion });
    acceptFunctionFindings(this, triggerOf(settings));
    if (settings.jobFiles) acceptFileFindings(this, resources.imports, jobFolders[settings.jobFiles]);
    if (settings.attachments) acceptFileFindings(this, resources.imports, attachmentFolders[settings.attachments]);
    if (settings.photos) acceptPhotoFindings(this, resources.documents);
    if (settings.auditTrail) acceptArchiveFindings(this, resources.auditArchive);
    if (settings.payerCredentials) acceptPayerCredentialFindings(this, payerSecretsPrefix(environment.stage));
  }

  /** What calls the function names this. */
  get target(): IFunction {
    return this.live ?? this.handler;
  }
}

const jobFolders = { offer: ['in', 'out'], take: ['in', 'out'], keep: ['out'] } as const;
const attachmentFolders = {
  check: ['in', 'checked'],
  give: ['checked', 'attachment'],
  send: ['attachment'],
} as const;

const triggerOf = ({ consumes, buries, everyMinutes, isForOperators }: FunctionSettings) => {
  if (consumes || buries) return 'queue';
  if (everyMinutes) return 'schedule';
  return isForOperators ? 'operator' : 'http';
};

function tableVariables(
  { tables = {}, migrates = {}, guards, notifies, mail, factorProofs, auditTrail }: FunctionSettings,
  resources: PortalResources,
) {
  // What guards public calls and what users are told is kept beside the users, where the readers of mails are.
  const besides = guards || notifies || mail || factorProofs ? (['users'] as const) : [];
  const trail = auditTrail ? (['audit'] as const) : [];
  const named = new Set([
    ...(Object.keys(tables) as TableName[]),
    ...(Object.keys(migrates) as TableName[]),
    ...besides,
    ...trail,
  ]);
  return Object.fromEntries(
    [...named].map((name) => [`${name.toUpperCase()}_TABLE`, resources.tables[name].tableName]),
  );
}

/** The variables that name what the settings grant, and no others. */
function environmentVariables({ settings, environment, resources, version }: AreaFunctionProps) {
  const { session, cardReader } = environment;
  return {
    STAGE: environment.stage,
    VERSION: version,
    ...(settings.nodeOptions && { NODE_OPTIONS: settings.nodeOptions }),
    ...tableVariables(settings, resources),
    ...queueVariables(settings, resources),
    ...bucketVariables(settings, resources),
    ...(settings.signingKey && {
      SIGNING_KEY_ID: resources.signingKey.keyArn,
      OTHER_SIGNING_KEYS:
        resources.otherSigningKeys.map(({ key, until }) => `${key.keyArn} ${until ?? 'always'}`).join() || 'none',
      SESSION_IDLE_MINUTES: String(session.idleMinutes),
      SESSION_ABSOLUTE_MINUTES: String(session.absoluteMinutes),
      SESSIONS_PER_USER: String(session.perUser),
      DORMANT_DAYS: String(session.dormantDays),
    }),
    ...factorVariables(settings, environment),
    ...(settings.verification && {
      VERIFICATION_SECRET_ID: resources.verificationSecret.secretArn,
      HUMAN_VERIFICATION: environment.humanVerification,
    }),
    ...(settings.originSecret && { ORIGIN_SECRET_ID: resources.originSecret?.secretArn ?? '' }),
    ...(settings.supportChat && { CHAT_SECRET_ID: resources.chatSecret?.secretArn ?? 'none' }),
    ...mailVariables(settings, environment, resources),
    ...portalVariables(settings, environment),
    ...connectionVariables(settings, environment),
    ...((settings.cardReadings === 'verify' || settings.knowsCardKey) && {
      TOOLKIT_PUBLIC_KEY: cardReader.toolkitPublicKey ?? 'none',
    }),
    ...auditVariables(settings, resources),
    ...sealVariables(settings, resources),
  };
}

/** What a function encrypts with that keeps credentials. */
const sealVariables = ({ credentialsKey, payerCredentials }: FunctionSettings, resources: PortalResources) => ({
  ...(credentialsKey && { CREDENTIALS_KEY_ID: resources.credentialsKey.keyArn }),
  ...(payerCredentials === 'set' && { DATA_KEY_ID: resources.dataKey.keyArn }),
});

/** From where mails come, and where their links lead. */
const mailVariables = (
  { mail, looksAtMail, looksAtPortal }: FunctionSettings,
  { mail: { sender }, session }: Environment,
  { portalUrl }: PortalResources,
) => ({
  ...((mail || looksAtMail) && { MAIL_SENDER: sender }),
  ...(mail && { DORMANT_DAYS: String(session.dormantDays) }),
  ...((mail || looksAtPortal) && { PORTAL_URL: portalUrl ?? '' }),
});

/** The keys of the audit trail: of its seals, and of the hashes in it. */
const auditVariables = ({ auditTrail, identifierKey }: FunctionSettings, resources: PortalResources) => ({
  ...(auditTrail && {
    AUDIT_KEY_ID: resources.auditKey.keyArn,
    OTHER_AUDIT_KEYS: resources.otherAuditKeys.map(({ keyArn }) => keyArn).join() || 'none',
  }),
  ...(identifierKey && { IDENTIFIER_KEY_ID: resources.identifierKey.keyArn }),
});

/** Who owes a second factor, and from where a passkey counts. */
const factorVariables = ({ secondFactor }: FunctionSettings, environment: Environment) => ({
  ...(secondFactor && { SECOND_FACTOR: environment.secondFactor }),
  ...(secondFactor === 'verify' && {
    PASSKEY_ORIGIN: environment.domainName ? `https://${environment.domainName}` : 'none',
  }),
});

/** The buckets of documents and of files on their way. */
const bucketVariables = (
  { terms, photos, attachments, jobFiles, auditTrail }: FunctionSettings,
  { documents, imports, auditArchive }: PortalResources,
) => ({
  ...((terms || photos) && { DOCUMENTS_BUCKET: documents.bucketName }),
  ...((attachments || jobFiles) && { IMPORTS_BUCKET: imports.bucketName }),
  ...(auditTrail && { ARCHIVE_BUCKET: auditArchive.bucketName }),
});

/** The queues to which it sends. */
const queueVariables = ({ sends = [] }: FunctionSettings, { queues }: PortalResources) =>
  Object.fromEntries(sends.map((name) => [`${name.toUpperCase()}_QUEUE_URL`, queues[name].queue.queueUrl]));

/** What people are told of the environment, and what is off in it. */
const portalVariables = (
  { portalSettings: isTold, asksSwitches }: FunctionSettings,
  { portalSettings }: Environment,
) => ({
  ...(isTold && { PORTAL_SETTINGS: JSON.stringify(portalSettings) }),
  ...(asksSwitches && { SWITCHED_OFF: portalSettings.switchedOff.join(',') || 'none' }),
});

/** Where the function finds the world outside. */
function connectionVariables(settings: FunctionSettings, environment: Environment) {
  const { domainName, payerGateway, regulators, fileScanner } = environment;
  // Mails and files for post offices are tried again like questions to payers.
  const delivers = settings.payerGateway || settings.mail || settings.consumes === 'authorizations';
  return {
    ...(settings.printsDocuments && { DOCUMENTS_URL: domainName ? `https://${domainName}` : 'none' }),
    ...(settings.payerGateway && {
      PAYER_GATEWAY_URL: payerGateway.url,
      PAYER_TIMEOUT_MS: String(payerGateway.timeoutMs),
    }),
    ...(settings.payerCredentials && { PAYER_SECRETS: payerSecretsPrefix(environment.stage) }),
    ...(delivers && {
      PAYER_RETRY_BASE_SECONDS: String(payerGateway.retryBaseSeconds),
    }),
    ...((delivers || settings.buries) && {
      PAYER_MAX_ATTEMPTS: String(payerGateway.maxAttempts),
    }),
    ...(settings.regulators && {
      REGULATOR_DHPO_URL: regulators.dhpoUrl,
      REGULATOR_SHAFAFIYA_URL: regulators.shafafiyaUrl,
      REGULATOR_RIAYATI_URL: regulators.riayatiUrl,
      REGULATOR_TIMEOUT_MS: String(regulators.timeoutMs),
    }),
    ...(settings.scansFiles && {
      FILE_SCANNER_URL: fileScanner?.url ?? 'none',
      FILE_SCANNER_TIMEOUT_MS: String(fileScanner?.timeoutMs ?? 1),
    }),
    ...(settings.consumes === 'polls' && {
      POLL_WAITING_SECONDS: String(regulators.secondsBetweenPolls.waiting),
      POLL_IDLE_SECONDS: String(regulators.secondsBetweenPolls.idle),
    }),
    ...(settings.controlMedication && { CONTROL_MEDICATION_URL: regulators.controlMedicationUrl }),
  };
}
