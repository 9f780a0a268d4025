import { describe, expect, it } from 'vitest';
import { demoPayers, sidra } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/payer/index.ts';
import { plans } from '../../shared/_field/plans.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { storePayers } from '../support/payers.ts';

const { store } = await startBackend();
await storePayers(store);
const receptionist = await signIn({ roles: ['Eligibility'] });

const { getEligibilityPayers, ...otherLists } = payerApi.endpoints;
const namesOf = async (
  list: (typeof payerApi.endpoints)[keyof typeof payerApi.endpoints],
  as: SignedIn,
  searchTerm?: string,
) => {
  const { data } = await callApi(handler, list as typeof getEligibilityPayers, { as, query: { searchTerm } });
  return (data ?? []).map(({ payerName }) => payerName);
};
const search = (searchTerm?: string, as: SignedIn = receptionist) => namesOf(getEligibilityPayers, as, searchTerm);

describe('geteligibilitypayers', () => {
  it('REQ-PAYER-06 REQ-PAYER-08 lists the payers that take requests, with id and name, by name', async () => {
    const { status, data } = await callApi(handler, payerApi.endpoints.getEligibilityPayers, {
      as: receptionist,
      query: {},
    });
    expect(status).toBe(1);
    expect(data).toContainEqual({ payerId: plans.THIQA, payerName: 'Thiqa', payerNameArabic: 'ثقة' });
    expect(data?.length).toBe(demoPayers.filter(({ services }) => services.includes('eligibility')).length);
    const names = data?.map(({ payerName }) => payerName) ?? [];
    expect(names).toEqual([...names].sort());
    expect(names).not.toContain('Palm Reinsurance');
  });

  it('REQ-PAYER-06 finds a payer by the beginning of any word of its English or Arabic name', async () => {
    expect(await search('care')).toEqual(['Gulf Care Insurance']);
    expect(await search('GULF c')).toEqual(['Gulf Care Insurance']);
    expect(await search('هلال')).toEqual(['Crescent National Health Insurance']);
    expect(await search('ثقه')).toEqual(['Thiqa']);
    expect(await search('ulf')).toEqual([]);
    expect(await search('   ')).toHaveLength(11);
  });

  it('names the payers whose register the portal keeps', async () => {
    const { data } = await callApi(handler, getEligibilityPayers, { as: receptionist, query: {} });
    const here = data?.filter(({ hasRegister }) => hasRegister).map(({ payerId }) => payerId);
    expect(here).toEqual([sidra]);
  });

  it('shows a payer its own name only', async () => {
    const payer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: plans.NAS });
    expect(await search(undefined, payer)).toEqual(['NAS Administration']);
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect(await search(undefined, admin)).toHaveLength(11);
  });

  it('refuses a search text that is too long', async () => {
    const query = { searchTerm: 'x'.repeat(101) };
    const { http } = await callApi(handler, payerApi.endpoints.getEligibilityPayers, { as: receptionist, query });
    expect(http).toBe(400);
  });
});

describe('the other lists', () => {
  const all = 12;

  it.each([
    ['REQ-PAYER-01', 'getPayers', ['Standard'], all - 1],
    ['REQ-PAYER-02', 'getPayersAbm', ['ABM'], 1],
    ['REQ-PAYER-03', 'getPayersForClaim', ['EauthClaim'], all - 1],
    ['REQ-PAYER-04', 'getAllPayers', ['Standard'], all],
    ['REQ-PAYER-05', 'getPayersByUserId', ['Standard'], all - 1],
    ['REQ-PAYER-07', 'getClaimDashboardPayers', ['ClaimDashboard'], all - 1],
  ] as const)('%s %s lists the payers it is for, and searches them', async (_, name, roles, count) => {
    const as = await signIn({ roles: [...roles] });
    const names = await namesOf(otherLists[name], as);
    expect(names).toHaveLength(count);
    expect(names.includes('Palm Reinsurance')).toBe(name === 'getAllPayers');
    const first = names[0] ?? '';
    expect(await namesOf(otherLists[name], as, first.slice(0, 3))).toContain(first);
    expect(await namesOf(otherLists[name], as, 'nobody is called so')).toEqual([]);
  });

  it('REQ-COFF-02 REQ-PAYER-09 keeps of the payers with claims only Basic, Thiqa, Enhanced, GHQ and ABM for who works offline', async () => {
    const ids = async (...roles: Parameters<typeof signIn>[0]['roles']) => {
      const as = await signIn({ roles });
      const { data } = await callApi(handler, otherLists.getPayersForClaim, { as, query: {} });
      return (data ?? []).map(({ payerId }) => payerId).toSorted((one, other) => one - other);
    };
    for (const role of ['ClaimOfflineAdmin', 'NetworkClaim', 'NonNetworkClaim'] as const)
      expect(await ids(role)).toEqual([1, 102, 305, 5847, 5865]);
    expect(await ids('NetworkClaim', 'EauthClaim')).toHaveLength(all - 1);
  });

  it("REQ-PAYER-05 knows a payer's people by their own payer, with and without a search term", async () => {
    const payer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: plans.NAS });
    expect(await namesOf(otherLists.getPayersByUserId, payer)).toEqual(['NAS Administration']);
    expect(await namesOf(otherLists.getPayersByUserId, payer, 'thiqa')).toEqual([]);
    expect(await namesOf(otherLists.getPayersByUserId, payer, 'nas')).toEqual(['NAS Administration']);
    expect(await namesOf(otherLists.getAllPayers, payer)).toEqual(['NAS Administration']);
  });
});
