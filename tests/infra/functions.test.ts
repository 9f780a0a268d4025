import { describe, expect, it } from 'vitest';
import type { FunctionSettings } from '../../functions/_settings/functionSettings.ts';
import { enqueue, type TableName } from '../../functions/_settings/tableAccess.ts';
import { migrations } from '../../functions/_workers/tables/migrations.ts';
import { areaSettings } from '../../infra/areaSettings.ts';
import { type EnvironmentName, environmentNames, environments } from '../../infra/environments.ts';
import { entryOfWorker } from '../../infra/functionEntries.ts';
import { queueNames, queues } from '../../infra/queues.ts';
import { type TableDefinition, tables } from '../../infra/tables.ts';
import { originCheckSettings, workerNames, workerSettings } from '../../infra/workerSettings.ts';
import { areas } from '../../shared/areas.ts';
import { ratesOfModules, usersOfModules } from './moduleGrants.ts';
import { deployedAndLocal, functionIdOf, ofType, type Resource } from './synthesis.ts';

interface Statement {
  Sid?: string;
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, Record<string, string[]>>;
}

const listed = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

const functionOf = (environment: EnvironmentName, entry: string): Resource => {
  const found = ofType(environment, 'AWS::Lambda::Function').find(({ properties }) => properties.Description === entry);
  if (!found) throw new Error(`No function for ${entry}`);
  return found;
};

const statementsOf = (environment: EnvironmentName, entry: string): Statement[] => {
  const roleId = functionOf(environment, entry).properties.Role['Fn::GetAtt'][0];
  const role = ofType(environment, 'AWS::IAM::Role').find(({ id }) => id === roleId);
  return role?.properties.Policies.flatMap((policy: { PolicyDocument: { Statement: Statement[] } }) =>
    listed(policy.PolicyDocument.Statement),
  );
};

const actionsOn = (statements: Statement[], sid: string): string[] =>
  statements.filter((statement) => statement.Sid === sid).flatMap(({ Action }) => listed(Action));

const resourcesOf = (statements: Statement[], sid: string): unknown[] =>
  statements.filter((statement) => statement.Sid === sid).flatMap(({ Resource }) => listed(Resource));

const entries: [string, FunctionSettings][] = [
  ...Object.entries(areaSettings).map(([name, settings]): [string, FunctionSettings] => [
    `functions/${name}/index.ts`,
    settings,
  ]),
  ...workerNames.map((name): [string, FunctionSettings] => [entryOfWorker(name), workerSettings[name]]),
];

