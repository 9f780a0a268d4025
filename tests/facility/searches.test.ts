import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Facility, putFacility } from '../../functions/_data/facility/facility.ts';
import { handler as accountHandler } from '../../functions/account/index.ts';
import { handler } from '../../functions/facility/index.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';

const { store } = await startBackend();
const calls = facilityApi.endpoints;
const { searchFacilitiesForAccount } = accountApi.endpoints;

async function stored(changes: Partial<Facility> = {}): Promise<Facility> {
  const facility = aFacility(changes);
  await putFacility(store, facility);
  return facility;
}
const administrator = () => signIn({ roles: ['SetupAdmin'], facility: null });
const at = (roles: Role[], ...facilities: Facility[]) =>
  signIn({
    roles,
    facility: facilities[0] ?? null,
    stored: { facilityIds: facilities.map((each) => each.facilityId) },
  });

/** A word that no other facility has. */
const aWord = (): string => `q${randomUUID().replace(/[^a-z]/g, '')}`;
const idsOf = (answer: { data: { items: { facilityId: string }[] } | null }) =>
  answer.data?.items.map(({ facilityId }) => facilityId);
const active = (as: SignedIn, query: object) => callApi(handler, calls.getAllActiveFacilities, { as, query });

describe('the searches for facilities', () => {
  it('REQ-FAC-02 find active ones by the beginning of a word in Latin and Arabic, and by licence', async () => {
    const word = aWord();
    const facility = await stored({ facilityName: `Gulf ${word} Clinic`, facilityNameArabic: `مركز ${word}أمل الطبي` });
    const as = await administrator();
    for (const searchTerm of [word.slice(0, 9), `${word}امل`, facility.facilityLicense.toLowerCase()]) {
      expect(idsOf(await active(as, { searchTerm }))).toEqual([facility.facilityId]);
    }
    expect(idsOf(await active(as, { searchTerm: word.slice(1, 9) }))).toEqual([]);
  });

  it('REQ-FAC-02 REQ-FAC-03 REQ-FAC-04 keep to the regulator, leave out what is chosen, and know which are active', async () => {
    const facilityName = aWord();
    const [here, there] = [await stored({ facilityName }), await stored({ facilityName, regulatoryId: 2 })];
    const closed = await stored({ facilityName, isActive: false });
    const as = await administrator();
    const query = { searchTerm: facilityName };
    expect(new Set(idsOf(await active(as, query)))).toEqual(new Set([here.facilityId, there.facilityId]));
    expect(idsOf(await active(as, { ...query, regulatorId: 2 }))).toEqual([there.facilityId]);
    const excludedItems = `${here.facilityId},${there.facilityLicense.toLowerCase()}`;
    expect(idsOf(await active(as, { ...query, excludedItems }))).toEqual([]);
    for (const call of [calls.getAllFacilities, calls.getAllActiveAndInactiveFacilities]) {
      const found = await callApi(handler, call, { as, query: { ...query, excludedItems } });
      expect(found.data?.items).toMatchObject([{ facilityId: closed.facilityId, isActive: false }]);
    }
  });

  it('REQ-FAC-12 list them page by page over all regulators, each once, with filters', async () => {
    const facilityName = aWord();
    const regulators = [1, 1, 1, 2, 2, 3, 4, 5];
    const made = await Promise.all(regulators.map((regulatoryId) => stored({ facilityName, regulatoryId })));
    const clinic = await stored({ facilityName, kind: 'hospital', isActive: false });
    const as = await administrator();
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const body = { searchTerm: facilityName, kind: 'clinic', take: 3, cursor } as const;
      const page = await callApi(handler, calls.searchFacilities, { as, body });
      expect(page.data?.items.length).toBeLessThanOrEqual(3);
      found.push(...(idsOf(page) ?? []));
      cursor = page.data?.nextCursor ?? undefined;
    } while (cursor);
    expect(found.toSorted()).toEqual(made.map(({ facilityId }) => facilityId).toSorted());
    const inactive = await callApi(handler, calls.searchFacilities, {
      as,
      body: { searchTerm: facilityName, isActive: false },
    });
    expect(idsOf(inactive)).toEqual([clinic.facilityId]);
    for (const forged of ['9.x', 'nonsense', '1.!']) {
      const answer = await callApi(handler, calls.searchFacilities, { as, body: { cursor: forged } });
      expect(answer).toMatchObject({ http: 400, errors: [{ code: 'notACursor' }] });
    }
  });

  it('REQ-FAC-18 find one by its whole licence or provider code, and nothing by a part of it', async () => {
    const facility = await stored({ providerCode: `PRV-${aWord()}` });
    const as = await administrator();
    const find = (searchTerm: string, more = {}) =>
      callApi(handler, calls.findFacility, { as, body: { searchTerm, ...more } });
    const { facilityId, facilityLicense, providerCode } = facility;
    expect((await find(` ${facilityLicense.toLowerCase()} `)).data?.facilityId).toBe(facilityId);
    expect((await find(String(providerCode).toUpperCase())).data?.facilityId).toBe(facilityId);
    expect(await find(facilityLicense.slice(0, -1))).toMatchObject({ http: 200, status: 0, data: null });
    expect(await find(facilityLicense, { regulatorId: 4 })).toMatchObject({ status: 0, data: null });
  });

  it('REQ-FAC-19 offer the portal’s administrators all facilities for an account, those of a facility the own ones', async () => {
    const facilityName = aWord();
    const [own, other] = [await stored({ facilityName }), await stored({ facilityName })];
    const search = async (as: SignedIn) =>
      new Set(
        idsOf(await callApi(accountHandler, searchFacilitiesForAccount, { as, body: { searchTerm: facilityName } })),
      );
    expect(await search(await administrator())).toEqual(new Set([own.facilityId, other.facilityId]));
    expect(await search(await at(['ProviderAdmin'], own))).toEqual(new Set([own.facilityId]));
    const as = await at(['Eligibility'], own);
    const refused = await callApi(accountHandler, searchFacilitiesForAccount, { as, body: {} });
    expect(refused).toMatchObject({ http: 403, data: null });
  });
});

