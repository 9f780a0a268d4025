import { beforeEach, describe, expect, it } from 'vitest';
import type { PayerOutcome } from '../../functions/_connect/payer/payer.ts';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { sweepOutbox } from '../../functions/_workers/sweepOutbox.ts';
import { requestImport } from '../../functions/eligibilityBatch/sheet/requestImport.ts';
import { handler as jobs } from '../../functions/job/index.ts';
import { handler as imports } from '../../functions/sheetImport/index.ts';
import { batchColumns } from '../../shared/eligibilityBatch/batchSheet.ts';
import { eligibilityRequestSheet } from '../../shared/eligibilityBatch/requestSheet.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { aClinic, deliveryOf, worker } from '../eligibility/support/eligibility.ts';
import { callApi, passMinutes, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { csvOf } from '../support/csv.ts';
import { importsOf } from '../support/imports.ts';
import { dyingAt, storedJob, work } from '../support/jobs.ts';
import { aBatchLine, type BatchLine, batchCsv } from './support/batchFiles.ts';

const { store, messages } = await startBackend();
const kind = eligibilityRequestSheet.name;
const { sent, started, reading, checked, commit, imported, worked, view, wrongRows, undone } = importsOf(
  kind,
  { [kind]: requestImport },
  10,
);
const inLongSteps = importsOf(kind, { [kind]: requestImport });
const { endpoints } = sheetImportApi;
const { getBatchRows, cancelJob, askAgain } = jobApi.endpoints;

const yes: PayerOutcome = {
  ...{ kind: 'answer', result: 'yes', payerReference: 'P-1', denialCode: null, comments: null },
  ...{ patientName: 'Sara Invented', coverages: [], isRepeated: false },
};

/** How often the payers were asked about a card. */
const asked = new Map<string, number>();
beforeEach(() => asked.clear());
const deliver = worker(async ({ cardNumber }) => {
  const card = cardNumber ?? '';
  asked.set(card, (asked.get(card) ?? 0) + 1);
  return yes;
});

let delivered = 0;
/** Brings to the worker of payers what has been queued since; the time for which the job waits passes. */
async function letPayersAnswer(ms: number): Promise<void> {
  passMinutes(ms / 60_000);
  const ids = messages.slice(delivered).flatMap(({ body }) => JSON.parse(body).outboxId ?? []);
  delivered = messages.length;
  if (ids.length > 0) await deliver(deliveryOf(...ids));
  else await sweepOutbox(wiring)();
}
const settings = { sleep: letPayersAnswer };

let cards = 0;
const aCard = () => {
  cards += 1;
  return `SHEET-${cards}`;
};
const aSheet = (count: number): BatchLine[] => Array.from({ length: count }, () => aBatchLine(aCard()));
const timesAsked = (lines: readonly BatchLine[]) => lines.map(({ CardNumber = '' }) => asked.get(CardNumber) ?? 0);

async function rowsOf(as: SignedIn, jobId: string): Promise<(readonly [number, string])[]> {
  const { data } = await callApi(jobs, getBatchRows, { as, query: { jobId, take: 100 } });
  return (data?.items ?? []).map(({ row, outcome }) => [row, outcome] as const);
}
const outcomesOf = async (as: SignedIn, jobId: string) => (await rowsOf(as, jobId)).map(([, outcome]) => outcome);

const dyingAfterWave = async (ms: number): Promise<never> => {
  await letPayersAnswer(ms);
  throw new Error('dead');
};

/** A sheet whose worker died after the payers were asked about its first wave. */
async function askedInPart(as: SignedIn, lines: readonly BatchLine[]): Promise<string> {
  const { importId } = await imported(as, batchCsv(lines));
  await work(importId, { sleep: dyingAfterWave }).catch(() => null);
  return importId;
}

/** Stops a sheet and asks about its failed rows again. */
async function askedAgain(as: SignedIn, jobId: string): Promise<string> {
  await callApi(jobs, cancelJob, { as, body: { jobId } });
  passMinutes(2);
  const { data } = await callApi(jobs, askAgain, { as, body: { jobId } });
  return data!.jobId;
}

type Sent = { readonly constructor: { readonly name: string }; readonly input: unknown };

/** A store at which transactions with this in them meet something else first. */
function meeting(what: string, meet: (send: () => Promise<unknown>) => Promise<unknown>): typeof store {
  const send = async (command: Sent) => {
    const carryOut = () => store.send(command as never);
    const isMet = command.constructor.name === 'TransactWriteCommand' && JSON.stringify(command.input).includes(what);
    if (!isMet) return carryOut();
    let sent: unknown;
    await meet(async () => {
      sent = await carryOut();
    });
    return sent;
  };
  return { send } as unknown as typeof store;
}

describe('a sheet of eligibility requests as an import', () => {
  it('asks nobody before it is written, and then about each good row once, under the number of the import', async () => {
    const as = await aClinic(store);
    const lines = aSheet(3);
    const wrong = aBatchLine(aCard(), { ClinicianLicense: 'GD9999' });
    const importId = await sent(as, 'patients.csv', batchCsv([...lines, wrong]));
    expect(await checked(as, importId)).toMatchObject({ checked: { new: 3, wrong: 1 } });
    expect(await rowsOf(as, importId)).toEqual([]);
    await expect(storedJob(importId)).rejects.toThrow('No such job');
    await commit(as, importId);
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'done', written: { added: 3, wrong: 1 } });
    expect(messages.map(({ body }) => JSON.parse(body))).toContainEqual(expect.objectContaining({ jobId: importId }));
    expect(timesAsked(lines)).toEqual([0, 0, 0]);
    await work(importId, settings);
    expect(await storedJob(importId)).toMatchObject({ state: 'done', progress: { done: 3, total: 3 } });
    expect(await rowsOf(as, importId)).toEqual([2, 3, 4].map((row) => [row, 'withoutCover']));
    expect(timesAsked([...lines, wrong])).toEqual([1, 1, 1, 0]);
    expect(eligibilityRequestSheet.opens?.(await view(as, importId))).toBe(`/eligibility/batch/${importId}`);
  });

  it('with heads and words that nobody knows is mapped by a person, and the next sheet of the source is remembered', async () => {
    const as = await aClinic(store);
    const named = ['Payer', 'CardNumber', 'ServiceCategory', 'ServiceDate'] as const;
    const sheet = () => {
      const line = aBatchLine(aCard(), { ServiceCategory: 'Walk-in' });
      return csvOf(
        ['K1', 'K2', 'K3', 'K4'],
        named.map((name) => line[name] ?? ''),
      );
    };
    const importId = await sent(as, 'own.csv', sheet());
    expect((await reading(as, importId)).missing).toEqual(['Payer', 'ServiceCategory', 'ServiceDate']);
    const columns = [...named];
    const unknown = await reading(as, importId, { columns });
    expect(unknown.unknownWords).toEqual([{ column: 'ServiceCategory', word: 'Walk-in' }]);
    const plan = { sheet: 0, headRow: 1, columns, values: { ServiceCategory: { 'Walk-in': '1' } } };
    await callApi(imports, endpoints.checkImport, { as, body: { kind, importId, plan } });
    await worked(importId);
    expect(await view(as, importId)).toMatchObject({ state: 'checked', checked: { new: 1, wrong: 0 } });
    const again = await reading(as, await sent(as, 'next.csv', sheet()));
    expect(again.heads.map(({ column, by }) => [column, by])).toEqual(named.map((column) => [column, 'remembered']));
    expect(again).toMatchObject({ missing: [], findings: [], unknownWords: [] });
    const stranger = await aClinic(store);
    expect((await reading(stranger, await sent(stranger, 'own.csv', sheet()))).missing).not.toEqual([]);
  });

  it('says by the rules of the form what is wrong, and asks about a row that was corrected in the grid', async () => {
    const as = await aClinic(store);
    const mended = aBatchLine(aCard());
    const twice = aBatchLine(aCard());
    const rows = [
      { ...mended, ServiceDate: '01/01/2020' },
      aBatchLine('', { EmiratesID: '784-1985-0000001-8', EmiratesIDReason: '1' }),
      aBatchLine(aCard(), { Payer: 'Nobody Insurance' }),
      aBatchLine(''),
      twice,
      // The same payer by another name, and other remarks: the same request all the same.
      { ...twice, ServiceCategory: '1', Remarks: 'again' },
      aBatchLine(aCard(), { ServiceCategory: 'Spa' }),
    ];
    const importId = await sent(as, 'patients.csv', batchCsv(rows));
    expect(await checked(as, importId)).toMatchObject({ checked: { new: 1, wrong: 6, twiceInFile: 1 } });
    expect(await wrongRows(as, importId)).toEqual({
      2: ['ServiceDate:tooOld'],
      3: ['EmiratesID:emiratesId'],
      4: ['Payer:payerNotAvailable'],
      5: ['EmiratesID:identifierMissing'],
      7: ['null:twiceInFile'],
      8: ['ServiceCategory:unknownValue'],
    });
    const texts = { ServiceDate: mended.ServiceDate ?? '' };
    await callApi(imports, endpoints.correctRow, { as, body: { kind, importId, row: 2, texts } });
    await callApi(imports, endpoints.checkImport, { as, body: { kind, importId } });
    await worked(importId);
    await commit(as, importId);
    await worked(importId);
    await work(importId, settings);
    expect(timesAsked([mended, twice])).toEqual([1, 1]);
    expect((await rowsOf(as, importId)).map(([row]) => row)).toEqual([2, 6]);
  });

  it('finds the same request also where its rows name the payer in two ways', async () => {
    const as = await aClinic(store);
    const line = aBatchLine(aCard());
    const { payerName = '' } = demoPayers.find(({ payerId }) => String(payerId) === line.Payer) ?? {};
    const importId = await sent(as, 'patients.csv', batchCsv([line, { ...line, Payer: payerName }]));
    expect(await checked(as, importId)).toMatchObject({ checked: { new: 1, wrong: 1, twiceInFile: 1 } });
  });

  it('of more than ten thousand rows is refused as a whole', async () => {
    const as = await aClinic(store);
    const content = batchCsv(Array.from({ length: 10_001 }, (_, at) => aBatchLine(`LONG-${at}`)));
    const importId = await sent(as, 'long.csv', content);
    await started(as, importId);
    await inLongSteps.worked(importId);
    expect(await view(as, importId)).toMatchObject({
      state: 'failed',
      failure: 'tooManyRows',
    });
  });

  it('of which no row is good asks nobody, and leads nowhere', async () => {
    const as = await aClinic(store);
    const importId = (await imported(as, batchCsv([aBatchLine('')]))).importId;
    await expect(storedJob(importId)).rejects.toThrow('No such job');
    expect(eligibilityRequestSheet.opens?.(await view(as, importId))).toBeNull();
  });
});

