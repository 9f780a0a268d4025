import { describe, expect, it } from 'vitest';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { crescent, pearl } from '../../functions/_demo/payers.ts';
import { handler as queryHandler } from '../../functions/providerQuery/index.ts';
import { handler as imports } from '../../functions/sheetImport/index.ts';
import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { aCoordinator, add, added, move, save, shown } from '../authorization/support/authorizations.ts';
import * as desk from '../authorizationDesk/support/authorizationDesk.ts';
import { open } from '../providerQuery/support/queries.ts';
import { callApi, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aStoredClinic, person } from '../support/people.ts';
import { anInsurer, atFacility, codeOf, counts, idOf, numbersOf, read, search, sheets } from './support/insurers.ts';
import { aNumber, aRow, denied as deniedRow, sheetOf } from './support/sheetRows.ts';

const { store } = await startBackend();
const { imported, sent, checked, commit, worked, view, wrongRows, undone } = sheets;
const [approved, denied] = [6, 8];

async function aClinicAndInsurer() {
  const facility = await aStoredClinic(store);
  return { facility, license: facility.facilityLicense, at: await atFacility(facility), insurer: await anInsurer() };
}

describe("an insurer's sheet of authorisations", () => {
  it('REQ-AUTHQ-03 shows its facilities what the insurer decided outside the portal; each sees only its own, and the same sheet twice changes nothing', async () => {
    const { license, at, insurer } = await aClinicAndInsurer();
    const other = await aClinicAndInsurer();
    const [mine, late, theirs] = [
      aRow(license),
      deniedRow(aRow(license, { requestedOn: '2026-11-05' })),
      aRow(other.license),
    ];
    const sheet = sheetOf(mine, late, theirs);
    expect((await imported(insurer, sheet)).written).toEqual({ added: 3, changed: 0, same: 0, wrong: 0 });
    expect(await numbersOf(at)).toEqual([late.number, mine.number]);
    expect(await numbersOf(other.at)).toEqual([theirs.number]);
    expect(await counts(at)).toEqual({ [approved]: 1, [denied]: 1 });
    expect(await counts(other.at)).toEqual({ [approved]: 1 });
    expect(await numbersOf(insurer)).toEqual(expect.arrayContaining([mine.number, late.number, theirs.number]));
    expect((await imported(insurer, sheet)).written).toEqual({ added: 0, changed: 0, same: 3, wrong: 0 });
    expect(await counts(at)).toEqual({ [approved]: 1, [denied]: 1 });
    const id = await idOf(at, mine.number ?? '');
    expect(await auditsOf(store, `AUTHORIZATION#${id}`)).toMatchObject([
      { action: 'authorizationQuery.load', actor: insurer.user.userId },
    ]);
    expect((await read(at, id)).data).toMatchObject({
      ...{ source: 'insurer', authorizationNumber: mine.number, emiratesId: '784198500000017', companyId: pearl },
      ...{ categoryId: 1, statusId: approved, typeId: 1, requestedOn: '2026-11-02', approvedFils: 150_00 },
      lines: [{ code: '99213', quantity: 1, approvedFils: 150_00 }],
      changes: [{ kind: 'added', byName: null }],
    });
  });

  it('REQ-AUTHQ-03 says by row which licence is no facility of the portal, which row names another payer, and what cannot be read', async () => {
    const { license, insurer, at } = await aClinicAndInsurer();
    const rows = [
      aRow(license, { payerCode: codeOf(pearl) }),
      aRow('DHA-F-7770001'),
      aRow(license, { payerCode: codeOf(crescent) }),
      aRow(license, { emiratesId: '', cardNumber: '' }),
      aRow(license, { validTo: '2026-10-01' }),
      aRow(license, { activities: '99213 for the knee' }),
      aRow(license, { status: 'Lost' }),
    ];
    const importId = await sent(insurer, 'authorisations.csv', sheetOf(...rows));
    await checked(insurer, importId, { status: {} });
    expect(await wrongRows(insurer, importId)).toEqual({
      3: ['facilityLicense:facilityUnknown'],
      4: ['payerCode:otherPayer'],
      5: ['emiratesId:patientMissing'],
      6: ['validTo:beforeFrom'],
      7: ['activities:activities'],
      8: [expect.stringMatching(/^status:/)],
    });
    await commit(insurer, importId);
    await worked(importId);
    expect((await view(insurer, importId)).written).toMatchObject({ added: 1 });
    expect(await numbersOf(at)).toEqual([rows[0]?.number]);
  });

  it('REQ-AUTHQ-03 refuses a row whose status, amounts and denial code contradict each other', async () => {
    const { license, insurer, at } = await aClinicAndInsurer();
    const rows = [
      aRow(license, { denialCode: 'NCOV-003' }),
      aRow(license, { amount: '0' }),
      aRow(license, { status: 'Denied', activities: '' }),
      aRow(license, { status: 'Denied', amount: '' }),
      aRow(license, { activities: '99213 x 1 = 0' }),
      aRow(license, { status: 'Partially approved', amount: '0' }),
      { ...deniedRow(aRow(license)), denialCode: 'NCOV-003' },
      deniedRow(aRow(license)),
      aRow(license, { status: 'Partially approved', denialCode: 'PRCE-001', activities: '99213 x 1 = 0' }),
      aRow(license, { amount: '', activities: '' }),
      aRow(license, { status: 'Under review', amount: '0' }),
    ];
    const importId = await sent(insurer, 'authorisations.csv', sheetOf(...rows));
    await checked(insurer, importId, { status: {} });
    const contradictory = ['status:contradictory'];
    expect(await wrongRows(insurer, importId)).toEqual(
      Object.fromEntries([2, 3, 4, 5, 6, 7].map((row) => [row, contradictory])),
    );
    await commit(insurer, importId);
    await worked(importId);
    expect((await view(insurer, importId)).written).toMatchObject({ added: 5 });
    expect(await numbersOf(at)).toHaveLength(5);
  });

  it('REQ-AUTHQ-03 Abuse: a later sheet that re-dates or lowers an approval leaves what was said before, for both sides to read', async () => {
    const { license, at, insurer } = await aClinicAndInsurer();
    const row = aRow(license);
    await imported(insurer, sheetOf(row));
    const lower = {
      ...row,
      amount: '20.00',
      requestedOn: '2026-11-09',
      validTo: '2026-11-10',
      activities: '99213 x 1 = 20',
    };
    expect((await imported(insurer, sheetOf(lower))).written).toMatchObject({ changed: 1 });
    const id = await idOf(at, row.number ?? '');
    const { data } = await read(at, id);
    expect(data).toMatchObject({ requestedOn: '2026-11-09', approvedFils: 20_00 });
    expect(data?.changes[0]).toMatchObject({ kind: 'changed', byName: null });
    expect(data?.changes[0]?.fields).toEqual([
      { field: 'approvedFils', before: 150_00, after: 20_00 },
      { field: 'requestedOn', before: '2026-11-02', after: '2026-11-09' },
      { field: 'validTo', before: '2026-12-01', after: '2026-11-10' },
      { field: 'lines', before: null, after: null },
    ]);
    expect((await read(insurer, id)).data?.changes[0]?.byName).toBe(insurer.user.displayName);
    expect(await counts(at)).toEqual({ [approved]: 1 });
    expect(await numbersOf(at, { from: '2026-11-09', to: '2026-11-09' })).toEqual([row.number]);
    expect(await numbersOf(at, { from: '2026-11-02', to: '2026-11-02' })).toEqual([]);
  });

  it('Abuse: a number stays with its facility, and the same number of another payer is another authorisation', async () => {
    const { license, at, insurer } = await aClinicAndInsurer();
    const other = await aClinicAndInsurer();
    const stranger = await anInsurer(crescent);
    const row = aRow(license);
    await imported(insurer, sheetOf(row));
    const moved = await sent(insurer, 'moved.csv', sheetOf({ ...row, license: other.license }));
    await checked(insurer, moved);
    expect(await wrongRows(insurer, moved)).toEqual({ 2: ['facilityLicense:facilityKept'] });
    expect((await imported(stranger, sheetOf(deniedRow(row)))).written).toMatchObject({ added: 1 });
    const { data } = await search(at, { authorizationNumber: row.number ?? '' });
    expect(data?.items.map(({ companyId, statusId }) => [companyId, statusId]).sort()).toEqual(
      [
        [pearl, approved],
        [crescent, denied],
      ].sort(),
    );
    expect(await numbersOf(other.at)).toEqual([]);
  });

  it('is taken back: what it added is gone from lists and counts, and what it changed is as before, unless another sheet came since', async () => {
    const { license, at, insurer } = await aClinicAndInsurer();
    const [kept, gone, touched] = [aRow(license), aRow(license), aRow(license)];
    await imported(insurer, sheetOf(kept));
    const { importId } = await imported(insurer, sheetOf(deniedRow(kept), gone, touched));
    await imported(await anInsurer(), sheetOf(deniedRow(touched)));
    const id = await idOf(at, gone.number ?? '');
    expect(await undone(insurer, importId)).toMatchObject({ undone: { reverted: 2, kept: 1 } });
    expect((await numbersOf(at))?.sort()).toEqual([kept.number, touched.number].sort());
    expect(await counts(at)).toEqual({ [approved]: 1, [denied]: 1 });
    expect((await read(at, id)).http).toBe(404);
    await imported(insurer, sheetOf(gone));
    expect((await read(at, id)).data?.changes.map(({ kind }) => kind)).toEqual(['added', 'removed', 'added']);
  });

  it('two people who bring sheets at once: one comes after the other, and what each of them said is in the course', async () => {
    const { license, at, insurer } = await aClinicAndInsurer();
    const second = await anInsurer();
    const row = aRow(license);
    await imported(insurer, sheetOf(row));
    const first = await sent(insurer, 'first.csv', sheetOf({ ...row, amount: '10' }));
    await checked(insurer, first);
    const other = await sent(second, 'other.csv', sheetOf({ ...row, amount: '99' }));
    await checked(second, other);
    const commits = await Promise.all([commit(insurer, first), commit(second, other)]);
    expect(commits.map(({ http }) => http).sort()).toEqual([200, 409]);
    const [quick, slow] = commits[0]?.http === 200 ? [first, other] : [other, first];
    await worked(quick);
    expect((await commit(slow === first ? insurer : second, slow)).http).toBe(200);
    await worked(slow);
    const { data } = await read(at, await idOf(at, row.number ?? ''));
    expect(data).toMatchObject({ approvedFils: slow === first ? 10_00 : 99_00 });
    expect(data?.changes.map(({ kind }) => kind)).toEqual(['changed', 'changed', 'added']);
    expect(await counts(at)).toEqual({ [approved]: 1 });
  });

  it("Abuse: nobody but the payer's administrator brings one, and who lost the right on the way takes nothing in", async () => {
    const { facility, license, at, insurer } = await aClinicAndInsurer();
    const body = { kind: 'insurerAuthorizations', fileName: 'a.csv', bytes: 100, language: 'en' as const };
    const reviewer = await anInsurer(pearl, ['InsurerUser']);
    const { beginImport } = sheetImportApi.endpoints;
    for (const as of [at, reviewer, await person(facility, 'ProviderAdmin'), await person(null, 'SuperAdmin')]) {
      expect((await callApi(imports, beginImport, { as, body })).http).toBeGreaterThanOrEqual(403);
    }
    const importId = await sent(insurer, 'authorisations.csv', sheetOf(aRow(license)));
    await checked(insurer, importId);
    await commit(insurer, importId);
    const leaver = await getUser(store, insurer.user.userId);
    if (leaver) await changeUser(store, leaver, { isLocked: true });
    await worked(importId);
    expect(await numbersOf(at)).toEqual([]);
  });

  it('Abuse: who lost the right after asking for it takes nothing back', async () => {
    const { license, at, insurer } = await aClinicAndInsurer();
    const row = aRow(license);
    const { importId } = await imported(insurer, sheetOf(row));
    const body = { kind: 'insurerAuthorizations', importId };
    expect((await callApi(imports, sheetImportApi.endpoints.undoImport, { as: insurer, body })).http).toBe(200);
    const leaver = await getUser(store, insurer.user.userId);
    if (leaver) await changeUser(store, leaver, { isLocked: true });
    await worked(importId);
    expect(await numbersOf(at)).toEqual([row.number]);
    expect(await counts(at)).toEqual({ [approved]: 1 });
  });
});