describe('what a search tells', () => {
  it('REQ-FAC-02 is of the own facilities only, for people of facilities', async () => {
    const facilityName = aWord();
    const [own, closed, other] = [
      await stored({ facilityName }),
      await stored({ facilityName, isActive: false }),
      await stored({ facilityName }),
    ];
    const as = await at(['ProviderAdmin', 'Eligibility'], own, closed);
    expect(idsOf(await active(as, { searchTerm: facilityName }))).toEqual([own.facilityId]);
    const all = await callApi(handler, calls.getAllFacilities, { as, query: { searchTerm: facilityName.slice(0, 4) } });
    expect(new Set(idsOf(all))).toEqual(new Set([own.facilityId, closed.facilityId]));
    for (const searchTerm of [other.facilityLicense, other.facilityId]) {
      const found = await callApi(handler, calls.findFacility, { as, body: { searchTerm } });
      expect(found).toMatchObject({ status: 0, data: null });
    }
    for (const call of [calls.getAllActiveAndInactiveFacilities, calls.getAllProviderCodes]) {
      expect(await callApi(handler, call, { as, query: {} })).toMatchObject({ http: 403, data: null });
    }
  });

  it('is no setting of a facility: the answer to a distributor’s representative has names, licence and place', async () => {
    const facility = await stored({ providerNotes: 'Secret note', seats: 25, providerCode: `PRV-${aWord()}` });
    const as = await signIn({ roles: ['SafeCareTechRepresentative'], facility: null });
    const found = await active(as, { searchTerm: facility.facilityLicense });
    expect(Object.keys(found.data?.items[0] ?? {}).toSorted()).toEqual([
      'facilityId',
      'facilityLicense',
      'facilityName',
      'facilityNameArabic',
      'isActive',
      'isMalaffiIntegration',
      'kind',
      'regulatoryId',
    ]);
    const record = await callApi(handler, calls.getFacilityById, { as, query: { facilityId: facility.facilityId } });
    expect(record).toMatchObject({ http: 404, data: null });
  });

  it('is within the regulator of a regulator’s people, and nothing by a role that comes with a facility', async () => {
    const facilityName = aWord();
    const [dubai, abuDhabi] = [await stored({ facilityName, regulatoryId: 2 }), await stored({ facilityName })];
    const inspector = await signIn({ roles: ['DHAInspector'], facility: null, stored: { regulatoryId: 2 } });
    const query = { searchTerm: facilityName };
    expect(idsOf(await active(inspector, query))).toEqual([dubai.facilityId]);
    expect(idsOf(await active(inspector, { ...query, regulatorId: 1 }))).toEqual([]);
    const lent = await signIn({ roles: ['Eligibility'], facility: { ...abuDhabi, facilityRoles: ['SetupAdmin'] } });
    expect(idsOf(await active(lent, query))).toEqual([abuDhabi.facilityId]);
  });
});

