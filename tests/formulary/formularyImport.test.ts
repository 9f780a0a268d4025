import { describe, expect, it } from 'vitest';
import { formularyImport } from '../../functions/formulary/formularyImport.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { callApi, startBackend } from '../support/api.ts';
import { importsOf } from '../support/imports.ts';
import { aLiveVersion, drugFile, move, price, priceOf, search, someDrugs, version } from './support/drugLists.ts';
import { aPayer } from './support/payers.ts';

await startBackend();
const { sent, checked, commit, worked, view } = importsOf('formulary', { formulary: formularyImport });
type Drugs = ReturnType<typeof someDrugs>;
const content = async (drugs: Drugs) => Buffer.from(await drugFile(drugs).arrayBuffer());
const undo = (as: Parameters<typeof sent>[0], importId: string) =>
  callApi(handler, sheetImportApi.endpoints.undoImport, { as, body: { kind: 'formulary', importId } });

describe('a list of drugs that is larger than a form', () => {
  it('REQ-PHARM-02 is checked beside the version in force, and staged as a version', async () => {
    const { maker } = await aPayer();
    await aLiveVersion(maker, someDrugs(40));
    const importId = await sent(maker, 'drugs.csv', await content(someDrugs(42, { 4: price('17') })));
    expect((await checked(maker, importId)).checked).toMatchObject({ new: 2, changed: 1, same: 39, wrong: 0 });
    await commit(maker, importId);
    await worked(importId);
    expect(await view(maker, importId)).toMatchObject({ state: 'done', written: { added: 2, changed: 1, same: 39 } });
    const staged = await version(maker, importId);
    expect(staged).toMatchObject({ number: 2, state: 'staged', counts: { new: 2, price: 1 }, made: { isOwn: true } });
    expect(await priceOf(maker, 4)).toBe(1650);
    expect((await move(maker, staged, 'goLive')).data).toMatchObject({ state: 'inForce' });
    expect(await priceOf(maker, 4)).toBe(1700);
  });

  it('REQ-PHARM-02 is taken in whole, and not at all while a row is wrong', async () => {
    const { maker } = await aPayer();
    const importId = await sent(maker, 'drugs.csv', await content(someDrugs(3, { 1: price('-') })));
    expect((await checked(maker, importId)).checked).toMatchObject({ wrong: 1 });
    for (const mode of ['good', 'all'] as const)
      expect(await commit(maker, importId, mode)).toMatchObject({ http: 409, errors: [{ code: 'importHasWrong' }] });
    await expect(version(maker, importId)).rejects.toThrow('No such version');
  });

  it('REQ-PHARM-02 Abuse: who sent the file never approves it, also where somebody else has taken it in', async () => {
    const { maker, second } = await aPayer();
    await aLiveVersion(maker, someDrugs(20));
    const importId = await sent(maker, 'drugs.csv', await content(someDrugs(20, { 4: price('165') })));
    await checked(maker, importId);
    await commit(second, importId);
    await worked(importId);
    const staged = await version(maker, importId);
    expect(staged).toMatchObject({ state: 'waiting', made: { isOwn: true } });
    const approval = await move(maker, staged, 'approve', { reason: 'It is right' });
    expect(approval).toMatchObject({ http: 409, errors: [{ code: 'ownChange' }] });
    expect(await priceOf(maker, 4)).toBe(1650);
  });

  it('REQ-PHARM-02 is discarded by an undo, unless it went live', async () => {
    const { maker, second } = await aPayer();
    const taken = async () => {
      const importId = await sent(maker, 'drugs.csv', await content(someDrugs(3)));
      await checked(maker, importId);
      await commit(maker, importId);
      await worked(importId);
      return importId;
    };
    const [first, live] = [await taken(), await taken()];
    await undo(maker, first);
    await worked(first);
    expect(await version(maker, first)).toMatchObject({ state: 'discarded' });
    await move(second, await version(maker, live), 'approve', { reason: 'The first list' });
    await undo(maker, live);
    await worked(live);
    expect(await view(maker, live)).toMatchObject({ state: 'undone', undone: { reverted: 0, kept: 3 } });
    expect((await search(maker)).items).toHaveLength(3);
  });
});
