import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { drugByCode, drugRows } from '../../functions/_data/formulary/drugs.ts';
import { searchRows } from '../../functions/_data/versionedList/listedRows.ts';
import { pointerPut, readPointer, stepAt } from '../../functions/_data/versionedList/listPointer.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { sheetFileRows } from '../../functions/_parts/sheetImport/readSheetFile.ts';
import { RowCollector, stageVersion } from '../../functions/_parts/versionedList/stageVersion.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { formularyList } from '../../functions/formulary/formularyList.ts';
import { type Drug, drugOf, drugProblems } from '../../shared/formulary/drug.ts';
import { formularySheet } from '../../shared/formulary/formularySheet.ts';
import { drugFile, headOf, someDrugs, today } from '../formulary/support/drugLists.ts';
import { openStore } from '../support/store.ts';
import type { Section } from './report.ts';

const payerId = provenPayerId(101);
const now = () => new Date();
const newId = () => newUlid(Date.now());

async function seconds<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const start = performance.now();
  const result = await work();
  return [(performance.now() - start) / 1000, result];
}

/** The processor time of this process, in seconds: on a busy machine it says more than the clock. */
const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** A list of so many drugs, a tenth of them with this price. */
function listOf(count: number, price: string): File {
  const changed = Object.fromEntries(
    Array.from({ length: count / 10 }, (_, at) => [at * 10, { [headOf('packagePublic')]: price }]),
  );
  return drugFile(someDrugs(count, changed));
}

/** The heap that is in use at most while something is done, in megabytes. */
async function peakOf<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed);
  }, 50);
  const result = await work();
  clearInterval(timer);
  return [Math.round(Math.max(most, process.memoryUsage().heapUsed) / 1024 / 1024), result];
}

async function read(file: File): Promise<RowCollector<Drug>> {
  const drugs = new RowCollector(formularyList);
  for await (const { values } of sheetFileRows(file, formularySheet, drugProblems))
    if (values) drugs.add(drugOf(values));
  return drugs;
}

/** Reads a list and stages it as a version. */
async function stage(store: DynamoDBDocumentClient, file: File) {
  const before = processorSeconds();
  const [reading, drugs] = await seconds(() => read(file));
  const maker = { madeAt: now().toISOString(), makerId: 'bench', makerName: 'Bench' };
  const about = { versionId: newId(), payerId, effectiveOn: today(), fileName: 'drugs.csv', fileHash: '', maker };
  const [staging, version] = await seconds(() => stageVersion({ store, now, newId }, formularyList, about, drugs));
  return { reading, staging, version, processor: processorSeconds() - before };
}

/** Lets a version take over: the one write that a switch is. */
async function switchTo(store: DynamoDBDocumentClient, { versionId, number }: { versionId: string; number: number }) {
  const pointer = await readPointer(store, { payerId });
  const at = now().toISOString();
  const step = { versionId, number, fromAt: at, madeAt: at, byName: 'Bench', isRollBack: false };
  await writeTogether(store, [pointerPut(pointer, { steps: [...pointer.steps, step] })]);
}

const lookups = 200;

async function rowOf(count: number): Promise<(string | number)[]> {
  const { store, close } = await openStore();
  const first = await stage(store, listOf(count, '16.5'));
  await switchTo(store, first.version);
  const list = listOf(count, '17');
  const [peak, next] = await peakOf(() => stage(store, list));
  const [switching] = await seconds(() => switchTo(store, next.version));
  const { versionId } = stepAt(await readPointer(store, { payerId }), now()) ?? { versionId: '' };
  const code = headOf('code');
  const wanted = someDrugs(count).filter((_, at) => at % (count / lookups) === 0);
  const [looking] = await seconds(async () => {
    for (const drug of wanted) await drugByCode(store, { payerId, versionId }, drug[code] ?? '');
  });
  const [searching] = await seconds(() =>
    searchRows(store, { payerId, versionId }, drugRows, { text: 'invental 1', take: 20 }),
  );
  close();
  return [
    count.toLocaleString('en-GB'),
    ...[next.reading, next.staging, next.reading + next.staging, next.processor].map((each) => each.toFixed(1)),
    (switching * 1000).toFixed(0),
    ((looking / wanted.length) * 1000).toFixed(1),
    (searching * 1000).toFixed(0),
    peak,
  ];
}

/** How long a list of drugs takes until it is a version that can go live, and what a switch and a look at a drug cost. */
export async function measureFormulary(): Promise<Section[]> {
  return [
    {
      title: 'Formularies',
      note: 'A list of drugs as CSV with all columns of the regulator, a tenth of its prices changed, beside a version in force of the same size: seconds to read and check it, and to pack, index, compare and store it; milliseconds of the switch, of a look at one drug by its code, and of the first page of a search; the most heap in use.',
      target: '50 000 drugs staged in 15 seconds and switched at once.',
      columns: ['Drugs', 'Read s', 'Stage s', 'Both s', 'Processor s', 'Switch ms', 'Look ms', 'Search ms', 'Heap MB'],
      rows: [await rowOf(1000), await rowOf(50_000), await rowOf(100_000)],
    },
  ];
}
