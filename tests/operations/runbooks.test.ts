import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { changesRoles } from '../../infra/constructs/openingCalls.ts';
import { awsOf } from '../../infra/runbooks/aws.ts';
import { follow } from '../../infra/runbooks/follow.ts';
import { runbooks } from '../../infra/runbooks/runbooks.ts';
import type { Step } from '../../infra/runbooks/step.ts';
import { ofType } from '../infra/synthesis.ts';
import { type Asked, credentials, nothing, startServices } from './runbooks/servicesOfAws.ts';

const line = (fields: Record<string, string>) => Object.entries(fields).map(([field, value]) => ({ field, value }));
/** A line of a log as an older or a foreign release might have written it: with a patient in it. */
const withPatient = line({
  ...{ at: '2026-11-27T08:00:00Z', operation: 'askPayers', outcome: 'serverError', requestId: 'request-1' },
  ...{
    error: 'TimeoutError',
    durationMs: '9000',
    emiratesId: '784-1985-0000001-8',
    fullName: 'Aisha Rahman',
    '@ptr': 'x',
  },
});
const dead = 'https://sqs.me-central-1.amazonaws.com/123456789012/wasla-prod-stateful-JobsDeadLetters1';
const quiet = 'https://sqs.me-central-1.amazonaws.com/123456789012/wasla-prod-stateful-MailsDeadLetters1';
const work = 'https://sqs.me-central-1.amazonaws.com/123456789012/wasla-prod-stateful-JobsQueue1';
const left = { [dead]: 3, [quiet]: 0, [work]: 7 };
const purged: string[] = [];

const called = (eventName: string, requestParameters: object, sourceIPAddress = '203.0.113.7') => ({
  ...{ EventTime: 1_795_766_400, EventName: eventName, Username: 'mariam' },
  CloudTrailEvent: JSON.stringify({ eventName, sourceIPAddress, requestParameters, userAgent: 'aws-cli' }),
});
const tags = [{ key: 'reason', value: 'ticket 4711' }];
const trail: Record<string, unknown[]> = {
  AssumeRole: [
    called('AssumeRole', { roleArn: 'arn:aws:iam::123456789012:role/wasla-prod-break-glass', tags }),
    called('AssumeRole', { roleArn: 'arn:aws:iam::123456789012:role/wasla-prod-access-AccountRole1' }),
  ],
  PutKeyPolicy: [
    called('PutKeyPolicy', { keyId: 'key-1' }),
    called('PutKeyPolicy', {}, 'cloudformation.amazonaws.com'),
  ],
  CreateRole: [called('CreateRole', { roleName: 'wasla-prod-mine' }), called('CreateRole', { roleName: 'other' })],
};

let searches = 0;
let lookups = 0;
let asks = 0;
const hasEnded = (): boolean => {
  asks += 1;
  return asks > 1;
};
const answers: Parameters<typeof startServices>[0] = {
  'logs:StartQuery': () => ({ queryId: `query-${++searches}` }),
  'logs:GetQueryResults': ({ queryId }, { region }) => ({
    // The first time that a search is asked for, it has not ended.
    status: queryId === 'query-1' && !hasEnded() ? 'Running' : 'Complete',
    results: [
      region === 'us-east-1'
        ? line({ rule: 'RequestsPerVisitor', address: '198.51.100.9', blocks: '900' })
        : withPatient,
    ],
  }),
  // A metric in two parts.
  'cloudwatch:GetMetricData': ({ MetricDataQueries, NextToken }) => ({
    MetricDataResults: MetricDataQueries.flatMap(({ Label }: { Label: string }) => [
      { Label: Label.replace(/\$\{LABEL\}/, 'wasla-prod-one'), Values: NextToken ? [2, 1] : [0, 1] },
      { Label: Label.replace(/\$\{LABEL\}/, 'wasla-prod-well'), Values: [0, 0] },
    ]),
    ...(!NextToken && { NextToken: 'second' }),
  }),
  // Two pages.
  'sqs:ListQueues': ({ NextToken }) =>
    NextToken ? { QueueUrls: [quiet] } : { QueueUrls: [work, dead], NextToken: 'second' },
  'sqs:GetQueueAttributes': ({ QueueUrl }) => ({
    Attributes: { ApproximateNumberOfMessages: String(left[QueueUrl as keyof typeof left]) },
  }),
  'sqs:PurgeQueue': ({ QueueUrl }) => {
    purged.push(QueueUrl);
    return nothing;
  },
  'events:ListRules': ({ NextToken }) =>
    NextToken
      ? { Rules: [{ Name: 'wasla-prod-workers-Told', State: 'ENABLED' }] }
      : {
          Rules: [{ Name: 'wasla-prod-workers-sweepOutbox', State: 'DISABLED', ScheduleExpression: 'rate(1 minute)' }],
          NextToken: 'second',
        },
  'lambda:ListFunctions': () => ({
    Functions: ['wasla-prod-workers-migrateItems1', 'wasla-prod-workers-sweepOutbox1', 'other'].map((FunctionName) => ({
      ...{ FunctionName, FunctionArn: `arn:aws:lambda:me-central-1:123456789012:function:${FunctionName}` },
    })),
  }),
  'lambda:GetFunctionConcurrency': ({ path }) =>
    path.includes('migrateItems') ? { ReservedConcurrentExecutions: 0 } : {},
  // One event a page; the second question of all is one too many for the moment.
  'cloudtrail:LookupEvents': ({ LookupAttributes: [{ AttributeValue }], NextToken }) => {
    lookups += 1;
    if (lookups === 2) throw new Error('ThrottlingException');
    const at = Number(NextToken ?? 0);
    const events = trail[AttributeValue] ?? [];
    return { Events: events.slice(at, at + 1), ...(at + 1 < events.length && { NextToken: String(at + 1) }) };
  },
  'budgets:ViewBudget': ({ AccountId, BudgetName }) => {
    expect([AccountId, BudgetName]).toEqual(['123456789012', 'wasla-prod-spend']);
    return { Budget: { BudgetLimit: { Amount: '1000' }, CalculatedSpend: { ActualSpend: { Amount: '812.4' } } } };
  },
};

