import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimOf } from '../../functions/_connect/claimFile/claimOf.ts';
import { readClaimFile } from '../../functions/_connect/claimFile/readClaimFile.ts';
import type { Facility } from '../../functions/_data/facility/facility.ts';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { handler } from '../../functions/claim/index.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import type { Role } from '../../shared/_field/roles.ts';
import type { Claim } from '../../shared/claim/claim.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { callAnything, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';
import { inPieces } from './support/claimFiles.ts';
import {
  aClaim,
  aClaimOn,
  change,
  discard,
  fileOf,
  list,
  made,
  madeReady,
  make,
  makeAllReady,
  move,
  read,
  type SentClaim,
  shown,
} from './support/claims.ts';

const { store, logLines } = await startBackend();

async function aBiller(changes: Partial<Facility> = {}, roles: Role[] = ['EauthClaim']) {
  const facility = aFacility({ regulatoryId: regulators.DHA, emirate: 'Dubai', ...changes });
  await putFacility(store, facility);
  return { as: await signIn({ roles, facility }), facility };
}

let biller: SignedIn;
let own: Facility;
beforeAll(async () => {
  ({ as: biller, facility: own } = await aBiller());
  await putPayer(store, {
    ...{ payerId: 26, payerName: 'Invented Insurance', payerNameArabic: 'تأمين مخترع', payerCode: 'INS026' },
    services: ['claims'],
  });
});

/** The sums contradict each other: no rule lets this one go. */
const blocked = (changes: Partial<SentClaim> = {}) => aClaim({ netFils: 89_99, ...changes });
const codesOf = ({ errors }: { errors: readonly { code: string }[] }) => errors.map(({ code }) => code);

describe('a claim that is made', () => {
  it('is kept as a draft with what lists show, its number, the ids of its lines, and the licence of its facility', async () => {
    const claimId = await made(biller);
    const record = await shown(biller, claimId);
    expect(record).toMatchObject({
      ...{ state: 'draft', version: 1, dialect: 'dha', claimNumber: claimId.slice(-10), serviceDate: '2026-11-02' },
      ...{ patientName: 'Sara Invented', patientFile: 'P-1', payerCode: 'INS026', payerName: 'Invented Insurance' },
      ...{ grossFils: 100_00, patientShareFils: 10_00, netFils: 90_00, blocking: 0 },
      ...{ madeByName: biller.user.displayName, moves: ['makeReady'] },
      events: [{ event: 'make', by: biller.user.displayName, detail: null }],
    });
    const { id, ...line } = aClaim().activities[0] ?? {};
    expect(record.claim).toEqual({
      ...{ ...aClaim(), id: claimId.slice(-10), providerId: own.facilityLicense },
      activities: [{ ...line, id: '1' }],
    });
  });

  it('is kept when it is wrong, with each finding in two languages, and what to do', async () => {
    const record = await shown(biller, await made(biller, blocked({ diagnoses: [] })));
    expect(record.blocking).toBeGreaterThan(1);
    expect(record.findings.map(({ field }) => field)).toContain('Net');
    for (const { text, fix } of record.findings) for (const words of [text, fix]) expect(words.ar).not.toBe(words.en);
  });

  it('counts by the day of making where it says no day of care', async () => {
    const today = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10);
    const record = await shown(biller, await made(biller, aClaim({ encounters: [], activities: [] })));
    expect(record.serviceDate).toBe(today);
  });

  it('bears the day in the Emirates of a visit at night', async () => {
    const [encounter] = aClaim().encounters;
    const night = { ...encounter, start: '2026-11-01T21:30:00.000Z' } as SentClaim['encounters'][number];
    expect((await shown(biller, await made(biller, aClaim({ encounters: [night] })))).serviceDate).toBe('2026-11-02');
  });

  it('is of the own facility: another licence is refused, the own one is taken in any letter case', async () => {
    const other = await make(biller, aClaim({ providerId: 'DHA-F-1234567' }));
    expect(other.errors).toMatchObject([{ field: 'claim.providerId', code: 'notAllowed' }]);
    const claimId = await made(biller, aClaim({ providerId: ` ${own.facilityLicense.toLowerCase()} ` }));
    expect((await shown(biller, claimId)).claim.providerId).toBe(own.facilityLicense);
  });

  it.each([
    ['International', regulators.International],
    ['the portal', regulators.Portal],
  ])('is refused where no post office would take it: %s', async (_, regulatoryId) => {
    const { as } = await aBiller({ regulatoryId });
    expect(codesOf(await make(as))).toEqual(['noClaimsHere']);
  });

  it('is refused at a facility that is not active any more', async () => {
    const { as } = await aBiller({ isActive: false });
    expect(codesOf(await make(as))).toEqual(['noClaimsHere']);
  });

  it('has its number alone in its facility, in any letter case and with spaces; elsewhere it is free', async () => {
    const id = `N-${randomUUID().slice(0, 8)}`;
    await made(biller, aClaim({ id }));
    const again = await make(biller, aClaim({ id: ` ${id.toLowerCase()} ` }));
    expect(again.errors).toMatchObject([{ field: 'claim.id', code: 'claimNumberTaken' }]);
    await made((await aBiller()).as, aClaim({ id }));
  });

  it('is one also when two people send its number at the same time', async () => {
    const id = `N-${randomUUID().slice(0, 8)}`;
    const both = await Promise.all([make(biller, aClaim({ id })), make(biller, aClaim({ id }))]);
    expect(both.filter(({ data }) => data !== null)).toHaveLength(1);
    expect(both.flatMap(codesOf)).toEqual(['claimNumberTaken']);
  });
});

