import { beforeEach, describe, expect, it } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import type { AnyImportServer } from '../../functions/_parts/sheetImport/importServer.ts';
import { sheetImport } from '../../functions/_parts/sheetImport/sheetImportJob.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { changed, checked, commit, csv, endpoints, kind, sent, stored, view, worked } from './support/imports.ts';
import { staffServer } from './support/staffKind.ts';

await startBackend();
const facility = aFacility();
let as: SignedIn;
beforeEach(async () => {
  as = await signIn({ roles: ['ProviderAdmin'], facility: aFacility() });
});

const people = (count: number): string =>
  csv(...Array.from({ length: count }, (_, at) => [`DHA-P-${1000 + at}`, `Person ${'abcdefghij'[at % 10]}`, 'Active']));
const act = async (endpoint: 'cancelImport' | 'undoImport', importId: string) => {
  const { errors } = await callApi(handler, endpoints[endpoint], { as, body: { kind, importId } });
  expect(errors).toEqual([]);
};
const worker = (server: AnyImportServer) => ({ sheetImport: sheetImport(async () => server, 250) });

const { writes, ...rest } = staffServer as Extract<typeof staffServer, { writes: unknown }>;
const byItself: AnyImportServer = {
  ...rest,
  writeRow: (ctx, change) =>
    writeTogether(ctx.store, [...writes(ctx, { ...change, key: { key: '', about: {}, row: 2, leads: true } })]),
};

/** A worker whose writes of rows, or of another part, are on their way to the store until `meanwhile` has come to its end. */
function heldUp(meanwhile: () => Promise<void>, of = 'TESTSTAFF'): typeof wiring {
  let over: Promise<void> | undefined;
  const send = async (command: { constructor: { name: string }; input: unknown }) => {
    if (/Write/.test(command.constructor.name) && JSON.stringify(command.input).includes(of)) {
      over ??= meanwhile();
      await over;
    }
    return wiring.store.send(command as never);
  };
  return { ...wiring, store: { send } as unknown as typeof wiring.store };
}

async function begun(count: number): Promise<string> {
  const importId = await sent(as, 'staff.csv', people(count));
  await checked(as, importId);
  await commit(as, importId);
  return importId;
}

describe.each([
  ['many in a transaction', staffServer],
  ['each by itself', byItself],
])('rows that are written %s', (_, server) => {
  it('and are still on their way when their import is cancelled and taken back leave nothing', async () => {
    const importId = await begun(250);
    const cancelledAndUndone = async () => {
      await act('cancelImport', importId);
      await act('undoImport', importId);
      await worked(importId, wiring, worker(server));
      expect(await view(as, importId)).toMatchObject({ state: 'undone' });
    };
    await worked(importId, heldUp(cancelledAndUndone), worker(server));
    expect(await stored(as)).toEqual({});
    expect(await view(as, importId)).toMatchObject({ state: 'undone', undone: { reverted: 0, kept: 0 } });
  });
});

it('an undo whose worker lost its lease while its rows were on their way removes nothing that its follower has kept', async () => {
  as = await signIn({ roles: ['ProviderAdmin'], facility });
  const importId = await begun(120);
  await worked(importId, wiring, worker(staffServer));
  await act('undoImport', importId);
  const followed = async () => {
    passMinutes(2);
    as = await signIn({ roles: ['ProviderAdmin'], facility });
    await worked(importId, wiring, worker(staffServer));
    // Somebody brings the same people again.
    const again = await begun(120);
    await worked(again, wiring, worker(staffServer));
  };
  await worked(importId, heldUp(followed), worker(staffServer)).catch(() => undefined);
  expect(Object.keys(await stored(as))).toHaveLength(120);
});

it('a trace that was on its way when its worker lost the import replaces nothing that the follower has traced', async () => {
  as = await signIn({ roles: ['ProviderAdmin'], facility: aFacility() });
  const { facilityId } = as.user;
  await changed(as, 'DHA-P-1000', 'Before');
  const importId = await begun(120);
  const followed = async () => {
    // The record changes between the comparison of the first worker and that of the second.
    await changed(as, 'DHA-P-1000', 'Meanwhile');
    passMinutes(2);
    await worked(importId, wiring, worker(staffServer));
  };
  await worked(importId, heldUp(followed, 'TRACE#'), worker(staffServer)).catch(() => undefined);
  as = await signIn({ roles: ['ProviderAdmin'], facility: aFacility({ facilityId: facilityId ?? '' }) });
  expect(await view(as, importId)).toMatchObject({ state: 'done', written: { added: 119, changed: 1 } });
  await act('undoImport', importId);
  await worked(importId, wiring, worker(staffServer));
  expect(await stored(as)).toEqual({ 'DHA-P-1000': { fullName: 'Meanwhile', status: 'active' } });
});