const services = await startServices(answers);
afterAll(services.close);

process.env.AWS_ACCESS_KEY_ID = credentials.accessKeyId;
process.env.AWS_SECRET_ACCESS_KEY = credentials.secretAccessKey;
process.env.AWS_SESSION_TOKEN = credentials.sessionToken;

const until = new Date('2026-11-27T09:00:00Z');
const look = (named?: string) => ({
  ...{ begin: 'wasla-prod-', stage: 'prod', since: new Date('2026-11-27T08:00:00Z'), until, named },
  aws: awsOf({ region: 'me-central-1', endpoint: services.url }),
});
const follows = async (
  alarm: string,
  { step, named, isTold = false }: { step?: string; named?: string; isTold?: boolean } = {},
) => {
  const lines: string[] = [];
  const isWell = await follow({ alarm, step, isTold }, look(named), (each) => lines.push(each));
  return { isWell, lines, text: lines.join('\n') };
};
const deadName = 'wasla-prod-stateful-JobsDeadLetters1';
const steps = Object.entries(Object.assign({}, ...Object.values(runbooks)) as Readonly<Record<string, Step>>);

beforeEach(() => {
  services.asked.length = 0;
  purged.length = 0;
});

describe('a step of a runbook', () => {
  it.each(steps)(
    '%s asks with the rights that it names and no other, and shows nothing of a patient',
    async (name, step) => {
      const [alarm = ''] = Object.entries(runbooks).find(([, own]) => name in own) ?? [];
      const named = name === 'purgeDeadLetters' ? deadName : 'request-1';
      const { isWell, lines, text } = await follows(alarm, { step: name, named, isTold: Boolean(step.acts) });
      expect(isWell, text).toBe(true);
      expect([...new Set(services.asked.map(({ right }) => right))].sort()).toEqual([...step.needs].sort());
      expect(lines.length).toBeGreaterThan(1);
      expect(text).not.toContain('  nothing');
      expect(text).not.toMatch(/784-?1985|Aisha|emirates|fullName|@ptr/i);
    },
  );

  it('says what was refused, by which right, and the others go on', async () => {
    const { 'events:ListRules': _not, ...fewer } = answers;
    const poorer = await startServices(fewer);
    const lines: string[] = [];
    const aws = awsOf({ region: 'me-central-1', endpoint: poorer.url });
    const isWell = await follow({ alarm: 'clock', isTold: false }, { ...look(), aws }, (each) => lines.push(each));
    poorer.close();
    expect(isWell).toBe(false);
    expect(lines.join('\n')).toContain(
      'failed: events ListRules: AccessDeniedException not for this profile. It needs events:ListRules.',
    );
    expect(lines.join('\n')).toContain('function=wasla-prod-workers-migrateItems1  atMost=0');
  });
});

