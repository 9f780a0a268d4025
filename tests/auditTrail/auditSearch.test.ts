import { beforeEach, describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { identifierHash } from '../../functions/_kit/identifierHash.ts';
import type { AuditRecord } from '../../functions/_kit/wiring.ts';
import { handler } from '../../functions/auditTrail/index.ts';
import type { Sending } from '../../shared/_contract/endpoint.ts';
import { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';
import { clearTrail } from './support/auditTrailFaults.ts';

const { store } = await startBackend();
const { searchAuditEntries, getAuditEntry } = auditTrailApi.endpoints;
const administrator = () => signIn({ roles: ['SuperAdmin'], facility: null });

const write = (at: string, changes: Partial<AuditRecord> = {}) =>
  wiring.writeAudit({
    at,
    action: 'rule.save',
    actor: 'u-maha',
    actorFacilityId: null,
    entity: 'rule',
    entityId: 'R-1',
    outcome: 'success',
    requestId: 'r-1',
    sourceIp: '192.0.2.7',
    userAgent: 'test',
    ...changes,
  });

type Search = Sending<typeof searchAuditEntries>['body'];
async function search(body: Search, as?: SignedIn) {
  return callApi(handler, searchAuditEntries, { as: as ?? (await administrator()), body });
}
const shown = async (body: Search) => {
  const { data } = await search(body);
  return data?.items.map(({ at, entityId }) => `${at.slice(5, 16)} ${entityId}`);
};

beforeEach(async () => {
  await clearTrail(store);
  setClock('2026-03-20T08:00:00Z');
});

describe('a search of the audit trail', () => {
  it('finds entries by record, by person and by facility, the newest first, however old they are', async () => {
    await write('2024-01-05T10:00:00.000Z');
    await write('2026-03-02T10:00:00.000Z', { actor: 'u-omar', actorFacilityId: 'F-1' });
    await write('2026-03-03T10:00:00.000Z', { entityId: 'R-2', actorFacilityId: 'F-1' });
    await putFacility(store, { ...aFacility(), facilityId: 'F-1', facilityLicense: 'DHA-F-0001' });
    expect(await shown({ entity: 'rule', recordId: 'R-1' })).toEqual(['03-02T10:00 R-1', '01-05T10:00 R-1']);
    expect(await shown({ person: 'u-maha' })).toEqual(['03-03T10:00 R-2', '01-05T10:00 R-1']);
    expect(await shown({ facilityLicense: 'DHA-F-0001' })).toEqual(['03-03T10:00 R-2', '03-02T10:00 R-1']);
    expect(await shown({ facilityLicense: 'DHA-F-0001', person: 'u-omar' })).toEqual(['03-02T10:00 R-1']);
    expect(await shown({ person: 'u-maha', from: '2026-03-01' })).toEqual(['03-03T10:00 R-2']);
    expect(await shown({ entity: 'rule', recordId: 'R-1', to: '2024-01-05' })).toEqual(['01-05T10:00 R-1']);
  });

  it('finds a person by the name with which they sign in, and somebody who has left by their id', async () => {
    const maha = await signIn({ roles: ['Eligibility'] });
    await write('2026-03-02T10:00:00.000Z', { actor: maha.user.userId, entityId: 'R-9' });
    await write('2026-03-02T11:00:00.000Z', { actor: 'u-left', entityId: 'R-8' });
    const { data } = await search({ person: maha.user.userName.toUpperCase() });
    expect(data?.items).toMatchObject([{ entityId: 'R-9', actor: { name: maha.user.userName } }]);
    const { data: left } = await search({ person: 'u-left' });
    expect(left?.items).toMatchObject([{ entityId: 'R-8', actor: { id: 'u-left', name: null } }]);
  });

  it('finds entries by time alone in days of the Emirates, page by page, entries of one instant included', async () => {
    // 20:30 UTC is the next day in the Emirates.
    await write('2026-03-01T20:30:00.000Z', { entityId: 'R-late' });
    for (const entityId of ['R-a', 'R-b', 'R-c', 'R-d']) await write('2026-03-02T09:00:00.000Z', { entityId });
    await write('2026-03-03T09:00:00.000Z', { entityId: 'R-next' });
    const found: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const body = { from: '2026-03-02', to: '2026-03-02', take: 2, ...(cursor && { cursor }) };
      const { data } = await search(body);
      found.push(...(data?.items ?? []).map(({ entityId }) => String(entityId)));
      cursor = data?.nextCursor ?? undefined;
      pages += 1;
    } while (cursor && pages < 10);
    expect(found).toEqual(['R-d', 'R-c', 'R-b', 'R-a', 'R-late']);
    expect(await shown({ from: '2026-03-03', to: '2026-03-03' })).toEqual(['03-03T09:00 R-next']);
  });

  it('shows the last 31 days by itself, and refuses more without a person, a facility or a record', async () => {
    await write('2026-02-17T20:00:00.000Z', { entityId: 'R-31' });
    await write('2026-02-17T19:59:59.999Z', { entityId: 'R-32' });
    expect(await shown({})).toEqual(['02-17T20:00 R-31']);
    const { http, errors } = await search({ from: '2026-02-01', to: '2026-03-20' });
    expect({ http, errors }).toMatchObject({ http: 400, errors: [{ code: 'tooLong', field: 'from' }] });
    expect(await search({ from: '2026-03-02', to: '2026-03-01' })).toMatchObject({ http: 400 });
  });

  it('says plainly what is missing or unknown, and refuses a cursor that no list has made', async () => {
    expect(await search({ recordId: 'R-1' })).toMatchObject({
      http: 400,
      errors: [{ code: 'required', field: 'entity' }],
    });
    expect(await search({ facilityLicense: 'NO-SUCH' })).toMatchObject({
      http: 400,
      errors: [{ code: 'unknownFacility', field: 'facilityLicense' }],
    });
    const forged = Buffer.from('DAY#2026-03-01').toString('base64url');
    expect(await search({ cursor: forged })).toMatchObject({ http: 400, errors: [{ code: 'notACursor' }] });
  });

  it('is an entry itself: who looked, for what, and what was shown', async () => {
    const as = await administrator();
    await write('2026-03-19T10:00:00.000Z');
    const { data } = await search({ entity: 'rule', recordId: 'R-1' }, as);
    const { data: looks } = await search({ person: as.user.userId });
    expect(looks?.items).toMatchObject([{ action: 'auditTrail.search', outcome: 'success' }]);
    const entryId = String(looks?.items[0]?.entryId);
    const { data: entry } = await callApi(handler, getAuditEntry, { as, query: { entryId } });
    expect(entry?.changes).toEqual([
      { field: 'criteria', before: null, after: expect.stringContaining('"recordId":"R-1"') },
      { field: 'shown', before: null, after: JSON.stringify([data?.items[0]?.entryId]) },
    ]);
  });

  it('is for super administrators only; who tries is on record', async () => {
    const as = await signIn({ roles: ['SetupAdmin', 'ProviderAdmin', 'PayerAdmin', 'ErrorLog'] });
    expect((await search({ entity: 'rule', recordId: 'R-1' }, as)).http).toBe(403);
    const { data } = await search({ person: as.user.userId });
    expect(data?.items).toMatchObject([{ action: 'auditTrail.search', outcome: 'notAllowed' }]);
  });
});

describe('a search for who looked a patient up', () => {
  const patient = '784-1985-0000001-7';

  it('finds every search for the number, however it is written, and keeps the number out of the trail', async () => {
    const id = await identifierHash(patient);
    await write('2025-03-19T10:00:00.000Z', { action: 'eligibility.search', entity: 'identifier', entityId: id });
    const as = await administrator();
    const { data } = await search({ patient: patient.replaceAll('-', '') }, as);
    expect(data?.items).toMatchObject([{ action: 'eligibility.search', actor: { id: 'u-maha' } }]);
    expect(JSON.stringify(await auditsOf(store, 'AUDITTRAIL#entries'))).not.toMatch(/784-?1985-?0000001/);
  });

  it('is either for a patient or for a record', async () => {
    const { http, errors } = await search({ patient, recordId: 'R-1' });
    expect({ http, errors }).toMatchObject({ http: 400, errors: [{ field: 'recordId' }] });
  });
});

describe('one entry of the audit trail', () => {
  it('says what was before and after, field by field', async () => {
    await write('2026-03-19T10:00:00.000Z', {
      before: { state: 'draft', limits: { days: 3 } },
      after: { state: 'live', note: null },
    });
    const as = await administrator();
    const { data } = await search({ entity: 'rule', recordId: 'R-1' }, as);
    const entryId = String(data?.items[0]?.entryId);
    const { data: entry } = await callApi(handler, getAuditEntry, { as, query: { entryId } });
    expect(entry).toMatchObject({
      entryId,
      userAgent: 'test',
      changes: [
        { field: 'limits', before: '{"days":3}', after: null },
        { field: 'note', before: null, after: null },
        { field: 'state', before: 'draft', after: 'live' },
      ],
    });
  });

  it('is not found where there is none', async () => {
    const query = { entryId: '01K0000000000000000000000A.7' };
    expect((await callApi(handler, getAuditEntry, { as: await administrator(), query })).http).toBe(404);
  });
});
