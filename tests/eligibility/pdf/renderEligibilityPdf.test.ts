import { describe, expect, it } from 'vitest';
import type { PdfLanguage } from '../../../functions/_pdf/bilingual.ts';
import { renderEligibilityPdf } from '../../../functions/eligibility/pdf/renderEligibilityPdf.ts';
import { sentenceOf, sentenceText } from '../../../shared/eligibility/answerSentence.ts';
import { sentenceTexts } from '../../../shared/eligibility/answerSentenceTexts.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { type EligibilityRequest, eligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { asDrawn, drawnLines, drawnTexts } from '../../support/pdfText.ts';

const cover = {
  policyNumber: 'NAS-2210-004471',
  planName: 'Comprehensive Network',
  validFrom: '2026-05-05',
  validTo: '2027-05-04',
  coPaymentFils: 5_000,
  coPaymentPercent: null,
};

const aRequest = (changes: Partial<EligibilityRequest> = {}): EligibilityRequest =>
  eligibilityRequest.parse({
    eligibilityId: '01K0000000000000000000000A',
    status: eligibilityStatus.Eligible,
    payerId: 88,
    payerName: 'NAS Administration',
    payerNameArabic: 'ناس لإدارة المطالبات',
    patientName: 'Layla Hassan Al Marri',
    identifierEnding: '0017',
    serviceDate: '2026-11-21',
    serviceCategoryId: 1,
    clinicianName: 'Dr. Anita Verghese',
    submittedAt: '2026-11-20T21:05:00.000Z',
    submittedByName: 'Priya Nair',
    answeredAt: '2026-11-20T21:05:40.000Z',
    facilityName: 'Noor Family Clinic',
    isPayerUnavailable: false,
    ruleId: null,
    facilityId: 'noor-clinic',
    facilityLicense: 'DHA-F-9000001',
    requestNumber: 'DHA-F-9000001-01K0000000000000000000000A',
    emiratesId: '784198500000017',
    cardNumber: '88-7700013-01',
    eidReasonId: 1,
    consultationCategoryId: 2,
    clinicianLicense: 'DHA-P-90101',
    mobileNumber: '+971-50-123-4567',
    remarks: null,
    attempts: 1,
    nextAttemptAt: null,
    payerReference: 'TPA904-000000000A',
    denialCode: null,
    denialText: null,
    payerComments: null,
    payerRemark: null,
    coverages: [cover],
    version: 2,
    follows: null,
    followedBy: null,
    ...changes,
  });

const details = {
  facilityNameArabic: 'عيادة نور للأسرة',
  payerNameArabic: 'ناس لإدارة المطالبات',
  printedAt: new Date('2026-11-21T10:30:00.000Z'),
};
const render = (language: PdfLanguage, changes: Partial<EligibilityRequest> = {}) =>
  renderEligibilityPdf(aRequest(changes), language, details);

/** Whether a print says the sentence of the request in each language; the Arabic one by its words, since what it quotes may be English. */
async function saidIn(language: PdfLanguage, changes: Partial<EligibilityRequest>) {
  const sentence = sentenceOf(aRequest(changes), null);
  const texts = drawnTexts(await render(language, changes)).map(({ text }) => text);
  const words = sentenceTexts[sentence.name].ar.replace(/{{\w+}}/g, '').match(/[\p{L}\p{M}]+/gu) ?? [];
  return {
    en: texts.join(' ').includes(sentenceText('en', sentence)),
    ar: words.every((word) => texts.some((text) => text.includes(asDrawn(word)))),
  };
}

const codes = [
  '784-1985-0000001-7',
  '88-7700013-01',
  '+971-50-123-4567',
  'DHA-F-9000001-01K0000000000000000000000A',
  'TPA904-000000000A',
  'NAS-2210-004471',
  '05/05/2026',
  '04/05/2027',
  '21/11/2026',
  '21/11/2026 01:05',
  'Dr. Anita Verghese (DHA-P-90101)',
];

