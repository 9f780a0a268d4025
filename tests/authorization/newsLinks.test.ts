import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { handler as notificationHandler } from '../../functions/notification/index.ts';
import { decideRoute } from '../../shared/_field/routeGuard.ts';
import { notificationApi } from '../../shared/notification/routes.ts';
import { screens } from '../../web/app/screens.ts';
import * as desk from '../authorizationDesk/support/authorizationDesk.ts';
import { callApi, type SignedIn, startBackend } from '../support/api.ts';
import { aCoordinator, added, move, read, shown } from './support/authorizations.ts';

const { store } = await startBackend();

/** What a person was told of a request: its kind, and where it leads. */
async function newsOf(as: SignedIn, authorizationId: string) {
  const { data } = await callApi(notificationHandler, notificationApi.endpoints.getNotifications, { as, query: {} });
  return (data?.items ?? [])
    .filter(({ link }) => link?.includes(authorizationId))
    .map(({ kind, link }) => [kind, link]);
}

/** The screen at an address, if the person may open it. */
function opened({ user }: SignedIn, address: string) {
  const screen = screens.find(({ path }) => path === address) ?? screens.find(({ path }) => matchPath(path, address));
  const login = { ...user, facilityRoles: [], isResetPasswordRequired: false, pendingSteps: [] };
  return screen && decideRoute(login as never, { address, access: screen.access }).isAllowed ? screen.path : null;
}

describe('the notifications of a request for approval', () => {
  it('REQ-EAUTH-20 lead each side to its own page of the request, which that person may open and read', async () => {
    const sender = await aCoordinator(store);
    const reviewer = await desk.aReviewer();
    const id = await added(sender);
    const seen = await desk.inHandOf(reviewer, id);
    await desk.ask(reviewer, { ...seen, text: 'Which knee?', items: [{ documentType: 'other' }] });
    expect(await newsOf(sender, id)).toEqual([['authorizationAsked', `/eauth/${id}`]]);
    await move(sender, id, { move: 'reply', text: 'The left one' });
    expect(await newsOf(reviewer, id)).toEqual([['authorizationWaiting', `/eauth/desk/${id}`]]);
    const { version } = await shown(reviewer, id);
    await desk.decide(reviewer, {
      ...{ authorizationId: id, version, lines: [{ lineId: '1', outcome: 'approved' }] },
      ...{ validFrom: '2026-11-01', validTo: '2027-01-31' },
    });
    expect((await newsOf(sender, id))[0]).toEqual(['authorizationAnswered', `/eauth/${id}`]);
    expect(opened(sender, `/eauth/${id}`)).toBe('/eauth/:authorizationId');
    expect(opened(reviewer, `/eauth/desk/${id}`)).toBe('/eauth/desk/:authorizationId');
    expect((await read(sender, id)).data?.state).toBe('approved');
    expect((await desk.context(reviewer, id)).http).toBe(200);
  });

  it('Abuse: a colleague of the other side who copies the link reads nothing of it', async () => {
    const sender = await aCoordinator(store);
    const id = await added(sender);
    const stranger = await desk.ofAnotherPayer();
    expect((await read(await aCoordinator(store), id)).http).toBe(404);
    expect((await read(stranger, id)).http).toBe(404);
  });
});
