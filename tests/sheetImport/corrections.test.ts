import { beforeEach, describe, expect, it } from 'vitest';
import { handler } from '../../functions/sheetImport/index.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { runInside } from '../support/interleave.ts';
import { checked, commit, csv, endpoints, kind, reading, sent, stored, view, worked } from './support/imports.ts';
import { staffSheet } from './support/staffSheet.ts';

await startBackend();
let as: SignedIn;
let colleague: SignedIn;
beforeEach(async () => {
  const facility = aFacility();
  as = await signIn({ roles: ['ProviderAdmin'], facility });
  colleague = await signIn({ roles: ['Eligibility'], facility });
});

const layla = ['DHA-P-1', 'Layla One', 'Active'];
const wrong = ['DHA-P-3', 'Name 3', 'Gone'];

const correct = (importId: string, texts: Record<string, string>, { by = as, row = 3 } = {}) =>
  callApi(handler, endpoints.correctRow, { as: by, body: { kind, importId, row, texts } });

const wrongRows = async (importId: string) => {
  const query = { kind, importId, take: 10 };
  return (await callApi(handler, endpoints.getWrongRows, { as, query })).data?.items;
};

const checkedSheet = async () => {
  const importId = await sent(as, 'staff.csv', csv(layla, wrong));
  await checked(as, importId);
  return importId;
};

/** What is stored when all that was corrected is taken in. */
const takenIn = async (importId: string) => {
  await checked(as, importId);
  await commit(as, importId);
  await worked(importId);
  return (await stored(as))['DHA-P-3'];
};

/** Runs `beside` between each two commands that `work` sends to the store, each time with a new sheet. */
async function atEachPlace(
  work: (importId: string) => Promise<unknown>,
  beside: (importId: string) => Promise<unknown>,
  look: (importId: string, answers: { work: unknown; beside: unknown }) => Promise<void>,
): Promise<number> {
  for (let at = 0; ; at += 1) {
    const facility = aFacility();
    as = await signIn({ roles: ['ProviderAdmin'], facility });
    colleague = await signIn({ roles: ['Eligibility'], facility });
    const importId = await checkedSheet();
    let besides: unknown;
    const { result, wasInside } = await runInside(
      () => work(importId),
      at,
      async () => {
        besides = await beside(importId);
      },
    );
    if (!wasInside) return at;
    await look(importId, { work: result, beside: besides });
  }
}

describe('corrections of a row', () => {
  it('by two people at once both count, each for its cells', async () => {
    const places = await atEachPlace(
      (importId) => correct(importId, { fullName: 'Sara Three' }),
      (importId) => correct(importId, { status: 'Left' }, { by: colleague }),
      async (importId) => {
        expect(await takenIn(importId)).toEqual({ fullName: 'Sara Three', status: 'left' });
      },
    );
    expect(places).toBeGreaterThan(3);
  });

  it('by two people in the same cell leave what one of them wrote, and both are told what stands there', async () => {
    await atEachPlace(
      (importId) => correct(importId, { fullName: 'Sara One', status: '' }),
      (importId) => correct(importId, { fullName: 'Sara Two' }, { by: colleague }),
      async (importId, answers) => {
        const { fullName } = (await wrongRows(importId))?.[0]?.texts ?? {};
        expect(answers).toMatchObject({ work: { http: 200 }, beside: { http: 200 } });
        expect(['Sara One', 'Sara Two']).toContain(fullName);
        expect((await takenIn(importId))?.fullName).toBe(fullName);
      },
    );
  });

  it('are refused once the check has begun, at whatever moment it begins', async () => {
    const places = await atEachPlace(
      (importId) => correct(importId, { fullName: 'Sara Three', status: '' }),
      async (importId) => {
        const plan = { sheet: 0, headRow: 1, columns: ['licence', 'fullName', 'status'], values: {} };
        await callApi(handler, endpoints.checkImport, { as: colleague, body: { kind, importId, plan } });
      },
      async (importId, answers) => {
        const { http } = answers.work as { http: number };
        await worked(importId);
        // What was answered as kept is in the check; what was refused is not.
        expect(await view(as, importId)).toMatchObject({
          state: 'checked',
          checked: http === 200 ? { new: 2, wrong: 0 } : { new: 1, wrong: 1 },
        });
        if (http !== 200) expect(answers.work).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
      },
    );
    expect(places).toBeGreaterThan(3);
  });

  it('are refused once the writing has begun, and while it is paused', async () => {
    await atEachPlace(
      (importId) => correct(importId, { fullName: 'Sara Three', status: '' }),
      async (importId) => {
        await commit(colleague, importId);
        await worked(importId);
      },
      async (_importId, answers) => {
        const { http } = answers.work as { http: number };
        expect([200, 409]).toContain(http);
        expect(Object.keys(await stored(as))).toHaveLength(http === 200 ? 2 : 1);
      },
    );
    const importId = await checkedSheet();
    await commit(as, importId);
    await callApi(handler, endpoints.pauseImport, { as, body: { kind, importId } });
    expect(await correct(importId, { fullName: 'Sara Three' })).toMatchObject({ http: 409 });
  });

  it('are still there for who comes back later, with what is wrong now', async () => {
    const importId = await checkedSheet();
    const { data } = await correct(importId, { fullName: 'Sara Three' });
    const expected = {
      row: 3,
      texts: { licence: 'DHA-P-3', fullName: 'Sara Three', status: 'Gone' },
      problems: [{ column: 'status', code: 'unknownValue' }],
    };
    expect(data).toEqual(expected);
    expect(await wrongRows(importId)).toEqual([{ ...expected, isCorrected: true }]);
  });

  it('make a row that stood twice in the file one of its own', async () => {
    const importId = await sent(as, 'staff.csv', csv(layla, layla));
    await checked(as, importId);
    expect((await correct(importId, { fullName: 'Layla Two' })).data?.problems).toEqual([
      { column: null, code: 'twiceInFile' },
    ]);
    expect((await correct(importId, { licence: 'DHA-P-2' })).data?.problems).toEqual([]);
    expect((await checked(as, importId)).checked).toMatchObject({ new: 2, twiceInFile: 0 });
  });

  it('are taken for wrong rows only, with columns of the kind, by those whose sheet it is', async () => {
    const importId = await checkedSheet();
    for (const row of [2, 4, 99_999_999])
      expect(await correct(importId, { fullName: 'Sara' }, { row }), `${row}`).toMatchObject({ http: 404 });
    for (const column of ['other', 'constructor'])
      expect(await correct(importId, { [column]: 'x' })).toMatchObject({ http: 400 });
    const other = await signIn({ roles: ['ProviderAdmin'] });
    expect(await correct(importId, { fullName: 'Sara' }, { by: other })).toMatchObject({ http: 404 });
    expect((await wrongRows(importId))?.[0]?.texts.fullName).toBe('Name 3');
  });

  it('cannot bring a formula in', async () => {
    const importId = await checkedSheet();
    const { data } = await correct(importId, { fullName: '=HYPERLINK("http://x.example")', status: '' });
    expect(data?.problems).toEqual([{ column: 'fullName', code: 'formula' }]);
    expect((await checked(as, importId)).checked).toMatchObject({ wrong: 1 });
  });
});

