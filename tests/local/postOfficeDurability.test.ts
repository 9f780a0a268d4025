import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import type { AuthorizationOutcome } from '../../functions/_demo/authorizationOutcomes.ts';
import type { ShownFile } from '../../infra/local/simulators/postBox.ts';
import type { Authorization } from '../../shared/authorization/routes.ts';
import { killablePortal } from '../support/killablePortal.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { until } from '../support/until.ts';

const dataDir = temporaryFolder();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

async function startPortal() {
  const portal = await killablePortal(dataDir);
  children.push(portal.child);
  return portal;
}

async function dataOf<Data>(url: string, init: RequestInit = {}): Promise<Data> {
  const answer = await fetch(url, init);
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (data === null) throw new Error(`${url} ${JSON.stringify(errors)}`);
  return data;
}
const post = <Data>(url: string, body: unknown, headers: Record<string, string> = {}) =>
  dataOf<Data>(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const formOf = ({ payerId, emiratesId, diagnosis, activityType, code }: AuthorizationOutcome) => ({
  ...{ type: 'authorization', payerId, emiratesId, encounterType: 1, encounterStart: new Date().toISOString() },
  diagnoses: [{ type: 'Principal', code: diagnosis }],
  lines: [{ lineId: '1', type: activityType, code, quantity: 1, netFils: 250_00, observations: [] }],
});

/** From now on the regulator's office does what it is asked, and nobody hears of it. */
async function losesAnswers(url: string): Promise<void> {
  const { status } = await fetch(`${url}/local/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ simulators: { dhpo: { mode: 'answerLost' } } }),
  });
  expect(status).toBe(200);
}

it('REQ-EAUTH-08 REQ-EAUTH-10 gives each outcome of /local/authorizations, and sends and takes each once, when the runner is killed between upload and answer, and before the word on an upload', async () => {
  const first = await startPortal();
  const { accessToken } = await post<{ accessToken: string }>(`${first.url}/api/account/login`, {
    userName: 'reception@noor-clinic.example',
    password: 'Demo#2026pass',
  });
  const authorization = `Bearer ${accessToken}`;
  const outcomes = (await (await fetch(`${first.url}/local/authorizations`)).json()) as AuthorizationOutcome[];
  const send = async (row: AuthorizationOutcome) => {
    const headers = { authorization, 'idempotency-key': crypto.randomUUID() };
    const url = `${first.url}/api/authorization/addauthorizationrequest`;
    const { authorizationId, requestNumber } = await post<Authorization>(url, formOf(row), headers);
    return { ...row, authorizationId, requestNumber };
  };
  const known = await Promise.all(outcomes.map(send));
  const files = async (url: string) =>
    (await (await fetch(`${url}/local/post-office/dhpo/files`)).json()) as ShownFile[];
  const ofRequest = (all: readonly ShownFile[], number: string | null, direction: ShownFile['direction']) =>
    all.filter(({ name, direction: its }) => its === direction && name.includes(number ?? '-'));
  const shownAt = (url: string, authorizationId: string) =>
    dataOf<Authorization>(`${url}/api/authorization/getauthorization?authorizationId=${authorizationId}`, {
      headers: { authorization },
    });
  // The regulator has all files, and the payers think about them.
  for (const { authorizationId } of known)
    await until(async () => (await shownAt(first.url, authorizationId)).transmission !== 'queued');
  // Of two more it has the files, and the portal is killed before it knows.
  await losesAnswers(first.url);
  const wanted = outcomes.filter(({ outcome }) => outcome === 'approved' || outcome === 'partlyApproved');
  const lost = await Promise.all(wanted.map(send));
  for (const { requestNumber } of lost)
    await until(async () => ofRequest(await files(first.url), requestNumber, 'sent').length > 0);
  const sent = [...known, ...lost];
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await startPortal();
  const isThere = ({ state, transmission }: Authorization, row: AuthorizationOutcome) =>
    state === row.expectedState && (row.outcome !== 'silence' || transmission === 'accepted');
  for (const row of sent)
    await until(async () => {
      const found = await shownAt(second.url, row.authorizationId);
      // What is not known is never told as an answer.
      if (!isThere(found, row)) expect(found).toMatchObject({ state: 'sent', answer: null });
      return isThere(found, row);
    });
  const held = await files(second.url);
  for (const { requestNumber, outcome } of sent) {
    expect(ofRequest(held, requestNumber, 'sent')).toHaveLength(outcome === 'regulatorError' ? 0 : 1);
    const answers = ofRequest(held, requestNumber, 'received');
    expect(answers).toHaveLength(['regulatorError', 'silence'].includes(outcome) ? 0 : 1);
  }
  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
});
