import { expect, it } from 'vitest';
import type { Table } from '../../functions/_kit/env.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { commit, csv, endpoints, kind, sent, started, stored, view, worked } from './support/imports.ts';
import { killedWorker, killTheRest } from './support/killedWorker.ts';

await startBackend();
killTheRest();

const killedAt = (importId: string, write: number, isAfter: boolean, table?: Table) =>
  killedWorker({ kind, importId, command: 'TransactWriteCommand', write, isAfter, ...(table && { table }) });

const people = Array.from({ length: 100 }, (_, at) => [
  `DHA-P-${1000 + at}`,
  at % 10 === 0 ? 'Name 3' : `Person ${'abcdefghij'[at % 10]}`,
  'Active',
]);

it('a worker that is killed (-9) in the check, in the writing and in the undo loses no row and writes none twice', async () => {
  const facility = aFacility();
  let as: SignedIn = await signIn({ roles: ['ProviderAdmin'], facility });
  /** The lease of the killed worker is over. */
  const later = async () => {
    passMinutes(2);
    as = await signIn({ roles: ['ProviderAdmin'], facility });
  };

  const importId = await sent(as, 'staff.csv', csv(...people));
  await started(as, importId);
  await killedAt(importId, 3, false);
  expect(await view(as, importId)).toMatchObject({ state: 'checking', done: 40 });
  await later();
  await worked(importId);
  expect(await view(as, importId)).toMatchObject({
    state: 'checked',
    rows: 100,
    checked: { new: 90, changed: 0, same: 0, wrong: 10, twiceInFile: 0 },
    hasErrorFile: true,
  });
  expect(await stored(as)).toEqual({});

  await commit(as, importId);
  // Killed when rows were written and that was not stored; the next one when a step was.
  await killedAt(importId, 1, true, 'reference');
  expect(await view(as, importId)).toMatchObject({ state: 'committing', done: 0 });
  expect(Object.keys(await stored(as))).toHaveLength(36);
  await later();
  await worked(importId);
  expect(await view(as, importId)).toMatchObject({
    state: 'done',
    written: { added: 90, changed: 0, same: 0, wrong: 10 },
  });
  const good = people.filter(([, name]) => name !== 'Name 3');
  expect(await stored(as)).toEqual(
    Object.fromEntries(good.map(([licence, fullName]) => [licence, { fullName, status: 'active' }])),
  );

  await callApi(handler, endpoints.undoImport, { as, body: { kind, importId } });
  await killedAt(importId, 3, false);
  expect(await view(as, importId)).toMatchObject({ state: 'undoing' });
  await later();
  await worked(importId);
  expect(await view(as, importId)).toMatchObject({ state: 'undone', undone: { reverted: 90, kept: 0 } });
  expect(await stored(as)).toEqual({});
});