describe('a draft', () => {
  it('is changed over the version that was seen, with its number', async () => {
    const claimId = await made(biller, blocked());
    const id = `N-${randomUUID().slice(0, 8)}`;
    expect((await change(biller, claimId, 1, aClaim({ id }))).data).toEqual({ claimId });
    const record = await shown(biller, claimId);
    expect(record).toMatchObject({ version: 2, claimNumber: id, blocking: 0, netFils: 90_00 });
    expect(record.events.map(({ event }) => event)).toEqual(['make', 'change']);
    expect(codesOf(await change(biller, claimId, 1, blocked()))).toEqual(['changedMeanwhile']);
    expect((await list(biller, { claimNumber: claimId.slice(-10) })).data?.items).toEqual([]);
    expect((await list(biller, { claimNumber: id.toLowerCase() })).data?.items).toMatchObject([{ claimId }]);
  });

  it('keeps its number where the change names none, and gets no other claim’s', async () => {
    const claimId = await made(biller);
    await change(biller, claimId, 1, aClaim());
    expect((await shown(biller, claimId)).claimNumber).toBe(claimId.slice(-10));
    const taken = await change(
      biller,
      claimId,
      2,
      aClaim({ id: (await shown(biller, await made(biller))).claimNumber }),
    );
    expect(codesOf(taken)).toEqual(['claimNumberTaken']);
  });

  it('stands on the day of its care after the change, and no longer on the one before', async () => {
    const { as } = await aBiller();
    const claimId = await made(as, aClaimOn('2026-10-01'));
    await change(as, claimId, 1, aClaimOn('2026-11-05'));
    expect((await list(as, { to: '2026-10-31' })).data?.items).toEqual([]);
    expect((await list(as, { from: '2026-11-05', to: '2026-11-05' })).data?.items).toMatchObject([{ claimId }]);
  });

  it('is thrown away over the version that was seen; its number is free again', async () => {
    const id = `N-${randomUUID().slice(0, 8)}`;
    const claimId = await made(biller, aClaim({ id }));
    await change(biller, claimId, 1, aClaim({ id }));
    expect(codesOf(await discard(biller, claimId, 1))).toEqual(['changedMeanwhile']);
    expect((await discard(biller, claimId, 2)).http).toBe(200);
    expect((await read(biller, claimId)).http).toBe(404);
    await made(biller, aClaim({ id }));
  });
});