describe('the authorisations that an insurer gave', () => {
  it('REQ-AUTHQ-02 are found by number, request number, card, Emirates ID, period, company, category, status and type', async () => {
    const { license, at, insurer } = await aClinicAndInsurer();
    const stranger = await anInsurer(crescent);
    const one = aRow(license, { cardNumber: 'PM-55501', requestNumber: 'RQ-77-1', requestedOn: '2026-10-01' });
    const two = aRow(license, { status: 'Partially approved', category: 'Inpatient', type: 'Extension' });
    const three = deniedRow(aRow(license, { emiratesId: '', cardNumber: 'PM-55502' }));
    await imported(insurer, sheetOf(one, two));
    await imported(stranger, sheetOf(three));
    const found = async (body: Parameters<typeof numbersOf>[1]) => (await numbersOf(at, body))?.sort();
    expect(await found({})).toEqual([one.number, two.number, three.number].sort());
    expect(await found({ authorizationNumber: two.number?.toLowerCase() })).toEqual([two.number]);
    expect(await found({ authorizationNumber: two.number?.slice(0, -1) })).toEqual([]);
    expect(await found({ requestNumber: 'rq-77-1' })).toEqual([one.number]);
    expect(await found({ requestNumber: one.number })).toEqual([]);
    expect(await found({ cardNumber: 'PM-55502' })).toEqual([three.number]);
    expect(await found({ emiratesId: '784198500000017' })).toEqual([one.number, two.number].sort());
    expect(await found({ from: '2026-10-01', to: '2026-10-31' })).toEqual([one.number]);
    expect(await found({ companyId: crescent })).toEqual([three.number]);
    expect(await found({ categoryId: 3 })).toEqual([two.number]);
    expect(await found({ statusId: 7 })).toEqual([two.number]);
    expect(await found({ typeId: 3 })).toEqual([two.number]);
    expect(await found({ typeId: 3, statusId: 8 })).toEqual([]);
    expect(await counts(at)).toEqual({ 6: 1, 7: 1, 8: 1 });
  });

  it('REQ-AUTHQ-02 a rare type is on the first page, however many others are newer', async () => {
    const { license, at, insurer } = await aClinicAndInsurer();
    const rare = aRow(license, { type: 'Extension', requestedOn: '2026-10-01' });
    const newer = Array.from({ length: 15 }, () => aRow(license));
    await imported(insurer, sheetOf(rare, ...newer));
    expect(await numbersOf(at, { typeId: 3, take: 1 })).toEqual([rare.number]);
  });

  it('REQ-AUTHQ-02 are those of the portal besides, in one list by day, with lines, documents and the printed decision; a draft is none', async () => {
    const as = await aCoordinator(store);
    const reviewer = await desk.aReviewer();
    await save(as, { draft: { patientName: 'Sara Invented' } });
    const id = await added(as);
    const { requestNumber, facilityLicense } = await shown(as, id);
    await move(reviewer, id, { move: 'take' });
    const { version } = await shown(reviewer, id);
    const day = new Date().toISOString().slice(0, 10);
    await desk.decide(reviewer, {
      ...{ authorizationId: id, version, lines: [{ lineId: '1', outcome: 'approved' }] },
      ...{ validFrom: day, validTo: `${Number(day.slice(0, 4)) + 1}-01-31` },
    });
    const row = aRow(facilityLicense);
    await imported(await anInsurer(), sheetOf(row));
    const { data } = await search(as);
    expect(data?.items.map(({ source }) => source)).toEqual(['portal', 'insurer']);
    expect(await counts(as)).toEqual({ [approved]: 2 });
    const { payerReference } = await shown(as, id);
    for (const body of [
      { requestNumber: requestNumber ?? '' },
      { authorizationNumber: payerReference ?? '' },
      { categoryId: 1, from: day },
    ]) {
      const found = await search(as, body);
      expect(found.data?.items.map(({ authorizationId }) => authorizationId)).toEqual([id]);
    }
    expect((await search(reviewer, { requestNumber: requestNumber ?? '' })).data?.items).toMatchObject([
      { authorizationId: id },
    ]);
    expect((await read(as, id)).data).toMatchObject({
      ...{ source: 'portal', requestNumber, statusId: approved, typeId: 1, approvedFils: 250_00, isPrintable: true },
      lines: [{ code: 'W-302', quantity: 1, askedFils: 250_00, approvedFils: 250_00, outcome: 'approved' }],
      documents: [],
    });
  });

  it('come in pages that miss and repeat nothing, also where both kinds lie among each other', async () => {
    const as = await aCoordinator(store);
    const { facilityLicense } = await shown(as, await added(as));
    await add(as, { patientName: 'Noor Invented' });
    const rows = Array.from({ length: 7 }, (_, at) =>
      aRow(facilityLicense, { requestedOn: `2026-11-0${1 + (at % 4)}` }),
    );
    await imported(await anInsurer(), sheetOf(...rows));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await search(as, { take: 2, ...(cursor && { cursor }) });
      seen.push(...(data?.items ?? []).map(({ authorizationId }) => authorizationId));
      cursor = data?.nextCursor ?? undefined;
    } while (cursor);
    const all = (await search(as)).data?.items.map(({ authorizationId }) => authorizationId);
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(9);
  });

  it("Abuse: another facility, another payer and the portal's administrator read none; who has no right is refused, on record", async () => {
    const { license, at, insurer } = await aClinicAndInsurer();
    const row = aRow(license);
    await imported(insurer, sheetOf(row));
    const id = await idOf(at, row.number ?? '');
    const other = await aClinicAndInsurer();
    expect((await read(other.at, id)).http).toBe(404);
    expect((await read(await anInsurer(crescent), id)).http).toBe(404);
    expect((await read(await person(null, 'SuperAdmin'), id)).http).toBe(404);
    expect((await search(other.at, { authorizationNumber: row.number ?? '' })).data?.items).toEqual([]);
    const withoutRight = await anInsurer(pearl, ['PayerMOI']);
    expect((await read(withoutRight, id)).http).toBe(403);
    expect((await search(withoutRight)).http).toBe(403);
    expect(await auditsOf(store, `AUTHORIZATION#${id}`)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'authorizationQuery.view',
          actor: withoutRight.user.userId,
          outcome: 'notAllowed',
        }),
      ]),
    );
  });
});