/** The variables that go with what settings grant. */
const granted: Partial<Record<keyof FunctionSettings, string[]>> = {
  signingKey: [
    'SIGNING_KEY_ID',
    'OTHER_SIGNING_KEYS',
    'SESSION_IDLE_MINUTES',
    'SESSION_ABSOLUTE_MINUTES',
    'SESSIONS_PER_USER',
    'DORMANT_DAYS',
  ],
  verification: ['VERIFICATION_SECRET_ID', 'HUMAN_VERIFICATION'],
  portalSettings: ['PORTAL_SETTINGS'],
  asksSwitches: ['SWITCHED_OFF'],
  supportChat: ['CHAT_SECRET_ID'],
  payerGateway: ['PAYER_GATEWAY_URL', 'PAYER_MAX_ATTEMPTS', 'PAYER_RETRY_BASE_SECONDS', 'PAYER_TIMEOUT_MS'],
  regulators: ['REGULATOR_DHPO_URL', 'REGULATOR_SHAFAFIYA_URL', 'REGULATOR_RIAYATI_URL', 'REGULATOR_TIMEOUT_MS'],
  controlMedication: ['CONTROL_MEDICATION_URL'],
  payerCredentials: ['PAYER_SECRETS'],
  looksAtPortal: ['PORTAL_URL'],
  looksAtMail: ['MAIL_SENDER'],
  knowsCardKey: ['TOOLKIT_PUBLIC_KEY'],
  scansFiles: ['FILE_SCANNER_URL', 'FILE_SCANNER_TIMEOUT_MS'],
  credentialsKey: ['CREDENTIALS_KEY_ID'],
  identifierKey: ['IDENTIFIER_KEY_ID'],
  secondFactor: ['SECOND_FACTOR'],
  mail: ['MAIL_SENDER', 'PORTAL_URL', 'PAYER_MAX_ATTEMPTS', 'PAYER_RETRY_BASE_SECONDS', 'DORMANT_DAYS'],
  terms: ['DOCUMENTS_BUCKET'],
  photos: ['DOCUMENTS_BUCKET'],
  jobFiles: ['IMPORTS_BUCKET'],
  attachments: ['IMPORTS_BUCKET'],
  // Who buries dead letters sends nothing, and knows when everything has been tried.
  buries: ['PAYER_MAX_ATTEMPTS'],
  printsDocuments: ['DOCUMENTS_URL'],
  auditTrail: ['ARCHIVE_BUCKET', 'AUDIT_KEY_ID', 'OTHER_AUDIT_KEYS'],
};
/** The variables that go with the queue that a function consumes. */
const consuming: Readonly<Partial<Record<NonNullable<FunctionSettings['consumes']>, string[]>>> = {
  authorizations: ['PAYER_MAX_ATTEMPTS', 'PAYER_RETRY_BASE_SECONDS'],
  polls: ['POLL_WAITING_SECONDS', 'POLL_IDLE_SECONDS'],
};
const variablesOf = (settings: FunctionSettings): string[] => [
  'STAGE',
  'VERSION',
  ...(settings.consumes ? (consuming[settings.consumes] ?? []) : []),
  ...(settings.nodeOptions ? ['NODE_OPTIONS'] : []),
  ...(settings.sends ?? []).map((queue) => `${queue.toUpperCase()}_QUEUE_URL`),
  ...(settings.cardReadings === 'verify' ? ['TOOLKIT_PUBLIC_KEY'] : []),
  ...(settings.secondFactor === 'verify' ? ['PASSKEY_ORIGIN'] : []),
  ...(settings.payerCredentials === 'set' ? ['DATA_KEY_ID'] : []),
  ...[...new Set([...Object.keys(settings.tables ?? {}), ...Object.keys(settings.migrates ?? {})])].map(
    (name) => `${name.toUpperCase()}_TABLE`,
  ),
  // Rates are kept beside the users.
  ...((settings.guards || settings.notifies || settings.mail || settings.factorProofs) && !settings.tables?.users
    ? ['USERS_TABLE']
    : []),
  ...(settings.auditTrail && !settings.tables?.audit ? ['AUDIT_TABLE'] : []),
  ...Object.keys(settings).flatMap((name) => granted[name as keyof FunctionSettings] ?? []),
];

/** The one exception (ADR 0037): the tables that the worker of migrations changes now. */
const mayScan = ({ migrates = {} }: FunctionSettings, sid = ''): boolean =>
  Object.keys(migrates).some((name) => sid.toLowerCase() === `migrate${name}`);

/** Statements that may name more than one object: photographs have hashes as names, files new ids, each payer a secret, and the archive has nothing else. */
const openResources: Readonly<Record<string, RegExp>> = {
  Photos: /"\/photos\/\*"/,
  PayerCredentials: /:secret:wasla\/\w+\/payer\/\*"/,
  AuditArchive: /AuditArchive\w+"},"\/\*"/,
};

/** Who reaches more of the users than the caller's session, or less: what they may do, and where. */
const reachOfUsers: Readonly<Record<string, readonly [actions: string[], places: string[]]>> = {
  'functions/notification/index.ts': [
    ['GetItem', 'Query', 'UpdateItem'],
    ['USER#*', 'NOTIFICATIONS#*'],
  ],
  // A sheet of people reaches no codes, proofs or challenges by which somebody gets into an account.
  'functions/_workers/runImports.ts': [
    ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    [
      ...['USER#*', 'USERNAME#*', 'PEOPLE#*', 'ADMINISTRATORS#*', 'HOLDERS#*', 'PAYER#*', 'LICENSEHOLDER#*'],
      ...['NOTIFICATIONS#*', 'RATE#*', 'SEATS#*'],
    ],
  ],
  // An operator's function adds one administrator: no codes and proofs, and nobody at a facility or a payer.
  'functions/_workers/setUpPortal.ts': [
    ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    ['USER#*', 'USERNAME#*', 'PEOPLE#PORTAL', 'ADMINISTRATORS#PORTAL'],
  ],
  // People are looked up to be told of something. No session is changed.
  'functions/_workers/sweepDeadlines.ts': [['GetItem'], ['USER#*']],
  ...usersOfModules,
};

