import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import {
  eligibilityChange,
  findEligibility,
  newEligibilityPuts,
} from '../../functions/_data/eligibility/eligibility.ts';
import { foundEntries } from '../../functions/_data/eligibility/findableRequests.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { migrateItems } from '../../functions/_workers/migrateItems.ts';
import type { HistorySearch } from '../../shared/eligibility/eligibilityHistory.ts';
import { shownPatientName } from '../../shared/eligibility/patientName.ts';
import { type SignedIn, signIn } from '../support/api.ts';
import { countingStore } from '../support/storeCalls.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  deniedMember,
  eligibleMember,
  history,
  startBackendWithPayers,
  submitted,
} from './support/eligibility.ts';

const { store, deliver } = await startBackendWithPayers();

const found = async (as: SignedIn, search: HistorySearch) =>
  (await history(as, search)).data?.items.map(({ eligibilityId }) => eligibilityId);

/** A request as it is stored, of the clinic that sent it. */
async function stored(as: SignedIn, eligibilityId: string) {
  const scope = { kind: 'facility', facilityId: provenFacilityId(as.user.facilityId ?? '') } as const;
  const request = await findEligibility(store, scope, eligibilityId);
  if (!request) throw new Error('No such request');
  return request;
}

/** Names the patient of a request, as a card or an answer does. */
async function named(as: SignedIn, id: string, names: Parameters<typeof eligibilityChange>[1]): Promise<string> {
  expect(await writeTogether(store, eligibilityChange(await stored(as, id), names, []))).toBe(true);
  return id;
}

/** A request of the clinic whose patient the payer has named. */
const answered = async (as: SignedIn, patientName: string, form = aForm()) =>
  named(as, await submitted(as, form), { patientName });

describe('the history of a facility', () => {
  it('REQ-ELIG-12 finds requests by the beginning of a word of the name in the answer, in whatever case and marks', async () => {
    const as = await aClinic(store);
    const layla = await answered(as, 'Layla Al-Mansoori');
    await answered(as, 'Salem Invented');
    for (const text of ['layla', 'MANS', 'al-mans', 'Láyla al']) expect(await found(as, { text })).toEqual([layla]);
    for (const text of ['ayla', 'mansoori layla', '--']) expect(await found(as, { text })).toEqual([]);
  });

  it('finds a patient by the name on the card, in Latin and in Arabic letters, before anybody has answered', async () => {
    const as = await aClinic(store);
    const id = await named(as, await submitted(as), {
      idCardName: 'Huda Invented',
      idCardNameArabic: 'هدى المخترع',
    } as never);
    for (const text of ['huda', 'هدي', 'مخترع']) expect(await found(as, { text })).toEqual([id]);
  });

  it('names the answer of a payer at once: what the worker stores is found', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    const id = await submitted(as, aForm(member));
    const [firstName = ''] = member.fullName.split(' ');
    expect(await found(as, { text: firstName })).toEqual([]);
    await deliver(deliveryOf(id));
    expect(await found(as, { text: firstName })).toEqual([id]);
  });

  it('shows requests of one name newest first, page by page, each once', async () => {
    const as = await aClinic(store);
    const ids = [];
    for (let at = 0; at < 5; at += 1) ids.unshift(await answered(as, 'Mona Mona Invented'));
    const first = await history(as, { text: 'mona', take: 3 });
    const second = await history(as, { text: 'mona', take: 3, cursor: first.data?.nextCursor ?? '' });
    const pages = [first, second].flatMap(({ data }) => data?.items.map(({ eligibilityId }) => eligibilityId) ?? []);
    expect(pages).toEqual(ids);
    expect(second.data?.nextCursor).toBeNull();
  });

  it('finds one request by its number, and requests by the reference of the payer', async () => {
    const as = await aClinic(store);
    const [one, other] = [await submitted(as), await submitted(as)];
    await named(as, other, { payerReference: 'DP-77-Abc' });
    const { requestNumber } = await stored(as, one);
    for (const text of [requestNumber, requestNumber.toLowerCase(), one])
      expect(await found(as, { text })).toEqual([one]);
    for (const text of ['DP-77-Abc', 'dp 77']) expect(await found(as, { text })).toEqual([other]);
  });

  it('narrows what a text finds by everything else, and every list by service and its days', async () => {
    const as = await aClinic(store);
    const today = aForm().serviceDate;
    const one = await answered(as, 'Noora Invented', aForm(eligibleMember(), { serviceCategoryId: 6 }));
    const other = await answered(as, 'Noora Invented', aForm(deniedMember(), { clinicianLicense: undefined }));
    const text = 'noora';
    expect(await found(as, { text, serviceCategoryId: 6 })).toEqual([one]);
    expect(await found(as, { serviceCategoryId: 1 })).toEqual([other]);
    expect(await found(as, { text, patient: deniedMember().emiratesId })).toEqual([other]);
    expect(await found(as, { text, clinicianLicense: 'GD1234' })).toEqual([one]);
    expect(await found(as, { text, from: '2999-01-01' })).toEqual([]);
    expect(await found(as, { serviceFrom: today, serviceTo: today })).toEqual([other, one]);
    expect(await found(as, { serviceTo: '2020-01-01' })).toEqual([]);
    expect((await history(as, { serviceFrom: '2026-02-02', serviceTo: '2026-02-01' })).errors?.[0]?.field).toBe(
      'serviceTo',
    );
  });

  it('Abuse: tells nothing of the patients, numbers and references of other facilities', async () => {
    const [as, stranger] = [await aClinic(store), await aClinic(store)];
    const id = await answered(as, 'Zahra Invented');
    await named(as, id, { payerReference: 'ZR-1' });
    const { requestNumber } = await stored(as, id);
    for (const text of ['zahra', 'ZR-1', requestNumber]) {
      const { status, data } = await history(stranger, { text });
      expect([status, data]).toEqual([1, { items: [], nextCursor: null, total: null }]);
    }
    const taken = (await history(as, { text: 'invented', take: 1 })).data?.nextCursor ?? undefined;
    expect(await found(stranger, { text: 'zahra', ...(taken && { cursor: taken }) })).toEqual([]);
  });

  it('Abuse: finds nobody by a name that a correction has taken away, whoever has it now', async () => {
    const as = await aClinic(store);
    const id = await answered(as, 'Wrong Person');
    await named(as, id, { patientName: 'Right Person' });
    expect(await found(as, { text: 'wrong' })).toEqual([]);
    expect(await found(as, { text: 'right' })).toEqual([id]);
  });

  it('costs a name the same with a few requests and with many', async () => {
    const [few, many] = [await aClinic(store), await aClinic(store)];
    await answered(few, 'Amal Invented');
    for (let at = 0; at < 30; at += 1) await answered(many, 'Amal Invented');
    const counting = countingStore();
    const [, small] = await counting.of(() => history(few, { text: 'amal', take: 1 }));
    const [, large] = await counting.of(() => history(many, { text: 'amal', take: 1 }));
    counting.stop();
    expect(large).toEqual(small);
  });

  it('finds the requests of the releases before, once they have been through the migration', async () => {
    const as = await aClinic(store);
    const id = await answered(as, 'Older Invented');
    for (const { pk, sk } of foundEntries(await stored(as, id))) {
      await store.send(new DeleteCommand({ TableName: tableName('eligibility'), Key: { pk, sk } }));
    }
    expect(await found(as, { text: 'older' })).toEqual([]);
    const run = migrateItems(wiring, { sleep: async () => undefined });
    await run({ start: 'eligibilityFound' });
    await run({ source: 'aws.events' });
    expect(await run({})).toContainEqual(
      expect.objectContaining({ migration: 'eligibilityFound', state: 'done', failed: 0 }),
    );
    expect(await found(as, { text: 'older' })).toEqual([id]);
  });
});

