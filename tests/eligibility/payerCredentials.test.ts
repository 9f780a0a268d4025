import { beforeEach, describe, expect, it } from 'vitest';
import { httpPayer } from '../../functions/_connect/payer/httpPayer.ts';
import { storedPayerKeys } from '../../functions/_connect/payer/payerKeys.ts';
import { listCredentials } from '../../functions/_data/payer/payerCredential.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { setUpPortal } from '../../functions/_workers/setUpPortal.ts';
import { simulatedKey } from '../../infra/local/simulators/payerKeys.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { passMinutes, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { servicesDown } from '../support/aws.ts';
import { outsideMs } from '../support/outsideLimits.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  details,
  eligibleMember,
  eventsOf,
  recordAudits,
  startPayers,
  submitted,
  worker,
} from './support/eligibility.ts';

const { store, logLines } = await startBackend();
const payers = await startPayers();
const operate = setUpPortal(wiring);

/** A worker that has just started: what it knows of keys it has read from Secrets Manager. */
const newWorker = () =>
  worker(
    httpPayer(
      { baseUrl: payers.url, timeoutMs: outsideMs, dispositionFlag: 'TEST' },
      storedPayerKeys(process.env.PAYER_SECRETS ?? ''),
    ),
  );

const member = eligibleMember();
const payerCode = demoPayers.find(({ payerId }) => payerId === member.payerId)?.payerCode ?? '';
/** Each test with a payer of its own, as far as credentials go, has a member of that payer; the others share the first one. */
const first = simulatedKey(payerCode, 'first');
const second = simulatedKey(payerCode, 'second');
const wrong = { keyId: 'first', key: Buffer.alloc(32, 1).toString('base64') };
const setKey = (key: { keyId: string; key: string }) => operate({ credential: { payerCode, ...key } });
const promoteNext = () => operate({ nextCredential: { payerCode } });

async function asked(deliver = newWorker()) {
  const as = await aClinic(store);
  const id = await submitted(as, aForm(member));
  await deliver(deliveryOf(id));
  return { as, id, request: await details(as, id) };
}

beforeEach(() => {
  servicesDown.clear();
  Object.assign(payers.faults, { mode: 'normal', refusedKeys: [] });
});

// In this order: a payer's credential begins, is replaced, and goes wrong.
describe('the portal’s credential for a payer', () => {
  it('that nobody has set keeps the question, which is not sent: payer unavailable, never not eligible', async () => {
    const before = payers.requests().length;
    const { request } = await asked();
    expect(request).toMatchObject({ status: eligibilityStatus.Pending, isPayerUnavailable: true });
    expect(request.timeline.at(-1)).toMatchObject({ event: 'payerUnavailable', detail: 'credentialsMissing' });
    expect(payers.requests()).toHaveLength(before);
  });

  it('is set for a payer that is asked by the gateway, with a key of 32 bytes and a name, or refused with the reason', async () => {
    const refused = async (credential: object) => {
      const answer = await operate({ credential });
      expect(JSON.stringify(answer)).not.toContain(first.key);
      return answer.outcome === 'refused' ? answer.reason : answer.outcome;
    };
    await aClinic(store);
    expect(await refused({ payerCode: 'ZZZZ9', ...first })).toContain('No payer with the code ZZZZ9');
    expect(await refused({ payerCode: 'INS948', ...first })).toContain('No payer with the code INS948');
    expect(await refused({ payerCode, keyId: 'first', key: 'c2hvcnQ=' })).toContain('shorter than 32 bytes');
    expect(await refused({ payerCode, keyId: 'first', key: `${first.key}?` })).toContain('base64');
    expect(await refused({ payerCode, ...first, keyId: 'a"b' })).toContain('only letters, digits');
    expect(await listCredentials(store)).toEqual([]);
  });

  it('signs the question of a worker that found none a moment ago', async () => {
    const deliver = newWorker();
    const { as, id } = await asked(deliver);
    expect(await setKey(first)).toEqual({ outcome: 'credentialKept', payerCode, keyId: 'first', isInUse: true });
    passMinutes(1);
    await deliver(deliveryOf(id));
    expect((await details(as, id)).status).toBe(eligibilityStatus.Eligible);
  });

  it('stands in no log, no audit trail, no timeline, no answer and no list of the payer', async () => {
    logLines.length = 0;
    const { id, request } = await asked();
    const payerId = String(member.payerId);
    const places = [
      ...logLines,
      JSON.stringify(request),
      JSON.stringify(await recordAudits(store, id)),
      JSON.stringify(await auditsOf(store, `PAYER#${payerId}`)),
      JSON.stringify(await listCredentials(store)),
      JSON.stringify(payers.requests()),
      JSON.stringify(process.env),
    ];
    for (const place of places) expect(place).not.toContain(first.key);
    expect(await auditsOf(store, `PAYER#${payerId}`)).toMatchObject([
      { action: 'operator.setCredential', actor: null, after: { keyId: 'first', isInUse: true } },
    ]);
  });

  it('is used for a day while Secrets Manager does not answer', async () => {
    const deliver = newWorker();
    await asked(deliver);
    servicesDown.add('secretsmanager');
    passMinutes(60);
    expect((await asked(deliver)).request.status).toBe(eligibilityStatus.Eligible);
  });

  it('is replaced without a question that is lost, whichever side changes first', async () => {
    const deliver = newWorker();
    expect((await asked(deliver)).request.status).toBe(eligibilityStatus.Eligible);
    expect(await setKey(second)).toMatchObject({ keyId: 'second', isInUse: false });
    // The payer knows both, then the new one only: a worker of before and a new one are answered by the same question.
    for (const refusedKeys of [[], ['first']]) {
      Object.assign(payers.faults, { refusedKeys });
      passMinutes(1);
      for (const each of [deliver, newWorker()]) {
        const { request } = await asked(each);
        expect(eventsOf(request)).toEqual(['submitted', 'sent', 'eligible']);
      }
    }
    expect(await promoteNext()).toMatchObject({ keyId: 'second', isInUse: true });
    expect(eventsOf((await asked()).request)).toEqual(['submitted', 'sent', 'eligible']);
    expect(payers.requests().at(-1)?.answered).toBe('yes');
    expect(payers.requests().at(-2)?.answered).toBe('yes');
    expect(await listCredentials(store)).toMatchObject([{ payerCode, current: { keyId: 'second' }, next: null }]);
    expect(await promoteNext()).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('No key is to follow'),
    });
  });

  it('that the payer refuses (401) keeps the question: payer unavailable, never not eligible', async () => {
    Object.assign(payers.faults, { refusedKeys: ['first', 'second'] });
    await setKey(wrong);
    const deliver = newWorker();
    const { as, id, request } = await asked(deliver);
    expect(request).toMatchObject({ status: eligibilityStatus.Pending, isPayerUnavailable: true });
    expect(request.timeline.at(-1)).toMatchObject({ event: 'payerUnavailable', detail: 'credentialsRejected' });
    Object.assign(payers.faults, { refusedKeys: [] });
    passMinutes(1);
    await deliver(deliveryOf(id));
    expect((await details(as, id)).status).toBe(eligibilityStatus.Eligible);
  });
});