const originCheck = 'functions/_edge/verifyOrigin.ts';

describe('the functions', () => {
  it('are one for each area of the contract and one for each worker', () => {
    expect(Object.keys(areaSettings).sort()).toEqual(areas.map(({ name }) => name).sort());
    const described = ofType('prod', 'AWS::Lambda::Function').map(({ properties }) => properties.Description);
    expect(described.sort()).toEqual([...entries.map(([entry]) => entry), originCheck].sort());
  });

  it('have a bundle each', () => {
    const keys = ofType('prod', 'AWS::Lambda::Function').map(({ properties }) => properties.Code.S3Key);
    expect(new Set(keys).size).toBe(entries.length + 1);
  });

  it('run on Node 24 for arm64, are traced, and log into a group of their own', () => {
    const groups = entries.map(([entry]) => {
      const { properties } = functionOf('prod', entry);
      expect(properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        TracingConfig: { Mode: 'Active' },
      });
      return properties.LoggingConfig.LogGroup.Ref;
    });
    expect(new Set(groups).size).toBe(entries.length);
  });

  it('answer before the gateway gives up after 29 seconds', () => {
    for (const [name, { timeoutSeconds }] of Object.entries(areaSettings))
      expect(timeoutSeconds, name).toBeLessThan(29);
  });
});

