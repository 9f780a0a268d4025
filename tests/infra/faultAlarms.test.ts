import { beforeEach, describe, expect, it } from 'vitest';
import { httpPayer } from '../../functions/_connect/payer/httpPayer.ts';
import { storedPayerKeys } from '../../functions/_connect/payer/payerKeys.ts';
import { auditWriter } from '../../functions/_data/audit/audit.ts';
import { noteFirstKey, noteNextInUse, noteNextKey } from '../../functions/_data/payer/payerCredential.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { probeSystems } from '../../functions/_workers/probeSystems.ts';
import { sealAudit } from '../../functions/_workers/sealAudit.ts';
import { setUpPortal } from '../../functions/_workers/setUpPortal.ts';
import { handler as sweepJobs } from '../../functions/_workers/sweepJobs.ts';
import { sweepOutbox } from '../../functions/_workers/sweepOutbox.ts';
import { verifyAudit } from '../../functions/_workers/verifyAudit.ts';
import { handler as account } from '../../functions/account/index.ts';
import { workerSettings } from '../../infra/workerSettings.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { clearTrail, tamperer } from '../auditTrail/support/auditTrailFaults.ts';
import {
  aClinic,
  askSimulator,
  deliveryOf,
  simulatorKeys,
  startPayers,
  submitted,
  worker,
} from '../eligibility/support/eligibility.ts';
import { filteredPoints, type Point, pointsOf } from '../support/alarms.ts';
import { callApi, passMinutes, setClock, startBackend } from '../support/api.ts';
import { outsideMs } from '../support/outsideLimits.ts';
import { alarmNamed, alarms, neverRaised, ringing } from './alarmBoard.ts';
import { everyClock } from './alarmFaults/clocks.ts';
import { eventsThatTell } from './alarmFaults/events.ts';
import { fishing } from './alarmFaults/fishing.ts';
import { functionsOfAws } from './alarmFaults/functions.ts';
import { queuesOfWork } from './alarmFaults/queues.ts';
import { spend } from './alarmFaults/spend.ts';
import { ofType } from './synthesis.ts';

// The functions of this test are those of the local environment, and so are the alarms that their lines raise.
const { store, messages, logLines } = await startBackend();
const payers = await startPayers();
process.env.HUMAN_VERIFICATION = 'off';
const alarmOf = (name: string) => alarmNamed(name).properties;
/** The only filter of what a function logs. */
function filterOf(area: string) {
  const logs = `${area}Logs`.toLowerCase();
  const found = ofType('local', 'AWS::Logs::MetricFilter').filter(({ properties }) =>
    JSON.stringify(properties.LogGroupName).toLowerCase().includes(logs),
  );
  expect(found, area).toHaveLength(1);
  return found[0]!.properties;
}
const written = (): Point[] => logLines.flatMap(pointsOf);
const now = (): number => wiring.now().getTime();
const isRinging = (name: string, points = written()): boolean =>
  ringing(points, now(), [alarmNamed(name)]).length === 1;

beforeEach(async () => {
  logLines.length = 0;
  await clearTrail(store);
  setClock('2026-03-01T08:00:00Z');
});

describe('a worker of the clock that does not run', () => {
  it('rings after three of its turns, by its own alarm, and one that runs does not', async () => {
    const clock = Object.entries(workerSettings).filter(([, { everyMinutes }]) => everyMinutes);
    expect(alarms.filter(({ id }) => id.startsWith('Clock'))).toHaveLength(clock.length);
    await sweepOutbox(wiring)();
    expect(isRinging('ClocksweepOutbox')).toBe(false);
    expect(isRinging('ClocksweepJobs')).toBe(true);
    await sweepJobs({});
    expect(isRinging('ClocksweepJobs')).toBe(false);
    passMinutes(6);
    expect(isRinging('ClocksweepOutbox')).toBe(true);
  });

  it.each([
    ['ClocksealAudit', sealAudit(wiring)],
    ['ClockverifyAudit', verifyAudit(wiring)],
  ] as const)('%s rings after a quarter of an hour', async (name, run) => {
    await run({});
    passMinutes(14);
    expect(isRinging(name)).toBe(false);
    passMinutes(2);
    expect(isRinging(name)).toBe(true);
  });

  it('rings for a run that fails only by the alarm on errors', async () => {
    const failing = { ...wiring, store: { send: () => Promise.reject(new Error('down')) } as never };
    await expect(sweepOutbox(failing)()).rejects.toThrow();
    expect(isRinging('ClocksweepOutbox')).toBe(false);
  });
});

