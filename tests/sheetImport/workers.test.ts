import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { findImport, importChange } from '../../functions/_data/sheetImport/sheetImport.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { runInside } from '../support/interleave.ts';
import { dyingAt } from '../support/jobs.ts';
import {
  checked,
  commit,
  csv,
  endpoints,
  errorsOf,
  imported,
  kind,
  sent,
  started,
  stored,
  view,
  worked,
} from './support/imports.ts';
import { inUse } from './support/staffKind.ts';

const { store } = await startBackend();
let as: SignedIn;
beforeEach(async () => {
  as = await signIn({ roles: ['ProviderAdmin'] });
  inUse.clear();
});

const layla = ['dha-p-1', 'Layla One', 'Active'];
const omar = ['DHA-P-2', 'عمر', 'Left'];
const wrongName = ['DHA-P-3', 'Name 3', 'Active'];

/** Somebody else changes a record behind the import's back. */
const change = (licence: string, fullName: string) =>
  store.send(
    new PutCommand({
      TableName: tableName('reference'),
      Item: {
        pk: `TESTSTAFF#${as.user.facilityId}`,
        sk: licence,
        content: `{"fullName":"${fullName}","licence":"${licence}","status":null}`,
      },
    }),
  );

const many = (count: number): string =>
  csv(...Array.from({ length: count }, (_, at) => [`DHA-P-${1000 + at}`, `Person ${'abcdefghij'[at % 10]}`, 'Active']));

describe('a person who stops an import', () => {
  it('stops it also where the worker makes a step between any two commands of the stop', async () => {
    for (let at = 0; ; at += 1) {
      as = await signIn({ roles: ['ProviderAdmin'] });
      const importId = await sent(as, 'staff.csv', csv(layla));
      await started(as, importId);
      const step = async () => {
        const scope = { kind: 'facility', facilityId: provenFacilityId(as.user.facilityId ?? '') } as const;
        const now = await findImport(store, scope, { kind, importId });
        if (now) await writeTogether(store, [importChange(now, { done: now.done + 1 }).put]);
      };
      const cancel = () => callApi(handler, endpoints.cancelImport, { as, body: { kind, importId } });
      const { result, wasInside } = await runInside(cancel, at, step);
      expect(result).toMatchObject({ status: 1, data: { state: 'cancelled' } });
      if (!wasInside) return;
    }
  });
});

