import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { handler } from '../../functions/claim/index.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { callApi, type SignedIn, setClock, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { startRegulatorSimulators } from '../support/regulators.ts';
import { aClaim, discard, sentFiles as list, madeReady, move, sentFile, shown } from './support/claims.ts';
import { claimSenders, placesOf } from './support/sending.ts';

const { store, messages } = await startBackend();
const { postBoxes } = await startRegulatorSimulators();
const { dubai } = placesOf(postBoxes);
const { aBiller, work, sentElsewhere } = claimSenders(store, messages);
const { getClaimBatch } = claimApi.endpoints;
process.env.STAGE = 'prod';

let day = 0;
// The regulators' rates are counted by user: each test has a day of its own.
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 10, 24 + day, 6)).toISOString());
});

const read = (as: SignedIn, batchId: string) => callApi(handler, getClaimBatch, { as, query: { batchId } });
const told = (as: SignedIn) =>
  toldTo(store, { userId: as.user.userId, facilityId: as.user.facilityId, roles: as.user.roles });

describe('the files that a facility has sent', () => {
  it('are listed from the newest on, page by page, with payer, sender and what the office made of them', async () => {
    const as = await aBiller();
    const first = await sentFile(as, [await madeReady(as), await madeReady(as)]);
    await work();
    const second = await sentFile(as, [await madeReady(as, aClaim({ payerId: dubai.other }))]);
    const page = await list(as, { take: 1 });
    expect(page.data).toMatchObject({
      items: [
        {
          batchId: second,
          receiverId: dubai.other,
          claims: 1,
          transmission: 'queued',
          sentByName: as.user.displayName,
        },
      ],
      nextCursor: expect.any(String),
    });
    const next = await list(as, { take: 1, cursor: page.data?.nextCursor ?? '' });
    expect(next.data).toMatchObject({
      items: [{ batchId: first, receiverId: dubai.payer, claims: 2, transmission: 'accepted' }],
      nextCursor: null,
    });
    expect(next.data?.items[0]?.fileName).toBe((await read(as, first)).data?.fileName);
  });

  it('show their claims as they are today: back, opened again, thrown away, or in a later file', async () => {
    const as = await aBiller();
    const number = `N-${randomUUID().slice(0, 8)}`;
    await sentElsewhere(number);
    const [refused, other] = [await madeReady(as, aClaim({ id: number })), await madeReady(as)];
    const batchId = await sentFile(as, [refused, other]);
    expect((await read(as, batchId)).data).toMatchObject({
      ...{ transmission: 'queued', claims: 2 },
      holds: [
        { claimId: refused, state: 'sent', isSentAgain: false },
        { claimId: other, state: 'sent', isSentAgain: false },
      ],
    });
    await work();
    expect((await read(as, batchId)).data).toMatchObject({
      transmission: 'rejected',
      holds: [
        { claimId: refused, claimNumber: number, state: 'rejected', isSentAgain: false },
        { claimId: other, state: 'sent', isSentAgain: true },
      ],
    });
    await move(as, { claimId: refused, version: 4, move: 'reopen' });
    await discard(as, refused, 5);
    expect((await read(as, batchId)).data).toMatchObject({ claims: 2, holds: [{ claimId: other }] });
    const later = (await shown(as, other)).sending?.batchId ?? '';
    expect((await list(as)).data?.items.map((each) => each.batchId)).toEqual([later, batchId]);
  });

  it('are those of the own facility only, and each look stands in the audit trail', async () => {
    const [as, stranger] = [await aBiller(), await aBiller()];
    const batchId = await sentFile(as, [await madeReady(as)]);
    expect((await list(stranger)).data?.items).toEqual([]);
    expect(await read(stranger, batchId)).toMatchObject({ http: 404, data: null });
    await read(as, batchId);
    const entries = await auditsOf(store, `CLAIMBATCH#${batchId}`);
    expect(entries.filter(({ outcome }) => outcome === 'success').map(({ action }) => action)).toEqual([
      'claimBatch.read',
    ]);
  });
});

describe('claims that come back', () => {
  it('are told to who sent them, with the file, once, and to nobody else', async () => {
    const as = await aBiller();
    const number = `N-${randomUUID().slice(0, 8)}`;
    await sentElsewhere(number);
    const batchId = await sentFile(as, [await madeReady(as, aClaim({ id: number })), await madeReady(as)]);
    await work();
    // The others go out in a file of their own, which is taken.
    await work();
    const news = await told(as);
    expect(kindsOf(news)).toEqual(['claimsNotAccepted']);
    expect(news[0]).toMatchObject({
      facts: { fileName: (await read(as, batchId)).data?.fileName },
      link: `/claim/sent/${batchId}`,
    });
    expect(JSON.stringify(news)).not.toContain(number);
  });

  it('are told of when there are no credentials; claims that are taken are not told of', async () => {
    const without = await aBiller(undefined, { hasCredentials: false });
    await sentFile(without, [await madeReady(without)]);
    await work();
    expect(kindsOf(await told(without))).toEqual(['claimsNotAccepted']);
    const as = await aBiller();
    await sentFile(as, [await madeReady(as)]);
    await work();
    expect(await told(as)).toEqual([]);
  });
});