it('a service that does not answer is said as such', async () => {
  const lines: string[] = [];
  const aws = awsOf({ region: 'me-central-1', endpoint: 'http://127.0.0.1:9' });
  await follow({ alarm: 'clock', step: 'clockRules', isTold: false }, { ...look(), aws }, (each) => lines.push(each));
  expect(lines.at(-1)).toMatch(/^ {2}failed: .*ECONNREFUSED|bad port/);
  expect(lines.at(-1)).not.toContain('It needs');
});

describe('what the steps find', () => {
  const bodies = (right: string): Asked['body'][] =>
    services.asked.filter((each) => each.right === right).map(({ body }) => body);

  it('errors of this environment and time, by known fields', async () => {
    const { text } = await follows('errors', { step: 'errors' });
    expect(text).toContain(
      'operation=askPayers  outcome=serverError  requestId=request-1  error=TimeoutError  durationMs=9000',
    );
    const [{ queryString, startTime, endTime }] = bodies('logs:StartQuery');
    expect(queryString).toContain("SOURCE logGroups(namePrefix: ['wasla-prod-']) | ");
    expect(queryString).toContain('filter level = "error"');
    expect([startTime, endTime]).toEqual([1_795_766_400, 1_795_770_000]);
  });

  it('a request by its id, also in what it caused', async () => {
    await follows('request', { named: 'request-1' });
    expect(bodies('logs:StartQuery')[0].queryString).toContain('requestId = "request-1" or causeId = "request-1"');
  });

  it('functions with numbers, and not those that are well', async () => {
    const { text } = await follows('throttles');
    expect(text).toContain('what=Throttles: wasla-prod-one  largest=2');
    expect(text).not.toContain('wasla-prod-well');
    const [{ MetricDataQueries }] = bodies('cloudwatch:GetMetricData');
    expect(MetricDataQueries[0].Expression).toBe(
      "SEARCH('{AWS/Lambda,FunctionName} MetricName=\"Throttles\" wasla prod', 'Sum', 300)",
    );
    expect(text).toContain('rule=RequestsPerVisitor  address=198.51.100.9  blocks=900');
  });

  it('clock rules that are off, and workers that were halted', async () => {
    const { text } = await follows('clock');
    expect(text).toContain('rule=wasla-prod-workers-sweepOutbox  every=rate(1 minute)  state=DISABLED');
    expect(text).not.toContain('wasla-prod-workers-Told');
    expect(text).not.toContain('sweepOutbox1  atMost');
  });

  it('who took the role that reads, and who opened what by hand, and no deployment', async () => {
    const { text } = await follows('break-glass');
    expect(text).toContain(
      'who=mariam  call=AssumeRole  from=203.0.113.7  what=arn:aws:iam::123456789012:role/wasla-prod-break-glass  reason=ticket 4711',
    );
    expect(text).not.toContain('AccountRole');
    const opened = (await follows('data-opened')).text;
    expect(opened.match(/call=PutKeyPolicy/g)).toHaveLength(1);
    expect(opened).toContain('what=wasla-prod-mine');
    expect(opened).not.toContain('what=other');
    // IAM tells in that region alone.
    const roles = services.asked.filter(({ region }) => region === 'us-east-1');
    expect([...new Set(roles.map(({ body }) => body.LookupAttributes[0].AttributeValue))]).toEqual(changesRoles);
  });

  it('what the month has cost', async () => {
    expect((await follows('spend', { step: 'spent' })).text).toContain(
      'plan=1000  spent=812.4  foreseen=not known yet',
    );
  });
});

describe('a step that acts', () => {
  it('is no part of a runbook that is looked through', async () => {
    const { text } = await follows('jobs');
    expect(text).toContain(`queue=${deadName}  messages=3`);
    expect(text).not.toMatch(/purge|MailsDeadLetters|JobsQueue/);
    expect(purged).toEqual([]);
  });

  it('says what it would do, and does it when it is told', async () => {
    const told = await follows('jobs', { step: 'purgeDeadLetters', named: deadName });
    expect(told.text).toContain(`queue=${deadName}  messages=3\n  Nothing was changed.`);
    expect(purged).toEqual([]);
    const done = await follows('jobs', { step: 'purgeDeadLetters', named: deadName, isTold: true });
    expect(done.text).toContain(`queue=${deadName}  messages=3  purged=yes`);
    expect(purged).toEqual([dead]);
  });

  it.each(['wasla-prod-stateful-JobsQueue1', 'JobsDeadLetters1', 'wasla-prod-stateful'])(
    'leaves the work of others: %s is not purged',
    async (named) => {
      const { isWell, text } = await follows('jobs', { step: 'purgeDeadLetters', named, isTold: true });
      expect(isWell).toBe(false);
      expect(text).toContain(`No dead-letter queue of wasla-prod- is called ${named}.`);
      expect(purged).toEqual([]);
    },
  );

  it('has to be named, and so has what it is for', async () => {
    await expect(follows('jobs', { isTold: true })).rejects.toThrow('--do is for one step');
    await expect(follows('jobs', { step: 'purgeDeadLetters', isTold: true })).rejects.toThrow('asks for --id');
    await expect(follows('jobs', { step: 'nothing' })).rejects.toThrow('jobs has no step nothing');
    await expect(follows('nothing')).rejects.toThrow('No runbook nothing');
  });
});