describe.each(['en', 'ar', 'both'] as const)('in %s', (language) => {
  it('REQ-ELIG-05 REQ-CLIN-16 is a PDF that shows every code and date in one piece and unmirrored, in UAE time', async () => {
    const pdf = await render(language);
    expect(Buffer.from(pdf).toString('latin1', 0, 8)).toBe('%PDF-1.7');
    const texts = drawnTexts(pdf).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(codes));
  });

  it('REQ-CLIN-16 names who referred the patient, by the licence where no name is known', async () => {
    const linesOf = async (changes: Partial<EligibilityRequest>) =>
      drawnTexts(await render(language, changes)).map(({ text }) => text);
    expect(await linesOf({ referralClinicianLicense: 'MOH-P-5511' })).toContain('MOH-P-5511');
    const named = await linesOf({
      referralClinicianLicense: 'DHA-P-90102',
      referralClinicianName: 'Dr. Huda Invented',
    });
    expect(named.join(' ')).toContain('DHA-P-90102');
    expect(named.join(' ')).toContain('Huda');
  });

  it.each([
    ['no cover', []],
    ['a cover that ended', [{ ...cover, validTo: '2026-11-20' }]],
  ])('confirms nothing of an answer Eligible with %s', async (_, coverages) => {
    const said = await saidIn(language, { coverages });
    expect(said).toEqual({ en: language !== 'ar', ar: language !== 'en' });
    expect(sentenceText('en', sentenceOf(aRequest({ coverages }), null))).toMatch(/^Cover not confirmed/);
    const confirmed = drawnTexts(await render(language)).map(({ text }) => text);
    expect(confirmed.join(' ')).not.toContain('not confirmed');
  });

  it('stands on one page and inside its margins', async () => {
    const texts = drawnTexts(await render(language));
    expect(texts.filter(({ page, x, y }) => page !== 1 || x < 41 || x > 554 || y < 20 || y > 830)).toEqual([]);
  });

  it.each(Object.entries(eligibilityStatus))('says the status %s in the one sentence', async (_, status) => {
    expect(await saidIn(language, { status })).toEqual({ en: language !== 'ar', ar: language !== 'en' });
  });

  it('leaves no character without a glyph, in the first document and in those after it', async () => {
    for (let document = 0; document < 3; document += 1) {
      const pdf = await render(language, {
        patientName: 'Şule Đorđević – Łukasz, Zoë & Ñandú',
        remarks: 'ضماناً، كلّ الأيّام؟',
      });
      expect(drawnTexts(pdf).filter(({ text }) => /\ufffd/.test(text))).toEqual([]);
    }
  });
});

describe('Arabic', () => {
  it('draws words from right to left with their letters turned and joined', async () => {
    const texts = drawnTexts(await render('ar'));
    const title = texts.find(({ text }) => text === asDrawn('التحقق من الأهلية'));
    expect(title?.x).toBeGreaterThan(300);
  });

  it('has labels on the right of their values and the first column of the table on the right', async () => {
    const texts = drawnTexts(await render('ar'));
    const xOf = (wanted: string) => texts.find(({ text }) => text === wanted)?.x ?? Number.NaN;
    expect(xOf(asDrawn('رقم البطاقة'))).toBeGreaterThan(xOf('88-7700013-01'));
    expect(xOf('NAS-2210-004471')).toBeGreaterThan(xOf('05/05/2026'));
    expect(xOf('05/05/2026')).toBeGreaterThan(xOf('04/05/2027'));
  });

  it('keeps numbers, brackets and Latin words in order inside an Arabic sentence', async () => {
    const lines = drawnLines(await render('ar', { remarks: 'هاتف +971-50-765-4321 (نسخة 3) قبل 12/10/2026' }));
    const remark = lines.find((line) => line.includes('765'));
    expect(remark?.replace(/\s+/g, ' ')).toBe(
      ['12/10/2026', asDrawn('قبل'), '(', '3', asDrawn('نسخة'), ')', '+971-50-765-4321', asDrawn('هاتف')].join(' '),
    );
  });

  it('gives the denial in Arabic with its code', async () => {
    const denied = { status: eligibilityStatus.NotEligible, denialCode: 'ELIG-005', denialText: 'Cover has ended' };
    const lines = drawnLines(await render('ar', denied));
    expect(lines.some((line) => line.includes('ELIG-005') && line.includes(asDrawn('الخدمة')))).toBe(true);
    expect(lines.join()).not.toContain('Cover has ended');
  });
});

describe('English and Arabic side by side', () => {
  it('has both languages in one line, English on the left', async () => {
    const texts = drawnTexts(await render('both'));
    const english = texts.find(({ text }) => text === 'Emirates ID');
    const arabic = texts.find(({ text }) => text === asDrawn('رقم الهوية الإماراتية'));
    const sameLine = texts.filter(({ y }) => y === english?.y).map(({ text }) => text);
    expect(sameLine).toContain(asDrawn('رقم الهوية الإماراتية'));
    expect(arabic?.x).toBeGreaterThan(english?.x ?? 1000);
  });

  it("shows the payer's own words once", async () => {
    const lines = drawnLines(await render('both', { payerComments: 'Ask for the new card.' }));
    expect(lines.filter((line) => line.includes('Ask for the new card.')).length).toBe(1);
  });
});

