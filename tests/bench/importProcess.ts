import { wiring } from '../../functions/_data/wiring.ts';
import { canonicalJson } from '../../functions/_kit/canonicalJson.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { zipFile } from '../../functions/_kit/zipFile.ts';
import { sheetImport } from '../../functions/_parts/sheetImport/sheetImportJob.ts';
import { writeBatch } from '../../functions/_store/batch.ts';
import { mostTogether, writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/sheetImport/index.ts';
import { commit, endpoints, kind, reading, sent, started, view, worked } from '../sheetImport/support/imports.ts';
import { staffServer } from '../sheetImport/support/staffKind.ts';
import { callApi, functionSettings, type SignedIn, signIn } from '../support/api.ts';
import { openAws } from '../support/aws.ts';
import { openStore } from '../support/store.ts';

/** What some work took: seconds by the clock, and seconds of this process's processor time. */
interface Taken {
  readonly seconds: number;
  readonly processor: number;
}

export interface MeasuredImport {
  readonly firstMs: number;
  readonly plain: Taken;
  /** The same items in full transactions, each under the condition of the import, and nothing else: no import with conditions can be faster. */
  readonly conditional: Taken;
  readonly checking: Taken;
  readonly writing: Taken;
  readonly undoing: Taken;
  /** The resident size, at most, until the import was written. */
  readonly megabytes: number;
}

const heads = ['Licence number', 'Full name', 'Status'];
const letterOf = (value: number): string => String.fromCharCode(97 + (value % 26));
const nameOf = (at: number): string => [17_576, 676, 26, 1].map((size) => letterOf(Math.floor(at / size))).join('');
const cellsOf = (at: number): string[] => [`DHA-P-${1_000_000 + at}`, `Layla Invented ${nameOf(at)}`, 'Active'];

function* linesOf(rows: number): Generator<string[]> {
  yield heads;
  for (let at = 0; at < rows; at += 1) yield cellsOf(at);
}

async function* bytesOf(texts: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

/** The texts of a workbook as Excel stores them: each once, in the order in which the cells name them. */
function* sharedTexts(rows: number): Generator<string> {
  yield '<sst xmlns="x">';
  for (const [licence, name, status] of linesOf(rows))
    yield `<si><t>${licence}</t></si><si><t>${name}</t></si>${status === 'Status' ? '<si><t>Status</t></si><si><t>Active</t></si>' : ''}`;
  yield '</sst>';
}

function* sheetXml(rows: number): Generator<string> {
  yield '<worksheet><sheetData>';
  for (let row = 1; row <= rows + 1; row += 1) {
    const first = row === 1 ? 0 : 2 * row;
    const cell = (letter: string, text: number) => `<c r="${letter}${row}" t="s"><v>${text}</v></c>`;
    yield `<row r="${row}">${cell('A', first)}${cell('B', first + 1)}${cell('C', row === 1 ? 2 : 3)}</row>`;
  }
  yield '</sheetData></worksheet>';
}

async function workbook(rows: number): Promise<Buffer> {
  const files: Record<string, Iterable<string>> = {
    'xl/workbook.xml': ['<workbook><sheets><sheet name="Staff" r:id="r1"/></sheets></workbook>'],
    'xl/_rels/workbook.xml.rels': ['<R><Relationship Id="r1" Target="worksheets/sheet1.xml"/></R>'],
    'xl/worksheets/sheet1.xml': sheetXml(rows),
    'xl/sharedStrings.xml': sharedTexts(rows),
  };
  const entries = async function* () {
    for (const [name, texts] of Object.entries(files)) yield { name, content: bytesOf(texts) };
  };
  return zipFile(entries());
}

async function csvFile(rows: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (const cells of linesOf(rows)) pieces.push(Buffer.from(`${cells.join(',')}\r\n`));
  return Buffer.concat(pieces);
}

let most = 0;
const look = (): void => {
  most = Math.max(most, process.memoryUsage().rss);
};

async function timed(work: () => Promise<unknown>): Promise<Taken> {
  const start = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  look();
  return { seconds: (performance.now() - start) / 1000, processor: (user + system) / 1e6 };
}

/** The items that the import stores, by the thousand. */
function* itemsOf(pk: string, rows: number) {
  for (let from = 0; from < rows; from += 1000)
    yield Array.from({ length: Math.min(1000, rows - from) }, (_, at) => {
      const [licence = '', fullName] = cellsOf(from + at);
      return { pk, sk: licence, content: canonicalJson({ licence, fullName, status: 'active' }) };
    });
}

async function writePlainly(pk: string, rows: number): Promise<void> {
  for (const items of itemsOf(pk, rows)) await writeBatch(wiring.store, 'reference', items, 4);
}

async function writeConditionally(pk: string, rows: number): Promise<void> {
  const TableName = tableName('reference');
  const ConditionExpression = 'attribute_not_exists(pk)';
  for (const items of itemsOf(pk, rows)) {
    const puts = items.map((Item) => ({ Put: { TableName, Item, ConditionExpression } }));
    const parts = Array.from({ length: Math.ceil(puts.length / mostTogether) }, (_, at) =>
      puts.slice(at * mostTogether, (at + 1) * mostTogether),
    );
    const worker = async (): Promise<void> => {
      for (let part = parts.pop(); part; part = parts.pop()) await writeTogether(wiring.store, part);
    };
    await Promise.all(Array.from({ length: 4 }, worker));
  }
}

const modules = { sheetImport: sheetImport(async () => staffServer) };

async function importFile(as: SignedIn, fileName: string, content: Buffer, rows: number) {
  const importId = await sent(as, fileName, content);
  const first = performance.now();
  await reading(as, importId);
  const firstMs = performance.now() - first;
  const checking = await timed(async () => {
    await started(as, importId);
    await worked(importId, wiring, modules);
  });
  const writing = await timed(async () => {
    await commit(as, importId);
    await worked(importId, wiring, modules);
  });
  const megabytes = most / 1024 ** 2;
  const { state, written } = await view(as, importId);
  if (state !== 'done' || written.added !== rows) throw new Error(`Imported ${state} ${JSON.stringify(written)}`);
  const undoing = await timed(async () => {
    await callApi(handler, endpoints.undoImport, { as, body: { kind, importId } });
    await worked(importId, wiring, modules);
  });
  const { undone } = await view(as, importId);
  if (undone.reverted !== rows) throw new Error(`Taken back ${JSON.stringify(undone)}`);
  return { firstMs, checking, writing, undoing, megabytes };
}

const [, , rowsText, format] = process.argv;
const rows = Number(rowsText);
const { close: closeStore } = await openStore();
const { close: closeAws } = await openAws();
Object.assign(process.env, functionSettings);
Object.assign(wiring, { writeLog: () => undefined });
const fileOf = format === 'csv' ? csvFile : workbook;
await importFile(await signIn({ roles: ['ProviderAdmin'] }), `staff.${format}`, await fileOf(500), 500);
await writePlainly('WARM', 1000);
const plain = await timed(() => writePlainly('PLAIN', rows));
const conditional = await timed(() => writeConditionally('CONDITIONAL', rows));
const content = await fileOf(rows);
most = 0;
const watch = setInterval(look, 20);
const measured = await importFile(await signIn({ roles: ['ProviderAdmin'] }), `staff.${format}`, content, rows);
clearInterval(watch);
process.send?.({ ...measured, plain, conditional } satisfies MeasuredImport);
process.disconnect();
closeAws();
closeStore();
