import { beforeAll, describe, expect, it } from 'vitest';
import type { AuthorizationOutcome } from '../../functions/_demo/authorizationOutcomes.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { KeptFileRow } from '../../shared/authorization/postOfficeFiles.ts';
import type { Authorization } from '../../shared/authorization/routes.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import { type PortalApi, receptionist, superAdmin } from '../journeys/support/portalApi.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
let api: PortalApi;
let sender: SignedInUser;
let administrator: SignedInUser;
let silent: AuthorizationOutcome;
beforeAll(async () => {
  api = journeyApi();
  sender = await api.session(receptionist);
  administrator = await api.session(superAdmin);
  const outcomes = (await (await fetch(`${portal.url}/local/authorizations`)).json()) as AuthorizationOutcome[];
  const found = outcomes.find(({ outcome }) => outcome === 'silence');
  if (!found) throw new Error('No payer keeps silent');
  silent = found;
});

async function add(form: object): Promise<Authorization> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const path = '/api/authorization/addauthorizationrequest';
  const { data, errors } = await api.call<Authorization>(path, { session: sender, headers, body: form });
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}
async function shown(authorizationId: string): Promise<Authorization> {
  const path = `/api/authorization/getauthorization?authorizationId=${authorizationId}`;
  const { data } = await api.call<Authorization>(path, { session: sender });
  if (!data) throw new Error('Not read');
  return data;
}

/** Waits until the regulator has the file of a request. */
const arrived = (authorizationId: string) =>
  expect.poll(async () => (await shown(authorizationId)).transmission).toBe('accepted');

/** A request that its sender has cancelled, and that both files have reached its payer. */
async function aCancelledRequest(): Promise<Authorization> {
  const { payerId, emiratesId, diagnosis, activityType, code } = silent;
  const patient = { payerId, emiratesId, encounterType: 1, encounterStart: new Date().toISOString() };
  const line = { lineId: '1', type: activityType, code, quantity: 1, netFils: 250_00, observations: [] };
  const { authorizationId } = await add({
    ...{ type: 'authorization', ...patient, lines: [line] },
    diagnoses: [{ type: 'Principal', code: diagnosis }],
  });
  await arrived(authorizationId);
  const cancellation = { type: 'cancellation', ...patient, follows: authorizationId, lines: [], diagnoses: [] };
  const { authorizationId: next } = await add(cancellation);
  await arrived(next);
  return shown(authorizationId);
}

/** Lays a file of the payer among the facility's new ones. */
async function lay(license: string, name: string, body: string): Promise<void> {
  const query = new URLSearchParams({ sender: silent.payerCode, receiver: license, name });
  const answer = await fetch(`${portal.url}/local/post-office/dhpo/files?${query}`, { method: 'POST', body });
  expect(answer.status).toBe(201);
}

/** Waits until the portal has fetched a file and put it there; answers its id. */
async function kept(state: 'unreadable' | 'unmatched', name: string): Promise<string> {
  const path = '/api/authorization/searchpostofficefiles';
  const idOf = async () => {
    const body = { state, license: silent.payerCode };
    const { data } = await api.call<{ items: KeptFileRow[] }>(path, { session: administrator, body });
    return data?.items.find(({ fileName }) => fileName === name)?.keptId;
  };
  await expect.poll(idOf).toBeDefined();
  return (await idOf()) ?? '';
}

const answer = ({ requestNumber, facilityLicense }: Authorization, said: string) =>
  `<Prior.Authorization><Header><SenderID>${silent.payerCode}</SenderID><ReceiverID>${facilityLicense}</ReceiverID></Header>` +
  `<Authorization><Result>${said}<Start>24/11/2026 09:30</Start><End>24/12/2030 23:59</End></Authorization></Prior.Authorization>`.replace(
    '<ID/>',
    `<ID>${requestNumber}</ID>`,
  );

describe('an administrator whom files of post offices need', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-EAUTH-10 sees why a file is not readable, and reads one again that was not matched, after a mend, in %s',
    async (language) => {
      const { postOfficeFile: words } = texts[language];
      const request = await aCancelledRequest();
      const { facilityLicense: license, authorizationId } = request;
      const [broken, late] = [`broken-${crypto.randomUUID()}.xml`, `late-${crypto.randomUUID()}.xml`];
      // What has come before is no new file: each is of its own.
      await lay(license, broken, `<Prior.Authorization><Header>${broken}`);
      await lay(license, late, answer(request, 'Yes</Result><ID/><IDPayer>PA-1</IDPayer>'));
      const brokenId = await kept('unreadable', broken);
      const lateId = await kept('unmatched', late);
      const page = await visit({ language, session: administrator });
      await page.goto('/admin/postoffice');
      const inView = async (view: string, keptId: string) => {
        await page.getByRole('button', { name: view, exact: true }).click();
        const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${keptId}"]`) });
        await row.waitFor();
        return row;
      };
      const unreadable = await inView(words.state.unreadable, brokenId);
      await expect.poll(() => unreadable.textContent()).toContain(words.reason.notWellFormed);
      const unmatched = await inView(words.state.unmatched, lateId);
      await expect.poll(() => unmatched.textContent()).toContain(words.reason.afterCancellation);
      expect(await violationsOf(page)).toEqual([]);
      // The mend: the payer could not cancel the request, which waits for its answer again.
      await lay(
        license,
        `no-${crypto.randomUUID()}.xml`,
        answer(request, 'No</Result><ID/><DenialCode>AUTH-001</DenialCode>'),
      );
      await expect.poll(async () => (await shown(authorizationId)).state).toBe('underReview');
      await unmatched.getByRole('link').first().click();
      await page.getByRole('button', { name: words.again, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.again, exact: true }).click();
      await page.getByText(words.taken, { exact: true }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect((await shown(authorizationId)).state).toBe('approved');
    },
  );
});
