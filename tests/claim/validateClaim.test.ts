import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { claimOf } from '../../functions/_connect/claimFile/claimOf.ts';
import { readClaimFile } from '../../functions/_connect/claimFile/readClaimFile.ts';
import { scrubFile } from '../../functions/_connect/claimFile/scrubFile.ts';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { handler } from '../../functions/claim/index.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { type ClaimDialect, claimDialects } from '../../shared/claim/claim.ts';
import type { claimShape } from '../../shared/claim/claimShape.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { rulesVersion } from '../../shared/claim/rules/version.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';
import { claimNode, claimsFile, inPieces } from './support/claimFiles.ts';

const { store, logLines } = await startBackend();
const { validateClaim } = claimApi.endpoints;

let biller: SignedIn;
beforeAll(async () => {
  biller = await signIn({ roles: ['EauthClaim'] });
});

/** A claim of a visit with a change, as a program of another house would send it. */
async function aClaim(
  dialect: ClaimDialect,
  from = '',
  to = '',
): Promise<{ claim: z.input<typeof claimShape>; xml: string }> {
  const xml = claimsFile(dialect, [claimNode(dialect)]).replace(from, to);
  for await (const event of readClaimFile(inPieces(Buffer.from(xml))))
    if (event.kind === 'claim') return { claim: claimOf(event.element) as z.input<typeof claimShape>, xml };
  throw new Error('No claim');
}

/** The families that compare with records. */
const nothingCompared = [
  'eligibility',
  'authorisation',
  'pairing',
  'units',
  'demographics',
  'price',
  'duplicates',
  'timeliness',
  'payerRisk',
  'conflict',
];

/** What the check of a file says of its claim. */
async function inFile(xml: string): Promise<string[]> {
  const found: string[] = [];
  for await (const event of scrubFile(readClaimFile(inPieces(Buffer.from(xml))), { now: new Date() }))
    if (event.kind === 'findings' && event.of === 'claim')
      found.push(...event.findings.map(({ rule, field }) => `${rule} ${field}`));
  return found;
}

describe('one claim', () => {
  it.each(
    claimDialects.flatMap((dialect) => [
      [dialect, '', ''] as const,
      [dialect, '<Net>105.50<', '<Net>105.49<'] as const,
      [dialect, '<Type>Principal<', '<Type>Admitting<'] as const,
      [dialect, '<StartType>1<', '<StartType>77<'] as const,
    ]),
  )('is judged as in a file, for %s: %s becomes %s', async (dialect, from, to) => {
    const { claim, xml } = await aClaim(dialect, from, to);
    const { data } = await callApi(handler, validateClaim, { as: biller, body: { dialect, claim } });
    expect(data?.findings.map(({ rule, field }) => `${rule} ${field}`)).toEqual(await inFile(xml));
    expect((data?.findings.length ?? 0) > 0).toBe(from !== '');
    expect(data?.notChecked).toEqual(nothingCompared);
    expect(data?.rulesVersion).toBe(rulesVersion);
  });

  it('of another facility is compared with nothing, and for people without a facility none is', async () => {
    const facility = aFacility({ regulatoryId: regulators.HAAD });
    await putFacility(store, facility);
    const own = await signIn({ roles: ['EauthClaim'], facility });
    const nowhere = await signIn({ roles: ['SuperAdmin'], facility: null });
    const { claim } = await aClaim('doh');
    const judged = async (as: SignedIn, providerId: string | null) =>
      (await callApi(handler, validateClaim, { as, body: { dialect: 'doh', claim: { ...claim, providerId } } })).data;
    expect((await judged(own, claim.providerId))?.notChecked).toEqual(nothingCompared);
    expect((await judged(nowhere, claim.providerId))?.notChecked).toEqual(nothingCompared);
    const compared = await judged(own, ` ${facility.facilityLicense.toLowerCase()}`);
    expect(compared?.notChecked).not.toContain('authorisation');
    expect(compared?.notChecked).not.toContain('duplicates');
  });

  it('is told apart in two languages, with the line, and what to do', async () => {
    const { claim } = await aClaim('dha', '<Clinician>DHA-P-90000001</Clinician>', '');
    const { data } = await callApi(handler, validateClaim, { as: biller, body: { dialect: 'dha', claim } });
    expect(data?.findings).toContainEqual({
      ...{ rule: 'schema.missing', family: 'schema', severity: 'block', field: 'Activity.Clinician', line: 'C-1-1' },
      text: { en: expect.any(String), ar: expect.stringMatching(/[\u0600-\u06ff]/) },
      fix: { en: expect.any(String), ar: expect.stringMatching(/[\u0600-\u06ff]/) },
      rulesVersion,
    });
  });

  it('leaves nothing of its patient in the audit trail and the log', async () => {
    const { claim } = await aClaim('doh');
    const before = logLines.length;
    await callApi(handler, validateClaim, { as: biller, body: { dialect: 'doh', claim } });
    const left = JSON.stringify([await auditsOf(store, biller.user.userId), logLines.slice(before)]);
    expect(left).toContain('validateClaim');
    for (const secret of ['784-1985-0000001-7', '784198500000017', 'M-C-1', 'P-C-1', 'J06.9', '99213'])
      expect(left).not.toContain(secret);
  });

  it('is refused to who has no claims, and where it is no claim', async () => {
    const { claim } = await aClaim('dha');
    const desk = await signIn({ roles: ['Eligibility'] });
    expect((await callApi(handler, validateClaim, { as: desk, body: { dialect: 'dha', claim } })).http).toBe(403);
    const wrong = { ...claim, netFils: 105.5 };
    expect((await callApi(handler, validateClaim, { as: biller, body: { dialect: 'dha', claim: wrong } })).http).toBe(
      400,
    );
  });
});
