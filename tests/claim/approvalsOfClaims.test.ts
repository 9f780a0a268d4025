import { beforeAll, describe, expect, it } from 'vitest';
import { authorizations, draftWrites } from '../../functions/_data/authorization/authorization.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { anInsurer, sheets } from '../authorizationQuery/support/insurers.ts';
import { aRow, denied, sheetOf } from '../authorizationQuery/support/sheetRows.ts';
import { type SignedIn, startBackend } from '../support/api.ts';
import { change, discard, made, move, send, shown } from './support/claims.ts';
import {
  aBillingClinic,
  aLine,
  aMembersClaim,
  aNumber,
  anApproved,
  day,
  foundAt,
  foundIn,
  isChecked,
  validated,
} from './support/clinics.ts';

const { store } = await startBackend();

let biller: SignedIn;
let coordinator: SignedIn;
beforeAll(async () => {
  ({ biller, coordinator } = await aBillingClinic(store));
});

/** The number of an approval of the clinic. */
async function approved(changes: Parameters<typeof anApproved>[3] = {}): Promise<string> {
  const number = aNumber();
  await anApproved(store, coordinator, number, changes);
  return number;
}
const naming = (priorAuthorizationId: string | null, changes: Parameters<typeof aLine>[0] = {}) =>
  aLine({ priorAuthorizationId, ...changes });
const claimOf = (...args: Parameters<typeof naming>) => aMembersClaim([naming(...args)]);

describe('a claim beside the approval that it names', () => {
  it('is right where the approval covers it, in any letter case, and says that it was compared', async () => {
    const number = await approved();
    const judged = await validated(biller, claimOf(` ${number.toLowerCase()} `, { quantity: 2, netFils: 400_00 }));
    expect(judged.findings.map(({ rule }) => rule)).toEqual([]);
    expect(isChecked(judged, 'authorisation')).toBe(true);
  });

  it('was compared with none where it names none', async () => {
    const judged = await validated(biller, aMembersClaim());
    expect(isChecked(judged, 'authorisation')).toBe(false);
  });

  it('is warned of a number that the facility has no approval of, and of its own number of the request', async () => {
    expect(await foundIn(biller, claimOf('NOWHERE-1'))).toEqual(['authorisation.notFound']);
    await approved();
    const [request] = await authorizations.findAll(store, { kind: 'all' }, [
      await anApproved(store, coordinator, aNumber()),
    ]);
    expect(await foundIn(biller, claimOf(request?.requestNumber ?? ''))).toEqual(['authorisation.notFound']);
  });

  it.each([
    ['before its first day', '2026-11-01T19:59:00.000Z', ['authorisation.otherDay']],
    ['on its first day', '2026-11-01T20:00:00.000Z', []],
    ['on its last day', '2026-11-02T19:59:00.000Z', []],
    ['after its last day', '2026-11-02T20:00:00.000Z', ['authorisation.otherDay']],
  ])('is judged by the day in the Emirates: %s', async (_, start, rules) => {
    expect(await foundIn(biller, claimOf(await approved(), { start }))).toEqual(rules);
  });

  it('is judged by the days of the line where they are others than those of the whole', async () => {
    const line = { validFrom: '2026-10-01T00:00:00.000Z', validTo: '2026-10-31T12:00:00.000Z' };
    expect(await foundIn(biller, claimOf(await approved({ line })))).toEqual(['authorisation.otherDay']);
  });

  it('may be of a service before the approval ended', async () => {
    expect(await foundIn(biller, claimOf(await approved({ state: 'expired' })))).toEqual([]);
  });

  it.each(['denied', 'cancelled'] as const)('is warned of a request that is %s', async (state) => {
    expect(await foundIn(biller, claimOf(await approved({ state })))).toEqual(['authorisation.notGranted']);
  });

  it('is warned of a line that the payer denied, and of a code that nobody asked for', async () => {
    const lineDenied = await approved({ state: 'partiallyApproved', line: { outcome: 'denied' }, result: 'yes' });
    expect(await foundIn(biller, claimOf(lineDenied))).not.toEqual([]);
    expect(await foundIn(biller, claimOf(await approved(), { code: 'W-301' }))).toEqual(['authorisation.otherCode']);
  });

  it('is warned of another payer', async () => {
    const claim = { ...claimOf(await approved()), payerId: 'A902' };
    expect(await foundIn(biller, claim)).toEqual(['authorisation.otherPayer']);
  });

  it('tells both quantities and both amounts where it takes more than was approved', async () => {
    const number = await approved();
    const more = await validated(biller, claimOf(number, { quantity: 2.5, netFils: 400_00 }));
    expect(more.findings).toMatchObject([
      { rule: 'authorisation.quantity', severity: 'warn', field: 'Activity.Quantity' },
    ]);
    for (const text of Object.values(more.findings[0]?.text ?? {})) expect(text).toMatch(/2\.5.*2/s);
    const dearer = await validated(biller, claimOf(number, { quantity: 2, netFils: 400_01 }));
    expect(dearer.findings).toMatchObject([{ rule: 'authorisation.amount' }]);
    expect(dearer.findings[0]?.text.en).toContain('AED 400.01');
    expect(dearer.findings[0]?.text.en).toContain('AED 400.00');
  });

  it('counts what the patient pays apart, and the limit of the whole', async () => {
    const shared = await approved({ line: { netFils: 400_00, patientShareFils: 40_00 } });
    expect(await foundIn(biller, claimOf(shared, { netFils: 360_00 }))).toEqual([]);
    expect(await foundIn(biller, claimOf(shared, { netFils: 360_01 }))).toEqual(['authorisation.amount']);
    expect(await foundIn(biller, claimOf(await approved({ limitFils: 199_99 })))).toEqual(['authorisation.amount']);
  });
});