describe('an answer with several covers', () => {
  const plans = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...cover, policyNumber: `MANY-${at}`, coPaymentPercent: 20 }));
  const verification = { url: 'https://w.example/verify/A', page: 'https://w.example/verify', code: 'ABCDE-FGHJK' };
  const cases = (['en', 'ar', 'both'] as const).flatMap((language) =>
    [1, 4, 5, 6, 7, 8].map((count) => [language, count] as const),
  );

  it.each(cases)('leaves no single line of a table on a page: %s, covers: %i', async (language, count) => {
    const request = aRequest({ coverages: plans(count), remarks: 'Seen before.' });
    const texts = drawnTexts(await renderEligibilityPdf(request, language, { ...details, verification }));
    // A printed page has its running head and two lines at its foot; the code has three lines and more.
    const pages = new Set(texts.map(({ page }) => page));
    for (const page of [...pages].slice(1)) {
      const ofPage = texts.filter((text) => text.page === page);
      const covers = ofPage.filter(({ text }) => text.startsWith('MANY-')).length;
      expect(covers === 0 || covers >= 3).toBe(true);
      // The code never stands alone: what it vouches for is above it.
      const lines = new Set(ofPage.map(({ y }) => Math.round(y))).size;
      expect(lines).toBeGreaterThanOrEqual(9);
    }
    expect(texts.filter(({ text }) => text.startsWith('MANY-'))).toHaveLength(count);
  });
});

describe('long content', () => {
  const coverages = Array.from({ length: 40 }, (_, at) => ({
    ...cover,
    policyNumber: `CNH-${1000 + at}`,
    planName: 'Chronic Conditions and Disease Management International Extended Network',
  }));

  it('goes on over pages, repeats the head of the table, and numbers the pages', async () => {
    const texts = drawnTexts(await render('en', { coverages }));
    const pages = Math.max(...texts.map(({ page }) => page));
    expect(pages).toBeGreaterThan(2);
    expect(texts.filter(({ text }) => /^CNH-\d{4}$/.test(text)).length).toBe(40);
    const heads = texts.filter(({ text }) => text === 'Policy number').map(({ page }) => page);
    expect(heads).toEqual([...new Set(texts.filter(({ text }) => text.startsWith('CNH-')).map(({ page }) => page))]);
    for (let page = 1; page <= pages; page += 1) {
      expect(texts.some((each) => each.page === page && each.text === `Page ${page} of ${pages}`)).toBe(true);
    }
  });

  it('draws nothing over the footer', async () => {
    const texts = drawnTexts(await render('both', { coverages, remarks: 'كلام طويل '.repeat(50) }));
    expect(texts.filter(({ text, y }) => /^CNH/.test(text) && y < 64)).toEqual([]);
  });

  it('breaks a name without blanks instead of running off the page', async () => {
    const patientName = 'N'.repeat(200);
    const texts = drawnTexts(await render('en', { patientName }));
    const parts = texts.filter(({ text }) => /^N{20,}$/.test(text)).map(({ text }) => text);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.join('')).toBe(patientName);
  });
});

describe('for assistive technology', () => {
  it('is tagged and names its title and language', async () => {
    const file = Buffer.from(await render('ar')).toString('latin1');
    expect(file).toContain('/Marked true');
    expect(file).toContain('/Lang (ar)');
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toMatch(/\/S \/Table/);
    expect(file).toMatch(/\/S \/H1/);
  });
});

describe('Abuse: a name that a payer writes', () => {
  it.each([
    ['turns round what follows it', '\u202eLayla Invented'],
    ['ends the isolation of a sentence', 'Layla\u2069\u2069 Invented'],
    ['is a command of the format', 'Layla) Tj ET BT (Invented'],
    ['has lines of its own', 'Layla\nStatus: Not eligible'],
    ['has signs that nobody sees', 'Lay\u0000la\u200b Invented'],
  ])('that %s changes nothing else on the print', async (_what, patientName) => {
    for (const language of ['en', 'ar'] as const) {
      const others = async (name: string) =>
        drawnTexts(await render(language, { patientName: name }))
          .map(({ text }) => text)
          .filter((text) => !/layla|invented/i.test(text));
      expect(await others(patientName)).toEqual(await others('Layla Invented'));
    }
  });
});
