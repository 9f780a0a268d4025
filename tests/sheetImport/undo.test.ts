import { beforeEach, describe, expect, it } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { sheetImport } from '../../functions/_parts/sheetImport/sheetImportJob.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { dyingAt } from '../support/jobs.ts';
import { changed, checked, commit, csv, endpoints, kind, sent, stored, view, worked } from './support/imports.ts';
import { staffServer } from './support/staffKind.ts';

await startBackend();
let as: SignedIn;
beforeEach(async () => {
  as = await signIn({ roles: ['ProviderAdmin'] });
});

const many = (count: number): string =>
  csv(...Array.from({ length: count }, (_, at) => [`DHA-P-${1000 + at}`, `Person ${'abcdefghij'[at % 10]}`, 'Active']));
const inOneStep = { sheetImport: sheetImport(async () => staffServer, 100) };
const act = (endpoint: 'cancelImport' | 'undoImport', importId: string) =>
  callApi(handler, endpoints[endpoint], { as, body: { kind, importId } });

/** An import of 200 rows that was cancelled when its worker had died at its nth transaction. */
async function cancelledAt(write: number, isAfter: boolean) {
  const importId = await sent(as, 'staff.csv', many(200));
  await checked(as, importId);
  await commit(as, importId);
  await worked(importId, dyingAt(wiring, write, isAfter)).catch(() => undefined);
  passMinutes(2);
  await act('cancelImport', importId);
  return importId;
}

describe('an undo', () => {
  it('of an import that was cancelled anywhere leaves nothing of it, and counts what had been counted', async () => {
    for (const write of [1, 2, 3, 4, 5, 7]) {
      for (const isAfter of [false, true]) {
        as = await signIn({ roles: ['ProviderAdmin'] });
        const importId = await cancelledAt(write, isAfter);
        const { written } = await view(as, importId);
        await act('undoImport', importId);
        await worked(importId);
        expect(await view(as, importId), `${write} ${isAfter}`).toMatchObject({
          state: 'undone',
          undone: { reverted: written.added, kept: 0 },
        });
        expect(await stored(as)).toEqual({});
      }
    }
  });

  it('leaves alone what a plan of a dead worker wanted, and somebody else wrote', async () => {
    const importId = await sent(as, 'staff.csv', many(100));
    await checked(as, importId);
    await commit(as, importId);
    // All rows are traced, but that is not stored as a plan.
    await worked(importId, dyingAt(wiring, 2, false), inOneStep).catch(() => undefined);
    for (let at = 0; at < 60; at += 1) await changed(as, `DHA-P-${1000 + at}`, `Person ${'abcdefghij'[at % 10]}`);
    passMinutes(2);
    await worked(importId, wiring, inOneStep);
    expect((await view(as, importId)).written).toEqual({ added: 40, changed: 0, same: 60, wrong: 0 });
    await act('undoImport', importId);
    await worked(importId);
    expect((await view(as, importId)).undone).toEqual({ reverted: 40, kept: 0 });
    expect(Object.keys(await stored(as))).toHaveLength(60);
  });
});
