import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/regulator/index.ts';
import { regulatorApi } from '../../shared/regulator/routes.ts';
import { callAnything, callApi, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';
import { aFinding, aRegulatedRequest, aReport, write } from './support/regulatoryReports.ts';

const { store } = await startBackend();
const { endpoints } = regulatorApi;
const nothing = { http: 404, status: -1, data: null, errors: [{ code: 'notFound' }] };

describe.each([
  ['REQ-REGUL-03 REQ-EAUTH-02', 'eauth', endpoints.getEauthRegulatoryErrors, 'MedicalProvider'],
  ['REQ-REGUL-04', 'pharmacy', endpoints.getPharmacyRegulatoryErrors, 'Pharmacy'],
] as const)('%s the regulatory errors of a request: %s', (_number, kind, endpoint, role) => {
  const facility = aFacility();
  const someone = () => signIn({ roles: [role], facility });
  const aRequest = () => aRegulatedRequest(store, { facilityId: facility.facilityId, payerId: 305 });
  const read = async (requestId: string, page = {}, as = someone()) =>
    callApi(handler, endpoint, { as: await as, query: { requestId, ...page } });

  it('are what the post office said, the latest sending first', async () => {
    const requestId = await aRequest();
    const request = { kind, requestId };
    const warning = aFinding({ severity: 'warning', code: 'VR08', reference: 'Activity 2' });
    await write(store, aReport(request, '2026-03-01T08:00:00.000Z', { errors: [aFinding(), warning] }));
    await write(store, aReport(request, '2026-03-01T09:00:00.000Z', { errors: [], resultCode: 0, fileName: null }));
    const { http, status, data } = await read(requestId);
    expect([http, status]).toEqual([200, 1]);
    expect(data).toEqual({
      items: [
        {
          reportId: expect.any(String),
          regulatorId: 2,
          reportedAt: '2026-03-01T09:00:00.000Z',
          transaction: 'Prior.Request',
          fileName: null,
          resultCode: 0,
          errors: [],
          omittedErrors: 0,
        },
        expect.objectContaining({
          reportedAt: '2026-03-01T08:00:00.000Z',
          resultCode: -2,
          errors: [aFinding(), warning],
        }),
      ],
      nextCursor: null,
      total: null,
    });
  });

  it('are an empty list for a request in which no regulator found an error', async () => {
    expect((await read(await aRequest())).data).toEqual({ items: [], nextCursor: null, total: null });
  });

  it('come in pages, each once', async () => {
    const requestId = await aRequest();
    const times = [1, 2, 3, 4, 5].map((hour) => `2026-03-01T0${hour}:00:00.000Z`);
    for (const at of times) await write(store, aReport({ kind, requestId }, at));
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { data } = await read(requestId, { take: 2, ...(cursor && { cursor }) });
      if (!data) throw new Error('No page');
      seen.push(...data.items.map(({ reportedAt }) => reportedAt));
      cursor = data.nextCursor;
    }
    expect(seen).toEqual(times.toReversed());
  });

  it('are kept once for a sending, however often it is delivered', async () => {
    const requestId = await aRequest();
    const report = aReport({ kind, requestId }, '2026-03-01T08:00:00.000Z');
    await write(store, report);
    await expect(write(store, report)).rejects.toThrow('stored already');
    expect((await read(requestId)).data?.items).toHaveLength(1);
  });

  it('are cut to what can be stored, and what was left out is counted', async () => {
    const requestId = await aRequest();
    const errors = Array.from({ length: 130 }, () => aFinding({ message: 'م'.repeat(2000), field: 'f'.repeat(500) }));
    await write(store, aReport({ kind, requestId }, '2026-03-01T08:00:00.000Z', { errors }));
    const [report] = (await read(requestId)).data?.items ?? [];
    expect(report?.errors).toHaveLength(100);
    expect(report?.omittedErrors).toBe(30);
    expect(report?.errors[0]).toMatchObject({ message: 'م'.repeat(500), field: 'f'.repeat(100) });
  });

  it('are read by the request’s facility and payer only; a super admin reads all', async () => {
    const requestId = await aRequest();
    const payer = (payerId: number) => signIn({ roles: ['PayerAdmin'], facility: null, payerId });
    const admin = signIn({ roles: ['SuperAdmin'], facility: null });
    expect((await read(requestId)).http).toBe(200);
    expect((await read(requestId, {}, payer(305))).http).toBe(200);
    expect((await read(requestId, {}, admin)).http).toBe(200);
    expect(await read(requestId, {}, payer(102))).toMatchObject(nothing);
    expect(await read(requestId, {}, signIn({ roles: [role], facility: aFacility() }))).toMatchObject(nothing);
    expect(await read('01K0000000000000000000000Z', {}, admin)).toMatchObject(nothing);
  });

  it('belong to requests of this kind only', async () => {
    const other = kind === 'eauth' ? 'pharmacy' : 'eauth';
    const requestId = await aRequest();
    await write(store, aReport({ kind: other, requestId }, '2026-03-01T08:00:00.000Z'));
    expect((await read(requestId)).data?.items).toEqual([]);
  });

  it.each([
    ['no id', {}],
    ['an id that is none', { requestId: "' OR 1=1 --" }],
    ['a cursor that is none', { requestId: '01K0000000000000000000000Z', cursor: 'abc' }],
    ['too long a page', { requestId: '01K0000000000000000000000Z', take: 101 }],
  ])('refuse %s with 400', async (_what, query) => {
    expect((await callAnything(handler, endpoint, { as: await someone(), query })).http).toBe(400);
  });

  it('leave in the audit trail who read them', async () => {
    const requestId = await aRequest();
    await read(requestId);
    const trail = await auditsOf(store, `${kind.toUpperCase()}#${requestId}`);
    expect(trail).toMatchObject([{ action: 'regulator.readErrors', outcome: 'success' }]);
  });
});