/** Every call of the module but the one that throws a claim away, with claims that say of themselves that they are ready. */
async function tryEverything(claimId: string): Promise<void> {
  const endpoints = Object.values(claimApi.endpoints).filter(
    ({ path }) => path !== claimApi.endpoints.discardClaim.path,
  );
  const said = [blocked(), aClaim(), { ...blocked(), state: 'ready' }].map((claim) => ({ claim, patientName: null }));
  const besides = [{}, { state: 'ready' }, { move: 'reopen', reason: 'Send it' }];
  for (const endpoint of endpoints)
    for (const [of, and] of said.flatMap((of) => besides.map((and) => [of, and] as const)))
      for (const named of [{}, { claimId, version: (await shown(biller, claimId)).version }])
        await callAnything(handler, endpoint, { as: biller, body: { ...of, ...and, ...named }, query: { claimId } });
}

describe('a claim is ready', () => {
  it('when no rule keeps it from being sent; then it is neither changed nor thrown away until it is opened again', async () => {
    const claimId = await madeReady(biller);
    expect(await shown(biller, claimId)).toMatchObject({ state: 'ready', version: 2, moves: ['reopen', 'send'] });
    expect(codesOf(await change(biller, claimId, 2, blocked()))).toEqual(['notInThisStatus']);
    expect(codesOf(await discard(biller, claimId, 2))).toEqual(['notInThisStatus']);
    expect(codesOf(await move(biller, { claimId, version: 2, move: 'makeReady' }))).toEqual(['notInThisStatus']);
    expect((await move(biller, { claimId, version: 2, move: 'reopen' })).http).toBe(200);
    expect((await change(biller, claimId, 3, blocked())).http).toBe(200);
  });

  it('with a reason where the rules want a person to look, which stands in its course', async () => {
    const [principal] = aClaim().diagnoses;
    const twice = { ...principal, type: 'Secondary' } as SentClaim['diagnoses'][number];
    const { as: biller } = await aBiller();
    const claimId = await made(biller, aClaim({ diagnoses: [...aClaim().diagnoses, twice] }));
    expect(await shown(biller, claimId)).toMatchObject({ blocking: 0, warnings: 1 });
    const without = await move(biller, { claimId, version: 1, move: 'makeReady', reason: ' ' });
    expect(without.errors).toMatchObject([{ field: 'reason', code: 'required' }]);
    await move(biller, { claimId, version: 1, move: 'makeReady', reason: 'The payer has agreed' });
    expect((await shown(biller, claimId)).events.at(-1)).toMatchObject({
      ...{ event: 'makeReady', by: biller.user.displayName, detail: 'The payer has agreed' },
    });
  });

  it('by one function alone, and never with a blocking finding (REQ-CLAIM-18)', async () => {
    const claimId = await made(biller, blocked());
    expect((await makeAllReady(biller, [claimId])).data?.left).toEqual([{ claimId, why: 'blocked' }]);
    expect(codesOf(await move(biller, { claimId, version: 1, move: 'makeReady', reason: 'Send it' }))).toEqual([
      'claimIsBlocked',
    ]);
    await tryEverything(claimId);
    expect(await shown(biller, claimId)).toMatchObject({ state: 'draft' });
    const { data } = await list(biller, { state: 'ready', take: 100 });
    expect(data?.items.filter(({ blocking }) => blocking > 0)).toEqual([]);
  });

  it('and goes out as the file of its regulator, which is read back as the same claim', async () => {
    const claimId = await madeReady(biller, aClaim({ id: 'A/1 <&> 2' }));
    const { data } = await fileOf(biller, claimId);
    expect(data?.fileName).toBe('claim-A_1_2.xml');
    const read: Claim[] = [];
    for await (const event of readClaimFile(inPieces(Buffer.from(data?.xml ?? ''))))
      if (event.kind === 'claim') read.push(claimOf(event.element));
    expect(read).toEqual([(await shown(biller, claimId)).claim]);
    expect(data?.xml).toContain(`<SenderID>${own.facilityLicense}</SenderID><ReceiverID>INS026</ReceiverID>`);
    expect(data?.xml).toContain('<RecordCount>1</RecordCount><DispositionFlag>PRODUCTION</DispositionFlag>');
  });

  it('and a draft goes out as no file', async () => {
    expect(codesOf(await fileOf(biller, await made(biller)))).toEqual(['notInThisStatus']);
  });
});

