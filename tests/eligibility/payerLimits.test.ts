import { expect, it } from 'vitest';
import type { PayerOutcome } from '../../functions/_connect/payer/payer.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { crescent, demoPayers, gulfCare } from '../../functions/_demo/payers.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { passMinutes, startBackend } from '../support/api.ts';
import { aClinic, aForm, deliveryOf, details, submitted, worker } from './support/eligibility.ts';

const { store, messages } = await startBackend();

const yes: PayerOutcome = {
  kind: 'answer',
  result: 'yes',
  payerReference: 'P-1',
  denialCode: null,
  comments: null,
  patientName: null,
  coverages: [],
  isRepeated: false,
};
const { Pending, Eligible } = eligibilityStatus;

/** Payers that answer when they are told to; `asked` counts who was asked. */
function slowPayers() {
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  const deliver = worker(async ({ payerCode }) => {
    asked.push(payerCode);
    if (payerCode === 'A902') await new Promise<void>((resolve) => waiting.push(resolve));
    return yes;
  });
  return { deliver, asked, answer: () => waiting.splice(0).forEach((resolve) => void resolve()) };
}

async function limited(limits: { concurrent: number; perMinute: number }) {
  const clinic = await aClinic(store);
  const payer = demoPayers.find(({ payerId }) => payerId === crescent)!;
  await putPayer(store, { ...payer, limits });
  const send = (payerId: number) => submitted(clinic, aForm(undefined, { payerId }));
  return { clinic, send };
}

it('a slow payer is asked as often at a time as its limit says, and keeps nobody else waiting', async () => {
  const { clinic, send } = await limited({ concurrent: 2, perMinute: 100 });
  const ids = [await send(crescent), await send(crescent), await send(crescent), await send(crescent)];
  const other = await send(gulfCare);
  const { deliver, asked, answer } = slowPayers();
  const underWay = ids.map((id) => deliver(deliveryOf(id)));
  await expect.poll(() => asked.length).toBe(2);
  await deliver(deliveryOf(other));
  expect((await details(clinic, other)).status).toBe(Eligible);
  expect(asked.filter((code) => code === 'A902')).toHaveLength(2);

  answer();
  await Promise.all(underWay);
  const held = [];
  for (const id of ids) if ((await details(clinic, id)).status === Pending) held.push(id);
  expect(held).toHaveLength(2);
  // Waiting for a turn is no fault of the payer, counts as no attempt, and the queue brings it back.
  for (const id of held) {
    expect(await details(clinic, id)).toMatchObject({ isPayerUnavailable: false, attempts: 0 });
    const delays = messages.filter(({ body }) => body.includes(id)).map(({ delaySeconds }) => delaySeconds ?? 0);
    expect(delays[1]).toBeGreaterThanOrEqual(2);
  }
  passMinutes(1);
  const later = held.map((id) => deliver(deliveryOf(id)));
  await expect.poll(() => asked.filter((code) => code === 'A902').length).toBe(4);
  answer();
  await Promise.all(later);
  for (const id of held) expect(await details(clinic, id)).toMatchObject({ status: Eligible, attempts: 1 });
});

it('a payer is asked no more often in a minute than its limit says', async () => {
  passMinutes(10);
  const { clinic, send } = await limited({ concurrent: 5, perMinute: 2 });
  const ids = [await send(crescent), await send(crescent), await send(crescent)];
  const deliver = worker(async () => yes);
  for (const id of ids) await deliver(deliveryOf(id));
  const statuses = () => Promise.all(ids.map(async (id) => (await details(clinic, id)).status));
  expect(await statuses()).toEqual([Eligible, Eligible, Pending]);
  passMinutes(1);
  await deliver(deliveryOf(ids[2]!));
  expect(await statuses()).toEqual([Eligible, Eligible, Eligible]);
});

it('a worker that died holding a place gives it back when its time is over', async () => {
  passMinutes(20);
  const { clinic, send } = await limited({ concurrent: 1, perMinute: 100 });
  const [lost, next] = [await send(crescent), await send(crescent)];
  let isAsked = false;
  const dying = worker(() => {
    isAsked = true;
    return new Promise(() => undefined);
  });
  void dying(deliveryOf(lost!));
  await expect.poll(() => isAsked).toBe(true);
  const deliver = worker(async () => yes);
  await deliver(deliveryOf(next!));
  expect((await details(clinic, next!)).status).toBe(Pending);
  passMinutes(1);
  await deliver(deliveryOf(next!));
  expect((await details(clinic, next!)).status).toBe(Eligible);
});