describe('the undo of a sheet of requests', () => {
  it('before anybody was asked withdraws all rows, and nobody is asked any more', async () => {
    const as = await aClinic(store);
    const lines = aSheet(4);
    const { importId } = await imported(as, batchCsv(lines));
    expect(await undone(as, importId)).toMatchObject({ state: 'undone', undone: { reverted: 4, kept: 0 } });
    await work(importId, settings);
    expect(await storedJob(importId)).toMatchObject({ state: 'cancelled' });
    expect(await rowsOf(as, importId)).toEqual([]);
    expect(timesAsked(lines)).toEqual([0, 0, 0, 0]);
  });

  it('in the middle keeps and lists what was asked, and withdraws the rest', async () => {
    const as = await aClinic(store);
    const lines = aSheet(9);
    const importId = await askedInPart(as, lines);
    const inPart = timesAsked(lines).filter((times) => times === 1).length;
    expect(inPart).toBeGreaterThan(0);
    expect(inPart).toBeLessThan(9);
    const { undone: counts } = await undone(as, importId);
    expect(counts).toEqual({ reverted: 9 - inPart, kept: inPart });
    expect(new Set(Object.values(await wrongRows(as, importId)).flat())).toEqual(new Set(['null:keptAsked']));
    expect((await rowsOf(as, importId)).length).toBe(inPart);
    passMinutes(2);
    await work(importId, settings);
    await letPayersAnswer(0);
    expect(timesAsked(lines).filter((times) => times === 1).length).toBe(inPart);
  });

  it('between two rows of a wave lets the worker that has them in hand ask about none that was withdrawn', async () => {
    const as = await aClinic(store);
    const lines = aSheet(3);
    const { importId } = await imported(as, batchCsv(lines));
    // The worker has read its rows; then they are withdrawn.
    let over: Promise<unknown> | undefined;
    const overtaken = meeting('OUTBOX#', async (send) => {
      over ??= undone(as, importId);
      await over;
      await send();
    });
    const log: string[] = [];
    const writeLog = (line: string) => void log.push(line);
    await work(importId, settings, { ...wiring, writeLog, store: overtaken });
    // It ends as one whose job was stopped, without an error that somebody would be called for.
    expect(log.map((line) => JSON.parse(line).outcome)).toEqual(['overtaken']);
    await letPayersAnswer(0);
    expect(await view(as, importId)).toMatchObject({ state: 'undone', undone: { reverted: 3, kept: 0 } });
    expect(await storedJob(importId)).toMatchObject({ state: 'cancelled' });
    expect(timesAsked(lines)).toEqual([0, 0, 0]);
  });

  it('after all were asked keeps all, with their answers', async () => {
    const as = await aClinic(store);
    const lines = aSheet(3);
    const { importId } = await imported(as, batchCsv(lines));
    await work(importId, settings);
    await callApi(imports, endpoints.undoImport, { as, body: { kind, importId } });
    let removals = 0;
    const counting = meeting('ROW#', async (send) => {
      removals += 1;
      await send();
    });
    await worked(importId, { ...wiring, store: counting });
    expect(await view(as, importId)).toMatchObject({ state: 'undone', undone: { reverted: 0, kept: 3 } });
    // Of thousands of rows that were asked none is tried alone.
    expect(removals).toBe(0);
    expect(await outcomesOf(as, importId)).toEqual(['withoutCover', 'withoutCover', 'withoutCover']);
    expect(await storedJob(importId)).toMatchObject({ state: 'done' });
  });

  it('whose removal comes after a row was asked keeps it: the worker that had it in hand was first', async () => {
    const as = await aClinic(store);
    const lines = aSheet(3);
    const { importId } = await imported(as, batchCsv(lines));
    const [removal, sending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let left = lines.length;
    const asking = work(importId, settings, {
      ...wiring,
      store: meeting('OUTBOX#', async (send) => {
        await removal.promise;
        await send();
        left -= 1;
        if (left === 0) sending.resolve();
      }),
    });
    await callApi(imports, endpoints.undoImport, { as, body: { kind, importId } });
    await worked(importId, {
      ...wiring,
      store: meeting('"Delete":{', async (send) => {
        removal.resolve();
        await sending.promise;
        await send();
      }),
    });
    await asking;
    await letPayersAnswer(0);
    expect(await view(as, importId)).toMatchObject({ state: 'undone', undone: { reverted: 0, kept: 3 } });
    expect(await wrongRows(as, importId)).toEqual(
      Object.fromEntries([2, 3, 4].map((row) => [row, ['null:keptAsked']])),
    );
    expect(await rowsOf(as, importId)).toHaveLength(3);
  });

  it('stops rows that are asked again, and keeps those that were', async () => {
    const as = await aClinic(store);
    const lines = aSheet(16);
    const importId = await askedInPart(as, lines);
    const again = await askedAgain(as, importId);
    await work(again, { sleep: dyingAfterWave }).catch(() => null);
    const times = timesAsked(lines).filter((each) => each === 1).length;
    expect(times).toBeLessThan(16);
    expect((await rowsOf(as, again)).length).toBeGreaterThan(0);
    expect(await undone(as, importId)).toMatchObject({ undone: { reverted: 16 - times, kept: times } });
    expect(await storedJob(again)).toMatchObject({ state: 'cancelled' });
    expect(await outcomesOf(as, again)).not.toContain('notSent');
    passMinutes(2);
    await work(again, settings);
    expect(timesAsked(lines).filter((each) => each === 1).length).toBe(times);
  });

  it('lets nobody ask the rows again from the moment at which it was wanted', async () => {
    const as = await aClinic(store);
    const importId = await askedInPart(as, aSheet(9));
    await callApi(jobs, cancelJob, { as, body: { jobId: importId } });
    passMinutes(2);
    await callApi(imports, endpoints.undoImport, { as, body: { kind, importId } });
    const refused = await callApi(jobs, askAgain, { as, body: { jobId: importId } });
    expect(refused).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
  });

  it('keeps a row that was asked when it was asked again', async () => {
    const as = await aClinic(store);
    const lines = aSheet(9);
    const importId = await askedInPart(as, lines);
    await work(await askedAgain(as, importId), settings);
    expect(timesAsked(lines)).toEqual(lines.map(() => 1));
    expect(await undone(as, importId)).toMatchObject({ undone: { reverted: 0, kept: 9 } });
  });
});

describe('a worker of a sheet of requests', () => {
  it('that dies between any two writes of the import asks nobody twice and leaves nobody out', async () => {
    for (const [write, isAfter] of [1, 2, 3, 4, 5, 6].flatMap((at) => [
      [at, false],
      [at, true],
    ]) as [number, boolean][]) {
      const as = await aClinic(store);
      const lines = aSheet(12);
      const importId = await sent(as, 'patients.csv', batchCsv(lines));
      await checked(as, importId);
      await commit(as, importId);
      await worked(importId, dyingAt(wiring, write, isAfter)).catch(() => null);
      passMinutes(2);
      await worked(importId).catch(() => null);
      await work(importId, settings);
      expect(await storedJob(importId), `${write} ${isAfter}`).toMatchObject({
        state: 'done',
        progress: { total: 12 },
      });
      expect(timesAsked(lines)).toEqual(lines.map(() => 1));
    }
  });

  it('asks nobody where the import is cancelled before its rows are handed over', async () => {
    const as = await aClinic(store);
    const importId = await sent(as, 'patients.csv', batchCsv(aSheet(2)));
    await checked(as, importId);
    await commit(as, importId);
    const cancelling = meeting('"checkpoint":"ask"', async (send) => {
      await callApi(imports, endpoints.cancelImport, { as, body: { kind, importId } });
      await send();
    });
    await worked(importId, { ...wiring, store: cancelling });
    expect(await view(as, importId)).toMatchObject({ state: 'cancelled', written: { added: 2 } });
    await expect(storedJob(importId)).rejects.toThrow('No such job');
    expect(await undone(as, importId)).toMatchObject({ undone: { reverted: 2, kept: 0 } });
    expect(await rowsOf(as, importId)).toEqual([]);
  });

  it('asks nobody for a person who may not any more', async () => {
    const as = await aClinic(store);
    const importId = await sent(as, 'patients.csv', batchCsv(aSheet(2)));
    await checked(as, importId);
    await commit(as, importId);
    const user = (await getUser(store, as.user.userId))!;
    await changeUser(store, user, { roles: ['Standard'] });
    await worked(importId);
    await expect(storedJob(importId)).rejects.toThrow('No such job');
  });
});

describe('strangers', () => {
  it('of another facility, a payer or without the role see nothing of a sheet of requests', async () => {
    const as = await aClinic(store);
    const { importId } = await imported(as, batchCsv(aSheet(1)));
    const query = { kind, importId };
    const stranger = await aClinic(store);
    expect((await callApi(imports, endpoints.getImport, { as: stranger, query })).http).toBe(404);
    expect((await callApi(imports, endpoints.getWrongRows, { as: stranger, query })).http).toBe(404);
    expect((await callApi(imports, endpoints.undoImport, { as: stranger, body: query })).http).toBe(404);
    const body = { kind, fileName: 'a.csv', bytes: 10, language: 'en' as const };
    for (const roles of [['PayerAdmin'], ['MedicalProvider'], ['ProviderAdmin']] as const) {
      const other = await signIn({ roles: [...roles] });
      expect((await callApi(imports, endpoints.beginImport, { as: other, body })).http).toBe(403);
    }
    expect(await rowsOf(stranger, importId)).toEqual([]);
    expect(await rowsOf(as, importId)).toHaveLength(1);
  });
});

it('the columns of the template are those of the kind', () => {
  expect(Object.keys(eligibilityRequestSheet.columns)).toEqual([...batchColumns]);
});