describe('the list of claims', () => {
  it('has the newest day of care first, whenever a claim was made, page by page, by state and days', async () => {
    const { as } = await aBiller();
    const days = ['2026-11-03', '2026-11-01', '2026-11-05', '2026-11-02', '2026-11-04'];
    for (const day of days) await made(as, aClaimOn(day));
    const ready = await madeReady(as, aClaimOn('2026-11-06'));
    const daysOf = async (query: Parameters<typeof list>[1]): Promise<string[]> => {
      const { data } = await list(as, query);
      const found = (data?.items ?? []).map(({ serviceDate }) => serviceDate.slice(-1));
      const cursor = data?.nextCursor;
      return cursor ? [...found, '|', ...(await daysOf({ ...query, cursor }))] : found;
    };
    expect((await daysOf({ take: 4 })).join('')).toBe('6543|21');
    expect((await daysOf({ from: '2026-11-02', to: '2026-11-04', take: 2 })).join('')).toBe('43|2');
    expect((await daysOf({ state: 'draft', take: 3 })).join('').replaceAll('|', '')).toBe('54321');
    expect((await list(as, { state: 'ready' })).data?.items).toMatchObject([{ claimId: ready, state: 'ready' }]);
  });

  it('finds a claim by its whole number, within the other filters', async () => {
    const { as } = await aBiller();
    const claimId = await made(as, aClaim({ id: 'Whole-77' }));
    const found = async (query: Parameters<typeof list>[1]) =>
      ((await list(as, query)).data?.items ?? []).map((row) => row.claimId);
    expect(await found({ claimNumber: ' whole-77' })).toEqual([claimId]);
    expect(await found({ claimNumber: 'Whole-7' })).toEqual([]);
    expect(await found({ claimNumber: 'Whole-77', state: 'ready' })).toEqual([]);
    expect(await found({ claimNumber: 'Whole-77', from: '2026-11-03' })).toEqual([]);
    expect(await found({ claimNumber: 'Whole-77', from: '2026-11-02', to: '2026-11-02' })).toEqual([claimId]);
  });
});

describe('somebody else', () => {
  it('at another facility finds nothing by id, by number, in lists; and changes, moves, throws away nothing', async () => {
    const id = `N-${randomUUID().slice(0, 8)}`;
    const claimId = await madeReady(biller, aClaim({ id }));
    const { as: stranger } = await aBiller();
    const calls = [
      read(stranger, claimId),
      fileOf(stranger, claimId),
      change(stranger, claimId, 2, aClaim()),
      move(stranger, { claimId, version: 2, move: 'reopen' }),
      discard(stranger, claimId, 2),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.http).toBe(404);
    expect((await list(stranger, { claimNumber: id })).data?.items).toEqual([]);
    expect((await list(stranger)).data?.items).toEqual([]);
    expect(await shown(biller, claimId)).toMatchObject({ state: 'ready', version: 2 });
  });

  it('who has left has no claims: the session works at no facility', async () => {
    const nowhere = await signIn({ roles: ['EauthClaim'], facility: null });
    expect((await list(nowhere)).http).toBe(403);
    const administrator = await signIn({ roles: ['EauthClaim', 'SuperAdmin'] });
    expect((await list(administrator)).http).toBe(403);
    const insurer = await signIn({ roles: ['EauthClaim'], facility: null, payerId: 26 });
    expect((await list(insurer)).http).toBe(403);
  });

  it('who reads the log or the audit trail finds looks and changes, and no patient', async () => {
    const claimId = await madeReady(biller);
    await list(biller);
    const kept = JSON.stringify([await auditsOf(store, `CLAIM#${claimId}`), logLines]);
    for (const patients of ['1985-0000001', 'Sara', 'J06.9', '99213', 'P-1"']) expect(kept).not.toContain(patients);
    const entries = await auditsOf(store, `CLAIM#${claimId}`);
    expect(entries.map(({ action }) => action)).toEqual(['claim.make', 'claim.move', 'claim.move']);
  });
});
