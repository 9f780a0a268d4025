import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { mapHeads } from '../../functions/_parts/sheetImport/mapColumns.ts';
import { claimImport } from '../../functions/claim/sheet/claimImport.ts';
import { handler as imports } from '../../functions/sheetImport/index.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { claimSheet } from '../../shared/claim/sheet/claimSheet.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { colleagueOf } from '../authorization/support/authorizations.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { csvOf } from '../support/csv.ts';
import { importsOf } from '../support/imports.ts';
import { dyingAt } from '../support/jobs.ts';
import { claimText, stylesOf } from './corpus/claimTexts.ts';
import { cleanClaims, parties } from './corpus/cleanClaims.ts';
import { seededErrors } from './corpus/seededErrors.ts';
import { aRow, fitsRows, rowsOf, type SheetRow, sheetOf } from './support/claimSheets.ts';
import { aClaim, change, discard, made, move, shown } from './support/claims.ts';
import {
  aBiller,
  claimsIn,
  claimsOf,
  madeByHand,
  numbersOf,
  storedClaim,
  storePayer,
  takenOver,
  withoutRemarks,
} from './support/drafts.ts';

const { store } = await startBackend();
await storePayer();
const kind = claimSheet.name;
const { sent, reading, checked, commit, imported, worked, view, wrongRows, undone } = importsOf(
  kind,
  { [kind]: claimImport },
  10,
);
const { endpoints } = sheetImportApi;

const wrongIn = async (as: SignedIn, rows: readonly SheetRow[]) => {
  const importId = await sent(as, 'claims.csv', sheetOf(rows));
  const { checked: counts } = await checked(as, importId);
  return { importId, counts, wrong: await wrongRows(as, importId) };
};
const onlyClaim = async (as: SignedIn) => {
  const [claim] = await claimsOf(as);
  return shown(as, claim?.claimId ?? '');
};