describe('the history of a payer', () => {
  it('finds its requests by number and its own reference, and not by names, and never another payer’s', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    const id = await answered(as, 'Reem Invented', aForm(member));
    await named(as, id, { payerReference: 'OWN-5' });
    const { requestNumber } = await stored(as, id);
    const own = await signIn({ roles: ['PayerAdmin'], payerId: member.payerId });
    const other = await signIn({ roles: ['PayerAdmin'], payerId: member.payerId + 1 });
    for (const text of ['own-5', requestNumber]) {
      expect(await found(own, { text })).toEqual([id]);
      expect(await found(other, { text })).toEqual([]);
    }
    expect(await found(own, { text: 'reem' })).toEqual([]);
  });

  it('Abuse: does not find what was corrected to another payer', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    const id = await submitted(as, aForm(member));
    await named(as, id, { payerReference: 'MOVED-1' });
    await named(as, id, { payerId: member.payerId + 1 });
    expect(await found(await signIn({ roles: ['PayerAdmin'], payerId: member.payerId }), { text: 'moved-1' })).toEqual(
      [],
    );
  });
});

describe('the name that is shown', () => {
  const card = { idCardName: 'Huda On Card', idCardNameArabic: 'هدى' };
  it.each([
    ['en', { patientName: 'In Answer', ...card }, 'Huda On Card'],
    ['ar', { patientName: 'In Answer', ...card }, 'هدى'],
    ['ar', { patientName: 'In Answer', idCardName: 'Huda On Card' }, 'Huda On Card'],
    ['ar', { patientName: 'In Answer', patientNameArabic: 'سالم' }, 'سالم'],
    ['en', { patientName: null }, null],
  ])('is in %s the card’s before the answer’s: %j', (language, patient, name) => {
    expect(shownPatientName(language, patient)).toBe(name);
  });
});

it('a new request of a sheet or a form that knows its patient is found from the beginning', async () => {
  const as = await aClinic(store);
  const request = { ...(await stored(as, await submitted(as))), idCardName: 'First Invented' };
  const puts = newEligibilityPuts(request, { at: request.submittedAt, event: 'submitted', by: '', detail: null });
  const keys = puts.map(({ Put }) => String(Put?.Item?.sk)).filter((sk) => sk.startsWith('SEARCH#'));
  expect(keys.map((sk) => sk.split('#')[2])).toEqual(expect.arrayContaining(['first invented', 'invented']));
});
