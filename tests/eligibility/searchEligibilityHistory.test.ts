import { BatchWriteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { listHistory, partitionOf } from '../../functions/_data/eligibility/eligibilityHistory.ts';
import { getFacility } from '../../functions/_data/facility/facility.ts';
import { gatewayMembers } from '../../functions/_demo/members.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { ulidCursor } from '../../functions/_store/cursor.ts';
import { setClock, signIn } from '../support/api.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  eligibleMember,
  history,
  memberWho,
  startBackendWithPayers,
  submitted,
} from './support/eligibility.ts';

const { store, deliver } = await startBackendWithPayers();

const idsOf = (answer: Awaited<ReturnType<typeof history>>) => answer.data?.items.map((row) => row.eligibilityId) ?? [];

type Clinic = Parameters<typeof submitted>[0];

/** Requests by everybody for everybody, with a clinician and without; the newest first. */
async function sentInEveryWay(people: readonly Clinic[], members: readonly ReturnType<typeof eligibleMember>[]) {
  const ways = members.flatMap((member) =>
    people.flatMap((who) => ['GD1234', undefined].map((clinicianLicense) => ({ member, who, clinicianLicense }))),
  );
  const sent = [];
  for (const { member, who, clinicianLicense } of ways) {
    const id = await submitted(who, aForm(member, { clinicianLicense }));
    const { payerId, emiratesId: patient } = member;
    sent.unshift({ id, payerId, sentBy: who.user.userId, clinicianLicense, patient });
  }
  return sent;
}

async function foundPageByPage(as: Clinic, search: Parameters<typeof history>[1]): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await history(as, { ...search, take: 2, ...(cursor && { cursor }) });
    found.push(...idsOf(page));
    cursor = page.data?.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

/** A stored request without its keys. */
const without = ({ pk: _, sk: __, ...rest }: Record<string, unknown> = {}) => rest;

async function facilityOf({ user }: Clinic) {
  const facility = await getFacility(store, user.facilityId ?? '');
  if (!facility) throw new Error('No facility');
  return facility;
}

async function submittedTimes(as: Parameters<typeof submitted>[0], count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await submitted(as));
  return ids;
}

describe('the history of a facility', () => {
  it('REQ-ELIG-12 lists its requests newest first, page by page, each once', async () => {
    const as = await aClinic(store);
    const newestFirst = (await submittedTimes(as, 7)).reverse();
    const first = await history(as, { take: 3 });
    const second = await history(as, { take: 3, cursor: first.data?.nextCursor ?? '' });
    const third = await history(as, { take: 3, cursor: second.data?.nextCursor ?? '' });
    expect([first, second, third].map((page) => idsOf(page).length)).toEqual([3, 3, 1]);
    expect([first, second, third].flatMap(idsOf)).toEqual(newestFirst);
    expect(third.data?.nextCursor).toBeNull();
  });

  it('has no next page when the last row is the last of all', async () => {
    const as = await aClinic(store);
    await submittedTimes(as, 2);
    expect((await history(as, { take: 2 })).data?.nextCursor).toBeNull();
  });

  it('shows the end of the identifier and never the whole', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    await submitted(as, aForm(member, { cardNumber: member.cardNumber }));
    const { data } = await history(as);
    expect(data?.items[0]?.identifierEnding).toBe(member.emiratesId.slice(-4));
    expect(JSON.stringify(data)).not.toContain(member.emiratesId);
    expect(JSON.stringify(data)).not.toContain(member.cardNumber);
  });

  it('finds by days of the Emirates, the first and the last included', async () => {
    setClock('2026-11-19T19:59:59Z');
    const as = await aClinic(store);
    const onThe19th = await submitted(as, aForm(eligibleMember(), { serviceDate: '2026-11-19' }));
    setClock('2026-11-19T20:00:01Z');
    const onThe20th = await submitted(as, aForm(eligibleMember(), { serviceDate: '2026-11-19' }));
    expect(idsOf(await history(as, { from: '2026-11-20' }))).toEqual([onThe20th]);
    expect(idsOf(await history(as, { to: '2026-11-19' }))).toEqual([onThe19th]);
    expect(idsOf(await history(as, { from: '2026-11-19', to: '2026-11-20' }))).toEqual([onThe20th, onThe19th]);
    expect(idsOf(await history(as, { from: '2026-11-21' }))).toEqual([]);
  });

  it('finds by status, which moves with the request', async () => {
    const as = await aClinic(store);
    const [eligible, pending] = [await submitted(as), await submitted(as)];
    expect(idsOf(await history(as, { status: 1 }))).toEqual([pending, eligible]);
    await deliver(deliveryOf(eligible));
    expect(idsOf(await history(as, { status: 1 }))).toEqual([pending]);
    expect(idsOf(await history(as, { status: 8 }))).toEqual([eligible]);
  });

  it('finds a patient by Emirates ID with or without dashes, and by card number in any letter case', async () => {
    const as = await aClinic(store);
    const [one, other] = [eligibleMember(), memberWho(({ denialCode }) => denialCode === 'ELIG-007')];
    const both = await submitted(as, aForm(one, { cardNumber: 'Card-77' }));
    const onlyCard = await submitted(as, aForm(one, { emiratesId: undefined, cardNumber: 'Card-77' }));
    await submitted(as, aForm(other));
    const dashed = one.emiratesId.replace(/^(\d{3})(\d{4})(\d{7})(\d)$/, '$1-$2-$3-$4');
    expect(idsOf(await history(as, { patient: one.emiratesId }))).toEqual([both]);
    expect(idsOf(await history(as, { patient: dashed }))).toEqual([both]);
    expect(idsOf(await history(as, { patient: 'CARD-77' }))).toEqual([onlyCard, both]);
    expect(idsOf(await history(as, { patient: 'CARD-78' }))).toEqual([]);
  });

  it('ends with a row of every kind of request that the demonstration has', async () => {
    const as = await aClinic(store);
    for (const member of gatewayMembers) await submitted(as, aForm(member));
    expect(idsOf(await history(as))).toHaveLength(gatewayMembers.length);
  });
});

