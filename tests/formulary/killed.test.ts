import { expect, it } from 'vitest';
import { formularyImport } from '../../functions/formulary/formularyImport.ts';
import { handler } from '../../functions/formulary/index.ts';
import { killedWorker, killTheRest } from '../sheetImport/support/killedWorker.ts';
import { callApi, passMinutes, startBackend } from '../support/api.ts';
import { importsOf } from '../support/imports.ts';
import {
  aLiveVersion,
  changes,
  drugFile,
  formularyCalls,
  move,
  price,
  priceOf,
  search,
  someDrugs,
  version,
} from './support/drugLists.ts';
import { aPayer } from './support/payers.ts';

await startBackend();
killTheRest();
const kind = 'formulary';
const { sent, checked, commit, worked, view } = importsOf(kind, { formulary: formularyImport });

it('REQ-PHARM-02 a worker that is killed (-9) at any step of the staging leaves nothing that anybody reads, and the next one stages the list once', async () => {
  const { maker, signInAgain } = await aPayer();
  await aLiveVersion(maker, someDrugs(240));
  const list = someDrugs(250, { 4: price('165') });
  const importId = await sent(maker, 'drugs.csv', Buffer.from(await drugFile(list).arrayBuffer()));
  await checked(maker, importId);
  await commit(maker, importId);

  let as = maker;
  const staged = async () => {
    const { data } = await callApi(handler, formularyCalls.getFormularyVersions, { as, query: {} });
    return data?.items.map(({ number, state, rows }) => [number, state, rows]);
  };
  // Behind the list of drugs, behind a list of changes; before the version's own record is written, and after it.
  const deaths = [
    ['BatchWriteCommand', 1, true],
    ['BatchWriteCommand', 3, true],
    ['TransactWriteCommand', 2, false],
    ['TransactWriteCommand', 2, true],
  ] as const;
  const seen: unknown[] = [];
  for (const [command, write, isAfter] of deaths) {
    await killedWorker({ kind, importId, command, write, isAfter });
    // The lease of the killed worker is over.
    passMinutes(2);
    as = await signInAgain();
    expect((await view(as, importId)).state).toBe('committing');
    expect((await search(as, 'invental', { take: 5 })).items).toHaveLength(5);
    expect(await priceOf(as, 4)).toBe(1650);
    seen.push((await staged())?.length);
  }
  // Only the last of them had written the version's record.
  expect(seen).toEqual([1, 1, 1, 2]);
  await worked(importId);
  expect(await view(as, importId)).toMatchObject({ state: 'done', written: { added: 10, changed: 1, same: 239 } });
  expect(await staged()).toEqual([
    [2, 'waiting', 250],
    [1, 'inForce', 240],
  ]);
  // One comparison counts, whatever the killed ones have left.
  expect(await changes(as, importId, 'price')).toMatchObject([{ packageName: 'INVENTAL 4' }]);
  expect(await changes(as, importId, 'new')).toHaveLength(10);
  const second = await signInAgain();
  await move(second, await version(second, importId), 'approve', { reason: 'Checked against the price circular' });
  expect(await priceOf(as, 4)).toBe(16500);
});
