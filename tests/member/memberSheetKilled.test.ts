import { expect, it } from 'vitest';
import { getMember } from '../../functions/_data/member/member.ts';
import { registerListedAt } from '../../functions/_data/member/registerState.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { memberImport } from '../../functions/member/sheet/memberImport.ts';
import { handler as imports } from '../../functions/sheetImport/index.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { killedWorker, killTheRest } from '../sheetImport/support/killedWorker.ts';
import { callApi, passMinutes, type SignedIn, startBackend } from '../support/api.ts';
import { importsOf } from '../support/imports.ts';
import { person } from '../support/people.ts';
import { aLine, csvOf } from '../support/registerFiles.ts';

const { store } = await startBackend();
killTheRest();

const kind = 'members';
const { sent, started, worked, view, commit, checked } = importsOf(kind, { members: memberImport }, 40);
const payerId = provenPayerId(871);
const killedAt = (importId: string, write: number, isAfter: boolean) =>
  killedWorker({ kind, importId, command: 'TransactWriteCommand', write, isAfter });

/** Sixty members with two covers each, the second cover in the second half of the sheet. */
const content = csvOf(
  ['POL-1', 'POL-2'].flatMap((PolicyNumber) =>
    Array.from({ length: 60 }, (_, at) => aLine({ MemberID: `M-${100 + at}`, EmiratesID: '', PolicyNumber })),
  ),
);
const members = () => Promise.all(Array.from({ length: 60 }, (_, at) => getMember(store, payerId, `M-${100 + at}`)));

it('a worker that is killed (-9) in the middle of a sheet of members or of its undo loses no row and writes none twice', async () => {
  let as: SignedIn = await person(null, 'PayerAdmin', { payerId });
  /** The lease of the killed worker is over. */
  const later = async () => {
    passMinutes(2);
    as = await person(null, 'PayerAdmin', { payerId });
  };
  const importId = await sent(as, 'members.csv', content);
  await started(as, importId);
  await worked(importId);
  expect(await view(as, importId)).toMatchObject({ checked: { new: 120, wrong: 0 } });

  await commit(as, importId);
  await killedAt(importId, 5, true);
  expect(await view(as, importId)).toMatchObject({ state: 'committing' });
  expect(await registerListedAt(store, payerId)).toBeNull();
  await later();
  await worked(importId);
  expect(await view(as, importId)).toMatchObject({ state: 'done', written: { added: 120, changed: 0, wrong: 0 } });
  expect((await members()).map((each) => each?.coverages.length)).toEqual(Array.from({ length: 60 }, () => 2));
  expect(await registerListedAt(store, payerId)).not.toBeNull();

  await callApi(imports, sheetImportApi.endpoints.undoImport, { as, body: { kind, importId } });
  await killedAt(importId, 4, true);
  expect(await view(as, importId)).toMatchObject({ state: 'undoing' });
  await later();
  await worked(importId);
  expect(await view(as, importId)).toMatchObject({ state: 'undone', undone: { reverted: 120, kept: 0 } });
  expect(await members()).toEqual(Array.from({ length: 60 }, () => null));
  expect(await registerListedAt(store, payerId)).toBeNull();

  // The same file again finds nothing of it.
  const again = await checked(as, await sent(as, 'members.csv', content));
  expect(again).toMatchObject({ checked: { new: 120, changed: 0, same: 0 } });
});
