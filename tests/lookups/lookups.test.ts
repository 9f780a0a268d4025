import { beforeAll, describe, expect, it } from 'vitest';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { handler } from '../../functions/lookups/index.ts';
import {
  consultationCategories,
  eidReasons,
  offeredServiceCategories,
  serviceCategories,
} from '../../shared/_field/lookups.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';
import { storeGroups } from '../support/keptGroups.ts';
import { storePayers } from '../support/payers.ts';

const { store } = await startBackend();
const calls = lookupsApi.endpoints;
const arabic = /^[\p{Script=Arabic}\p{M}\p{N}\s().،]+$/u;
const someone = () => signIn({ roles: ['Standard'] });

describe.each([
  ['REQ-LOOKUP-02', calls.getConsultationCategories, consultationCategories, 'Specialist'],
  ['REQ-LOOKUP-03', calls.getServiceCategories, offeredServiceCategories, 'Outpatient'],
  ['REQ-LOOKUP-04', calls.getAllServiceCategories, serviceCategories, 'Nationals screening'],
  ['REQ-LOOKUP-07', calls.getEidReasons, eidReasons, 'Card not with the patient'],
] as const)('%s', (requirement, endpoint, entries, known) => {
  it(`${requirement} answers the whole list to everybody who is signed in, in English and Arabic`, async () => {
    const { status, data } = await callApi(handler, endpoint, { as: await someone() });
    expect(status).toBe(1);
    expect(data?.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    expect(data?.map(({ name }) => name)).toContain(known);
    expect(data?.filter(({ nameArabic }) => !/^[\p{Script=Arabic}\p{M}\s]+$/u.test(nameArabic))).toEqual([]);
    expect(data?.every((item) => Object.keys(item).join() === 'id,name,nameArabic')).toBe(true);
  });

  it('has each id and each name once', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });
});

it('REQ-LOOKUP-09 REQ-REG-46 answers the provider types to anybody, the preselected one first', async () => {
  const { status, data } = await callApi(handler, calls.getProviderTypes, {});
  expect(status).toBe(1);
  expect(data).toEqual([
    { providerTypeId: 3, providerTypeDescription: 'Medical provider', nameArabic: 'مقدّم خدمات طبية' },
    { providerTypeId: 1, providerTypeDescription: 'Pharmacy', nameArabic: 'صيدلية' },
  ]);
});