describe.each(deployedAndLocal)('the grants of %s', (environment) => {
  const roles = ofType(environment, 'AWS::IAM::Role');

  it('come from policies that we wrote and from no managed or added one', () => {
    for (const { id, properties } of roles) expect(properties.ManagedPolicyArns, id).toBeUndefined();
    // The role of people who read past the portal is no function's (dataGuard.test.ts).
    const added = ofType(environment, 'AWS::IAM::Policy').filter(({ id }) => !id.startsWith('BreakGlass'));
    expect(added).toEqual([]);
    expect(ofType(environment, 'AWS::IAM::ManagedPolicy')).toEqual([]);
  });

  it.each(entries)('of %s name every action, never a scan, and every resource', (entry, settings) => {
    for (const { Sid = '', Action, Resource } of statementsOf(environment, entry)) {
      for (const action of listed(Action)) expect(action).toMatch(/^[a-z0-9]+:[A-Za-z]+$/);
      expect(listed(Action).includes('dynamodb:Scan')).toBe(mayScan(settings, Sid));
      // X-Ray knows no resources.
      if (Sid === 'Trace') expect(listed(Action).every((action) => action.startsWith('xray:'))).toBe(true);
      else if (Sid in openResources || Sid.startsWith('Files')) {
        const folder = new RegExp(`"/transfer/${Sid.slice(5).toLowerCase()}/\\*"`);
        expect(JSON.stringify(Resource)).toMatch(openResources[Sid] ?? folder);
      } else expect(JSON.stringify(Resource)).not.toContain('*');
    }
  });

  it('let the worker of migrations alone read whole tables: those of the migrations there are, never the audit trail', () => {
    expect(entries.filter(([, { migrates }]) => migrates).map(([entry]) => entry)).toEqual([
      'functions/_workers/migrateItems.ts',
    ]);
    const { migrates } = workerSettings.migrateItems;
    expect([...new Set(migrations.map(({ table }) => table))].sort()).toEqual(Object.keys(migrates!).sort());
    expect(migrates).not.toHaveProperty('audit');
  });

  it.each(entries)('of %s let the audit trail grow and nothing else', (entry, { tables }) => {
    const statements = statementsOf(environment, entry);
    expect(actionsOn(statements, 'AuditTable')).toEqual(tables?.audit ? ['dynamodb:PutItem'] : []);
  });

  it('reach the indexes that a function names, and no other of the table', () => {
    const all = Object.entries(areaSettings).flatMap(([area, { tables: of = {} }]) =>
      Object.entries(of).map(([table, access]) => ({ area, table: table as TableName, access })),
    );
    const naming = all.filter(({ access }) => access.indexes);
    expect(naming.map(({ area }) => area)).toContain('claim');
    for (const { area, table, access } of naming) {
      const { indexes = {} }: TableDefinition = tables[table];
      for (const index of access.indexes ?? []) expect(Object.keys(indexes)).toContain(index);
      const sid = `${table[0]?.toUpperCase()}${table.slice(1)}Table`;
      const [statement] = statementsOf(environment, `functions/${area}/index.ts`).filter(({ Sid }) => Sid === sid);
      const reached = [...JSON.stringify(statement?.Resource).matchAll(/\/index\/(\w+)/g)].map(([, index]) => index);
      expect(reached.sort(), area).toEqual([...(access.indexes ?? [])].sort());
    }
  });

  it('let nobody change or remove an entry of the audit trail, its copy or its seal', () => {
    for (const [entry, { auditTrail: work, userHistory }] of entries) {
      const statements = statementsOf(environment, entry);
      const onTrail = statements.filter(({ Resource }) =>
        /AuditTable|AuditArchive|AuditKey/.test(JSON.stringify(Resource)),
      );
      const found = Object.fromEntries(onTrail.map(({ Sid = '', Action }) => [Sid, listed(Action).sort()]));
      delete found.AuditTable;
      // Reads what it says of users' accounts, and nothing of patients.
      expect(found.UserHistory, entry).toEqual(userHistory ? ['dynamodb:Query'] : undefined);
      delete found.UserHistory;
      const key = ['kms:GetPublicKey'];
      const AuditRead = ['dynamodb:GetItem', 'dynamodb:Query'];
      const AuditPlace = ['dynamodb:PutItem'];
      const verify = {
        AuditRead,
        AuditPlace,
        AuditArchive: ['s3:GetObject'],
        AuditArchiveList: ['s3:ListBucket'],
        AuditKey: key,
      };
      const expected = {
        none: {},
        seal: { AuditRead, AuditPlace, AuditArchive: ['s3:GetObject', 's3:PutObject'], AuditKey: [...key, 'kms:Sign'] },
        verify,
        show: { ...verify, AuditLists: ['dynamodb:Query'], AuditEntries: ['dynamodb:BatchGetItem'] },
      }[work ?? 'none'];
      expect(found, entry).toEqual(expected);
      const [place] = onTrail.filter(({ Sid }) => Sid === 'AuditPlace');
      // Not CHAIN#: what keeps its place beside the entries cannot put one over another.
      const keys = place?.Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
      const verification = ['VERIFICATION', 'FINDINGS#*'];
      const places = { none: undefined, seal: ['EXPORT#*', 'SEALING'], verify: verification, show: verification };
      expect(keys, entry).toEqual(places[work ?? 'none']);
    }
  });

  it.each(entries)('of %s reach users’ sessions only, unless it signs people in', (entry, { tables }) => {
    const [statement] = statementsOf(environment, entry).filter(({ Sid }) => Sid === 'UsersTable');
    if (!tables?.users) return expect(statement).toBeUndefined();
    if (/(account|accountRequest|manage|facility|secondFactor|user)\/index/.test(entry))
      return expect(listed(statement!.Action)).toContain('dynamodb:PutItem');
    const keys = statement!.Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
    const [actions, places] = reachOfUsers[entry] ?? [['GetItem', 'UpdateItem'], ['USER#*']];
    expect(listed(statement!.Action).sort()).toEqual(actions.map((action) => `dynamodb:${action}`).sort());
    expect(keys).toEqual(places);
  });

  it('let the guards of public calls lie beside the users and reach none of them', () => {
    for (const [entry, { guards }] of entries) {
      const [statement] = statementsOf(environment, entry).filter(({ Sid }) => Sid === 'Guards');
      const keys = statement?.Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
      const all = guards && ['CHALLENGE#*', 'RATE#*', 'CONNECTIONTEST#*'];
      expect(keys, entry).toEqual(guards === 'look' ? ['RATE#*'] : all);
      if (guards === 'look') expect(listed(statement!.Action), entry).toEqual(['dynamodb:GetItem']);
    }
  });

  it('let the regulator area read what regulators reported of requests, and nothing else among them', () => {
    const [statement] = statementsOf(environment, 'functions/regulator/index.ts').filter(
      ({ Sid }) => Sid === 'RequestsTable',
    );
    expect(listed(statement!.Action).sort()).toEqual(['dynamodb:GetItem', 'dynamodb:Query']);
    expect(statement!.Condition).toEqual({
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['EAUTH#*', 'PHARMACY#*'] },
    });
  });

  it('let only who begins sessions sign tokens, and only who verifies people read the verification key', () => {
    const signing = ['functions/account/index.ts', 'functions/facility/index.ts'];
    for (const [entry, { verification, payerCredentials }] of entries) {
      const actions = statementsOf(environment, entry).flatMap(({ Action }) => listed(Action));
      // The audit trail is signed by a key of its own.
      const isSealing = entry === 'functions/_workers/sealAudit.ts';
      expect(actions.includes('kms:Sign'), entry).toBe(signing.includes(entry) || isSealing);
      const reads = verification === true || payerCredentials === 'use';
      expect(actions.includes('secretsmanager:GetSecretValue'), entry).toBe(reads);
    }
  });

  it('let only who asks payers read the credentials for them, and only who sets them change them, under their own names', () => {
    const changes = ['CreateSecret', 'DescribeSecret', 'PutSecretValue', 'UpdateSecretVersionStage'];
    const granted: Readonly<Record<string, string[]>> = {
      'functions/_workers/askPayers.ts': ['secretsmanager:GetSecretValue'],
      'functions/_workers/setUpPortal.ts': changes.map((action) => `secretsmanager:${action}`),
    };
    for (const [entry] of entries) {
      const statements = statementsOf(environment, entry);
      const [own] = statements.filter(({ Sid }) => Sid === 'PayerCredentials');
      expect(own && listed(own.Action), entry).toEqual(granted[entry]);
      if (own) expect(JSON.stringify(own.Resource)).toMatch(`:secret:wasla/${environment}/payer/*"`);
      const others = statements.filter((each) => each !== own).flatMap(({ Action }) => listed(Action));
      expect(
        others.filter((action) => /^secretsmanager:(?!GetSecretValue)/.test(action)),
        entry,
      ).toEqual([]);
    }
  });

  it('let the functions that store regulator credentials encrypt them, and only who signs in with them read them', () => {
    for (const [entry, { credentialsKey }] of entries) {
      const [statement] = statementsOf(environment, entry).filter(({ Sid }) => Sid === 'CredentialsKey');
      if (credentialsKey === 'factors') {
        // It reads what was sealed for second factors, and nothing else that is under the key.
        expect(statement?.Condition).toEqual({
          StringEquals: { 'kms:EncryptionContext:purpose': 'secondFactor' },
        });
      } else if (credentialsKey === 'open') {
        // It reads what was sealed for facilities, and encrypts nothing.
        expect(statement?.Action).toBe('kms:Decrypt');
        expect(statement?.Condition).toEqual({ StringLike: { 'kms:EncryptionContext:facilityId': '*' } });
      } else expect(statement?.Action, entry).toBe(credentialsKey ? 'kms:GenerateDataKey' : undefined);
      if (statement) expect(JSON.stringify(statement.Resource)).toContain('CredentialsKey');
    }
    const using = (use: 'seal' | 'open' | 'factors') =>
      entries.filter(([, { credentialsKey }]) => credentialsKey === use).map(([entry]) => entry);
    expect(using('seal')).toEqual(['functions/manage/index.ts']);
    expect(using('open').sort()).toEqual([
      'functions/_workers/pollPostOffices.ts',
      'functions/_workers/sendAuthorizations.ts',
    ]);
    expect(using('factors')).toEqual(['functions/secondFactor/index.ts']);
  });

  it('let the worker that sends mails do so from the portal’s own address, and nobody else', () => {
    const { domain, sender } = environments[environment].mail;
    for (const [entry, { mail, looksAtMail }] of entries) {
      const statements = statementsOf(environment, entry);
      const ofMail = statements.filter(({ Action }) => listed(Action).some((action) => action.startsWith('ses:')));
      // Who looks whether mails go out learns the state of the domain, and sends none.
      const looking = ofMail.filter(({ Sid }) => Sid === 'LookAtMail');
      expect(
        looking.map(({ Action }) => Action),
        entry,
      ).toEqual(looksAtMail ? ['ses:GetEmailIdentity'] : []);
      const sending = ofMail.filter((each) => !looking.includes(each));
      expect(sending.length, entry).toBe(mail ? 1 : 0);
      if (!sending[0]) continue;
      expect(listed(sending[0].Action)).toEqual(['ses:SendEmail']);
      expect(JSON.stringify(sending[0].Resource)).toContain(`identity/${domain}`);
      expect(sending[0].Condition).toEqual({ StringEquals: { 'ses:FromAddress': sender } });
    }
    expect(entries.filter(([, { mail }]) => mail).map(([entry]) => entry)).toEqual(['functions/_workers/sendMails.ts']);
  });

  it('let the functions that only send mail add entries to the outbox, and nothing else', () => {
    for (const [entry, { tables }] of entries) {
      if (tables?.requests !== enqueue) continue;
      const [statement] = statementsOf(environment, entry).filter(({ Sid }) => Sid === 'RequestsTable');
      expect(listed(statement!.Action), entry).toEqual(['dynamodb:PutItem']);
      expect(statement!.Condition).toEqual({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['OUTBOX#*'] } });
    }
  });

  it('let the account area read the pages of the terms and no other document', () => {
    for (const [entry, { terms }] of entries) {
      const reading = statementsOf(environment, entry).filter(
        ({ Sid = '', Action }) =>
          !/^(Files|Photos|AuditArchive)/.test(Sid) && listed(Action).some((action) => action.startsWith('s3:')),
      );
      expect(reading.length, entry).toBe(terms ? 1 : 0);
      if (reading[0]) {
        expect(listed(reading[0].Action)).toEqual(['s3:GetObject']);
        const pages = JSON.stringify(reading[0].Resource).match(/terms\/[^"]+/g);
        expect(pages?.sort()).toEqual(['terms/2026-11/ar.html', 'terms/2026-11/en.html']);
      }
    }
  });

  it('let the area of jobs sign what browsers send and fetch, and the worker read what was sent and keep what it made', () => {
    for (const [entry, { sends = [], consumes, jobFiles, attachments }] of entries) {
      if (attachments) continue;
      const statements = statementsOf(environment, entry);
      const files = { in: actionsOn(statements, 'FilesIn').sort(), out: actionsOn(statements, 'FilesOut') };
      expect(files, entry).toEqual(
        {
          offer: { in: ['s3:GetObject', 's3:PutObject'], out: ['s3:GetObject'] },
          take: { in: ['s3:DeleteObject', 's3:GetObject'], out: ['s3:PutObject'] },
          keep: { in: [], out: ['s3:PutObject'] },
          none: { in: [], out: [] },
        }[jobFiles ?? 'none'],
      );
      expect(actionsOn(statements, 'SendMessages'), entry).toEqual(sends.length > 0 ? ['sqs:SendMessage'] : []);
      expect(resourcesOf(statements, 'SendMessages').length, entry).toBe(sends.length);
      for (const name of sends) {
        expect(JSON.stringify(resourcesOf(statements, 'SendMessages')), entry).toContain(`${queues[name].id}Queue`);
      }
      expect(actionsOn(statements, 'ConsumeMessages').includes('sqs:ReceiveMessage'), entry).toBe(Boolean(consumes));
      if (consumes)
        expect(JSON.stringify(resourcesOf(statements, 'ConsumeMessages'))).toContain(`${queues[consumes].id}Queue`);
    }
  });

  it('let one area look at attachments before they are kept, and the other keep and give them, and none remove a kept one', () => {
    for (const [entry, { attachments }] of entries) {
      const statements = statementsOf(environment, entry);
      const actions = ['FilesIn', 'FilesChecked', 'FilesAttachment'].map((sid) => actionsOn(statements, sid).sort());
      if (attachments === 'check')
        expect(actions).toEqual([
          ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'],
          ['s3:DeleteObject', 's3:PutObject'],
          [],
        ]);
      else if (attachments === 'give')
        expect(actions).toEqual([[], ['s3:GetObject'], ['s3:GetObject', 's3:PutObject']]);
      // What goes out in a request's file is read, and nothing is written.
      else if (attachments === 'send') expect(actions).toEqual([[], [], ['s3:GetObject']]);
      else expect(actions.slice(1), entry).toEqual([[], []]);
    }
  });

  it('let the eligibility area look up card readings, and give the toolkit’s key to who verifies them', () => {
    for (const [entry, { cardReadings, knowsCardKey }] of entries) {
      const [statement] = statementsOf(environment, entry).filter(({ Sid }) => Sid === 'CardReadings');
      expect(statement?.Action, entry).toBe(cardReadings === 'use' ? 'dynamodb:GetItem' : undefined);
      const keys = statement?.Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
      if (statement) expect(keys).toEqual(['CARDREADING#*']);
      const key = functionOf(environment, entry).properties.Environment.Variables.TOOLKIT_PUBLIC_KEY;
      const configured = environments[environment].cardReader.toolkitPublicKey ?? 'none';
      expect(key, entry).toBe(cardReadings === 'verify' || knowsCardKey ? configured : undefined);
    }
  });

  it('REQ-ELIG-05 let the eligibility area alone keep and fetch photographs, and list nothing', () => {
    for (const [entry, { photos }] of entries) {
      const [statement] = statementsOf(environment, entry).filter(({ Sid }) => Sid === 'Photos');
      expect(statement && listed(statement.Action), entry).toEqual(
        photos ? ['s3:GetObject', 's3:PutObject'] : undefined,
      );
      expect(photos === true).toBe(entry === 'functions/eligibility/index.ts');
    }
  });

  it('reach the data key through the services that use it only', () => {
    for (const [entry] of entries) {
      for (const { Sid, Action, Condition } of statementsOf(environment, entry)) {
        if (!listed(Action).includes('kms:Decrypt') || Sid === 'CredentialsKey') continue;
        for (const service of listed(Condition?.StringEquals?.['kms:ViaService'] ?? [])) {
          expect(service).toMatch(/^(dynamodb|sqs|s3|secretsmanager)\.me-central-1\.amazonaws\.com$/);
        }
        expect(Condition?.StringEquals?.['kms:ViaService'], entry).toBeDefined();
      }
    }
  });

  it.each(entries)('of %s go with the variables it reads', (entry, settings) => {
    const { Variables } = functionOf(environment, entry).properties.Environment;
    const { session, humanVerification, payerGateway } = environments[environment];
    expect(Object.keys(Variables).sort()).toEqual(variablesOf(settings).sort());
    expect(Variables.STAGE).toBe(environment);
    if (settings.signingKey) expect(Variables.SESSION_IDLE_MINUTES).toBe(String(session.idleMinutes));
    if (settings.verification) expect(Variables.HUMAN_VERIFICATION).toBe(humanVerification);
    if (settings.payerGateway) expect(Variables.PAYER_GATEWAY_URL).toBe(payerGateway.url);
  });
});