describe('a worker that dies', () => {
  it('at any write is followed by one that writes nothing twice and counts exactly', async () => {
    for (let write = 1; write <= 11; write += 1) {
      for (const isAfter of [false, true]) {
        as = await signIn({ roles: ['ProviderAdmin'] });
        await change('DHA-P-1001', 'Person x');
        const importId = await sent(as, 'staff.csv', many(60));
        await checked(as, importId);
        await commit(as, importId);
        await worked(importId, dyingAt(wiring, write, isAfter)).catch(() => undefined);
        // Its lease is over.
        passMinutes(2);
        if ((await view(as, importId)).state === 'committing') await worked(importId);
        const { state, written } = await view(as, importId);
        expect({ write, isAfter, state, written }).toMatchObject({
          state: 'done',
          written: { added: 59, changed: 1, same: 0, wrong: 0 },
        });
        expect(Object.keys(await stored(as))).toHaveLength(60);
      }
    }
  });

  it('in a check is followed by one that goes on, counts exactly, and gives all errors back', async () => {
    const wrong = Array.from({ length: 60 }, (_, at) => [`DHA-P-${1000 + at}`, at % 3 === 0 ? 'Name 3' : 'Good', '']);
    for (let write = 1; write <= 6; write += 1) {
      for (const isAfter of [false, true]) {
        as = await signIn({ roles: ['ProviderAdmin'] });
        const importId = await sent(as, 'staff.csv', csv(...wrong, layla, layla));
        await started(as, importId);
        await worked(importId, dyingAt(wiring, write, isAfter)).catch(() => undefined);
        passMinutes(2);
        const { state, done } = await view(as, importId);
        if (state === 'checking') await worked(importId);
        expect(await view(as, importId), `${write} ${isAfter} ${done}`).toMatchObject({
          state: 'checked',
          rows: 62,
          checked: { new: 41, wrong: 21, twiceInFile: 1 },
          hasErrorFile: true,
        });
        const lines = (await errorsOf(as, importId)).toString().split('\r\n');
        expect(lines.filter((line) => /,"?(Full name: A name|An earlier row)/.test(line))).toHaveLength(21);
      }
    }
  });

  it('does not look at the rows that were checked before again in the store', async () => {
    const importId = await sent(as, 'staff.csv', many(60));
    await started(as, importId);
    await worked(importId, dyingAt(wiring, 3, false)).catch(() => undefined);
    passMinutes(2);
    const keys: number[] = [];
    const send = async (command: { constructor: { name: string }; input: { RequestItems?: object } }) => {
      const [read] = Object.values(command.input.RequestItems ?? {}) as { Keys?: unknown[] }[];
      if (command.constructor.name === 'BatchGetCommand') keys.push(read?.Keys?.length ?? 0);
      return wiring.store.send(command as never);
    };
    await worked(importId, { ...wiring, store: { send } as unknown as typeof wiring.store });
    expect(keys).toEqual([20]);
  });

  it('leaves alone what somebody changed before the next one came', async () => {
    const importId = await sent(as, 'staff.csv', many(3));
    await checked(as, importId);
    await commit(as, importId);
    // The plan is stored, none of its rows is written.
    await worked(importId, dyingAt(wiring, 4, false)).catch(() => undefined);
    await change('DHA-P-1001', 'Somebody Else');
    passMinutes(2);
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({
      state: 'done',
      written: { added: 2, changed: 0, same: 0, wrong: 1 },
    });
    expect((await stored(as))['DHA-P-1001']?.fullName).toBe('Somebody Else');
  });

  it('again and again ends the import with a reason', async () => {
    const importId = await sent(as, 'staff.csv', csv(layla));
    await checked(as, importId);
    await commit(as, importId);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const broken = {
        ...wiring,
        store: {
          send: async (command: { constructor: { name: string } }) => {
            if (command.constructor.name === 'BatchGetCommand') throw new Error('broken');
            return wiring.store.send(command as never);
          },
        } as unknown as typeof wiring.store,
      };
      await worked(importId, broken).catch(() => undefined);
      passMinutes(5);
    }
    expect(await view(as, importId)).toMatchObject({ state: 'cancelled', failure: 'unexpected' });
  });
});

describe('pause, cancel and undo', () => {
  const act = (endpoint: 'pauseImport' | 'cancelImport' | 'undoImport', importId: string, by = as) =>
    callApi(handler, endpoints[endpoint], { as: by, body: { kind, importId } });

  it('a paused import goes on where it was', async () => {
    const importId = await sent(as, 'staff.csv', many(60));
    await checked(as, importId);
    await commit(as, importId);
    // The first half is written, and its worker is gone.
    await worked(importId, dyingAt(wiring, 4, true)).catch(() => undefined);
    expect((await act('pauseImport', importId)).data).toMatchObject({ state: 'paused' });
    // Another import of the same kind is not held up by it.
    expect(await imported(as, csv(layla))).toMatchObject({ state: 'done' });
    await commit(as, importId);
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'done', written: { added: 60, same: 0, wrong: 0 } });
    expect(await act('pauseImport', importId)).toMatchObject({ http: 409 });
  });

  it('a cancelled one keeps what it wrote, which can be taken back', async () => {
    const importId = await sent(as, 'staff.csv', many(60));
    await checked(as, importId);
    await commit(as, importId);
    await worked(importId, dyingAt(wiring, 4, true)).catch(() => undefined);
    expect((await act('cancelImport', importId)).data).toMatchObject({ state: 'cancelled' });
    expect(Object.keys(await stored(as)).length).toBeGreaterThan(30);
    await act('undoImport', importId);
    await worked(importId);
    expect((await view(as, importId)).state).toBe('undone');
    expect(await stored(as)).toEqual({});
  });

  it('an undo brings back what was, and keeps what changed since or is in use', async () => {
    await imported(as, csv(layla, omar));
    const second = await imported(
      as,
      csv(['DHA-P-1', 'Layla Two', ''], ['DHA-P-5', 'New', ''], ['DHA-P-6', 'Used', ''], ['DHA-P-7', 'Touched', '']),
    );
    inUse.add('DHA-P-6');
    await change('DHA-P-7', 'Touched Since');
    await act('undoImport', second.importId);
    await worked(second.importId);
    expect(await view(as, second.importId)).toMatchObject({ state: 'undone', undone: { reverted: 2, kept: 2 } });
    expect(await stored(as)).toEqual({
      'DHA-P-1': { fullName: 'Layla One', status: 'active' },
      'DHA-P-2': { fullName: 'عمر', status: 'left' },
      'DHA-P-6': { fullName: 'Used', status: null },
      'DHA-P-7': { fullName: 'Touched Since', status: null },
    });
    expect(await act('undoImport', second.importId)).toMatchObject({ http: 409 });
  });

  it('an undo whose worker dies is exact as well', async () => {
    for (const write of [1, 30, 51, 60]) {
      as = await signIn({ roles: ['ProviderAdmin'] });
      const { importId } = await imported(as, many(60));
      await act('undoImport', importId);
      await worked(importId, dyingAt(wiring, write, true)).catch(() => undefined);
      passMinutes(2);
      if ((await view(as, importId)).state === 'undoing') await worked(importId);
      expect(await view(as, importId)).toMatchObject({ state: 'undone', undone: { reverted: 60, kept: 0 } });
      expect(await stored(as)).toEqual({});
    }
  });

  it('after a week nothing is taken back any more', async () => {
    const { importId } = await imported(as, csv(layla));
    passMinutes(7 * 24 * 60 + 1);
    const facility = aFacility({ facilityId: as.user.facilityId ?? '' });
    const later = await signIn({ roles: ['ProviderAdmin'], facility });
    expect(await act('undoImport', importId, later)).toMatchObject({ errors: [{ code: 'tooLate' }] });
  });
});

describe('all or nothing', () => {
  it('does not begin while a row is wrong', async () => {
    const importId = await sent(as, 'staff.csv', csv(layla, wrongName));
    await checked(as, importId);
    expect(await commit(as, importId, 'all')).toMatchObject({ http: 409, errors: [{ code: 'importHasWrong' }] });
    expect(await stored(as)).toEqual({});
  });

  it('takes all back when a row cannot be written', async () => {
    const importId = await sent(as, 'staff.csv', csv(layla, omar));
    await checked(as, importId);
    await commit(as, importId, 'all');
    await worked(importId, dyingAt(wiring, 4, false)).catch(() => undefined);
    await change('DHA-P-2', 'Somebody Else');
    passMinutes(2);
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({
      state: 'undone',
      failure: 'someWrong',
      undone: { reverted: 1, kept: 1 },
    });
    expect(await stored(as)).toEqual({ 'DHA-P-2': { fullName: 'Somebody Else', status: null } });
  });
});
