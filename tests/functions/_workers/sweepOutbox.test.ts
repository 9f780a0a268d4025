import { randomUUID } from 'node:crypto';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import { wiring } from '../../../functions/_data/wiring.ts';
import { demoPayers } from '../../../functions/_demo/payers.ts';
import { handler as dispatch } from '../../../functions/_workers/askPayers.ts';
import { setUpPortal } from '../../../functions/_workers/setUpPortal.ts';
import { sweepOutbox } from '../../../functions/_workers/sweepOutbox.ts';
import { simulatedKey } from '../../../infra/local/simulators/payerKeys.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import {
  aClinic,
  aForm,
  askSimulator,
  deliveryOf,
  details,
  eligibleMember,
  memberWho,
  startPayers,
  submitted,
  worker,
} from '../../eligibility/support/eligibility.ts';
import { passMinutes, startBackend } from '../../support/api.ts';

const { store, messages, logLines } = await startBackend();
const payers = await startPayers();
const deliver = worker(askSimulator(payers.url));
const sweep = sweepOutbox(wiring);

/** The ids that a sweep puts on the queue. */
async function swept(): Promise<string[]> {
  const before = messages.length;
  await sweep();
  return messages.slice(before).map(({ body }) => JSON.parse(body).outboxId);
}

const throttled = Object.assign(new Error('slow down'), { name: 'ProvisionedThroughputExceededException' });

describe('sweepOutbox', () => {
  it('queues an entry whose message was lost, and leaves a new one to its own message', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    expect(await swept()).not.toContain(id);
    passMinutes(1);
    expect(await swept()).toContain(id);
    await deliver(deliveryOf(id));
    passMinutes(60);
    expect(await swept()).not.toContain(id);
  });

  it('queues an attempt when its time has come, until the payer answers', async () => {
    const as = await aClinic(store);
    const id = await submitted(as, aForm(memberWho(({ behaviour }) => behaviour === 'failsTwice')));
    const seen: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await deliver(deliveryOf(id));
      seen.push((await details(as, id)).status);
      expect(await swept()).not.toContain(id);
      passMinutes(1);
      expect((await swept()).includes(id)).toBe(attempt < 2);
    }
    expect(seen).toEqual([eligibilityStatus.Pending, eligibilityStatus.Pending, eligibilityStatus.Eligible]);
  });

  it('queues the entry of a worker that died, once its lease is over', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    const dying = worker(() => Promise.reject(new Error('killed')));
    expect((await dying(deliveryOf(id))).batchItemFailures).toHaveLength(1);
    expect(await swept()).not.toContain(id);
    passMinutes(1);
    expect(await swept()).toContain(id);
    await deliver(deliveryOf(id));
    expect((await details(as, id)).status).toBe(eligibilityStatus.Eligible);
  });

  it('measures how many entries are due and for how long', async () => {
    const as = await aClinic(store);
    await submitted(as);
    passMinutes(10);
    await sweep();
    const line = JSON.parse(logLines.filter((text) => text.includes('sweepOutbox')).at(-1) ?? '{}');
    expect(line.outboxDue).toBeGreaterThanOrEqual(1);
    expect(line.outboxOldestSeconds).toBeGreaterThanOrEqual(600);
  });
});

describe('dispatchOutbox', () => {
  it('gives only the message back that the store could not serve', async () => {
    const as = await aClinic(store);
    const [one, other] = [await submitted(as), await submitted(as)];
    const delivery = deliveryOf(one, other);
    const mock = mockClient(wiring.store);
    mock.send.callThrough();
    mock.on(UpdateCommand, { Key: { pk: `OUTBOX#${one}`, sk: 'OUTBOX' } }).rejects(throttled);
    const { batchItemFailures } = await deliver(delivery);
    mock.restore();
    expect(batchItemFailures).toEqual([{ itemIdentifier: delivery.Records[0]?.messageId }]);
    expect((await details(as, one)).status).toBe(eligibilityStatus.Pending);
    expect((await details(as, other)).status).toBe(eligibilityStatus.Eligible);
    expect(logLines.join('\n')).not.toContain('slow down');
  });

  it('asks again when the answer could not be stored, and loses nothing', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    const mock = mockClient(wiring.store);
    mock.send.callThrough();
    mock.on(TransactWriteCommand).rejects(throttled);
    expect((await deliver(deliveryOf(id))).batchItemFailures).toHaveLength(1);
    mock.restore();
    passMinutes(1);
    await deliver(deliveryOf(id));
    expect((await details(as, id)).status).toBe(eligibilityStatus.Eligible);
  });

  it('gives back a message that it cannot read, and drops one about an entry that does not exist', async () => {
    const delivery = deliveryOf(randomUUID());
    expect(await deliver(delivery)).toEqual({ batchItemFailures: [] });
    for (const body of ['not json', '{}', '{"outboxId":1}']) {
      const broken = { Records: delivery.Records.map((record) => ({ ...record, body })) };
      expect((await deliver(broken)).batchItemFailures).toHaveLength(1);
    }
  });

  it('asks the gateway of the environment, with the key that an operator has set', async () => {
    const as = await aClinic(store);
    const payerCode = demoPayers.find(({ payerId }) => payerId === eligibleMember().payerId)?.payerCode ?? '';
    const credential = { payerCode, ...simulatedKey(payerCode, 'first') };
    expect(await setUpPortal(wiring)({ credential })).toMatchObject({ outcome: 'credentialKept' });
    const id = await submitted(as);
    await dispatch(deliveryOf(id));
    expect((await details(as, id)).status).toBe(eligibilityStatus.Eligible);
    const received = payers.requests().find(({ requestNumber }) => requestNumber?.endsWith(id));
    expect(received?.xml).toContain('<DispositionFlag>TEST</DispositionFlag>');
  });
});