describe('the check of the origin', () => {
  it('may read its secret and nothing else', () => {
    const statements = statementsOf('prod', originCheck);
    const actions = statements.filter(({ Sid }) => !['Log', 'Trace', 'DataKey'].includes(Sid ?? ''));
    expect(actions.map(({ Action }) => Action)).toEqual(['secretsmanager:GetSecretValue']);
    expect(JSON.stringify(actions[0]?.Resource)).toContain('OriginSecret');
    const { Variables } = functionOf('prod', originCheck).properties.Environment;
    expect(Object.keys(Variables).sort()).toEqual(['ORIGIN_SECRET_ID', 'STAGE', 'VERSION']);
    expect(originCheckSettings.tables).toBeUndefined();
  });
});

describe('the regulators', () => {
  it('are tried at the test systems everywhere but in production, for ten seconds', () => {
    for (const name of environmentNames) {
      const { system, timeoutMs } = environments[name].regulators;
      expect(system).toBe({ local: 'simulator', dev: 'test', staging: 'test', prod: 'live' }[name]);
      expect(timeoutMs).toBe(10_000);
    }
    for (const { regulators, timeoutSeconds } of Object.values(areaSettings)) {
      if (regulators) expect(timeoutSeconds * 1000).toBeGreaterThan(environments.prod.regulators.timeoutMs);
    }
  });
});