describe('claims of a sheet', () => {
  it('have no amount that was guessed: what may be of the line or of the claim, a person says', () => {
    const heads = [
      'Net Amount',
      'Gross Amount',
      'Net',
      'Copay',
      'Amount',
      'Total Amount',
      'VAT Amount',
      'Claim Amount',
    ];
    expect(mapHeads(heads, claimSheet).map(({ head, column }) => [head, column])).toEqual(
      heads.map((head) => [head, null]),
    );
    expect(mapHeads(['Line net', 'Net Total', 'Activity VAT'], claimSheet).map(({ column }) => column)).toEqual([
      ...['lineNet', 'claimNet', 'lineVat'],
    ]);
  });

  it('become drafts, one for the rows of a number, and nothing more', async () => {
    const { as, facility } = await aBiller();
    const second = { lineCode: '85025', lineNet: '15.50', lineGross: '15.50', linePatientShare: '0' };
    const rows = [aRow('S-1'), aRow('S-2'), { ...aRow('S-1', second) }];
    const importId = await sent(as, 'claims.csv', sheetOf(rows));
    expect(await checked(as, importId)).toMatchObject({ checked: { new: 2, wrong: 0 } });
    expect(await numbersOf(as)).toEqual([]);
    await commit(as, importId);
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'done', written: { added: 2, wrong: 0 } });
    const claims = await claimsOf(as);
    expect(claims.map(({ claimNumber, state, version }) => [claimNumber, state, version])).toEqual([
      ['S-1', 'draft', 1],
      ['S-2', 'draft', 1],
    ]);
    const record = await shown(as, claims[0]?.claimId ?? '');
    expect(record).toMatchObject({
      ...{ payerName: 'Invented Insurance', serviceDate: '2026-11-02', patientName: 'Sara Invented' },
      ...{ grossFils: 115_50, patientShareFils: 10_00, netFils: 105_50, madeByName: as.user.displayName },
      claim: {
        ...{ memberId: 'M-S-1', emiratesId: '784-1985-0000001-7', providerId: facility.facilityLicense },
        encounters: [{ facilityId: facility.facilityLicense, type: 1, start: '2026-11-02T06:00:00.000Z' }],
        diagnoses: [
          { type: 'Principal', code: 'J06.9' },
          { type: 'Secondary', code: 'E11.9' },
        ],
        activities: [
          { id: '1', type: 3, code: '99213', netFils: 90_00, start: '2026-11-02T06:05:00.000Z' },
          { id: '2', code: '85025', netFils: 15_50 },
        ],
      },
      events: [{ event: 'make', by: as.user.displayName }],
    });
    const [audit] = await auditsOf(store, `CLAIM#${record.claimId}`);
    expect(audit).toMatchObject({
      ...{ action: 'claim.make', actor: as.user.userId, actorFacilityId: facility.facilityId },
      after: { importId },
    });
    expect(claimSheet.opens?.(await view(as, importId))).toBe('/claim');
  });

  it.each(['dha', 'doh'] as const)(
    'are those of a file and those made by hand, with the same findings: %s',
    async (dialect) => {
      setClock('2026-11-30T08:00:00.000Z');
      const place = await aBiller(dialect);
      const wrong = seededErrors(50, 5000)
        .filter((each) => each.dialect === dialect)
        .flatMap((each) => each.nodes);
      const [style] = stylesOf(dialect);
      if (!style) throw new Error('No style');
      const nodes = [...cleanClaims(dialect, 60).map(({ node }) => node), ...wrong];
      const content = claimText(dialect, nodes, style).replaceAll(
        parties[dialect].provider,
        place.facility.facilityLicense,
      );
      const said = (await claimsIn(content)).filter(fitsRows);
      const { importId, counts, wrong: refused } = await wrongIn(place.as, said.flatMap(rowsOf));
      // What a cell can hold no draft is made of; the rest is as the file has it.
      expect(Object.keys(refused).length).toBeLessThan(said.length);
      await commit(place.as, importId);
      await worked(importId);
      const fromSheet = await claimsOf(place.as);
      expect(fromSheet.length).toBe(counts.new);
      expect(fromSheet.length).toBeGreaterThan(20);
      expect(fromSheet.filter(({ blocking }) => blocking > 0).length).toBeGreaterThan(0);
      const ofSheet = new Map<string, readonly [object, object]>();
      for (const { claimId, claimNumber, version } of fromSheet) {
        ofSheet.set(claimNumber, [withoutRemarks(await storedClaim(claimId)), await shown(place.as, claimId)]);
        await discard(place.as, claimId, version);
        const byHand = await madeByHand(place.as, said.find(({ id }) => id === claimNumber)!);
        expect([withoutRemarks(await storedClaim(byHand)), { ...(await shown(place.as, byHand)), claimId }]).toEqual(
          ofSheet.get(claimNumber),
        );
        await discard(place.as, byHand, 1);
      }
      await takenOver(place.as, content);
      const fromFile = (await claimsOf(place.as)).filter(({ claimNumber }) => ofSheet.has(claimNumber));
      expect(fromFile.length).toBe(fromSheet.length);
      for (const { claimId, claimNumber } of fromFile) {
        const [item] = ofSheet.get(claimNumber) ?? [];
        expect(withoutRemarks(await storedClaim(claimId))).toEqual(item);
      }
    },
  );

  it('have their head on the first row alone or on each, in any order of rows', async () => {
    const { as } = await aBiller();
    const line = (claimNumber: string): SheetRow => ({
      ...{ claimNumber, lineStart: '02/11/2026 10:15', lineType: 'CPT', lineCode: '85025', quantity: '2' },
      ...{ lineNet: '20', lineGross: '20', linePatientShare: '0', clinician: 'DHA-P-90000001' },
    });
    await imported(
      as,
      sheetOf([aRow('A-1'), aRow('A-2'), line('A-1'), line('a-2'), aRow('A-2', { lineCode: '80053' })]),
    );
    const claims = await claimsOf(as);
    const codes = await Promise.all(
      claims.map(async ({ claimId }) => (await shown(as, claimId)).claim.activities.map(({ code }) => code)),
    );
    expect(codes).toEqual([
      ['99213', '85025'],
      ['99213', '85025', '80053'],
    ]);
    expect(claims.map(({ netFils }) => netFils)).toEqual([110_00, 200_00]);
  });

  it('have a head in a row of its own, without a line', async () => {
    const { as } = await aBiller();
    const { lineStart, lineType, lineCode, quantity, lineNet, lineGross, linePatientShare, clinician, ...head } =
      aRow('H-1');
    const line = { lineStart, lineType, lineCode, quantity, lineNet, lineGross, linePatientShare, clinician };
    await imported(as, sheetOf([head, { claimNumber: 'H-1', ...line }, { claimNumber: 'H-1', ...line }] as SheetRow[]));
    expect((await onlyClaim(as)).claim.activities.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('are read from a workbook with days, times and heads as a clinic’s program writes them', async () => {
    const { as } = await aBiller();
    const book = new exceljs.Workbook();
    const sheet = book.addWorksheet('Export');
    sheet.addRow(['Claims of November']);
    sheet.addRow([
      ...['Invoice No', 'MRN', 'EID', 'Card Number', 'Payer ID', 'Visit Type', 'Visit Date', 'Visit Time', 'ICD'],
      ...['Secondary ICD 1', 'Secondary ICD 2', 'Service Date', 'Activity Type', 'CPT Code', 'Qty', 'Activity Net'],
      ...['Doctor License', 'Obs Type', 'Obs Code', 'Obs Value', 'Obs Value Type', 'Approval No'],
    ]);
    const row = sheet.addRow([
      ...['B-1', 'F-7', 784198500000017, 'M-7', 'INS026', 1, new Date('2026-11-02T00:00:00Z'), 0.4375, 'J06.9'],
      ...['E11.9, I10', 'M54.50', new Date('2026-11-02T10:05:00Z'), 3, 99213, 1.5, 90.25],
      ...['DHA - P - 90000001', 'LOINC', '8480-6', '120', 'mmHg', 'PA-1'],
    ]);
    row.getCell(7).numFmt = 'dd/mm/yyyy';
    row.getCell(8).numFmt = 'hh:mm AM/PM';
    row.getCell(12).numFmt = 'dd/mm/yyyy hh:mm';
    await imported(as, Buffer.from(await book.xlsx.writeBuffer()), 'export.xlsx');
    expect(await onlyClaim(as)).toMatchObject({
      ...{ claimNumber: 'B-1', patientFile: 'F-7', netFils: 90_25, grossFils: null },
      claim: {
        ...{ emiratesId: '784-1985-0000001-7', memberId: 'M-7' },
        encounters: [{ type: 1, patientId: 'F-7', start: '2026-11-02T06:30:00.000Z', end: null }],
        diagnoses: ['J06.9', 'E11.9', 'I10', 'M54.50'].map((code, at) => ({
          ...{ type: at === 0 ? 'Principal' : 'Secondary', code },
        })),
        activities: [
          {
            ...{ start: '2026-11-02T06:05:00.000Z', quantity: 1.5, clinician: 'DHA-P-90000001' },
            priorAuthorizationId: 'PA-1',
            observations: [{ type: 'LOINC', code: '8480-6', value: '120', valueType: 'mmHg' }],
          },
        ],
      },
    });
  });

  it('with heads and words that nobody knows are mapped by a person, and the next sheet of the source is remembered', async () => {
    const { as } = await aBiller();
    const sheet = (number: string) => csvOf(['K1', 'K2', 'K3'], [number, 'Walk-in', '99213']);
    const importId = await sent(as, 'own.csv', sheet('K-1'));
    expect((await reading(as, importId)).missing).toEqual(['claimNumber']);
    const columns = ['claimNumber', 'encounterType', 'lineCode'];
    const plan = { sheet: 0, headRow: 1, columns, values: { encounterType: { 'Walk-in': '1' } } };
    await callApi(imports, endpoints.checkImport, { as, body: { kind, importId, plan } });
    await worked(importId);
    await commit(as, importId);
    await worked(importId);
    expect((await onlyClaim(as)).claim.encounters).toMatchObject([{ type: 1 }]);
    const again = await reading(as, await sent(as, 'next.csv', sheet('K-2')));
    expect(again.heads.map(({ column, by }) => [column, by])).toEqual(columns.map((each) => [each, 'remembered']));
    expect(again).toMatchObject({ missing: [], findings: [], unknownWords: [] });
  });
});

describe('a claim of a sheet that is not taken', () => {
  it('has a number that is here already: it is named, and stays as it is, also when the sheet comes again', async () => {
    const { as } = await aBiller();
    const claimId = await made(as, aClaim({ id: 'n-1' }));
    const before = await storedClaim(claimId);
    const rows = [aRow('N-1'), aRow('N-1'), aRow('N-2')];
    const { importId, counts, wrong } = await wrongIn(as, rows);
    expect(counts).toMatchObject({ new: 1, wrong: 2 });
    expect(wrong).toEqual({ 2: ['null:claimIsHere'], 3: ['null:claimIsHere'] });
    await commit(as, importId);
    await worked(importId);
    expect(await numbersOf(as)).toEqual(['n-1', 'N-2']);
    expect((await wrongIn(as, rows)).counts).toMatchObject({ new: 0, same: 0, wrong: 3 });
    expect(await storedClaim(claimId)).toEqual(before);
  });

  it('has its number taken between the check and the writing', async () => {
    const { as } = await aBiller();
    const importId = await sent(as, 'claims.csv', sheetOf([aRow('T-1'), aRow('T-2')]));
    await checked(as, importId);
    const claimId = await made(as, aClaim({ id: 'T-1' }));
    const before = await storedClaim(claimId);
    await commit(as, importId);
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ written: { added: 1, wrong: 1 } });
    expect(await storedClaim(claimId)).toEqual(before);
  });

  it('contradicts itself: the row is named, none of its rows is written, and both can be corrected', async () => {
    const { as } = await aBiller();
    const rows = [
      aRow('C-1'),
      aRow('C-1', { emiratesId: '784-1990-0000002-1', memberId: 'm-c-1', encounterStart: '02/11/2026 10:01' }),
      aRow('C-2'),
    ];
    const { importId, counts, wrong } = await wrongIn(as, rows);
    expect(counts).toMatchObject({ new: 1, wrong: 2 });
    expect(wrong).toEqual({
      2: ['null:restWrong'],
      3: ['emiratesId:otherInClaim', 'encounterStart:otherInClaim'],
    });
    const texts = { emiratesId: '784198500000017', encounterStart: '2026-11-02 10:00' };
    await callApi(imports, endpoints.correctRow, { as, body: { kind, importId, row: 3, texts } });
    await callApi(imports, endpoints.checkImport, { as, body: { kind, importId } });
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ checked: { new: 2, wrong: 0 } });
    await commit(as, importId);
    await worked(importId);
    expect((await claimsOf(as)).map(({ netFils }) => netFils)).toEqual([180_00, 90_00]);
  });

  it('has a row that is wrong, or one below it whose number cannot be read: it never lacks a line', async () => {
    const { as } = await aBiller();
    const { importId, counts, wrong } = await wrongIn(as, [
      aRow('L-1'),
      aRow('L-1', { lineNet: '1.234' }),
      aRow('L-2'),
      aRow(''),
      aRow('L-3'),
    ]);
    expect(counts).toMatchObject({ new: 1, wrong: 4 });
    expect(wrong).toEqual({
      2: ['null:restWrong'],
      3: ['lineNet:notANumber'],
      4: ['null:restWrong'],
      5: ['claimNumber:required'],
    });
    await commit(as, importId);
    await worked(importId);
    expect(await numbersOf(as)).toEqual(['L-3']);
  });

  it.each<[string, SheetRow, string[]]>([
    ['a part of a fils', { lineNet: '90.005' }, ['lineNet:notANumber']],
    ['an amount below nothing', { claimNet: '-5' }, ['claimNet:notANumber']],
    ['a day without a time', { encounterStart: '02/11/2026' }, ['encounterStart:timeMissing']],
    ['a time without a day', { encounterStart: '', encounterStartTime: '10:00' }, ['encounterStart:required']],
    ['two times', { encounterStartTime: '11:00' }, ['encounterStartTime:otherTime']],
    ['the month first', { lineStart: '11/25/2026 10:00' }, ['lineStart:monthFirst']],
    ['no Emirates ID', { emiratesId: '784-1985' }, ['emiratesId:emiratesId']],
    ['a shortened Emirates ID', { emiratesId: '7.84199E+14' }, ['emiratesId:shortened']],
    ['words beside the codes', { secondaryDiagnoses: 'E11.9 Diabetes' }, ['secondaryDiagnoses:icdCodes']],
    ['a type that no regulator has', { lineType: '7' }, ['lineType:unknownValue']],
    ['a type that is no number of the list', { lineType: '1.5' }, ['lineType:unknownValue']],
    ['Abuse: another provider’s licence', { providerLicence: 'DHA-F-0000009' }, ['providerLicence:otherProvider']],
    ['Abuse: a formula', { memberId: '=HYPERLINK("http://evil.example")' }, ['memberId:formula']],
    ['Abuse: a formula for a number', { claimNumber: '@SUM(A1)' }, ['claimNumber:formula']],
    ['Abuse: a text beyond the contract', { priorAuthorization: 'x'.repeat(101) }, ['priorAuthorization:tooLong']],
    ['Abuse: an amount beyond all numbers', { claimGross: '1e300' }, ['claimGross:notANumber']],
    ['Abuse: too many diagnoses', { secondaryDiagnoses: 'A00 '.repeat(201).trim() }, ['null:claimTooLarge']],
  ])('has %s', async (_, cells, told) => {
    const { as } = await aBiller();
    const { counts, wrong } = await wrongIn(as, [aRow('W-1', cells), aRow('W-2')]);
    expect(wrong).toEqual({ 2: told });
    expect(counts).toMatchObject({ new: 1, wrong: 1 });
  });

  it('Abuse: has more lines than a claim may have, or more text than a call', async () => {
    const { as } = await aBiller();
    const long = { observation1Type: 'Text', observation1Code: 'c', observation1Value: 'y'.repeat(9000) };
    const { importId, counts, wrong } = await wrongIn(as, [
      ...Array.from({ length: 501 }, () => aRow('M-1')),
      ...Array.from({ length: 30 }, () => aRow('M-2', long)),
      ...Array.from({ length: 500 }, () => aRow('M-3')),
    ]);
    expect(counts).toMatchObject({ new: 1, wrong: 531 });
    expect(wrong[2]).toEqual(['null:restWrong']);
    await commit(as, importId);
    await worked(importId);
    expect((await onlyClaim(as)).claim.activities).toHaveLength(500);
  });

  it('keeps the placeholder of somebody without a card, and judges a number that is nobody’s', async () => {
    const { as } = await aBiller();
    await imported(
      as,
      sheetOf([aRow('P-1', { emiratesId: '999999999999999' }), aRow('P-2', { emiratesId: '784-1985-0000001-8' })]),
    );
    const claims = await Promise.all((await claimsOf(as)).map(({ claimId }) => shown(as, claimId)));
    expect(claims.map(({ claim }) => claim.emiratesId)).toEqual(['999-9999-9999999-9', '784-1985-0000001-8']);
  });

  it('keeps every fils of amounts that binary numbers do not have', async () => {
    const { as } = await aBiller();
    const rows = ['0.10', '0.20', '1,234,567.89', '4.35', '1.15', '8.41'].map((lineNet) =>
      aRow('F-1', { lineNet, lineGross: lineNet, linePatientShare: '0' }),
    );
    await imported(as, sheetOf(rows));
    const { claim } = await onlyClaim(as);
    expect(claim.activities.map(({ netFils }) => netFils)).toEqual([10, 20, 123_456_789, 435, 115, 841]);
    expect([claim.netFils, claim.grossFils, claim.patientShareFils]).toEqual([123_458_210, 123_458_210, 0]);
  });

  it('names a total that the sheet says, and sums nothing where a line lacks its part', async () => {
    const { as } = await aBiller();
    await imported(
      as,
      sheetOf([aRow('G-1', { claimNet: '80', lineGross: '' }), aRow('G-1', { lineNet: '10', claimNet: '80' })]),
    );
    const record = await onlyClaim(as);
    expect(record).toMatchObject({ netFils: 80_00, grossFils: null, patientShareFils: 20_00 });
    expect(record.findings.length).toBeGreaterThan(0);
  });
});

