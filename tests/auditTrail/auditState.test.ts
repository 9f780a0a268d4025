import { beforeEach, describe, expect, it } from 'vitest';
import { readVerification } from '../../functions/_data/audit/auditVerification.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { sealAudit } from '../../functions/_workers/sealAudit.ts';
import { handler } from '../../functions/auditTrail/index.ts';
import { verifyTrail } from '../../functions/auditTrail/verifyTrail.ts';
import { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { callApi, passMinutes, setClock, signIn, startBackend } from '../support/api.ts';
import { clearTrail, tamperer } from './support/auditTrailFaults.ts';

const { store } = await startBackend();
const { getAuditState, verifyAuditTrail } = auditTrailApi.endpoints;
const administrator = () => signIn({ roles: ['SuperAdmin'], facility: null });

beforeEach(async () => {
  await clearTrail(store);
  setClock('2026-03-01T08:00:00Z');
});

describe('the state of the audit trail', () => {
  it('says that nothing is sealed or verified before it is', async () => {
    const { data } = await callApi(handler, getAuditState, { as: await administrator() });
    expect(data).toEqual({ sealedDay: null, sealedAt: null, round: null, last: null, findings: [] });
  });

  it('shows the last seal and, on request, verifies and shows what is wrong and where', async () => {
    const as = await administrator();
    const { data: whole } = await callApi(handler, verifyAuditTrail, { as });
    expect(whole).toMatchObject({ round: null, findings: [], last: { findings: 0 } });
    await sealAudit(wiring)({});
    passMinutes(24 * 60);
    await sealAudit(wiring)({});
    const later = await administrator();
    // The first verification is the entry of the day before.
    expect((await callApi(handler, getAuditState, { as: later })).data).toMatchObject({ sealedDay: '2026-03-01' });
    const chains = await tamperer(store).chainsOf('2026-03-01');
    await tamperer(store).setEntry(chains[0] ?? '', 0, 'actor', 'somebody-else');
    const { data: faulty } = await callApi(handler, verifyAuditTrail, { as: later });
    const finding = { fault: 'entryChanged', day: '2026-03-01', chainId: chains[0], sequence: 0 };
    expect(faulty?.findings).toMatchObject([finding]);
    expect((await callApi(handler, getAuditState, { as: later })).data?.findings).toMatchObject([finding]);
  });

  it('is verified by one round at a time: a request goes on with the one under way', async () => {
    const as = await administrator();
    // The trail has two days then: the day before is waiting for its seal.
    await sealAudit(wiring)({});
    const ctx = { store, now: wiring.now, newId: wiring.newId };
    const begun = await verifyTrail(ctx, { begins: () => true, until: wiring.now() });
    const roundId = begun.round?.roundId;
    expect(roundId).toBeDefined();
    await callApi(handler, verifyAuditTrail, { as });
    expect((await readVerification(store)).last?.roundId).toBe(roundId);
  });

  it('is shown to super administrators only, and begun by no other', async () => {
    const as = await signIn({ roles: ['ErrorLog', 'SetupAdmin', 'PayerAdmin', 'ProviderAdmin'] });
    for (const endpoint of [getAuditState, verifyAuditTrail]) {
      expect((await callApi(handler, endpoint, { as })).http).toBe(403);
    }
    expect(await readVerification(store)).toMatchObject({ version: 0 });
  });
});
