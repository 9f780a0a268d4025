import { beforeEach, describe, expect, it } from 'vitest';
import { crescent } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/authorization/index.ts';
import { handler as document } from '../../functions/document/index.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { printedCodeOf, readPrintedCode } from '../../shared/document/printedCode.ts';
import { documentApi } from '../../shared/document/routes.ts';
import { aReviewer, decide, inHandOf, ofAnotherPayer } from '../authorizationDesk/support/authorizationDesk.ts';
import { eligibleMember } from '../eligibility/support/eligibility.ts';
import { callAnything, callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { asDrawn, drawnLines } from '../support/pdfText.ts';
import { aCoordinator, added, aLine, colleagueOf, save } from './support/authorizations.ts';

const { store } = await startBackend();
const { printAuthorization } = authorizationApi.endpoints;
// Each test has its own turns of the address that all share.
let windows = 0;
beforeEach(() => {
  windows += 1;
  passMinutes(5 * windows);
});

const print = (as: SignedIn, authorizationId: string, language: 'en' | 'ar' | 'both' = 'en') =>
  callAnything(handler, printAuthorization, { as, query: { authorizationId, language } });
const verify = (code: string) => callApi(document, documentApi.endpoints.verifyDocument, { body: { code } });

const days = { validFrom: emiratesDateOf(new Date()), validTo: emiratesDateOf(new Date(Date.now() + 30 * 86_400_000)) };
const lines = [aLine('1'), aLine('2', { code: 'W-301', quantity: 2, netFils: 300_00 }), aLine('3')];

type Decided = Parameters<typeof decide>[1]['lines'];
/** A request on which a reviewer has decided. */
async function decided(as: SignedIn, outcome: Decided): Promise<string> {
  const id = await added(as, { lines });
  const reviewer = await aReviewer();
  const done = await decide(reviewer, { ...(await inHandOf(reviewer, id)), ...days, lines: outcome });
  if (!done.data) throw new Error(`Not decided: ${JSON.stringify(done.errors)}`);
  return id;
}
const all: Decided = ['1', '2', '3'].map((lineId) => ({ lineId, outcome: 'approved' as const }));
const some: Decided = [
  { lineId: '1', outcome: 'approved' },
  {
    lineId: '2',
    outcome: 'partlyApproved',
    denialCode: 'PRCE-001',
    ...{ quantity: 1, netFils: 150_00, patientShareFils: 15_00 },
  },
  { lineId: '3', outcome: 'denied', denialCode: 'AUTH-001' },
];

/** The lines of the page, and the code that it carries. */
async function printed(as: SignedIn, id: string, language: 'en' | 'ar' | 'both' = 'en') {
  const { bytes } = await print(as, id, language);
  const page = drawnLines(bytes);
  const code = page.find((line) => readPrintedCode(line) !== null);
  if (!code) throw new Error(`No code on the paper: ${page.join('\n')}`);
  return { page, code };
}

describe('the printed decision', () => {
  it('REQ-EAUTH-18 says what was asked and approved of each line, in both languages', async () => {
    const as = await aCoordinator(store);
    const id = await decided(as, some);
    const { page } = await printed(as, id, 'both');
    const text = page.join('\n');
    for (const said of [
      'Approved as asked',
      'Approved in part',
      'PRCE-001',
      'Denied',
      'AUTH-001',
      '2 · 300.00',
      '1 · 150.00',
      '15.00',
    ])
      expect(text).toContain(said);
    expect(text).toContain(asDrawn('جزئيًا'));
    expect(page.filter((line) => line.includes(as.user.facilityName ?? '-'))).not.toEqual([]);
  });

  it('names services, diagnoses and clinicians in words, beside their codes', async () => {
    const as = await aCoordinator(store);
    const id = await decided(as, some);
    const text = (await printed(as, id, 'both')).page.join('\n');
    for (const said of ['W-302', 'R10.9 – Unspecified abdominal pain', 'Dr Amna Invented, Family']) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(/Ultrasound of the\sabdomen/);
    expect(text).toContain(asDrawn('البطن'));
    expect(text).toContain(asDrawn('آمنة'));
  });

  it('REQ-EAUTH-18 carries a code that tells anybody which request, payer and end of the ID it belongs to', async () => {
    const as = await aCoordinator(store);
    const id = await decided(as, some);
    const { code } = await printed(as, id);
    const { data } = await verify(code);
    expect(data).toMatchObject({
      verdict: 'partlyApproved',
      about: { facilityName: as.user.facilityName, identifierEnding: eligibleMember().emiratesId.slice(-4) },
      decision: { lines: ['approved', 'partlyApproved', 'denied'] },
    });
    expect(data?.about?.requestNumber).toContain(as.user.facilityLicense);
    expect(data?.about?.payerName).toBeTruthy();
    expect(JSON.stringify(data)).not.toContain(eligibleMember().emiratesId.slice(0, -4));
    expect(JSON.stringify(data)).not.toContain('W-301');
    expect((await verify((await printed(as, await decided(as, all))).code)).data?.verdict).toBe('approved');
  });

  it('confirms nothing any more when the request was cancelled or another one follows it', async () => {
    const as = await aCoordinator(store);
    const [one, other] = [await decided(as, all), await decided(as, all)];
    const codes = [(await printed(as, one)).code, (await printed(as, other)).code] as const;
    await added(as, { type: 'cancellation', follows: one, lines: [], diagnoses: [] });
    await added(as, { type: 'extension', follows: other });
    expect((await verify(codes[0])).data).toMatchObject({ verdict: 'outdated' });
    expect((await verify(codes[1])).data).toMatchObject({ verdict: 'newerVersion' });
  });

  it('is printed by the two sides only: no other facility, no other payer, no administrator, no leaver', async () => {
    const as = await aCoordinator(store);
    const id = await decided(as, all);
    const statusOf = async (other: SignedIn) => (await print(other, id)).http;
    expect(await statusOf(await colleagueOf(store, as))).toBe(200);
    expect(await statusOf(await aReviewer('Second'))).toBe(200);
    expect(await statusOf(await aCoordinator(store))).toBe(404);
    expect(await statusOf(await ofAnotherPayer())).toBe(404);
    expect(await statusOf(await aReviewer('Clerk', ['PayerAdmin'], crescent))).toBe(404);
    expect(await statusOf(await signIn({ roles: ['SuperAdmin'], facility: null }))).toBe(404);
    expect(await statusOf(await colleagueOf(store, as, ['Pharmacy']))).toBe(403);
  });

  it('is not made of what nobody has decided', async () => {
    const as = await aCoordinator(store);
    const draft = await save(as, { draft: { remarks: 'half' } });
    for (const id of [await added(as), draft.data?.authorizationId ?? '']) {
      const { http, bytes } = await print(as, id);
      expect([http, Buffer.from(bytes).toString()]).toEqual([200, expect.stringContaining('notInThisStatus')]);
    }
  });

  it('has a code that nobody guesses, and that leads to its own request only', async () => {
    const as = await aCoordinator(store);
    const [one, other] = [await printed(as, await decided(as, all)), await printed(as, await decided(as, some))];
    expect(one.code).not.toBe(other.code);
    const numbers = await Promise.all(
      [one, other].map(async ({ code }) => (await verify(code)).data?.about?.requestNumber),
    );
    expect(new Set(numbers).size).toBe(2);
    // The same signs by chance but for one, with check signs that are right.
    const chance = (readPrintedCode(one.code) ?? '').slice(0, -2);
    const guessed = printedCodeOf((chance.startsWith('3') ? '4' : '3') + chance.slice(1));
    expect(await verify(guessed)).toMatchObject({ data: null, status: 0 });
  });
});
