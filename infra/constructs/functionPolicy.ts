import { Stack } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { FunctionSettings } from '../../functions/_settings/functionSettings.ts';
import { type QueueName, queuesOf } from '../../functions/_settings/queueNames.ts';
import { read, type TableAccess, type TableName } from '../../functions/_settings/tableAccess.ts';
import { agreementVersion } from '../../shared/account/licenseAgreement.ts';

/** Everything a function may be granted. */
export interface PortalResources {
  readonly tables: Readonly<Record<TableName, ITable>>;
  /** While a release is deployed, a table may have indexes that only the functions of the release before read. */
  readonly indexNames: Readonly<Record<TableName, readonly string[]>>;
  readonly queues: Readonly<Record<QueueName, { readonly queue: IQueue; readonly deadLetters: IQueue }>>;
  readonly signingKey: IKey;
  readonly otherSigningKeys: readonly { readonly key: IKey; readonly until: string | null }[];
  readonly dataKey: IKey;
  readonly credentialsKey: IKey;
  readonly auditKey: IKey;
  readonly otherAuditKeys: readonly IKey[];
  readonly identifierKey: IKey;
  readonly verificationSecret: ISecret;
  readonly documents: IBucket;
  /** Files on their way in and out. */
  readonly imports: IBucket;
  readonly auditArchive: IBucket;
  readonly mailIdentityArn: string;
  /** Where users reach the portal. Only workers may know it: the portal's address depends on its API. */
  readonly portalUrl?: string;
  /** An environment without a support chat has none. */
  readonly chatSecret?: ISecret;
  /** The local environment has none, because it has no CloudFront. */
  readonly originSecret?: ISecret;
}

const allow = (sid: string, actions: string[], resources: string[], conditions?: Record<string, unknown>) =>
  new PolicyStatement({ sid, actions, resources, conditions });

const capitalized = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** The one right to read every item of a table: no key reaches all of them (ADR 0037). Items are added under their own keys only. */
function migrateStatements({ migrates = {} }: FunctionSettings, { tables }: PortalResources): PolicyStatement[] {
  const actions = (...names: string[]) => names.map((name) => `dynamodb:${name}`);
  return (Object.keys(migrates) as TableName[]).flatMap((name) => {
    const { tableArn } = tables[name];
    const does = migrates[name];
    const sid = `Migrate${capitalized(name)}`;
    if (!does || does === 'change') return [allow(sid, actions('Scan', 'GetItem', 'UpdateItem'), [tableArn])];
    const [keys, change] = 'adds' in does ? [does.adds, ['UpdateItem']] : [does, []];
    const added = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keys] } };
    return [
      allow(sid, actions('Scan', 'GetItem', 'ConditionCheckItem', ...change), [tableArn]),
      allow(`${sid}Besides`, actions('PutItem'), [tableArn], added),
    ];
  });
}

function tableStatement(
  name: TableName,
  { sid, may, under, indexes: named }: TableAccess & { readonly sid: string },
  resources: PortalResources,
): PolicyStatement {
  const { tableArn } = resources.tables[name];
  const all = may.includes('Query') ? resources.indexNames[name] : [];
  const indexes = all.filter((index) => named?.includes(index) ?? true);
  return allow(
    sid,
    may.map((action) => `dynamodb:${action}`),
    [tableArn, ...indexes.map((index) => `${tableArn}/index/${index}`)],
    under && { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': under } },
  );
}

function tableStatements(name: TableName, access: TableAccess, resources: PortalResources): PolicyStatement[] {
  const { reads, ...does } = access;
  const sid = `${capitalized(name)}Table`;
  const besides = { ...read, sid: `${sid}Besides`, under: reads, indexes: does.indexes };
  return [
    tableStatement(name, { ...does, sid }, resources),
    ...(reads ? [tableStatement(name, besides, resources)] : []),
  ];
}

const usesBuckets = ({ terms, photos, attachments, jobFiles, auditTrail }: FunctionSettings): boolean =>
  Boolean(terms || photos || attachments || jobFiles || auditTrail);

/** The items of the audit table that keep the place of a worker: the entries themselves are added by `append` and never change. */
const auditPlaces = {
  seal: ['EXPORT#*', 'SEALING'],
  verify: ['VERIFICATION', 'FINDINGS#*'],
  show: ['VERIFICATION', 'FINDINGS#*'],
} as const;

/** Who shows entries looks them up by record, person, facility and day, and the people by their names. */
function auditListStatements({ tables: { audit, users }, indexNames }: PortalResources): PolicyStatement[] {
  const under = (keys: string[]) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } });
  const indexes = indexNames.audit.map((index) => `${audit.tableArn}/index/${index}`);
  return [
    allow('AuditLists', ['dynamodb:Query'], indexes),
    allow('AuditEntries', ['dynamodb:BatchGetItem'], [audit.tableArn], under(['CHAIN#*'])),
    allow('UserNames', ['dynamodb:GetItem'], [users.tableArn], under(['USERNAME#*'])),
  ];
}