describe('the audit trail', () => {
  const verify = verifyAudit(wiring);

  async function aChain(): Promise<string> {
    const ids: string[] = [];
    const write = auditWriter(store, () => {
      ids.push(wiring.newId());
      return ids.at(-1) ?? '';
    });
    for (let entry = 0; entry < 3; entry += 1) {
      await write({
        at: wiring.now().toISOString(),
        action: 'user.read',
        actor: null,
        actorFacilityId: null,
        entity: null,
        entityId: null,
        outcome: 'success',
        requestId: 'request-1',
        sourceIp: '',
        userAgent: '',
      });
    }
    return ids[0] ?? '';
  }

  it('rings when an entry was changed, until a round finds nothing', async () => {
    const chainId = await aChain();
    await sealAudit(wiring)({});
    await verify({});
    expect(isRinging('MonitoringauditFindings')).toBe(false);
    passMinutes(24 * 60);
    await tamperer(store).setEntry(chainId, 1, 'action', 'user.readNothing');
    await verify({});
    expect(isRinging('MonitoringauditFindings')).toBe(true);
    await tamperer(store).setEntry(chainId, 1, 'action', 'user.read');
    passMinutes(24 * 60);
    await verify({});
    expect(isRinging('MonitoringauditFindings')).toBe(false);
  });

  it('rings when days are not sealed', async () => {
    await aChain();
    await sealAudit(wiring)({});
    await verify({});
    expect(isRinging('MonitoringauditSealDueHours')).toBe(false);
    passMinutes(48 * 60);
    await verify({});
    expect(isRinging('MonitoringauditSealDueHours')).toBe(true);
    await sealAudit(wiring)({});
    passMinutes(16);
    await verify({});
    expect(isRinging('MonitoringauditSealDueHours')).toBe(false);
  });

  it('rings when nothing was measured, and when rounds do not end', async () => {
    for (const name of ['auditFindings', 'auditVerifiedHours', 'auditSealDueHours'])
      expect(isRinging(`Monitoring${name}`), name).toBe(true);
    await verify({});
    expect(isRinging('MonitoringauditVerifiedHours')).toBe(false);
    const late = written().map((point) => (point.metric === 'auditVerifiedHours' ? { ...point, value: 49 } : point));
    expect(isRinging('MonitoringauditVerifiedHours', late)).toBe(true);
  });
});

describe('what others measure', () => {
  const point = (namespace: string, metric: string, dimensions: Point['dimensions'], value: number): Point => ({
    namespace,
    metric,
    dimensions,
    value,
    at: now(),
  });

  it('rings when somebody guesses passwords, and not for one person’s mistakes', async () => {
    const filter = filterOf('account');
    const { endpoints } = accountApi;
    const body = { userName: 'nobody@clinic.example', password: 'wrong-password-1', token: '' };
    const answer = await callApi(account, endpoints.login, { query: {}, body });
    expect(answer.errors[0]?.code).toBe('wrongCredentials');
    const [counted, ...more] = logLines.flatMap((line) => filteredPoints(filter, line, now()));
    expect(more).toEqual([]);
    expect(isRinging('SignInAlarm', [counted!])).toBe(false);
    expect(
      isRinging(
        'SignInAlarm',
        Array.from({ length: 201 }, () => counted!),
      ),
    ).toBe(true);
  });

  it('rings for many blocks of the firewall', () => {
    const [acl] = ofType('prod', 'AWS::WAFv2::WebACL');
    const dimensions = { WebACL: acl?.properties.VisibilityConfig.MetricName, Rule: 'ALL' };
    expect(isRinging('Blocks', [point('AWS/WAFV2', 'BlockedRequests', dimensions, 500)])).toBe(false);
    expect(isRinging('Blocks', [point('AWS/WAFV2', 'BlockedRequests', dimensions, 501)])).toBe(true);
  });

  it.each(['Read', 'Write'])('rings when any table refuses a call (%s)', (kind) => {
    const name = `Monitoring${kind}ThrottleEvents`;
    const watched = alarmOf(name).Metrics.flatMap(
      ({ MetricStat }: { MetricStat?: { Metric: { Dimensions: { Value: unknown }[] } } }) =>
        MetricStat ? [MetricStat.Metric.Dimensions[0]?.Value] : [],
    );
    expect(watched).toHaveLength(ofType('local', 'AWS::DynamoDB::Table').length);
    expect(isRinging(name, [])).toBe(false);
    for (const TableName of watched) {
      const refused = point('AWS/DynamoDB', `${kind}ThrottleEvents`, { TableName }, 1);
      expect(isRinging(name, [refused])).toBe(true);
    }
  });

  it.each(['Read', 'Write'])('rings when any index of a table refuses a call (%s)', (kind) => {
    const names = alarms.filter(({ id }) => id.startsWith(`MonitoringIndex${kind}Throttle`)).map(({ id }) => id);
    const refusals = ofType('local', 'AWS::DynamoDB::Table').flatMap(({ id, properties }) =>
      (properties.GlobalSecondaryIndexes ?? []).map(({ IndexName }: { IndexName: string }) => ({ id, IndexName })),
    );
    expect(refusals.length).toBeGreaterThan(10);
    // Functions name a table by what its stack exports.
    const tableNames = alarmOf(`Monitoring${kind}ThrottleEvents`).Metrics.flatMap(
      ({ MetricStat }: { MetricStat?: { Metric: { Dimensions: { Value: unknown }[] } } }) =>
        MetricStat ? [MetricStat.Metric.Dimensions[0]?.Value] : [],
    );
    for (const { id, IndexName } of refusals) {
      const TableName = tableNames.find((name: unknown) => JSON.stringify(name).includes(id));
      expect(TableName, id).toBeDefined();
      const dimensions = { GlobalSecondaryIndexName: IndexName, TableName };
      const refused = point('AWS/DynamoDB', `${kind}ThrottleEvents`, dimensions, 1);
      expect(
        names.filter((name) => isRinging(name, [refused])),
        IndexName,
      ).toHaveLength(1);
    }
    for (const name of names) expect(isRinging(name, [])).toBe(false);
  });

  it.each([
    ['BounceRate', 0.05],
    ['ComplaintRate', 0.001],
  ])('rings before SES looks at our %s', (rate, looked) => {
    expect(isRinging(`MonitoringMail${rate}`, [point('AWS/SES', `Reputation.${rate}`, {}, looked / 2)])).toBe(false);
    expect(isRinging(`MonitoringMail${rate}`, [point('AWS/SES', `Reputation.${rate}`, {}, looked)])).toBe(true);
  });
});

