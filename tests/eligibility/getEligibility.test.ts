import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/eligibility/index.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';
import { aClinic, aForm, details, eligibleMember, recordAudits, submitted } from './support/eligibility.ts';

const { store } = await startBackend();
const { getEligibility, getEligibilityDetails, exportEligibilityPdf } = eligibilityApi.endpoints;

/** The three calls that take an id. */
const reads = (as: Awaited<ReturnType<typeof aClinic>>, eligibilityId: string) =>
  Promise.all([
    callApi(handler, getEligibility, { as, query: { eligibilityId } }),
    callApi(handler, getEligibilityDetails, { as, query: { eligibilityID: eligibilityId } }),
    callApi(handler, exportEligibilityPdf, { as, query: { eligibilityId } }),
  ]);

describe('one eligibility request', () => {
  it('REQ-ELIG-02 REQ-ELIG-20 is answered whole to its facility', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    const eligibilityId = await submitted(as, aForm(member, { mobileNumber: '+971-50-123-4567' }));
    const { status, data } = await callApi(handler, getEligibility, { as, query: { eligibilityId } });
    expect(status).toBe(1);
    expect(data).toMatchObject({
      eligibilityId,
      ruleId: null,
      status: 1,
      emiratesId: member.emiratesId,
      mobileNumber: '+971-50-123-4567',
      payerId: member.payerId,
    });
  });

  it('REQ-ELIG-04 comes with its timeline under the parameter eligibilityID', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    expect((await details(as, id)).timeline.map(({ event }) => event)).toEqual(['submitted']);
  });

  it('REQ-ELIG-05 comes as a PDF', async () => {
    const as = await aClinic(store);
    const eligibilityId = await submitted(as);
    for (const language of ['en', 'ar', 'both'] as const) {
      const { headers, bytes } = await callApi(handler, exportEligibilityPdf, {
        as,
        query: { eligibilityId, language },
      });
      expect(headers['content-type']).toBe('application/pdf');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('is not there for another facility, another payer or under another id', async () => {
    const [mine, theirs] = [await aClinic(store), await aClinic(store)];
    const id = await submitted(mine);
    const otherPayer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 4711 });
    const answers = [
      ...(await reads(theirs, id)),
      ...(await reads(otherPayer, id)),
      ...(await reads(
        mine,
        id.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      )),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ http: 404, data: null, errors: [{ code: 'notFound' }] });
    }
  });

  it('is there for its payer and for an administrator', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    const id = await submitted(as, aForm(member));
    const payer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: member.payerId });
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    for (const reader of [payer, admin]) {
      expect((await reads(reader, id)).map(({ http }) => http)).toEqual([200, 200, 200]);
    }
  });

  it('is refused for an id of another form', async () => {
    const as = await aClinic(store);
    for (const answer of await reads(as, '../ELIG')) expect(answer.http).toBe(400);
  });

  it('is audited when it is read, and when somebody tries in vain', async () => {
    const [as, other] = [await aClinic(store), await aClinic(store)];
    const eligibilityId = await submitted(as);
    await callApi(handler, getEligibility, { as, query: { eligibilityId } });
    await callApi(handler, getEligibility, { as: other, query: { eligibilityId } });
    const read = (await recordAudits(store, eligibilityId)).filter(({ action }) => action === 'eligibility.read');
    expect(read.map(({ actor, outcome }) => [actor, outcome])).toEqual(
      expect.arrayContaining([
        [as.user.userId, 'success'],
        [other.user.userId, 'notFound'],
      ]),
    );
  });
});