const arnOfKey = ({ keyArn }: IKey): string => keyArn;

/** Who seals the audit trail signs and adds to the archive; who verifies it reads both. */
function auditStatements({ auditTrail: work }: FunctionSettings, resources: PortalResources): PolicyStatement[] {
  if (!work) return [];
  const {
    tables: { audit },
    auditArchive,
    auditKey,
    otherAuditKeys,
  } = resources;
  const reach = (sid: string, actions: string[], keys: readonly string[]) =>
    allow(sid, actions, [audit.tableArn], { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } });
  const entries = ['CHAIN#*', 'CHAINS#*', 'EXPORT#*', 'SEALING'];
  const actions = work === 'seal' ? ['s3:GetObject', 's3:PutObject'] : ['s3:GetObject'];
  return [
    reach('AuditRead', ['dynamodb:GetItem', 'dynamodb:Query'], [...new Set([...entries, ...auditPlaces[work]])]),
    reach('AuditPlace', ['dynamodb:PutItem'], auditPlaces[work]),
    allow('AuditArchive', actions, [auditArchive.arnForObjects('*')]),
    ...(work === 'seal' ? [] : [allow('AuditArchiveList', ['s3:ListBucket'], [auditArchive.bucketArn])]),
    ...(work === 'show' ? auditListStatements(resources) : []),
    allow('AuditKey', work === 'seal' ? ['kms:Sign', 'kms:GetPublicKey'] : ['kms:GetPublicKey'], [auditKey.keyArn]),
    ...(otherAuditKeys.length > 0 ? [allow('OtherAuditKeys', ['kms:GetPublicKey'], otherAuditKeys.map(arnOfKey))] : []),
  ];
}

function userHistoryStatement({ tables: { audit } }: PortalResources): PolicyStatement {
  const users = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*'] } };
  return allow('UserHistory', ['dynamodb:Query'], [`${audit.tableArn}/index/record`], users);
}

const usesQueues = ({ sends, consumes, buries }: FunctionSettings): boolean => Boolean(sends || consumes || buries);

/** The services that decrypt for the function act with its rights, and only through them does it reach the data key. */
function dataKeyStatement(key: IKey, settings: FunctionSettings): PolicyStatement {
  const { region } = Stack.of(key);
  const services = [
    ...(settings.tables || settings.auditTrail ? ['dynamodb'] : []),
    ...(usesQueues(settings) ? ['sqs'] : []),
    ...(usesBuckets(settings) ? ['s3'] : []),
    ...(settings.verification || settings.originSecret || settings.payerCredentials ? ['secretsmanager'] : []),
  ];
  return allow('DataKey', ['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:DescribeKey'], [key.keyArn], {
    StringEquals: { 'kms:ViaService': services.map((service) => `${service}.${region}.amazonaws.com`) },
  });
}

/** Mail goes out from the portal's one address. */
const mailStatement = ({ mailIdentityArn }: PortalResources, sender: string): PolicyStatement =>
  allow('SendMail', ['ses:SendEmail'], [mailIdentityArn], { StringEquals: { 'ses:FromAddress': sender } });

/**
 * The items in the table of users that are not users: card readings (functions that verify readings reach them by the rights on that
 * table), the guards of public calls, proofs of second factors, the staff of a payer, and the notifications of users. Who sends mails looks their readers up and
 * makes the codes of their links.
 */
function besideUsersStatements(
  {
    cardReadings,
    guards,
    payerDesk,
    facilityDesks,
    roleHolders,
    pausedSignIns,
    notifies,
    mail,
    factorProofs,
  }: FunctionSettings,
  { tables: { users } }: PortalResources,
): PolicyStatement[] {
  const reach = (sid: string, actions: string[], keys: string[]) =>
    allow(
      sid,
      actions.map((action) => `dynamodb:${action}`),
      [users.tableArn],
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } },
    );
  return [
    ...(cardReadings === 'use' ? [reach('CardReadings', ['GetItem'], ['CARDREADING#*'])] : []),
    ...(guards === 'look' ? [reach('Guards', ['GetItem'], ['RATE#*'])] : []),
    ...(guards === true
      ? [reach('Guards', ['GetItem', 'PutItem', 'UpdateItem'], ['CHALLENGE#*', 'RATE#*', 'CONNECTIONTEST#*'])]
      : []),
    ...(factorProofs ? [reach('FactorProofs', ['GetItem', 'DeleteItem'], ['FACTORPROOF#*'])] : []),
    ...(payerDesk ? [reach('PayerStaff', ['Query'], ['PAYER#*'])] : []),
    ...(facilityDesks
      ? [reach('Administrators', ['Query'], ['ADMINISTRATORS#FACILITY#*', 'ADMINISTRATORS#PORTAL'])]
      : []),
    ...(roleHolders ? [reach('RoleHolders', ['Query'], ['HOLDERS#*'])] : []),
    ...(pausedSignIns ? [reach('PausedSignIns', ['Query'], ['PAUSEDSIGNINS', 'PAUSEDUSERS'])] : []),
    ...(notifies ? [reach('Notify', ['PutItem'], ['NOTIFICATIONS#*'])] : []),
    ...(mail
      ? [
          reach('Readers', ['GetItem'], ['USER#*', 'USERNAME#*']),
          reach('Codes', ['PutItem'], ['RESETCODE#*', 'EMAILCODE#*']),
        ]
      : []),
  ];
}

