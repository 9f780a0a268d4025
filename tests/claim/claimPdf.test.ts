import { beforeAll, describe, expect, it } from 'vitest';
import { putClinician } from '../../functions/_data/clinician/clinician.ts';
import { type Facility, putFacility } from '../../functions/_data/facility/facility.ts';
import { handler } from '../../functions/claim/index.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { callAnything, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';
import { asDrawn, drawnLines, drawnTexts } from '../support/pdfText.ts';
import { aClaim, made, madeReady, move, type SentClaim } from './support/claims.ts';

const { store } = await startBackend();
const { printClaim } = claimApi.endpoints;
type Language = 'en' | 'ar' | 'both';

async function aBiller(changes: Partial<Facility> = {}, roles: Role[] = ['EauthClaim']) {
  const facility = aFacility({ regulatoryId: regulators.DHA, emirate: 'Dubai', ...changes });
  await putFacility(store, facility);
  return { as: await signIn({ roles, facility }), facility };
}

let biller: SignedIn;
let own: Facility;
beforeAll(async () => {
  ({ as: biller, facility: own } = await aBiller());
  await putClinician(store, {
    ...{ clinicianId: 'printed', facilityId: own.facilityId, licenseNo: 'DHA-P-90000001', isActive: true },
    ...{ fullName: 'Dr Amna Invented', fullNameArabic: 'د. آمنة المخترعة', specialty: 'Family Medicine' },
  });
});

const print = (claimId: string, language: Language, as: SignedIn = biller) =>
  callAnything(handler, printClaim, { as, query: { claimId, language } });
const printed = async (claimId: string, language: Language): Promise<string> =>
  drawnLines((await print(claimId, language)).bytes).join('\n');

describe('a printed claim', () => {
  it('says whose it is, its lines and its amounts, in both languages side by side', async () => {
    const claimId = await made(biller, aClaim({ id: 'PRINT-1' }));
    const text = await printed(claimId, 'both');
    for (const said of [
      ...['PRINT-1', own.facilityName, own.facilityLicense, 'Sara Invented', 'P-1', '784-1985-0000001-7', 'INS026'],
      ...['99213', 'DHA-P-90000001', 'Dr Amna Invented', 'J06.9', 'Acute upper respiratory infection', 'Principal'],
      ...['100.00', '10.00', '90.00', '02/11/2026'],
      ...['A draft: it has not been sent.', asDrawn('مطالبة'), asDrawn('مسودة'), asDrawn('رئيسي')],
    ])
      expect(text).toContain(said);
  });

  it('has one language where one is asked for', async () => {
    const claimId = await made(biller);
    const arabic = await printed(claimId, 'ar');
    expect(arabic).toContain(asDrawn('المبالغ'));
    expect(arabic).not.toContain('Amounts');
    const english = await printed(claimId, 'en');
    expect(english).toContain('Amounts');
    expect(english).not.toMatch(/\p{Script=Arabic}/u);
  });

  it('says where it stands when it is printed', async () => {
    const claimId = await madeReady(biller);
    expect(await printed(claimId, 'en')).toContain('Ready: it has not been sent yet.');
    await move(biller, { claimId, version: 2, move: 'reopen' });
    expect(await printed(claimId, 'en')).toContain('A draft: it has not been sent.');
  });

  it('prints what is missing as missing, and what no list knows as it stands', async () => {
    const [line] = aClaim().activities;
    if (!line) throw new Error('No line');
    const bare: Partial<SentClaim> = {
      ...{ id: 'BARE', memberId: null, emiratesId: null, payerId: null, encounters: [] },
      ...{ grossFils: null, patientShareFils: null, netFils: null },
      diagnoses: [{ type: 'Odd', code: 'XX-1', info: [] }],
      activities: [{ ...line, code: null, clinician: null, netFils: null, quantity: null, start: null, type: null }],
    };
    const text = await printed(await made(biller, aClaim(bare)), 'en');
    for (const said of ['BARE', 'Odd', 'XX-1', '–']) expect(text).toContain(said);
    for (const unsaid of ['Visit', 'Amounts', 'null', 'undefined', 'NaN']) expect(text).not.toContain(unsaid);
  });

  it('has every line of a long claim, on as many pages as it needs, with the head of the table on each', async () => {
    const [line] = aClaim().activities;
    if (!line) throw new Error('No line');
    const activities = Array.from({ length: 120 }, (_, at) => ({ ...line, id: `L${at}`, code: `S${1000 + at}` }));
    const { bytes } = await print(await made(biller, aClaim({ id: 'LONG', activities })), 'both');
    const texts = drawnTexts(bytes);
    for (const { code } of activities) expect(texts.filter(({ text }) => text === code)).toHaveLength(1);
    const pages = Math.max(...texts.map(({ page }) => page));
    expect(pages).toBeGreaterThan(2);
    const linePages = new Set(texts.filter(({ text }) => /^S1\d{3}$/.test(text)).map(({ page }) => page));
    for (const page of linePages)
      expect(texts.some((each) => each.page === page && each.text.includes('Quantity'))).toBe(true);
    for (const page of Array.from({ length: pages - 1 }, (_, at) => at + 2))
      expect(texts.some((each) => each.page === page && each.text.includes('LONG'))).toBe(true);
  });

  it('has the heading of its lines on the page on which they begin, wherever that page ends', async () => {
    const claim = (count: number) =>
      aClaim({
        diagnoses: Array.from({ length: count }, (_, at) => ({ type: 'Secondary', code: `D${at}`, info: [] })),
      });
    for (let count = 1; count <= 16; count += 1) {
      const texts = drawnTexts((await print(await made(biller, claim(count)), 'en')).bytes);
      const pageOf = (said: string) => texts.find(({ text }) => text === said)?.page;
      expect([count, pageOf('Services')]).toEqual([count, pageOf('99213')]);
    }
  });

  it('is printed by its own facility only, and the print stands in the audit trail', async () => {
    const claimId = await made(biller);
    const stranger = (await aBiller()).as;
    const statusOf = async (as: SignedIn) => (await print(claimId, 'en', as)).http;
    expect(await statusOf(biller)).toBe(200);
    expect(await statusOf(stranger)).toBe(404);
    expect(await statusOf(await signIn({ roles: ['EauthClaim'], facility: null }))).not.toBe(200);
    expect(await statusOf(await signIn({ roles: ['SuperAdmin'], facility: null }))).toBe(403);
    const entries = await auditsOf(store, `CLAIM#${claimId}`);
    expect(entries.filter(({ action }) => action === 'claim.print').map(({ actor }) => actor)).toContain(
      biller.user.userId,
    );
  });
});