describe('an invitation of the first administrator', () => {
  it('rings, whether or not somebody asked for it', async () => {
    expect(isRinging('MonitoringAdministratorInvited')).toBe(false);
    const administrator = { userName: 'first@portal.example', firstName: 'Mariam', lastName: 'Khalid' };
    expect(await setUpPortal(wiring)({ administrator })).toMatchObject({ outcome: 'invited' });
    expect(isRinging('MonitoringAdministratorInvited')).toBe(true);
  });
});

describe('a payer that does not let the portal ask', () => {
  const ring = () => isRinging('MonitoringPayerCredentials');

  it.each([
    ['refuses its signature (401)', 'rejectsCredentials', simulatorKeys],
    ['is one for which nobody has set a credential', 'normal', storedPayerKeys('wasla/local/payer/')],
  ] as const)('rings, where it %s', async (_what, mode, keysOf) => {
    Object.assign(payers.faults, { mode });
    const ask = httpPayer({ baseUrl: payers.url, timeoutMs: outsideMs, dispositionFlag: 'TEST' }, keysOf);
    expect(ring()).toBe(false);
    await worker(ask)(deliveryOf(await submitted(await aClinic(store))));
    expect(ring()).toBe(true);
  });

  it('does not ring for one that is down, or answers', async () => {
    for (const mode of ['down', 'normal'] as const) {
      Object.assign(payers.faults, { mode });
      await worker(askSimulator(payers.url))(deliveryOf(await submitted(await aClinic(store))));
    }
    expect(ring()).toBe(false);
  });
});

describe('a key for a payer that is nearly a year old', () => {
  it('rings until the key that was to follow is in use', async () => {
    const ring = async () => {
      logLines.length = 0;
      await probeSystems(wiring)({});
      return isRinging('MonitoringPayerKeyAge');
    };
    const payerCode = 'OLD1';
    await noteFirstKey(store, payerCode, { keyId: 'first', setAt: '2025-03-16T08:00:00.000Z' });
    expect(await ring()).toBe(false);
    passMinutes(2 * 24 * 60);
    expect(await ring()).toBe(true);
    const next = { keyId: 'second', setAt: '2026-03-03T08:00:00.000Z' };
    await noteNextKey(store, payerCode, next);
    expect(await ring()).toBe(true);
    await noteNextInUse(store, { payerCode, next });
    expect(await ring()).toBe(false);
  });
});

everyClock(written, now);
functionsOfAws(now);
queuesOfWork({ store, written, now });
eventsThatTell();
spend();
fishing(
  { store, messages },
  {
    countedOf: (area) => logLines.flatMap((line) => filteredPoints(filterOf(area), line, now())),
    isRinging,
  },
);

describe('every alarm', () => {
  // The last test: what the others have seen ring is noted by the board.
  it('was raised by its fault in one of these tests', () => {
    expect(alarms.length).toBeGreaterThan(80);
    expect(neverRaised()).toEqual([]);
  });
});