describe('what is remembered of a source', () => {
  const columns = ['licence', 'fullName', 'status'];
  const heads = (first: string, last = 'Status') => `${first};Full name;${last}\nDHA-P-1;Layla One;on duty`;
  const saidOf = (importId: string, by: SignedIn, changes: object = {}) =>
    callApi(handler, endpoints.checkImport, {
      as: by,
      body: { kind, importId, plan: { sheet: 0, headRow: 1, columns, values: {}, ...changes } },
    });

  it('is what both of two people said at once', async () => {
    for (let at = 0; ; at += 1) {
      const facility = aFacility();
      as = await signIn({ roles: ['ProviderAdmin'], facility });
      const mine = await sent(as, 'a.csv', heads('Staff code'));
      const theirs = await sent(as, 'b.csv', heads('Badge'));
      const { wasInside } = await runInside(
        () => saidOf(mine, as, { values: { status: { 'on duty': 'active' } } }),
        at,
        () => saidOf(theirs, as, { values: { status: { away: 'left' } } }),
      );
      if (!wasInside) break;
      for (const first of ['Staff code', 'Badge']) {
        const read = await reading(as, await sent(as, 'c.csv', heads(first)));
        expect(read, `${at} ${first}`).toMatchObject({
          missing: [],
          unknownWords: [],
          values: { status: { onduty: 'active', away: 'left' } },
        });
        expect(read.heads[0], `${at} ${first}`).toMatchObject({ column: 'licence', by: 'remembered' });
      }
    }
  });

  it('holds for long heads, and stays small however much is said', async () => {
    const long = 'A head that explains at length what is wanted below it '.repeat(20);
    const importId = await sent(as, 'a.csv', heads(long));
    await saidOf(importId, as);
    expect((await reading(as, await sent(as, 'b.csv', heads(long)))).heads[0]).toMatchObject({ by: 'remembered' });
    for (let turn = 0; turn < 4; turn += 1) {
      const words = Object.fromEntries(
        Array.from({ length: 300 }, (_, at) => [`${'ض'.repeat(190)}${turn}x${at}`, 'active']),
      );
      const many = await sent(as, 'c.csv', heads(`Head ${turn}`));
      expect(await saidOf(many, as, { values: { status: words } })).toMatchObject({ http: 200 });
    }
    const read = await reading(as, await sent(as, 'd.csv', heads('Head 3')));
    expect(read.heads[0]).toMatchObject({ by: 'remembered' });
    expect(JSON.stringify(read.values).length).toBeLessThan(40_000);
  });

  it('forgets words for values that the kind has no more', async () => {
    const importId = await sent(as, 'a.csv', heads('Licence number'));
    const { values } = staffSheet.columns.status;
    const gone = { value: 'gone', title: { en: 'Gone', ar: 'ذهب' } };
    (values as unknown as object[]).push(gone);
    await saidOf(importId, as, { values: { status: { 'on duty': 'gone' } } });
    (values as unknown as object[]).pop();
    const read = await reading(as, await sent(as, 'b.csv', heads('Licence number')));
    expect(read).toMatchObject({ values: {}, unknownWords: [{ column: 'status', word: 'on duty' }] });
  });
});
