import { describe, expect, it } from 'vitest';
import { coverageItem, memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { identifierHash } from '../../functions/_kit/identifierHash.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { handler } from '../../functions/member/index.ts';
import { plans } from '../../shared/_field/plans.ts';
import type { GhqReason } from '../../shared/member/ghqMember.ts';
import type { Member, MemberCoverage } from '../../shared/member/member.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';

const { store } = await startBackend();
const { searchGhqMember, findGhqMember } = memberApi.endpoints;

const emiratesId = '784-1981-0000001-1';
const digits = '784198100000011';
const someone: Member = {
  memberId: 'GHQ-1',
  emiratesId: digits,
  fullName: 'Khalid Rashid Al Ketbi',
  fullNameArabic: null,
  bornOn: '1981-12-25',
  gender: 'male',
  relation: 'principal',
};
const aCover = (changes: Partial<MemberCoverage>): MemberCoverage => ({
  policyNumber: 'GHQ-77',
  planName: 'GHQ Family',
  startsOn: '2025-01-01',
  endsOn: '2025-12-31',
  cancelledOn: null,
  coPaymentPercent: null,
  coPaymentFils: null,
  ...changes,
});

async function keep(payerId: number, member: Member, ...covers: MemberCoverage[]): Promise<void> {
  await writeItems(store, [
    memberItem(provenPayerId(payerId), member),
    ...covers.map((cover) => coverageItem(provenPayerId(payerId), member.memberId, cover)),
  ]);
}

const user = (role: 'GHQ' | 'SuperAdmin' = 'GHQ') => signIn({ roles: [role], facility: null });
const byGet = (as: SignedIn, id: string) => callApi(handler, searchGhqMember, { as, query: { emiratesId: id } });
const byPost = (as: SignedIn, id: string, reason?: GhqReason) =>
  callApi(handler, findGhqMember, { as, body: { emiratesId: id, ...(reason && { reason }) } });

await keep(
  plans.GHQ,
  someone,
  aCover({}),
  aCover({ startsOn: '2026-01-01', endsOn: '2026-12-31', cancelledOn: '2026-06-30' }),
);

describe('the search of GHQ members', () => {
  it('REQ-MEMBER-09 REQ-MEMBER-11 answers every cover by the specified names, for both roles and by both calls', async () => {
    const common = {
      firstName: 'Khalid',
      lastName: 'Rashid Al Ketbi',
      dob: '1981-12-25',
      emiratesId: digits,
      cardNumber: 'GHQ-1',
      policyNo: 'GHQ-77',
    };
    const data = [
      { ...common, effectiveDate: '2026-01-01', expiryDate: '2026-12-31', cancellationDate: '2026-06-30' },
      { ...common, effectiveDate: '2025-01-01', expiryDate: '2025-12-31', cancellationDate: null },
    ];
    for (const as of [await user('GHQ'), await user('SuperAdmin')]) {
      expect(await byGet(as, emiratesId)).toMatchObject({ http: 200, status: 1, errors: [], data });
      expect(await byPost(as, digits)).toMatchObject({ http: 200, status: 1, errors: [], data });
    }
  });

  it('REQ-MEMBER-09 says status 0 for nobody, and for a member of another payer', async () => {
    const as = await user();
    await keep(plans.THIQA, { ...someone, memberId: 'T-1', emiratesId: '784198500000017' }, aCover({}));
    for (const id of ['784-1985-0000001-7', '784-1990-0000002-8']) {
      expect(await byGet(as, id), id).toMatchObject({ http: 200, status: 0, errors: [], data: null });
    }
  });

  it('REQ-MEMBER-09 points at a number that is no Emirates ID', async () => {
    const as = await user();
    const refused = { http: 400, errors: [{ code: 'invalidEmiratesId', field: 'emiratesId' }] };
    for (const id of ['', '784-1981-0000001-2', 'GHQ-1', `${digits}0`]) {
      expect(await byGet(as, id), id).toMatchObject(refused);
      expect(await byPost(as, id), id).toMatchObject(refused);
    }
  });

  it('is on record with who asked, found or not, and without the number', async () => {
    const as = await user();
    await byPost(as, digits, 'approval');
    await byPost(as, '784-1990-0000002-8');
    const byCaller = async (record: string) =>
      (await auditsOf(store, record)).filter(({ actor }) => actor === as.user.userId);
    expect(await byCaller(`MEMBER#${plans.GHQ}/GHQ-1`)).toMatchObject([
      { action: 'ghq.search', after: { found: 1, reason: 'approval', shown: [await identifierHash('GHQ-1')] } },
    ]);
    const own = await byCaller(`PAYER#${plans.GHQ}`);
    expect(own).toMatchObject([{ action: 'ghq.search', after: { found: 0, reason: null } }]);
    expect(JSON.stringify(own)).not.toContain('784199000000028');
  });

  it('is no way through the list: sixty questions an hour', async () => {
    setClock('2026-11-22T08:30:00Z');
    const as = await user();
    for (let at = 0; at < 60; at += 1) expect((await byPost(as, digits, 'claim')).http).toBe(200);
    expect(await byPost(as, digits, 'claim')).toMatchObject({ http: 429, errors: [{ code: 'tooManyRequests' }] });
    expect((await byPost(await user(), digits)).http).toBe(200);
  });

  it('REQ-MEMBER-09 answers the specified call without a reason, ten times an hour of a person; more ask for one', async () => {
    setClock('2026-11-22T08:30:00Z');
    const as = await user();
    for (let at = 0; at < 10; at += 1)
      expect(await (at % 2 ? byPost : byGet)(as, digits)).toMatchObject({ http: 200, status: 1 });
    const refused = { http: 400, data: null, errors: [{ code: 'required', field: 'reason' }] };
    expect(await byGet(as, digits)).toMatchObject(refused);
    expect(await byPost(as, digits)).toMatchObject(refused);
    expect(await byPost(as, digits, 'treatment')).toMatchObject({ http: 200, status: 1 });
    const query = { emiratesId: digits, reason: 'correction' } as const;
    expect(await callApi(handler, searchGhqMember, { as, query })).toMatchObject({ http: 200, status: 1 });
  });
});