describe('the virus scanner', () => {
  it('looks at files where patients are treated and where releases are tried, within the time of the functions', () => {
    for (const name of ['local', 'staging', 'prod'] as const) expect(environments[name].fileScanner).not.toBeNull();
    const { timeoutMs = 0 } = environments.prod.fileScanner ?? {};
    for (const { scansFiles, timeoutSeconds } of Object.values(areaSettings)) {
      if (scansFiles) expect(timeoutSeconds * 1000).toBeGreaterThan(timeoutMs);
    }
  });

  it('is asked by every function that takes files of people', () => {
    const takers = Object.entries({ ...areaSettings, ...workerSettings }).filter(
      ([, { attachments, jobFiles }]) => attachments === 'check' || jobFiles === 'take',
    );
    for (const [name, { scansFiles }] of takers) expect(scansFiles, name).toBe(true);
    for (const { name, endpoints } of areas) {
      const takesFile = Object.values(endpoints).some((endpoint) => 'takesFile' in endpoint && endpoint.takesFile);
      if (takesFile) expect(areaSettings[name]?.scansFiles, name).toBe(true);
    }
  });
});

describe('the workers', () => {
  it('take messages in batches that fail one by one, five times before they are set aside', () => {
    expect(
      Object.values(workerSettings)
        .flatMap(({ consumes }) => consumes ?? [])
        .sort(),
    ).toEqual([...queueNames].sort());
    for (const [worker, { consumes, timeoutSeconds }] of Object.entries(workerSettings)) {
      if (!consumes) continue;
      const { id: name } = queues[consumes];
      const mappings = ofType('prod', 'AWS::Lambda::EventSourceMapping');
      const mapping = mappings.find(({ id }) => id.startsWith(`${worker}Messages`));
      expect(mapping?.properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
      const queue = ofType('prod', 'AWS::SQS::Queue').find(
        ({ id, properties }) => id.startsWith(`${name}Queue`) && properties.RedrivePolicy,
      );
      expect(queue?.properties.RedrivePolicy.maxReceiveCount).toBe(5);
      expect(queue?.properties.VisibilityTimeout).toBeGreaterThanOrEqual(6 * timeoutSeconds);
    }
  });

  it('give payers time to answer before the dispatcher itself runs out of it', () => {
    for (const name of environmentNames) {
      expect(environments[name].payerGateway.timeoutMs).toBeLessThan(1000 * workerSettings.askPayers.timeoutSeconds);
    }
  });

  it('sweep the outbox and the jobs and go on with migrations every minute, plan polls, look at deadlines, work lists and what answers, and at the audit trail every five', () => {
    const rules = ofType('prod', 'AWS::Events::Rule').filter(({ properties }) => properties.ScheduleExpression);
    const rates = [
      ['Deadlines', 'rate(1 minute)'],
      ['Jobs', 'rate(1 minute)'],
      ['MigrateItems', 'rate(1 minute)'],
      ['Outbox', 'rate(1 minute)'],
      ['PlanPolls', 'rate(1 minute)'],
      ['ProbeSystems', 'rate(1 minute)'],
      ['SealAudit', 'rate(5 minutes)'],
      ['VerifyAudit', 'rate(5 minutes)'],
      ...ratesOfModules,
    ];
    const nameIn = new RegExp(`^(?:Sweep)?(${rates.map(([name]) => name).join('|')})`);
    const swept = rules.map(({ stack, properties: { ScheduleExpression, Targets } }) => [
      nameIn.exec(functionIdOf('prod', stack, Targets[0].Arn))?.[1],
      ScheduleExpression,
    ]);
    expect(swept.sort()).toEqual(rates.sort());
  });
});