describe('provider codes', () => {
  it('REQ-FAC-08 are listed by their beginning with their facilities, page by page', async () => {
    const start = aWord().toUpperCase();
    const codes = [`${start}1`, `${start}2`, `${start}3`];
    const made = await Promise.all(codes.map((providerCode) => stored({ providerCode })));
    const as = await signIn({ roles: ['InsurerUser'], facility: null, payerId: 1 });
    const page = (cursor?: string) =>
      callApi(handler, calls.getAllProviderCodes, { as, query: { searchTerm: start.toLowerCase(), take: 2, cursor } });
    const first = await page();
    const second = await page(first.data?.nextCursor ?? undefined);
    const rows = [...(first.data?.items ?? []), ...(second.data?.items ?? [])];
    expect(rows.map(({ providerCode }) => providerCode)).toEqual(codes);
    expect(rows.map(({ facilityId }) => facilityId)).toEqual(made.map(({ facilityId }) => facilityId));
    expect(second.data?.nextCursor).toBeNull();
  });

  it('REQ-FAC-09 tell the caller the code of the facility where they work', async () => {
    const providerCode = `PRV-${aWord()}`;
    const code = async (as: SignedIn) => (await callApi(handler, calls.getCurrentUserProviderCode, { as })).data;
    expect(await code(await at(['Eligibility'], await stored({ providerCode })))).toEqual({ providerCode });
    expect(await code(await at(['Eligibility'], await stored()))).toEqual({ providerCode: null });
    expect(await code(await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 1 }))).toEqual({
      providerCode: null,
    });
  });
});

describe('the exchange and home care', () => {
  it('REQ-FAC-10 says whether a facility is connected, since when, and who said so', async () => {
    const connection = { connectedOn: '2026-02-03', source: 'exchange', note: 'By mail' } as const;
    const facility = await stored({ isHieConnected: true, connection });
    const status = async (as: SignedIn, { regulatoryId, facilityLicense }: Facility, regulatorId = regulatoryId) =>
      callApi(handler, calls.getHipProviderStatus, { as, query: { regulatorId, facilityLicense } });
    const as = await at(['Eligibility'], facility);
    expect((await status(as, facility)).data).toEqual({
      status: 'connected',
      exchange: 'Malaffi',
      connectedOn: '2026-02-03',
      source: 'exchange',
    });
    expect(await status(as, facility, 2)).toMatchObject({ status: 0, data: null });
    const other = await stored({ regulatoryId: 2 });
    expect(await status(as, other)).toMatchObject({ status: 0, data: null });
    expect((await status(await administrator(), other)).data).toMatchObject({
      status: 'notConnected',
      exchange: 'NABIDH',
    });
    const abroad = await stored({ regulatoryId: 3 });
    expect((await status(await administrator(), abroad)).data).toMatchObject({ status: 'noExchange', exchange: null });
  });

  it('REQ-FAC-11 lists home-care facilities that are active, to a facility its own only', async () => {
    const [own, other] = [await stored({ isHomeCare: true }), await stored({ isHomeCare: true })];
    const closed = await stored({ isHomeCare: true, isActive: false });
    const list = async (as: SignedIn) => idsOf(await callApi(handler, calls.getHomeCareFacility, { as, query: {} }));
    expect(await list(await at(['HomeCare'], own, closed, await stored()))).toEqual([own.facilityId]);
    const all = await list(await signIn({ roles: ['ReallocationApprovalUser'], facility: null }));
    expect(all).toEqual(expect.arrayContaining([own.facilityId, other.facilityId]));
    expect(all).not.toContain(closed.facilityId);
    const as = await at(['Eligibility'], own);
    expect(await callApi(handler, calls.getHomeCareFacility, { as, query: {} })).toMatchObject({ http: 403 });
  });
});
