import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { ListVersion } from '../../shared/_parts/versionedList/versionModel.ts';
import type { SheetImportView } from '../../shared/sheetImport/routes.ts';
import { aDrug, drugFile, headOf, price, someDrugs } from '../formulary/support/drugLists.ts';
import { type PortalApi, portalApi, superAdmin } from '../journeys/support/portalApi.ts';
import { startPortal } from './portal.ts';
import type { Section } from './report.ts';

const count = 50_000;

export async function seconds<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const start = performance.now();
  const result = await work();
  return [(performance.now() - start) / 1000, result];
}

/** What a call answers; a bench measures no refusals. */
export async function answerOf<Answer>(
  api: PortalApi,
  session: SignedInUser,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { data, errors } = await api.call<Answer>(path, { session, ...(body !== undefined && { body }) });
  if (data === null) throw new Error(`${path}: ${JSON.stringify(errors)}`);
  return data;
}

/** Takes a checked list in, and waits until it is a version. */
export async function takenIn(api: PortalApi, session: SignedInUser, kind: string, importId: string): Promise<void> {
  await answerOf(api, session, '/api/imports/commit', { kind, importId, mode: 'all' });
  for (;;) {
    const now = await answerOf<SheetImportView>(api, session, `/api/imports/get?kind=${kind}&importId=${importId}`);
    if (now.state === 'done') return;
    if (now.state !== 'committing') throw new Error(`The list was not taken in: ${JSON.stringify(now)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const findVersion = (api: PortalApi, session: SignedInUser, versionId: string) =>
  answerOf<ListVersion>(api, session, `/api/formulary/getversion?versionId=${versionId}`);

/** A first version is approved by the second person. */
async function goLive(api: PortalApi, [first, second]: readonly SignedInUser[], version: ListVersion): Promise<void> {
  const { versionId, edition, state } = version;
  const isWaiting = state === 'waiting';
  await answerOf(api, (isWaiting ? second : first) as SignedInUser, '/api/formulary/moveversion', {
    ...{ versionId, edition, payerId: first?.payerId },
    ...(isWaiting ? { move: 'approve', reason: 'The first list' } : { move: 'goLive' }),
  });
}

const priceNow = async (api: PortalApi, session: SignedInUser, at: number): Promise<number | undefined> => {
  const code = encodeURIComponent(aDrug(at)[headOf('code')] ?? '');
  const { drug } = await answerOf<{ drug: { pricesFils: Record<string, number> } | null }>(
    api,
    session,
    `/api/formulary/getdrug?code=${code}`,
  );
  return drug?.pricesFils.packagePublic;
};

async function listOf(dirhams: string): Promise<string> {
  const changed = Object.fromEntries(Array.from({ length: count / 10 }, (_, at) => [at * 10, price(dirhams)]));
  return drugFile(someDrugs(count, changed)).text();
}

/** A list of fifty thousand drugs goes the whole way through the running portal: upload, check, staging by the worker, switch. */
export async function measureFormularyInPortal(): Promise<Section[]> {
  const portal = await startPortal('off');
  try {
    const api = portalApi(portal.url);
    const session = await api.signIn('payeradmin@pearl.example');
    const people = [session, await api.signIn(superAdmin)];
    const rows: (string | number)[][] = [];
    for (const [name, dirhams] of [
      ['first', '16.5'],
      ['next', '17'],
    ] as const) {
      const content = await listOf(dirhams);
      const [checking, importId] = await seconds(() => api.checkedImport(session, 'formulary', content));
      const [staging] = await seconds(() => takenIn(api, session, 'formulary', importId));
      const version = await findVersion(api, session, importId);
      const [switching] = await seconds(() => goLive(api, people, version));
      const fils = await priceNow(api, session, 10);
      rows.push([
        ...[name, (content.length / 1024 / 1024).toFixed(1), checking.toFixed(1), staging.toFixed(1)],
        ...[(switching * 1000).toFixed(0), ((fils ?? 0) / 100).toFixed(2), staging <= 15 ? 'met' : 'missed'],
      ]);
    }
    return [
      {
        title: 'A formulary through the portal',
        note: `A CSV of ${count} drugs with all columns of the regulator goes through the running portal as a browser sends it: upload and check (seconds until the counts are there), staging by the worker (seconds from the decision to the version), and the switch (milliseconds of the call). The second list changes a tenth of the prices. The price is read right behind the switch.`,
        target: '50 000 drugs staged in 15 seconds and switched at once.',
        columns: ['List', 'MB', 'Upload and check s', 'Stage s', 'Switch ms', 'Price behind it', 'Target'],
        rows,
      },
    ];
  } finally {
    await portal.close();
  }
}
