import { describe, expect, it } from 'vitest';
import type { QueueName } from '../../functions/_settings/queueNames.ts';
import { environments } from '../../infra/environments.ts';
import { isAllowed } from '../../infra/local/aws/iam.ts';
import type { Permission } from '../../infra/local/aws/service.ts';
import { functionOfWorker } from '../../infra/local/template/functions.ts';
import { readPortal } from '../../infra/local/template/portal.ts';
import { readAssembly } from '../../infra/local/template/stack.ts';
import { queueNames, queues } from '../../infra/queues.ts';
import { workerSettings, workerNames as workers } from '../../infra/workerSettings.ts';
import { itemsOfModules, workersThatMay } from './moduleGrants.ts';
import { assemblyOf } from './synthesis.ts';

// What the local gateway decides by: the roles of the template, with their intrinsic functions resolved.
const portal = readPortal(readAssembly(assemblyOf('local').directory), 'http://aws.example');

function roleOf(worker: string) {
  const found = functionOfWorker(portal.functions, worker);
  if (!found) throw new Error(`No function of ${worker}`);
  return found.statements;
}

/** The workers whose role allows an access. */
const whoMay = (permission: Permission): string[] =>
  workers.filter((worker) => isAllowed(roleOf(worker), permission)).sort();

const secure = { 'aws:SecureTransport': ['true'] };
const tableArn = (table: string): string => {
  const found = portal.tables.find(({ name }) => name.toLowerCase().includes(`-${table}table`));
  if (!found) throw new Error(`No table ${table}`);
  return `arn:aws:dynamodb:me-central-1:000000000000:table/${found.name}`;
};
const onItem = (action: string, table: string, key: string, index = ''): Permission => ({
  action: `dynamodb:${action}`,
  resource: `${tableArn(table)}${index && `/index/${index}`}`,
  context: { ...secure, 'dynamodb:LeadingKeys': [key] },
});
const queueArn = (name: QueueName, part: 'Queue' | 'DeadLetters'): string => {
  const found = portal.queues.find(({ arn }) => arn.includes(`${queues[name].id}${part}`));
  if (!found) throw new Error(`No queue ${name}`);
  return found.arn;
};
const onQueue = (action: string, name: QueueName, part: 'Queue' | 'DeadLetters' = 'Queue'): Permission => ({
  action: `sqs:${action}`,
  resource: queueArn(name, part),
  context: secure,
});

const onPayerSecret = (action: string): Permission => ({
  action: `secretsmanager:${action}`,
  resource: 'arn:aws:secretsmanager:me-central-1:000000000000:secret:wasla/local/payer/A901-local0',
  context: secure,
});

type Row = [title: string, permission: Permission, workers: string[]];