describe('lists with codes', () => {
  it.each([
    [
      'REQ-LOOKUP-08 durations with their ISO 8601 form',
      calls.getDurations,
      '/api/common/getdurations',
      13,
      'P7D',
      '7 days',
    ],
    [
      'REQ-LOOKUP-10 routes of administration with their HL7 codes',
      calls.getRoutes,
      '/api/common/getroutes',
      27,
      'IM',
      'Intramuscular',
    ],
    ['REQ-LOOKUP-12 the months', calls.getMonths, '/api/common/getmonths', 12, '08', 'August'],
    [
      'REQ-LOOKUP-13 report types',
      calls.getReportTypes,
      '/api/common/getreporttypes',
      6,
      'PERFORMANCE',
      'Performance report',
    ],
    [
      'REQ-LOOKUP-14 dosage frequencies',
      calls.getDosageFrequencies,
      '/api/common/getdosagefrequencys',
      18,
      'TID',
      'Three times a day',
    ],
    [
      'REQ-LOOKUP-15 licence types',
      calls.getLicenseTypes,
      '/api/common/getlicensetypes',
      4,
      'PHARMACY',
      'E-prescription and pharmacy',
    ],
    [
      'REQ-LOOKUP-16 licence request types',
      calls.getLicenseRequestTypes,
      '/api/common/getlicenserequesttypes',
      5,
      'NEW',
      'New licence',
    ],
    [
      'REQ-LOOKUP-17 override reasons',
      calls.getOverrideReasons,
      '/api/common/getoverridereasons',
      8,
      'BENEFIT',
      'The benefit outweighs the risk',
    ],
    [
      'REQ-LOOKUP-22 authorisation categories by encounter type',
      calls.getAuthorizationCategories,
      '/api/common/getAuthorizationCategory',
      11,
      '5',
      'Day case',
    ],
    [
      'REQ-LOOKUP-23 authorisation statuses',
      calls.getAuthorizationStatuses,
      '/api/common/getAuthorizationStatus',
      13,
      'partiallyApproved',
      'Partially approved',
    ],
    [
      "REQ-LOOKUP-24 authorisation types of the regulators' messages",
      calls.getAuthorizationTypes,
      '/api/common/getAuthorizationType',
      6,
      'Status Inquiry',
      'Status inquiry',
    ],
    [
      'REQ-LOOKUP-25 siblings of one birth',
      calls.getNewbornBabySiblings,
      '/api/common/getNewbornBabySibiling',
      5,
      '2',
      'Second baby',
    ],
    ['REQ-LOOKUP-26 doses of a vaccination', calls.getDoses, '/api/common/getDoses', 6, 'B', 'Booster dose'],
    [
      'REQ-LOOKUP-27 documents that are read from a picture',
      calls.getOcrDocumentTypes,
      '/api/common/getOCRDocumenType',
      9,
      'PASSPORT',
      'Passport',
    ],
    [
      "REQ-LOOKUP-28 ways to be identified, with the regulators' placeholders",
      calls.getNationalIdTypes,
      '/api/common/getNationalIdTypes',
      5,
      '222-2222-2222222-2',
      'Non-resident',
    ],
  ] as const)('answers %s', async (_what, endpoint, path, count, code, name) => {
    expect(endpoint.path).toBe(path);
    const { data = [] } = await callApi(handler, endpoint, { as: await someone() });
    expect(data).toHaveLength(count);
    expect(data?.find((each) => each.code === code)?.name).toBe(name);
    expect(data?.filter(({ nameArabic }) => !arabic.test(nameArabic))).toEqual([]);
    for (const key of ['id', 'name', 'nameArabic', 'code'] as const)
      expect(new Set(data?.map((each) => each[key])).size, key).toBe(count);
  });

  it('gives a visitor the lists of the open forms, and none of those of staff', async () => {
    for (const endpoint of [calls.getDurations, calls.getAuthorizationTypes, calls.getNationalIdTypes])
      expect((await callApi(handler, endpoint, {})).http).toBe(401);
    expect((await callApi(handler, calls.searchDiseases, { query: { searchTerm: 'asthma' } })).http).toBe(401);
    const open = [calls.getClaimDashboardAccessTypes, calls.getGroupOwners, calls.getSubGroups];
    for (const endpoint of open) expect((await callApi(handler, endpoint, {})).status).toBe(1);
  });
});

it.each([
  ['Tablets', 'Oral'],
  ['Film-coated tablet', 'Oral'],
  ['Vaginal tablets', 'Vaginal'],
  ['EYE DROPS', 'Ophthalmic'],
  ['Ear drops', 'Otic'],
  ['Suppositories', 'Rectal'],
  ['Oral suspension', 'Oral'],
  ['Cream', 'Topical'],
  ['Transdermal patch', 'Transdermal'],
])('REQ-LOOKUP-11 names the route of the form %s: %s', async (productForm, route) => {
  const { data } = await callApi(handler, calls.getRouteName, { as: await someone(), query: { productForm } });
  expect(data?.name).toBe(route);
});

it.each(['Solution for injection', 'tab', 'constructor', '---'])(
  'REQ-LOOKUP-11 has no record for %s, which does not say the route',
  async (productForm) => {
    const answer = await callApi(handler, calls.getRouteName, { as: await someone(), query: { productForm } });
    expect([answer.status, answer.data]).toEqual([0, null]);
  },
);

it('REQ-LOOKUP-18 REQ-MODEL-09 REQ-MODEL-13 answers the access types with the numbers of the specification', async () => {
  const { data } = await callApi(handler, calls.getClaimDashboardAccessTypes, {});
  expect(data).toEqual([
    { id: 1, name: 'Group owner', nameArabic: 'مالك المجموعة' },
    { id: 2, name: 'Sub group', nameArabic: 'المجموعة الفرعية' },
    { id: 3, name: 'Multiple', nameArabic: 'عدة منشآت' },
    { id: 4, name: 'Single', nameArabic: 'منشأة واحدة' },
  ]);
});