/**
 * Who keeps choices reaches choices. Who mails news by them reads what is unread, sets aside what is not to be shown, and remembers what
 * was mailed.
 */
function newsStatements(
  { newsChoices }: FunctionSettings,
  { tables: { users, requests } }: PortalResources,
): PolicyStatement[] {
  const reach = (sid: string, actions: string[], keys: string[], resource = users.tableArn) =>
    allow(
      sid,
      actions.map((action) => `dynamodb:${action}`),
      [resource],
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } },
    );
  if (newsChoices === undefined) return [];
  if (newsChoices === 'keep') return [reach('NewsChoices', ['GetItem', 'PutItem'], ['NEWSCHOICES'])];
  return [
    reach('NewsChoices', ['Query'], ['NEWSCHOICES']),
    reach('UnreadNews', ['Query'], ['NOTIFICATIONS#*'], `${users.tableArn}/index/unread`),
    reach('SetAside', ['UpdateItem'], ['NOTIFICATIONS#*']),
    reach('NewsMailed', ['GetItem', 'PutItem'], ['NEWSMAILED#*']),
    reach('NewsMails', ['PutItem'], ['OUTBOX#*'], requests.tableArn),
  ];
}

/** What sheets of insurers bring has rights of its own: together with others on the table, its actions would reach their keys. */
const insurerStatements = (
  { insurerAuthorizations }: FunctionSettings,
  { tables: { requests } }: PortalResources,
): PolicyStatement[] =>
  insurerAuthorizations
    ? [
        allow(
          'InsurerAuthorizations',
          ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'].map((action) => `dynamodb:${action}`),
          [requests.tableArn],
          { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['INSURERAUTHORIZATION#*', 'INSURERCOUNT#*'] } },
        ),
      ]
    : [];

const consumerActions = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes', 'ChangeMessageVisibility'].map(
  (action) => `sqs:${action}`,
);

/** A browser sends files to `in` and fetches them from `out`. A function that signs an address needs the right that the address gives. */
const fileActions = {
  offer: { in: ['PutObject', 'GetObject'], out: ['GetObject'] },
  take: { in: ['GetObject', 'DeleteObject'], out: ['PutObject'] },
  keep: { out: ['PutObject'] },
} as const;

/** Files that a browser sends are under `in`, checked files under `checked`, and the files of records under `attachment`. */
const attachmentActions = {
  check: { in: ['PutObject', 'GetObject', 'DeleteObject'], checked: ['PutObject', 'DeleteObject'] },
  give: { checked: ['GetObject'], attachment: ['PutObject', 'GetObject'] },
  send: { attachment: ['GetObject'] },
} as const;

/** The files of jobs and of records, by the folder that they are in. */
const fileStatements = ({ jobFiles, attachments }: FunctionSettings, { imports }: PortalResources): PolicyStatement[] =>
  Object.entries({ ...(jobFiles && fileActions[jobFiles]), ...(attachments && attachmentActions[attachments]) }).map(
    ([way, actions]) =>
      allow(
        `Files${way[0]?.toUpperCase()}${way.slice(1)}`,
        actions.map((action: string) => `s3:${action}`),
        [imports.arnForObjects(`transfer/${way}/*`)],
      ),
  );

/** Sending to queues, and consuming one or the dead letters of the outbox. */
function queueStatements(
  { sends, consumes, buries }: FunctionSettings,
  { queues }: PortalResources,
): PolicyStatement[] {
  const arnsOf = (names: readonly QueueName[]) => names.map((name) => queues[name].queue.queueArn);
  const deadLetters = queuesOf.outbox.map((name) => queues[name].deadLetters.queueArn);
  return [
    ...(sends ? [allow('SendMessages', ['sqs:SendMessage'], arnsOf(sends))] : []),
    ...(consumes ? [allow('ConsumeMessages', consumerActions, arnsOf([consumes]))] : []),
    ...(buries ? [allow('ConsumeDeadLetters', consumerActions, deadLetters)] : []),
  ];
}