describe('a question about an authorisation', () => {
  it('REQ-AUTHQ-04 carries its number, is shown at it with its state, and leads both sides to the answer', async () => {
    const { license, at, insurer } = await aClinicAndInsurer();
    const row = aRow(license, { number: aNumber() });
    await imported(insurer, sheetOf(row));
    const id = await idOf(at, row.number ?? '');
    const asked = await open(at, {
      category: 'authorization',
      subject: 'Why so little?',
      about: { kind: 'authorization', id },
    });
    const queryId = asked.data?.queryId ?? '';
    for (const as of [at, insurer]) {
      const { data } = await callApi(queryHandler, providerQueryApi.endpoints.getQuery, { as, query: { queryId } });
      expect(data).toMatchObject({ about: { kind: 'authorization', id }, aboutNumber: row.number });
      expect((await read(as, id)).data?.questions).toMatchObject([
        { queryId, subject: 'Why so little?', state: 'open' },
      ]);
    }
    await callApi(queryHandler, providerQueryApi.endpoints.moveQuery, {
      ...{ as: insurer, body: { queryId, version: 1, move: 'answer', text: 'The limit of the plan.' } },
    });
    expect((await read(at, id)).data?.questions).toMatchObject([{ queryId, state: 'answered' }]);
  });

  it('Abuse: is not asked about an authorisation of another facility, of another payer, or a draft', async () => {
    const { license, at, insurer } = await aClinicAndInsurer();
    const row = aRow(license);
    await imported(insurer, sheetOf(row));
    const about = { kind: 'authorization' as const, id: await idOf(at, row.number ?? '') };
    const other = await aClinicAndInsurer();
    expect(await open(other.at, { about })).toMatchObject({ http: 400, errors: [{ field: 'about' }] });
    expect(await open(at, { about, payerId: crescent })).toMatchObject({ http: 400, errors: [{ field: 'about' }] });
    const coordinator = await aCoordinator(store);
    const draft = (await save(coordinator, { draft: { payerId: pearl } })).data?.authorizationId ?? '';
    const ofDraft = { kind: 'authorization' as const, id: draft };
    expect(await open(coordinator, { about: ofDraft })).toMatchObject({ http: 400, errors: [{ field: 'about' }] });
  });
});