describe('the undo of a sheet of claims', () => {
  it('removes the drafts that nobody has changed, and frees their numbers', async () => {
    const { as } = await aBiller();
    const rows = [aRow('U-1'), aRow('U-1'), aRow('U-2')];
    const { importId } = await imported(as, sheetOf(rows));
    const [claim] = await claimsOf(as);
    expect(await undone(as, importId)).toMatchObject({ state: 'undone', undone: { reverted: 2, kept: 0 } });
    expect(await numbersOf(as)).toEqual([]);
    expect((await auditsOf(store, `CLAIM#${claim?.claimId}`)).map(({ action }) => action)).toContain('claim.discard');
    expect((await imported(as, sheetOf(rows))).written).toMatchObject({ added: 2 });
  });

  it('keeps and lists what was changed, numbered anew, or made ready since', async () => {
    const { as } = await aBiller();
    const { importId } = await imported(as, sheetOf(['V-1', 'V-2', 'V-3', 'V-4', 'V-5'].map((id) => aRow(id))));
    const [changed, numbered, ready, discarded] = await claimsOf(as);
    const sheet = (id: string) => aClaim({ id });
    expect((await change(as, changed!.claimId, 1, sheet('V-1'))).http).toBe(200);
    expect((await change(as, numbered!.claimId, 1, sheet('V-2b'))).http).toBe(200);
    const made = await move(as, { claimId: ready!.claimId, version: 1, move: 'makeReady', reason: 'Looked at' });
    expect(made.errors).toEqual([]);
    await discard(as, discarded!.claimId, 1);
    const other = await madeByHand(as, sheet('V-4'));
    expect(await undone(as, importId)).toMatchObject({ undone: { reverted: 2, kept: 3 } });
    expect(await wrongRows(as, importId)).toEqual({
      2: ['null:keptChanged'],
      3: ['null:keptChanged'],
      4: ['null:keptChanged'],
    });
    expect(await numbersOf(as)).toEqual(['V-1', 'V-2b', 'V-3', 'V-4']);
    expect(await shown(as, other)).toMatchObject({ claimNumber: 'V-4' });
  });
});

