import { describe, expect, it } from 'vitest';
import { putPayer } from '../../../functions/_data/payer.ts';
import { handler } from '../../../functions/payer/index.ts';
import { demoPayers } from '../../../infra/local/demo/payers.ts';
import { payerApi } from '../../../shared/api/payer.ts';
import { plans } from '../../../shared/model/payer.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../../support/api.ts';

const { store } = await startBackend();
for (const payer of demoPayers) await putPayer(store, payer);
const receptionist = await signIn({ roles: ['Eligibility'] });

const search = async (searchTerm?: string, as: SignedIn = receptionist) => {
  const { data } = await callApi(handler, payerApi.endpoints.getEligibilityPayers, { as, query: { searchTerm } });
  return (data ?? []).map(({ payerName }) => payerName);
};

describe('geteligibilitypayers', () => {
  it('REQ-PAYER-06 REQ-PAYER-08 lists the payers that take requests, with id and name, by name', async () => {
    const { status, data } = await callApi(handler, payerApi.endpoints.getEligibilityPayers, {
      as: receptionist,
      query: {},
    });
    expect(status).toBe(1);
    expect(data).toContainEqual({ payerId: plans.THIQA, payerName: 'Thiqa', payerNameArabic: 'ثقة' });
    expect(data?.length).toBe(demoPayers.filter(({ takesEligibility }) => takesEligibility).length);
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
    expect(await search('   ')).toHaveLength(9);
  });

  it('shows a payer its own name only', async () => {
    const payer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: plans.NAS });
    expect(await search(undefined, payer)).toEqual(['NAS Administration']);
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect(await search(undefined, admin)).toHaveLength(9);
  });

  it('refuses a search text that is too long', async () => {
    const query = { searchTerm: 'x'.repeat(101) };
    const { http } = await callApi(handler, payerApi.endpoints.getEligibilityPayers, { as: receptionist, query });
    expect(http).toBe(400);
  });
});
