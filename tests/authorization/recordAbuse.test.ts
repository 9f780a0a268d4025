import { describe, expect, it } from 'vitest';
import { endSession } from '../../functions/_data/session/session.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/authorization/index.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { fileContents, sentAttachment } from '../attachment/support/sentFiles.ts';
import { aReviewer, ask, decide, inHandOf, ofAnotherPayer } from '../authorizationDesk/support/authorizationDesk.ts';
import { callApi, passMinutes, type SignedIn, startBackend } from '../support/api.ts';
import {
  aCoordinator,
  add,
  added,
  aLine,
  colleagueOf,
  idsOf,
  move,
  read,
  search,
  shown,
} from './support/authorizations.ts';

const { store } = await startBackend();
const { getAuthorizationAttachment } = authorizationApi.endpoints;

const fileOf = (as: SignedIn, authorizationId: string, attachmentId: string) =>
  callApi(handler, getAuthorizationAttachment, { as, query: { authorizationId, attachmentId } });

/** A request of a clinic with a document. */
async function withFile(as: SignedIn) {
  const { attachmentId } = await sentAttachment(as, 'report.pdf', fileContents.pdf);
  return { id: await added(as, { attachmentIds: [attachmentId] }), attachmentId };
}

describe('documents of a request', () => {
  it('REQ-EAUTH-15 have an address for five minutes, and are read through their own request only: not by a chain, a copy, a version, or a number in an address', async () => {
    const as = await aCoordinator(store);
    const { id, attachmentId } = await withFile(as);
    const address = new URL((await fileOf(as, id, attachmentId)).data?.url ?? '', 'https://portal.example');
    expect(address.searchParams.get('X-Amz-Expires')).toBe('300');
    // Another request of the same facility, a copy of it, and a later version of its chain have no claim to the file.
    const other = await added(as);
    const reviewer = await aReviewer();
    await decide(reviewer, {
      ...(await inHandOf(reviewer, id)),
      lines: [{ lineId: '1', outcome: 'denied', denialCode: 'MNEC-003' }],
    });
    const next = await added(as, { follows: id, resubmission: { type: 'correction', comment: 'Once more' } });
    for (const elsewhere of [other, next]) expect((await fileOf(as, elsewhere, attachmentId)).http).toBe(404);
    // A copy that names the other request's file is refused: nobody attaches what is attached elsewhere.
    expect((await add(as, { attachmentIds: [attachmentId] })).data).toBeNull();
  });

  it('are no stranger’s: another facility, another payer, a colleague without the role', async () => {
    const as = await aCoordinator(store);
    const { id, attachmentId } = await withFile(as);
    const stranger = await aCoordinator(store);
    expect((await fileOf(stranger, id, attachmentId)).http).toBe(404);
    expect((await fileOf(stranger, await added(stranger), attachmentId)).http).toBe(404);
    expect((await fileOf(await ofAnotherPayer(), id, attachmentId)).http).toBe(404);
    expect((await fileOf(await colleagueOf(store, as, ['Pharmacy']), id, attachmentId)).http).toBe(403);
    expect((await add(stranger, { attachmentIds: [attachmentId] })).data).toBeNull();
  });

  it('are no leaver’s, whose session has ended', async () => {
    const as = await aCoordinator(store);
    const { id, attachmentId } = await withFile(as);
    await endSession(store, { userId: as.user.userId, sessionId: as.sessionId });
    expect((await fileOf(as, id, attachmentId)).http).toBe(401);
    expect((await read(as, id)).http).toBe(401);
  });
});

describe('a request', () => {
  it('is nobody’s who is no party: neither the record nor the list nor what is overdue', async () => {
    const as = await aCoordinator(store);
    const id = await added(as);
    for (const other of [await aCoordinator(store), await ofAnotherPayer()]) {
      expect((await read(other, id)).http).toBe(404);
      expect(await idsOf(other, {})).not.toContain(id);
      expect(await idsOf(other, { state: 'overdue' })).not.toContain(id);
      expect(await idsOf(other, { number: (await shown(as, id)).requestNumber ?? '' })).not.toContain(id);
    }
  });

  it('REQ-EAUTH-03 is overdue by the clock of the reader, for both sides alike, and not while it waits for the facility', async () => {
    const as = await aCoordinator(store);
    const [late, asked] = [await added(as), await added(as)];
    const reviewer = await aReviewer();
    await ask(reviewer, { ...(await inHandOf(reviewer, asked)), text: 'Which?', items: [{ documentType: 'photo' }] });
    expect(await idsOf(as, { state: 'overdue' })).toEqual([]);
    passMinutes(60 * 24 * 5);
    const again = async (who: SignedIn) => (await search(who, { state: 'overdue', take: 100 })).data?.items ?? [];
    const refreshed = await colleagueOf(store, as);
    expect((await again(refreshed)).map(({ authorizationId }) => authorizationId)).toEqual([late]);
    expect((await again(await aReviewer('Later'))).map(({ authorizationId }) => authorizationId)).toContain(late);
  });
});

describe('a reply', () => {
  const questions = [{ documentType: 'photo' as const, lineId: '1' }, { documentType: 'photo' as const }];
  async function asked() {
    const as = await aCoordinator(store, pearl);
    const id = await added(as, { lines: [aLine('1')] });
    const reviewer = await aReviewer();
    await ask(reviewer, { ...(await inHandOf(reviewer, id)), text: 'Please send them.', items: questions });
    return { as, id, reviewer };
  }

  it('REQ-EAUTH-15 answers each thing with text and files, and both sides see them and both times', async () => {
    const { as, id, reviewer } = await asked();
    const { attachmentId } = await sentAttachment(as, 'photo.pdf', fileContents.pdf);
    const answers = [{ item: 0, text: 'Here it is', attachmentIds: [attachmentId] }];
    await move(as, id, { move: 'reply', text: 'Done', attachmentIds: [attachmentId], answers });
    for (const who of [as, reviewer]) {
      const [round] = (await shown(who, id)).information;
      expect(round?.items.map(({ answer }) => answer)).toEqual([
        { text: 'Here it is', attachmentIds: [attachmentId] },
        null,
      ]);
      expect([round?.askedAt, round?.answeredAt].every(Boolean)).toBe(true);
    }
  });

  it('answers nothing that was not asked, by no file that it does not bring', async () => {
    const { as, id } = await asked();
    const { id: otherId, attachmentId } = await withFile(as);
    for (const answers of [
      [{ item: 7, text: 'x', attachmentIds: [] }],
      [{ item: 0, text: 'x', attachmentIds: [attachmentId] }],
    ]) {
      const refused = await move(as, id, { move: 'reply', text: 'Done', answers });
      expect(refused.errors?.[0]?.field).toBe('answers.0.item');
    }
    expect((await fileOf(as, otherId, attachmentId)).http).toBe(200);
    expect((await shown(as, id)).state).toBe('informationRequested');
  });
});
