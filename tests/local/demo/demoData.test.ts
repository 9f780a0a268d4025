import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { searchActivityCodes } from '../../../functions/_data/activityCode/activityCode.ts';
import { clinician } from '../../../functions/_data/clinician/clinician.ts';
import { findEligibility, listTimeline } from '../../../functions/_data/eligibility/eligibility.ts';
import { countRequests } from '../../../functions/_data/eligibility/eligibilityCount.ts';
import { listHistory, partitionOf } from '../../../functions/_data/eligibility/eligibilityHistory.ts';
import { searchErrorGroups, searchErrors } from '../../../functions/_data/errorLog/errorSearch.ts';
import { facility, findFacilityByLicense, getFacility } from '../../../functions/_data/facility/facility.ts';
import { drugRows } from '../../../functions/_data/formulary/drugs.ts';
import { listNotifications, readNews } from '../../../functions/_data/notification/notification.ts';
import { listPayers } from '../../../functions/_data/payer/payer.ts';
import { priceRows } from '../../../functions/_data/priceList/priceRows.ts';
import { verifyPassword } from '../../../functions/_data/user/password.ts';
import { pendingStepsOf } from '../../../functions/_data/user/signInSteps.ts';
import { findUserByName } from '../../../functions/_data/user/user.ts';
import { searchRows } from '../../../functions/_data/versionedList/listedRows.ts';
import { contractPrices, readPointer, stepAt } from '../../../functions/_data/versionedList/listPointer.ts';
import { listVersions } from '../../../functions/_data/versionedList/listVersion.ts';
import { accountPlans, demoAccounts, demoUserId } from '../../../functions/_demo/accounts.ts';
import { demoClinicians } from '../../../functions/_demo/clinicians.ts';
import { demoFacilities } from '../../../functions/_demo/facilities.ts';
import { coveragesAt, demoMembers } from '../../../functions/_demo/members.ts';
import { crescent, demoPayers, pearl } from '../../../functions/_demo/payers.ts';
import { tableName } from '../../../functions/_kit/env.ts';
import { provenFacilityId, provenPayerId, provenUserId } from '../../../functions/_kit/proof.ts';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import type { TableName } from '../../../functions/_settings/tableAccess.ts';
import { demoEmpanelments } from '../../../functions/empanelment/demo/requests.ts';
import { environments } from '../../../infra/environments.ts';
import { seedDemo } from '../../../infra/local/demo/seedDemo.ts';
import { tables } from '../../../infra/tables.ts';
import { providerStatuses } from '../../../shared/_field/contractStatus.ts';
import { isEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { plans } from '../../../shared/_field/plans.ts';
import { roles } from '../../../shared/_field/roles.ts';
import type { SignInStep } from '../../../shared/_field/signInSteps.ts';
import { type EligibilityStatus, eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { coverage, type EligibilityRow } from '../../../shared/eligibility/routes.ts';
import { openStages, stages } from '../../../shared/empanelment/stages.ts';
import { startStore } from '../../support/store.ts';

const store = await startStore();
const now = new Date('2026-11-21T08:00:00.000Z');
const tableNames = Object.fromEntries(
  (Object.keys(tables) as TableName[]).map((name) => [name, tableName(name)]),
) as Record<TableName, string>;
await seedDemo(new DynamoDBClient({}), tableNames, { now });

const distinct = <Item>(items: readonly Item[]): number => new Set(items).size;

const historyOf = async (facilityId: string, status?: EligibilityStatus): Promise<EligibilityRow[]> => {
  const filter = status === undefined ? ({ kind: 'none' } as const) : ({ kind: 'status', status } as const);
  const partition = partitionOf({ kind: 'facility', facilityId: provenFacilityId(facilityId) }, filter);
  if (!partition) throw new Error('No such list');
  return (await listHistory(store, partition, { take: 100 })).items;
};

it('counts the seeded requests as the portal would have', async () => {
  const range = { from: '2026-01-01', to: '2026-11-21' };
  const counts = await countRequests(store, { kind: 'facility', facilityId: provenFacilityId('oasis-clinic') }, range);
  const rows = await historyOf('oasis-clinic');
  for (const status of Object.values(eligibilityStatus)) {
    const counted = counts.filter((each) => each.status === status).reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(rows.filter((row) => row.status === status).length);
  }
});

it('has errors by cause, each with as many as its group counts', async () => {
  const groups = (
    await Promise.all(
      (['open', 'resolved'] as const).map((state) => searchErrorGroups(store, { state, take: 100 }, now)),
    )
  ).flatMap(({ items }) => items);
  expect(groups.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'resolved']);
  for (const { fingerprint, count, lastLogId } of groups) {
    const { items } = await searchErrors(store, { fingerprint, take: 100 }, now);
    expect([items.length, items[0]?.logId]).toEqual([count, lastLogId]);
  }
});

it('has a formulary in force whose drugs are found, and one that waits because a decimal point has moved', async () => {
  const payerId = provenPayerId(crescent);
  const pointer = await readPointer(store, { payerId });
  const { items: versions } = await listVersions(store, { payerId }, { take: 10 });
  const [waiting, inForce] = versions;
  expect(versions.map(({ state, rows }) => [state, rows])).toEqual([
    ['waiting', 22],
    ['approved', 22],
  ]);
  expect([stepAt(pointer, now)?.versionId, pointer.lastNumber]).toEqual([inForce?.versionId, 2]);
  expect(waiting?.comparedWith?.versionId).toBe(inForce?.versionId);
  expect(waiting?.rails.map(({ rule, count }) => [rule, count])).toEqual([
    ['withdrawn', 2],
    ['added', 2],
    ['price', 1],
    ['reference', 1],
  ]);
  const of = { payerId, versionId: inForce?.versionId ?? '' };
  const found = await searchRows(store, of, drugRows, { text: 'insulin', take: 5 });
  expect(found.items.map(({ texts }) => texts.packageName)).toEqual(['GLARGISOL']);
});

it('has prices that Pearl pays Noor in force, approved by a second person, and a list that waits because a decimal point has moved', async () => {
  const list = { payerId: provenPayerId(pearl), listId: 'noor-clinic' };
  const { items: versions } = await listVersions(store, list, { take: 10 });
  const [waiting, inForce] = versions;
  expect(versions.map(({ state, rows, counts: { new: added, withdrawn } }) => [state, rows, added, withdrawn])).toEqual(
    [
      ['waiting', 25, 1, 1],
      ['approved', 25, 25, 0],
    ],
  );
  expect(waiting?.rails).toMatchObject([{ rule: 'price', count: 1, of: 24 }]);
  expect([inForce?.makerName, inForce?.decided?.byName]).toEqual(['Nadia Rahman', 'Tomasz Kowalski']);
  const agreed = await contractPrices(store, { payerId: pearl, facilityId: provenFacilityId('noor-clinic') }, now);
  expect(agreed?.versionId).toBe(inForce?.versionId);
  const found = await searchRows(store, { ...list, versionId: inForce?.versionId ?? '' }, priceRows, {
    text: 'استشارة',
    take: 9,
  });
  expect(Object.fromEntries(found.items.map(({ code, pricesFils }) => [code, pricesFils.price]))).toEqual({
    'W-101/8': 12000,
    'W-102/8': 21600,
    'W-104/8': 9000,
  });
});

it('has code sets of activities of its own, with a code that meant something else before', async () => {
  const wanted = { codeSet: 'SERVICE', text: 'consultation', take: 20 } as const;
  const namesOn = async (on: string) =>
    (await searchActivityCodes(store, { ...wanted, on })).items.map(({ description }) => description);
  expect(await namesOn('2026-11-21')).toContain('Video consultation');
  expect(await namesOn('2024-01-01')).toContain('Telephone consultation');
  const supplies = await searchActivityCodes(store, { codeSet: 'HCPCS', text: 'إنسولين', on: '2026-11-21', take: 5 });
  expect(supplies.items.map(({ code }) => code)).toEqual(['J1815']);
  const licensed = await searchActivityCodes(store, { codeSet: 'CPT', text: '', on: '2026-11-21', take: 5 });
  expect(licensed.items).toEqual([]);
});

process.env.SECOND_FACTOR = environments.local.secondFactor;

describe('accounts', () => {
  it.each(roles)('has an account for the role %s', (role) => {
    expect(accountPlans.filter((plan) => plan.roles.includes(role)).length).toBeGreaterThan(0);
  });

  it('has each special state of signing in', () => {
    expect(accountPlans.some((plan) => plan.isLocked)).toBe(true);
    expect(accountPlans.some((plan) => plan.isResetPasswordRequired)).toBe(true);
    expect(accountPlans.some((plan) => plan.facilityIds.length > 1)).toBe(true);
    expect(accountPlans.some((plan) => plan.roles.includes('Eligibility') && plan.facilityIds.length === 0)).toBe(true);
    expect(accountPlans.some((plan) => plan.roles.includes('PayerAdmin') && plan.payerId !== null)).toBe(true);
  });

  it.each<[SignInStep, readonly string[]]>([
    ['confirmEmail', ['unconfirmed@noor-clinic.example']],
    ['changePassword', ['reset@noor-clinic.example']],
    ['licenseAgreement', ['new@noor-clinic.example']],
    ['selectFacility', ['erx@corniche-hospital.example']],
    ['emiratesId', ['no-emirates-id@dhow-pharmacy.example']],
    ['professionalLicense', ['erx@oasis-clinic.example', 'no-licence@dhow-pharmacy.example']],
  ])('owes the step %s in exactly the accounts that are there for it', async (step, userNames) => {
    const owing = await Promise.all(
      demoAccounts.map(async ({ userName }) => {
        const user = await findUserByName(store, userName);
        const facility = user?.currentFacilityId ? await getFacility(store, user.currentFacilityId) : null;
        return user && pendingStepsOf(user, facility).includes(step) ? [userName] : [];
      }),
    );
    expect(owing.flat().sort()).toEqual([...userNames].sort());
  });

  it('gives everybody a name, and an Emirates ID of their own where they have one', async () => {
    const users = await Promise.all(demoAccounts.map(({ userName }) => findUserByName(store, userName)));
    const emiratesIds = users.flatMap((user) => (user?.emiratesId ? [user.emiratesId] : []));
    expect(emiratesIds.filter((id) => !isEmiratesId(id))).toEqual([]);
    expect(distinct(emiratesIds)).toBe(users.length - 1);
    expect(users.filter((user) => !user?.firstName || !user.lastName)).toEqual([]);
  });

  it('names every account once, at a domain that cannot exist', () => {
    expect(distinct(demoAccounts.map(({ userName }) => userName))).toBe(demoAccounts.length);
    expect(demoAccounts.filter(({ userName }) => !userName.endsWith('.example'))).toEqual([]);
  });

  it('refers only to facilities and payers that exist', () => {
    const facilityIds = new Set(demoFacilities.map(({ facilityId }) => facilityId));
    const payerIds = new Set<number | null>([null, ...demoPayers.map(({ payerId }) => payerId)]);
    expect(accountPlans.filter((plan) => !plan.facilityIds.every((id) => facilityIds.has(id)))).toEqual([]);
    expect(accountPlans.filter((plan) => !payerIds.has(plan.payerId))).toEqual([]);
  });

  it('stores users who can sign in with the shown password', async () => {
    const [first] = demoAccounts;
    const user = await findUserByName(store, first?.userName ?? '');
    expect(user?.currentFacilityId).toBe('noor-clinic');
    expect(await verifyPassword(first?.password ?? '', user?.passwordHash ?? null)).toBe(true);
  });
});

describe('members', () => {
  it('gives everybody a valid Emirates ID of the year of birth, a card, and both only once', () => {
    expect(demoMembers.filter(({ emiratesId }) => !isEmiratesId(emiratesId))).toEqual([]);
    expect(demoMembers.filter(({ emiratesId, bornOn }) => emiratesId.slice(3, 7) !== bornOn.slice(0, 4))).toEqual([]);
    expect(distinct(demoMembers.map(({ emiratesId }) => emiratesId))).toBe(demoMembers.length);
    expect(distinct(demoMembers.map(({ cardNumber }) => cardNumber))).toBe(demoMembers.length);
  });

  it('has every outcome and every behaviour of a payer', () => {
    const { Answered, Error: Failed, Eligible, NotEligible } = eligibilityStatus;
    const ends = new Set(demoMembers.map(({ expectedStatus }) => expectedStatus));
    expect(ends).toEqual(new Set([Answered, Failed, Eligible, NotEligible]));
    const behaviours = new Set(demoMembers.map(({ behaviour }) => behaviour));
    expect(behaviours.size).toBe(6);
    const denials = new Set(demoMembers.map(({ denialCode }) => denialCode));
    for (const code of ['ELIG-001', 'ELIG-005', 'ELIG-006', 'ELIG-007', 'BENX-005']) expect(denials).toContain(code);
    expect(demoMembers.some(({ coverages }) => coverages.length > 2)).toBe(true);
  });

  it('states a denial code exactly when the payer says no', () => {
    expect(demoMembers.filter(({ result, denialCode }) => (result === 'no') !== (denialCode !== null))).toEqual([]);
  });

  it('dates covers from the day of the answer', () => {
    const ended = demoMembers.find(({ denialCode }) => denialCode === 'ELIG-005');
    const starting = demoMembers.find(({ denialCode }) => denialCode === 'ELIG-006');
    if (!ended || !starting) throw new Error('No such member');
    for (const each of demoMembers.flatMap((member) => coveragesAt(member, now))) coverage.parse(each);
    expect(coveragesAt(ended, now)[0]?.validTo).toBe('2026-09-26');
    expect(coveragesAt(starting, now)[0]?.validFrom).toBe('2026-12-12');
  });
});

describe('facilities, clinicians and payers', () => {
  it('has every kind under each regulator, every contract status and every special case', () => {
    for (const each of demoFacilities) facility.parse(each);
    for (const regulatoryId of [1, 2, 4]) {
      const kinds = demoFacilities.filter((each) => each.regulatoryId === regulatoryId).map(({ kind }) => kind);
      expect(new Set(kinds)).toEqual(new Set(['pharmacy', 'clinic', 'hospital']));
    }
    expect(new Set(demoFacilities.map(({ providerStatus }) => providerStatus))).toEqual(new Set(providerStatuses));
    expect(demoFacilities.some(({ providerMode }) => providerMode === 2)).toBe(true);
    expect(demoFacilities.some(({ hasDiseaseManagement }) => hasDiseaseManagement)).toBe(true);
    expect(demoFacilities.some(({ isBankUpdateRequired }) => isBankUpdateRequired)).toBe(true);
    expect(demoFacilities.some(({ isHieConnected }) => isHieConnected)).toBe(true);
    expect(demoFacilities.some(({ providerNotes }) => providerNotes !== null)).toBe(true);
  });

  it('has requests of providers at each stage of the way into a network, and in each state that is not over', () => {
    const stored = demoEmpanelments(now).flatMap(({ Put }) => (Put?.Item?.passed ? [Put.Item] : []));
    const inReview = stored.filter(({ state }) => state === 'review');
    expect(new Set(inReview.flatMap(({ passed }) => openStages(passed)))).toEqual(new Set(stages));
    const states = new Set(stored.map(({ state }) => state));
    for (const state of ['draft', 'review', 'returned', 'proposed', 'approved', 'rejected'])
      expect(states).toContain(state);
  });

  it('has a PF licence whose users lack the pharmacy role', () => {
    const without = accountPlans.filter(({ facilityIds, roles: held }) =>
      facilityIds.some((id) => demoFacilities.find(({ facilityId }) => facilityId === id)?.facilityLicense === 'PF9002')
        ? !held.includes('Pharmacy')
        : false,
    );
    expect(without.length).toBeGreaterThan(0);
  });

  it('stores each facility under its licence', async () => {
    expect((await findFacilityByLicense(store, ' dha-f-9000001 '))?.facilityId).toBe('noor-clinic');
    expect(distinct(demoFacilities.map(({ facilityLicense }) => facilityLicense))).toBe(demoFacilities.length);
  });

  it('gives every facility clinicians with licences of their own', () => {
    for (const each of demoClinicians) clinician.parse(each);
    expect(distinct(demoClinicians.map(({ licenseNo }) => licenseNo))).toBe(demoClinicians.length);
    expect(new Set(demoClinicians.map(({ facilityId }) => facilityId)).size).toBe(demoFacilities.length);
  });

  it('has a payer for each plan number of the specification', async () => {
    expect(plans).toEqual({ Basic: 1, NAS: 88, THIQA: 102, Enhanced: 305, ABM: 5847, GHQ: 5865 });
    const stored = (await listPayers(store)).map(({ payerId }) => payerId);
    expect(stored).toEqual(expect.arrayContaining(Object.values(plans)));
    expect(distinct(demoPayers.map(({ payerCode }) => payerCode))).toBe(demoPayers.length);
  });
});

describe('history', () => {
  it.each(Object.entries(eligibilityStatus))('has requests in the status %s', async (_name, status) => {
    expect((await historyOf('noor-clinic', status)).length).toBeGreaterThan(0);
  });

  it('spreads some months of requests over several facilities, none in the future', async () => {
    const [newest, ...rest] = await historyOf('noor-clinic');
    expect(rest.length).toBe(99);
    expect(newest && newest.submittedAt <= now.toISOString()).toBe(true);
    const partition = partitionOf({ kind: 'facility', facilityId: provenFacilityId('noor-clinic') }, { kind: 'none' });
    const early = partition && (await listHistory(store, partition, { take: 100, to: '2026-08-21' }));
    expect(early?.items.length).toBeGreaterThan(5);
    for (const facilityId of ['marina-hospital', 'corniche-hospital', 'coral-clinic']) {
      expect((await historyOf(facilityId)).length).toBeGreaterThan(10);
    }
  });

  it('tells each request as a timeline in order that ends with its answer', async () => {
    const clinic = { kind: 'facility', facilityId: provenFacilityId('noor-clinic') } as const;
    for (const row of (await historyOf('noor-clinic', eligibilityStatus.Eligible)).slice(0, 20)) {
      const request = await findEligibility(store, clinic, row.eligibilityId);
      const timeline = request ? await listTimeline(store, request) : [];
      expect(timeline[0]).toMatchObject({ event: 'submitted', at: row.submittedAt });
      expect(timeline.at(-1)).toMatchObject({ event: 'eligible', at: row.answeredAt });
      expect(timeline.map(({ at }) => at)).toEqual(timeline.map(({ at }) => at).sort());
    }
  });

  it('lets a payer read its own requests only', async () => {
    const [row] = await historyOf('noor-clinic', eligibilityStatus.Eligible);
    if (!row) throw new Error('No request');
    const own = await findEligibility(store, { kind: 'payer', payerId: provenPayerId(row.payerId) }, row.eligibilityId);
    const another = await findEligibility(
      store,
      { kind: 'payer', payerId: provenPayerId(row.payerId + 1) },
      row.eligibilityId,
    );
    expect(own?.version).toBe(2);
    expect(another).toBeNull();
  });

  it('leaves waiting requests in the outbox, so that they go on', async () => {
    const pending = await historyOf('noor-clinic', eligibilityStatus.Pending);
    expect(pending.length).toBe(3);
    const oldest = newUlid(now.getTime() - 10 * 60_000);
    expect(pending.every(({ eligibilityId }) => eligibilityId > oldest)).toBe(true);
  });
});

describe('notifications', () => {
  it('tell the desk what was answered to it: the last days unread, the weeks before read', async () => {
    const [desk] = accountPlans;
    const reader = { userId: provenUserId(demoUserId(desk!)), facilityId: provenFacilityId('noor-clinic') };
    const { items } = await listNotifications(store, reader, { take: 100, filter: 'all' }, now);
    const { unread } = await readNews(store, reader, now);
    expect(items.length).toBeGreaterThan(20);
    expect(unread).toBeGreaterThan(0);
    expect(unread).toBeLessThan(20);
    expect(items.findIndex(({ readAt }) => readAt !== null)).toBe(unread);
    const [newest] = items;
    const request = await findEligibility(
      store,
      { kind: 'facility', facilityId: provenFacilityId('noor-clinic') },
      newest!.link!.split('/').at(-1)!,
    );
    expect(newest?.facts).toMatchObject({ requestNumber: request?.requestNumber });
  });
});