describe('the role of each worker', () => {
  it.each<Row>([
    ['write members of a register', onItem('BatchWriteItem', 'members', 'PAYER#1#MEMBER#1'), ['runRegisters']],
    [
      'read members of a register',
      onItem('Query', 'members', 'PAYER#1#MEMBER#1'),
      ['askPayers', 'listShiftedDays', 'runImports', 'runRegisters'],
    ],
    // Only an undo removes what its sheet has added.
    ['remove members of a register', onItem('DeleteItem', 'members', 'PAYER#1#MEMBER#1'), ['runImports']],
    [
      'leave the lane of a job',
      onItem('DeleteItem', 'jobs', 'LANE#memberRegister#PAYER#1'),
      ['runImports', 'runRegisters'],
    ],
    [
      'take a job and store how far it is',
      onItem('UpdateItem', 'jobs', 'JOB#1'),
      ['runClaimDrafts', 'runClaimFiles', 'runExports', 'runImports', 'runRegisters', 'runSheets'],
    ],
    ['keep the rows of imports', onItem('BatchWriteItem', 'jobs', 'IMPORT#staff#ALL#1'), ['runImports']],
    ['list the jobs that are due', onItem('Query', 'jobs', 'DUE#JOB', 'due'), ['sweepJobs']],
    ['list the jobs of a person', onItem('Query', 'jobs', 'OWNER#USER#1', 'byOwner'), []],
    [
      'add eligibility requests',
      onItem('PutItem', 'eligibility', 'FACILITY#1'),
      ['askPayers', 'runSheets', 'sendAuthorizations'],
    ],
    [
      'read whose question of eligibility an answer is for',
      onItem('GetItem', 'eligibility', 'FACILITY#1'),
      ['askPayers', 'migrateItems', 'pollPostOffices', 'runExports', 'runSheets', 'sendAuthorizations'],
    ],
    [
      'let searches find requests by name',
      onItem('PutItem', 'eligibility', 'FOUND#FACILITY#1'),
      ['askPayers', 'migrateItems', 'runSheets', 'sendAuthorizations'],
    ],
    [
      'read the history of a facility',
      onItem('Query', 'eligibility', 'FACILITY#1'),
      ['askPayers', 'runClaimDrafts', 'runExports', 'runImports', 'runSheets'],
    ],
    [
      'add entries to the outbox',
      onItem('PutItem', 'requests', 'OUTBOX#1'),
      ['askPayers', 'pollPostOffices', 'runImports', 'runSheets', 'sendAuthorizations', 'sweepDeadlines'],
    ],
    ['read what people want to hear of', onItem('Query', 'users', 'NEWSCHOICES'), ['sweepDeadlines']],
    ['read what is unread', onItem('Query', 'users', 'NOTIFICATIONS#1', 'unread'), ['runImports', 'sweepDeadlines']],
    ['change what people want to hear of', onItem('PutItem', 'users', 'NEWSCHOICES'), []],
    ['remember which news was mailed', onItem('PutItem', 'users', 'NEWSMAILED#1'), ['sweepDeadlines']],
    // A claim of a file or a sheet is compared with the approvals that it names.
    [
      'list requests for approval',
      onItem('Query', 'requests', 'FACILITY#1#AUTHORIZATION', 'byOwner'),
      ['runClaimDrafts', 'runExports', 'runImports'],
    ],
    [
      'read requests for approval',
      onItem('BatchGetItem', 'requests', 'AUTHORIZATION#01J0000000000000000000000A'),
      ['pollPostOffices', 'runClaimDrafts', 'runExports', 'runImports', 'sendAuthorizations', 'sweepDeadlines'],
    ],
    [
      'change requests for approval',
      onItem('PutItem', 'requests', 'AUTHORIZATION#1'),
      // migrateItems marks requests whose stored answer the table of truth reads otherwise.
      ['migrateItems', 'pollPostOffices', 'sendAuthorizations', 'sweepDeadlines'],
    ],
    [
      'list the answers that must be looked at',
      onItem('Query', 'requests', 'AUTHORIZATIONREVIEWS', 'byOwner'),
      ['listReviews'],
    ],
    [
      'take and end entries of the outbox',
      onItem('UpdateItem', 'requests', 'OUTBOX#1'),
      ['askPayers', 'buryOutbox', 'pollPostOffices', 'sendAuthorizations', 'sendMails'],
    ],
    ['list the entries that are due', onItem('Query', 'requests', 'DUE#1', 'dueWork'), ['sweepOutbox']],
    ['keep authorisations of insurers', onItem('PutItem', 'requests', 'INSURERAUTHORIZATION#1'), ['runImports']],
    ['count authorisations of insurers', onItem('UpdateItem', 'requests', 'INSURERCOUNT#PAYER#1'), ['runImports']],
    ['keep files of post offices', onItem('PutItem', 'requests', 'POSTFILE#1'), ['pollPostOffices']],
    [
      'list the post offices that are to be asked',
      onItem('Query', 'requests', 'POSTPOLL#DUE#1', 'dueWork'),
      ['planPolls', 'pollPostOffices', 'sendAuthorizations'],
    ],
    [
      'count against the rates of regulators, or patients whom no payer knows',
      onItem('UpdateItem', 'users', 'RATE#1'),
      ['askPayers', 'pollPostOffices', 'runImports', 'sendAuthorizations'],
    ],
    // migrateItems reads every item.
    [
      'look at what was counted',
      onItem('GetItem', 'users', 'RATE#1'),
      ['askPayers', 'migrateItems', 'pollPostOffices', 'runImports', 'runSheets', 'sendAuthorizations'],
    ],
    ['take the turns of a payer', onItem('UpdateItem', 'requests', 'PAYERTURN#1'), ['askPayers']],
    ['find the cases whose deadlines are due', onItem('Query', 'requests', 'QUERY#DUE', 'dueWork'), ['sweepDeadlines']],
    [
      'find the approvals that end',
      onItem('Query', 'requests', 'AUTHORIZATION#END', 'dueWork'),
      ['pollPostOffices', 'sendAuthorizations', 'sweepDeadlines'],
    ],
    [
      'end an approval',
      onItem('DeleteItem', 'requests', 'AUTHORIZATION#1'),
      ['pollPostOffices', 'sendAuthorizations', 'sweepDeadlines'],
    ],
    [
      'find what waits on a work list',
      onItem('Query', 'eligibility', 'PAYER#1#DESK#WAITING', 'deskHolder'),
      ['askPayers', 'runExports', 'runSheets', 'sweepDeadlines'],
    ],
    ['remember what a payer’s people were told of', onItem('PutItem', 'requests', 'DESKTOLD#1'), ['sweepDeadlines']],
    ['change a request by the sweeper of deadlines', onItem('PutItem', 'requests', 'FACILITY#1'), []],
    ['read the payers and their rules', onItem('Query', 'reference', 'PAYER#1'), ['askPayers', 'runSheets']],
    [
      'read facilities',
      onItem('GetItem', 'facilities', 'FACILITY#1'),
      [
        'askPayers',
        'migrateItems',
        'pollPostOffices',
        'runClaimDrafts',
        'runExports',
        'runImports',
        'runSheets',
        'sendAuthorizations',
        'sweepDeadlines',
      ],
    ],
    ['change clinicians', onItem('PutItem', 'facilities', 'CLINICIAN#1'), ['migrateItems', 'runImports']],
    ['list facilities', onItem('PutItem', 'facilities', 'FACILITIES#REGULATOR#1'), ['migrateItems', 'runImports']],
    ['see whether anybody has worked at a facility', onItem('Query', 'users', 'SEATS#FACILITY#1'), ['runImports']],
    [
      'look up the reader of a mail',
      onItem('GetItem', 'users', 'USERNAME#1'),
      ['migrateItems', 'runImports', 'sendMails', 'setUpPortal'],
    ],
    ['make the code of a link', onItem('PutItem', 'users', 'RESETCODE#1'), ['sendMails']],
    ['make the code of a mail', onItem('PutItem', 'users', 'EMAILCODE#1'), ['sendMails']],
    ['change a user', onItem('PutItem', 'users', 'USER#1'), ['runImports', 'setUpPortal']],
    [
      'point to an administrator of a facility',
      onItem('PutItem', 'users', 'ADMINISTRATORS#FACILITY#1'),
      ['migrateItems', 'runImports'],
    ],
    ['add a payer', onItem('PutItem', 'reference', 'PAYER'), ['runImports', 'setUpPortal']],
    ['point to the holder of a licence', onItem('PutItem', 'users', 'LICENSEHOLDER#1'), ['migrateItems', 'runImports']],
    [
      'notify a user',
      onItem('PutItem', 'users', 'NOTIFICATIONS#1'),
      [
        ...['askPayers', 'pollPostOffices', 'runClaimDrafts', 'runClaimFiles', 'runExports', 'runImports'],
        ...['runSheets', 'sendAuthorizations', 'sweepDeadlines'],
      ],
    ],
    ['read the audit trail', onItem('Query', 'audit', 'CHAIN#1'), ['sealAudit', 'verifyAudit']],
    ['note how far a chain is copied', onItem('PutItem', 'audit', 'EXPORT#2026-03-01'), ['sealAudit']],
    ['note what a verification found', onItem('PutItem', 'audit', 'FINDINGS#1'), ['verifyAudit']],
    [
      'add entries to the audit trail',
      onItem('PutItem', 'audit', 'CHAIN#1'),
      [
        ...['askPayers', 'runClaimDrafts', 'runClaimFiles', 'runExports', 'runImports', 'runRegisters'],
        ...['runSheets', 'sendAuthorizations', 'setUpPortal'],
      ],
    ],
    ['read the portal’s key for a payer', onPayerSecret('GetSecretValue'), ['askPayers']],
    ['make a secret for a payer', onPayerSecret('CreateSecret'), ['setUpPortal']],
    ['add a key for a payer', onPayerSecret('PutSecretValue'), ['setUpPortal']],
    ['remove a secret for a payer', onPayerSecret('DeleteSecret'), []],
    ['change entries of the audit trail', onItem('UpdateItem', 'audit', 'CHAIN#1'), []],
    ['remove entries of the audit trail', onItem('DeleteItem', 'audit', 'CHAIN#1'), []],
    ...itemsOfModules.map(([title, item, names]): Row => [title, onItem(...item), names]),
  ])('may %s where its work needs it, and no other worker may', (title, permission, expected) => {
    expect(whoMay(permission)).toEqual([...expected, ...workersThatMay(title)].sort());
  });

  it('may send mail from one worker only', () => {
    const { domain, sender } = environments.local.mail;
    const resource = `arn:aws:ses:me-central-1:000000000000:identity/${domain}`;
    expect(whoMay({ action: 'ses:SendEmail', resource, context: { ...secure, 'ses:FromAddress': [sender] } })).toEqual([
      'sendMails',
    ]);
  });

  it('reaches files of jobs: the sent ones by who reads them, the made ones by who makes them', () => {
    const imports = portal.buckets.find((name) => name.includes('import')) ?? '';
    const onFile = (action: string, key: string): Permission => ({
      action: `s3:${action}`,
      resource: `arn:aws:s3:::${imports}/${key}`,
      context: secure,
    });
    const readers = ['runClaimDrafts', 'runClaimFiles', 'runImports', 'runRegisters', 'runSheets'];
    expect(whoMay(onFile('GetObject', 'transfer/in/1'))).toEqual(readers);
    expect(whoMay(onFile('DeleteObject', 'transfer/in/1'))).toEqual(readers);
    expect(whoMay(onFile('PutObject', 'transfer/out/1/result'))).toEqual([...readers, 'runExports'].sort());
    expect(whoMay(onFile('GetObject', 'transfer/out/1/result'))).toEqual([]);
    expect(whoMay(onFile('GetObject', 'transfer/attachment/1'))).toEqual(['sendAuthorizations']);
  });

  it.each(queueNames)('takes messages of %s by its own worker only', (name) => {
    const own = workers.filter((worker) => workerSettings[worker].consumes === name);
    expect(own).toHaveLength(1);
    expect(whoMay(onQueue('ReceiveMessage', name))).toEqual(own);
    expect(whoMay(onQueue('DeleteMessage', name))).toEqual(own);
    const isOutbox = name === 'payers' || name === 'mails' || name === 'authorizations';
    expect(whoMay(onQueue('ReceiveMessage', name, 'DeadLetters'))).toEqual(isOutbox ? ['buryOutbox'] : []);
  });

  it.each<[QueueName, string[]]>([
    ['payers', ['askPayers', 'pollPostOffices', 'runSheets', 'sweepOutbox']],
    ['authorizations', ['askPayers', 'sendAuthorizations', 'sweepOutbox']],
    ['mails', ['runImports', 'sendMails', 'sweepDeadlines', 'sweepOutbox']],
    ['registers', ['runRegisters', 'sweepJobs']],
    ['claims', ['runClaimFiles', 'sweepJobs']],
    ['drafts', ['runClaimDrafts', 'sweepJobs']],
    ['sheets', ['runImports', 'runSheets', 'sweepJobs']],
    ['exports', ['runExports', 'sweepJobs']],
    ['imports', ['runImports', 'sweepJobs']],
    ['polls', ['planPolls']],
  ])('sends to %s where its work is', (name, expected) => {
    expect(whoMay(onQueue('SendMessage', name))).toEqual(expected);
  });

  it('knows the payers’ address in two workers only, of which the one that only looks reads no request', () => {
    const asking = workers.filter((worker) => workerSettings[worker].payerGateway);
    expect(asking).toEqual(['askPayers', 'probeSystems']);
    expect(Object.keys(workerSettings.probeSystems.tables ?? {})).toEqual(['errors', 'reference']);
  });
});