describe('a search by several things at once', () => {
  const [thiqa, other] = [eligibleMember(), memberWho(({ payerId }) => payerId === 210)];

  it('REQ-ELIG-12 finds exactly the requests that meet all of them, page by page, whatever is combined', async () => {
    const as = await aClinic(store);
    const colleague = await signIn({ roles: ['Eligibility'], facility: await facilityOf(as) });
    const sent = await sentInEveryWay([as, colleague], [thiqa, other, thiqa]);
    for (const { id } of sent.slice(0, 5)) await deliver(deliveryOf(id));
    const statusOf = new Map((await history(as)).data?.items.map((row) => [row.eligibilityId, row.status]));
    const values = {
      payerId: thiqa.payerId,
      sentBy: colleague.user.userId,
      clinicianLicense: 'GD1234',
      patient: thiqa.emiratesId,
      status: 1 as const,
    };
    const names = Object.keys(values) as (keyof typeof values)[];
    for (let chosen = 1; chosen < 2 ** names.length; chosen += 1) {
      const asked = names.filter((_, at) => (chosen >> at) & 1);
      const search = Object.fromEntries(asked.map((name) => [name, values[name]]));
      const expected = sent
        .map((each) => ({ ...each, status: statusOf.get(each.id) }))
        .filter((each) => asked.every((name) => each[name] === values[name]))
        .map(({ id }) => id);
      const found = await foundPageByPage(as, search);
      expect(found, JSON.stringify(search)).toEqual(expected);
    }
  });

  it('reads at most 500 rows to fill a page, which may then be short, and goes on from there; one without a row goes on at once', async () => {
    // An hour ago, so that the newer ones do not lie before the requests of the tests that follow.
    const start = Date.now() - 3_600_000;
    setClock(new Date(start).toISOString());
    const as = await aClinic(store);
    const facilityId = as.user.facilityId ?? '';
    const wanted = await submitted(as);
    await submittedTimes(as, 3);
    const partition = partitionOf({ kind: 'facility', facilityId: provenFacilityId(facilityId) }, { kind: 'none' });
    if (!partition) throw new Error('No list');
    let looks = 0;
    const only =
      (...ids: string[]) =>
      (request: unknown) => {
        looks += 1;
        return ids.includes((request as { eligibilityId: string }).eligibilityId);
      };
    const stored = await store.send(
      new GetCommand({
        TableName: tableName('eligibility'),
        Key: { pk: `FACILITY#${facilityId}`, sk: `ELIG#${wanted}` },
      }),
    );
    // Five hundred and some newer ones.
    for (let batch = 0; batch < 24; batch += 1) {
      const puts = Array.from({ length: 22 }, (_, at) => {
        const eligibilityId = newUlid(start + 1000 + batch * 22 + at);
        const Item = {
          pk: `FACILITY#${facilityId}`,
          sk: `ELIG#${eligibilityId}`,
          ...without(stored.Item),
          eligibilityId,
        };
        return { PutRequest: { Item } };
      });
      await store.send(new BatchWriteCommand({ RequestItems: { [tableName('eligibility')]: puts } }));
    }
    const newest = newUlid(start + 1000 + 24 * 22 - 1).slice(0, 10);
    const [{ eligibilityId: last } = { eligibilityId: '' }] = (await listHistory(store, partition, { take: 1 })).items;
    expect(last.slice(0, 10)).toBe(newest);
    const find = async (matches: ReturnType<typeof only>, cursor?: string) => {
      const page = await listHistory(store, partition, { take: 20, matches, cursor });
      return { ids: page.items.map(({ eligibilityId }) => eligibilityId), next: page.nextCursor };
    };
    const first = await find(only(last, wanted));
    expect(first.ids).toEqual([last]);
    expect(looks).toBeLessThanOrEqual(500);
    expect(await find(only(last, wanted), first.next ?? '')).toEqual({ ids: [wanted], next: null });
    expect(await find(only(wanted))).toEqual({ ids: [wanted], next: null });
  });
});