describe('the command', () => {
  const run = promisify(execFile);
  const root = join(import.meta.dirname, '../..');
  const command = (...args: string[]) =>
    run(process.execPath, ['infra/runbooks/run.ts', ...args], {
      cwd: root,
      env: { ...process.env, AWS_ENDPOINT_URL: services.url },
    });

  it('takes a runbook of an environment', async () => {
    const { stdout } = await command('errors', '--env', 'prod', '--since', '2h');
    expect(stdout).toContain('operation=askPayers');
    const [{ startTime, endTime }] = services.asked
      .filter(({ right }) => right === 'logs:StartQuery')
      .map(({ body }) => body);
    expect(endTime - startTime).toBeGreaterThanOrEqual(7200);
    expect(endTime - startTime).toBeLessThan(7203);
  });

  it('lists all of them', async () => {
    const { stdout } = await command();
    for (const alarm of Object.keys(runbooks)) expect(stdout.split('\n')).toContain(alarm);
    expect(stdout).toContain('purgeDeadLetters: removes');
  });

  it.each([
    [['errors', '--env', 'prod', '--since', 'yesterday'], '--since takes'],
    [['errors'], 'Name an environment'],
    [['errors', '--env', 'local'], 'http://localhost:3000/local/metrics'],
    [['request', '--env', 'prod', '--id', 'x" or level = "info'], '--id is made of'],
  ])('refuses %j', async (args, reason) => {
    await expect(command(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
    expect(services.asked).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const sections = new Map(
    operations
      .split(/^#{2,3} /m)
      .map((section) => [section.split('\n')[0] as string, section] as const)
      .filter(([title]) => /^[a-z-]+$/.test(title)),
  );
  const named = ['AWS::CloudWatch::Alarm', 'AWS::Events::Rule'].flatMap((type) =>
    ofType('prod', type).flatMap(({ properties: { AlarmDescription, Description = '' } }) => {
      const [, section] = /operations\.md#([a-z-]+)$/.exec(AlarmDescription ?? Description) ?? [];
      return section ? [section] : [];
    }),
  );
  const budgets = ofType('prod', 'AWS::Budgets::Budget').map(({ properties }) =>
    properties.Budget.BudgetName.split('-').at(-1),
  );

  it('has a section and steps for each alarm, and none of no alarm', () => {
    // The alarms of the copies are there where an account for them is named (tests/infra/copies.test.ts).
    const wanted = [...new Set([...named, ...budgets, 'copies'])].sort();
    expect([...sections.keys()].sort()).toEqual(wanted);
    // A request is followed for any of them.
    expect(
      Object.keys(runbooks)
        .filter((name) => name !== 'request')
        .sort(),
    ).toEqual(wanted);
  });

  it('shows its command in each section, and every command that it shows exists', () => {
    for (const [name, text] of sections) expect(text, name).toContain(`\`npm run runbook -- ${name} --env `);
    const shown = [...operations.matchAll(/npm run runbook -- ([a-z-]+)(?: ([a-zA-Z]+))?/g)];
    expect(shown.length).toBeGreaterThan(sections.size);
    for (const [command, alarm = '', step] of shown) {
      expect(Object.keys(runbooks), command).toContain(alarm);
      if (step) expect(Object.keys(runbooks[alarm] ?? {}), command).toContain(step);
    }
  });

  it('names the rights that all steps need', () => {
    const [, text = ''] = /An operator's profile needs ([^\n]+)/.exec(operations) ?? [];
    const rights = [...text.matchAll(/`([a-z]+:[A-Za-z]+)`/g)].map(([, right]) => right);
    expect(rights.sort()).toEqual([...new Set(steps.flatMap(([, { needs }]) => needs))].sort());
  });
});