describe('an approval that several claims name', () => {
  it('is used up by all of them together, and one that is thrown away gives its part back', async () => {
    const number = await approved();
    const first = await made(biller, claimOf(number));
    const second = await made(biller, claimOf(number, { start: `${day}T07:05:00.000Z`, clinician: 'GD1235' }));
    expect(await foundAt(biller, second)).toEqual([]);
    const third = claimOf(number, { start: `${day}T08:05:00.000Z`, clinician: 'GD1236', netFils: 0 });
    expect(await foundIn(biller, third)).toEqual(['authorisation.quantity']);
    expect(await foundAt(biller, await made(biller, third))).toEqual(['authorisation.quantity']);
    await discard(biller, first, 1);
    expect(await foundAt(biller, second)).toEqual([]);
  });

  it('counts a claim once when it is changed, and not for the patient whom it had before', async () => {
    const number = await approved();
    const id = await made(biller, claimOf(number, { quantity: 2, netFils: 400_00 }));
    await change(biller, id, 1, claimOf(number, { quantity: 2, netFils: 399_00 }));
    expect(await foundAt(biller, id)).toEqual([]);
    const other = { ...claimOf(null), emiratesId: '784-2005-1112223-4' };
    await change(biller, id, 2, other);
    expect(await foundIn(biller, claimOf(number, { quantity: 2, netFils: 400_00 }))).toEqual([]);
  });
});

describe('an approval of another patient', () => {
  it('keeps a claim from being ready and from being sent, whatever the reason', async () => {
    const number = await approved();
    const claim = { ...claimOf(number), emiratesId: '784-2005-1112223-4' };
    const claimId = await made(biller, claim);
    expect(await shown(biller, claimId)).toMatchObject({ blocking: 1 });
    const tried = await move(biller, { claimId, version: 1, move: 'makeReady', reason: 'Seen' });
    expect(tried.errors).toMatchObject([{ code: 'claimIsBlocked' }]);
  });

  it('stops a claim that was ready before the records said so', async () => {
    const number = aNumber();
    const claimId = await made(biller, claimOf(number));
    await move(biller, { claimId, version: 1, move: 'makeReady', reason: 'Seen' });
    const [request] = await authorizations.findAll(store, { kind: 'all' }, [
      await anApproved(store, coordinator, number),
    ]);
    if (!request) throw new Error('No request');
    await writeTogether(
      store,
      draftWrites(request, { ...request, emiratesId: '784200511122234', version: request.version + 1 }),
    );
    expect((await send(biller, [claimId])).errors).toMatchObject([{ code: 'claimIsBlocked' }]);
  });
});

describe('an approval that its insurer loaded', () => {
  it('is compared like one of the portal, and said to be loaded', async () => {
    const { biller } = await aBillingClinic(store);
    const insurer = await anInsurer(pearl);
    const row = (changes: Parameters<typeof aRow>[1]) =>
      aRow(biller.user.facilityLicense ?? '', {
        ...{
          emiratesId: aMembersClaim().emiratesId ?? '',
          validFrom: day,
          validTo: day,
          activities: 'W-302 x 1 = 150.00',
        },
        ...changes,
      });
    const right = row({});
    const none = denied(row({}));
    await sheets.imported(insurer, sheetOf(right, none));
    expect(await foundIn(biller, claimOf(right.number ?? '', { netFils: 150_00 }))).toEqual([]);
    const more = await validated(biller, claimOf(right.number ?? '', { netFils: 150_00, quantity: 1.5 }));
    expect(more.findings.map(({ rule }) => rule)).toEqual(['authorisation.quantity']);
    expect(more.findings[0]?.text.en).toContain('The insurer loaded this approval');
    expect(await foundIn(biller, claimOf(none.number ?? ''))).toEqual(['authorisation.notGranted']);
  });
});

describe('the approvals and claims of another facility', () => {
  it('are not found, never described, and use nothing up', async () => {
    const [own, other] = [await aBillingClinic(store), await aBillingClinic(store)];
    const number = aNumber();
    await anApproved(store, own.coordinator, number);
    expect(await foundIn(other.biller, claimOf(number, { quantity: 9 }))).toEqual(['authorisation.notFound']);
    await anApproved(store, other.coordinator, number, { line: { quantity: 1 } });
    await made(other.biller, claimOf(number));
    expect(await foundIn(own.biller, claimOf(number, { quantity: 2, netFils: 400_00 }))).toEqual([]);
  });
});