describe('requests that an older release has stored', () => {
  it('are listed as they are, among the others and in their order', async () => {
    const as = await aClinic(store);
    for (let at = 0; at < 3; at += 1) await submitted(as);
    const before = (await history(as)).data;
    const [, second] = before?.items ?? [];
    await store.send(
      new UpdateCommand({
        TableName: tableName('eligibility'),
        Key: { pk: `FACILITY#${as.user.facilityId}`, sk: `ELIG#${second?.eligibilityId}` },
        UpdateExpression: 'REMOVE #row SET submittedByName = :name',
        ConditionExpression: 'attribute_exists(#row)',
        ExpressionAttributeNames: { '#row': 'row' },
        ExpressionAttributeValues: { ':name': 'Somebody before' },
      }),
    );
    const after = (await history(as)).data;
    expect(after?.items.map(({ eligibilityId }) => eligibilityId)).toEqual(
      before?.items.map(({ eligibilityId }) => eligibilityId),
    );
    expect(after?.items[1]).toEqual({ ...second, submittedByName: 'Somebody before' });
  });
});

describe('a search that cannot be made', () => {
  it.each([
    [{ cursor: 'nonsense' }, 'cursor'],
    [{ cursor: Buffer.from('{"pk":"FACILITY#other"}').toString('base64url') }, 'cursor'],
    [{ from: '2026-11-21', to: '2026-11-20' }, 'to'],
    [{ status: 7 as never }, 'status'],
    [{ take: 101 }, 'take'],
    [{ from: 'yesterday' }, 'from'],
    [{ facilityLicense: 'MF0001' }, 'facilityLicense'],
  ])('%j is refused at its field', async (search, field) => {
    const as = await aClinic(store);
    const { http, errors } = await history(as, search);
    expect(http).toBe(400);
    expect(errors.map((error) => error.field)).toContain(field);
  });
});

describe('tenants', () => {
  it('REQ-ELIG-12 never meet in a list, whatever the cursor', async () => {
    const [mine, theirs] = [await aClinic(store), await aClinic(store)];
    const [, theirNewest] = await submittedTimes(theirs, 2);
    const own = await submittedTimes(mine, 2);
    const theirPage = await history(theirs, { take: 1 });
    for (const cursor of [theirPage.data?.nextCursor ?? '', ulidCursor.cursorOf(theirNewest ?? '')]) {
      for (const id of idsOf(await history(mine, { cursor }))) expect(own).toContain(id);
    }
    const patient = eligibleMember().emiratesId;
    for (const search of [{}, { status: 1 as const }, { patient }]) {
      expect(idsOf(await history(mine, search)).sort()).toEqual([...own].sort());
    }
  });

  it('a payer lists what it was asked by all facilities, by day, status, patient and facility', async () => {
    const [one, other] = [await aClinic(store), await aClinic(store)];
    const member = memberWho(({ payerId, result }) => payerId === 210 && result === 'yes');
    const asked = [await submitted(one, aForm(member)), await submitted(other, aForm(member))];
    const payer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: member.payerId });
    expect(idsOf(await history(payer))).toEqual(expect.arrayContaining(asked));
    await deliver(deliveryOf(asked[0] ?? ''));
    expect(idsOf(await history(payer, { status: 8 }))[0]).toBe(asked[0]);
    const rows = (await history(payer)).data?.items ?? [];
    expect(new Set(rows.map(({ payerId }) => payerId))).toEqual(new Set([member.payerId]));
    expect(idsOf(await history(payer, { patient: member.emiratesId }))).toEqual(expect.arrayContaining(asked));
    expect(idsOf(await history(payer, { patient: eligibleMember().emiratesId }))).toEqual([]);
    const facilityLicense = one.user.facilityLicense ?? '';
    expect(idsOf(await history(payer, { facilityLicense }))).toEqual([asked[0]]);
    expect(idsOf(await history(payer, { facilityLicense, status: 9 }))).toEqual([]);
    expect(await history(payer, { sentBy: one.user.userId })).toMatchObject({
      http: 400,
      errors: [{ field: 'sentBy' }],
    });
    expect(await history(payer, { payerId: 102 })).toMatchObject({ http: 400, errors: [{ field: 'payerId' }] });
  });

  it('an administrator names the facility by its licence', async () => {
    const clinic = await aClinic(store);
    const id = await submitted(clinic);
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    const facilityLicense = clinic.user.facilityLicense ?? '';
    expect(idsOf(await history(admin, { facilityLicense }))).toEqual([id]);
    expect(idsOf(await history(admin, { facilityLicense, payerId: eligibleMember().payerId }))).toEqual([id]);
    expect(idsOf(await history(admin, { payerId: eligibleMember().payerId }))).toContain(id);
    expect(await history(admin)).toMatchObject({ http: 400, errors: [{ field: 'facilityLicense' }] });
    expect(await history(admin, { facilityLicense: 'MF0' })).toMatchObject({
      http: 400,
      errors: [{ field: 'facilityLicense', code: 'unknownFacility' }],
    });
  });
});