it('REQ-LOOKUP-21 answers the payers that authorise care, with their codes, and no payer that only checks eligibility', async () => {
  const payer = { payerNameArabic: 'جهة دافعة', services: ['claims', 'eligibility'] as const };
  await putPayer(store, { ...payer, payerId: 41, payerName: 'Asks first', payerCode: 'INS941', services: ['claims'] });
  await putPayer(store, {
    ...payer,
    payerId: 42,
    payerName: 'Never asked',
    payerCode: 'INS942',
    services: ['eligibility'],
  });
  const { data } = await callApi(handler, calls.getAuthorizationCompanies, { as: await someone() });
  expect(data).toContainEqual({ id: 41, name: 'Asks first', nameArabic: 'جهة دافعة', code: 'INS941' });
  expect(data?.map(({ id }) => id)).not.toContain(42);
});

/** The lists as the statement names them, each with its call. */
const dropDowns = [
  ['EID reasons', calls.getEidReasons],
  ['durations', calls.getDurations],
  ['provider types', calls.getProviderTypes],
  ['routes', calls.getRoutes],
  ['months', calls.getMonths],
  ['report types', calls.getReportTypes],
  ['dosage frequencies', calls.getDosageFrequencies],
  ['license types', calls.getLicenseTypes],
  ['license request types', calls.getLicenseRequestTypes],
  ['override reasons', calls.getOverrideReasons],
  ['claim dashboard access types', calls.getClaimDashboardAccessTypes],
  ['group owners', calls.getGroupOwners],
  ['sub groups', calls.getSubGroups],
  ['authorization companies', calls.getAuthorizationCompanies],
  ['category', calls.getAuthorizationCategories],
  ['status', calls.getAuthorizationStatuses],
  ['type', calls.getAuthorizationTypes],
  ['newborn baby sibling', calls.getNewbornBabySiblings],
  ['doses', calls.getDoses],
  ['OCR document types', calls.getOcrDocumentTypes],
  ['national id types', calls.getNationalIdTypes],
  ['service categories', calls.getServiceCategories],
  ['countries', calls.getCountries],
] as const;

beforeAll(async () => {
  await storeGroups(store);
  await storePayers(store);
});

it.each(dropDowns)(
  'REQ-LOOKUP-01 fills the drop-down of %s: choices, each with a number and a name in two languages',
  async (_name, endpoint) => {
    const { status, data } = await callApi(handler, endpoint as typeof calls.getMonths, { as: await someone() });
    expect(status).toBe(1);
    const entries = (data ?? []) as unknown as readonly Readonly<Record<string, unknown>>[];
    expect(entries.length).toBeGreaterThan(1);
    const numberOf = (entry: (typeof entries)[number]) => entry.id ?? entry.providerTypeId;
    expect(new Set(entries.map(numberOf)).size).toBe(entries.length);
    for (const entry of entries) {
      expect(numberOf(entry)).toEqual(expect.any(Number));
      expect(entry.nameArabic).toMatch(arabic);
      const english = entry.name ?? entry.providerTypeDescription ?? entry.groupOwnerName ?? entry.groupName;
      expect(english).toMatch(/[a-z]/i);
    }
  },
);

describe('a list that callers keep', () => {
  it('REQ-LOOKUP-30 answers 304 without content to who has it, weakly tagged by a proxy or not, and anew to who has another', async () => {
    const as = await someone();
    const first = await callApi(handler, calls.getCountries, { as });
    const tag = String(first.headers.etag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await callApi(handler, calls.getCountries, { as, headers: { 'if-none-match': known } });
      expect([again.http, again.bytes.length]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(tag);
      expect(again.headers['x-session-idle-seconds']).toBeDefined();
    }
    const other = await callApi(handler, calls.getCountries, { as, headers: { 'if-none-match': '"other"' } });
    expect(other.http).toBe(200);
  });

  it('serves nobody without a session by a tag that he has learnt', async () => {
    const { headers } = await callApi(handler, calls.getMonths, { as: await someone() });
    const visitor = await callApi(handler, calls.getMonths, { headers: { 'if-none-match': String(headers.etag) } });
    expect(visitor.http).toBe(401);
  });
});