describe('a worker of a sheet of claims', () => {
  it('that dies between any two writes makes no claim twice and leaves none out', async () => {
    for (const [write, isAfter] of [1, 2, 3, 4, 5, 6, 7, 8].flatMap((at) => [
      [at, false],
      [at, true],
    ]) as [number, boolean][]) {
      const { as } = await aBiller();
      const ids = ['1', '2', '3', '4', '5'];
      const importId = await sent(as, 'claims.csv', sheetOf(ids.flatMap((id) => [aRow(id), aRow(id)])));
      await checked(as, importId);
      await commit(as, importId);
      await worked(importId, dyingAt(wiring, write, isAfter)).catch(() => null);
      passMinutes(2);
      await worked(importId).catch(() => null);
      expect(await view(as, importId), `${write} ${isAfter}`).toMatchObject({ state: 'done', written: { added: 5 } });
      expect(await numbersOf(as)).toEqual(ids);
      expect(await undone(as, importId)).toMatchObject({ undone: { reverted: 5, kept: 0 } });
      expect(await numbersOf(as)).toEqual([]);
    }
  });

  it('makes nothing for a person who may not any more', async () => {
    const { as } = await aBiller();
    const importId = await sent(as, 'claims.csv', sheetOf([aRow('R-1')]));
    await checked(as, importId);
    await commit(as, importId);
    const user = (await getUser(store, as.user.userId))!;
    await changeUser(store, user, { roles: ['Standard'] });
    await worked(importId);
    const colleague = await colleagueOf(store, as, ['EauthClaim']);
    expect(await view(colleague, importId)).toMatchObject({ state: 'cancelled', failure: 'rightsLost' });
    expect(await numbersOf(colleague)).toEqual([]);
  });

  it('makes nothing at a facility whose regulator takes no claims', async () => {
    const { as } = await aBiller('dha', { regulatoryId: regulators.International });
    const importId = await sent(as, 'claims.csv', sheetOf([aRow('R-1')]));
    expect(await checked(as, importId)).toMatchObject({ state: 'failed', failure: 'noClaimsHere' });
  });
});

describe('strangers', () => {
  it('of another facility, or without the role, see nothing of a sheet of claims and bring none', async () => {
    const [{ as }, stranger] = [await aBiller(), await aBiller()];
    const { importId } = await imported(as, sheetOf([aRow('X-1')]));
    const query = { kind, importId };
    for (const other of [stranger.as]) {
      expect((await callApi(imports, endpoints.getImport, { as: other, query })).http).toBe(404);
      expect((await callApi(imports, endpoints.getWrongRows, { as: other, query })).http).toBe(404);
      expect((await callApi(imports, endpoints.undoImport, { as: other, body: query })).http).toBe(404);
    }
    // The same number is free elsewhere.
    expect((await imported(stranger.as, sheetOf([aRow('X-1')]))).written).toMatchObject({ added: 1 });
    const body = { kind, fileName: 'a.csv', bytes: 10, language: 'en' as const };
    for (const roles of [['PayerAdmin'], ['MedicalProvider'], ['ProviderAdmin'], ['Eligibility']] as const) {
      const other = await signIn({ roles: [...roles] });
      expect((await callApi(imports, endpoints.beginImport, { as: other, body })).http).toBe(403);
    }
    expect(await numbersOf(as)).toEqual(['X-1']);
  });
});