/** The secrets that the settings name and the environment has. */
function secretsOf(settings: FunctionSettings, resources: PortalResources): string[] {
  const named = [
    settings.verification && resources.verificationSecret,
    settings.originSecret && resources.originSecret,
    settings.supportChat && resources.chatSecret,
  ];
  return named.flatMap((secret) => (secret ? [secret.secretArn] : []));
}

/** Who sets a credential moves versions by their ids, and never reads what is in one. */
const payerCredentialActions = {
  use: ['GetSecretValue'],
  set: ['CreateSecret', 'DescribeSecret', 'PutSecretValue', 'UpdateSecretVersionStage'],
} as const;

const payerCredentialStatements = ({ payerCredentials }: FunctionSettings, payerSecrets: string): PolicyStatement[] =>
  payerCredentials
    ? [
        allow(
          'PayerCredentials',
          payerCredentialActions[payerCredentials].map((action) => `secretsmanager:${action}`),
          [payerSecrets],
        ),
      ]
    : [];

/**
 * The Encryption SDK asks for a data key; the text itself never goes to KMS. Who signs in to post offices is held to what was sealed for a
 * facility, and who reads the secrets of second factors to what was sealed for them.
 */
function credentialsStatements({ credentialsKey }: FunctionSettings, resources: PortalResources): PolicyStatement[] {
  const keys = [resources.credentialsKey.keyArn];
  if (credentialsKey === 'seal') return [allow('CredentialsKey', ['kms:GenerateDataKey'], keys)];
  if (credentialsKey === undefined) return [];
  if (credentialsKey === 'open') {
    const isOfFacility = { StringLike: { 'kms:EncryptionContext:facilityId': '*' } };
    return [allow('CredentialsKey', ['kms:Decrypt'], keys, isOfFacility)];
  }
  const isForFactors = { StringEquals: { 'kms:EncryptionContext:purpose': 'secondFactor' } };
  return [allow('CredentialsKey', ['kms:GenerateDataKey', 'kms:Decrypt'], keys, isForFactors)];
}

/**
 * The whole policy of one function, from its settings: each statement names its resources, except for X-Ray, which knows no
 * resources.
 */
export function functionPolicy(
  settings: FunctionSettings,
  resources: PortalResources,
  {
    logGroup,
    sender,
    payerSecrets,
  }: { readonly logGroup: ILogGroup; readonly sender: string; readonly payerSecrets: string },
) {
  const { signingKey } = settings;
  const grants = Object.entries(settings.tables ?? {}) as [TableName, TableAccess][];
  const statements = [
    allow('Log', ['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]),
    allow('Trace', ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], ['*']),
    ...grants.flatMap(([name, access]) => tableStatements(name, access, resources)),
    ...migrateStatements(settings, resources),
    ...besideUsersStatements(settings, resources),
    ...newsStatements(settings, resources),
    ...insurerStatements(settings, resources),
    ...fileStatements(settings, resources),
    ...queueStatements(settings, resources),
    ...auditStatements(settings, resources),
    ...(settings.userHistory ? [userHistoryStatement(resources)] : []),
  ];
  if (signingKey) {
    const actions = signingKey === 'sign' ? ['kms:GetPublicKey', 'kms:Sign'] : ['kms:GetPublicKey'];
    statements.push(allow('SigningKey', actions, [resources.signingKey.keyArn]));
    const others = resources.otherSigningKeys.map(({ key }) => key.keyArn);
    if (others.length > 0) statements.push(allow('OtherSigningKeys', ['kms:GetPublicKey'], others));
  }
  statements.push(...credentialsStatements(settings, resources));
  if (settings.identifierKey) {
    statements.push(allow('IdentifierKey', ['kms:GenerateMac'], [resources.identifierKey.keyArn]));
  }
  if (settings.mail) statements.push(mailStatement(resources, sender));
  if (settings.looksAtMail) {
    statements.push(allow('LookAtMail', ['ses:GetEmailIdentity'], [resources.mailIdentityArn]));
  }
  if (settings.terms) {
    const pages = ['en', 'ar'].map((language) => `terms/${agreementVersion}/${language}.html`);
    statements.push(
      allow(
        'Terms',
        ['s3:GetObject'],
        pages.map((page) => resources.documents.arnForObjects(page)),
      ),
    );
  }
  if (settings.photos) {
    const photos = resources.documents.arnForObjects('photos/*');
    statements.push(allow('Photos', ['s3:GetObject', 's3:PutObject'], [photos]));
  }
  const secrets = secretsOf(settings, resources);
  if (secrets.length > 0) statements.push(allow('Secrets', ['secretsmanager:GetSecretValue'], secrets));
  statements.push(...payerCredentialStatements(settings, payerSecrets));
  if (settings.tables || usesQueues(settings) || secrets.length > 0)
    statements.push(dataKeyStatement(resources.dataKey, settings));
  return new PolicyDocument({ statements });
}
