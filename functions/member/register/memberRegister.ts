import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { JobProblem } from '../../../shared/job/routes.ts';
import { payerOf } from '../../_data/job/jobOwner.ts';
import {
  changeItem,
  coverageItem,
  inPlaceOf,
  memberItem,
  readStored,
  storedOf,
  writeItems,
} from '../../_data/member/member.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { type JobKind, type JobRun, type JobSlice, mostStepProblems, requestOf } from '../../_parts/job/jobKind.ts';
import { type CheckedRow, checkRow } from './checkRow.ts';
import { openRows } from './openRows.ts';
import type { RegisterRow } from './registerRow.ts';

const rowsASlice = 1000;
/** While rows that are done are passed over, the lease has to be renewed all the same. */
const skippedASlice = 50_000;

type Item = ReturnType<typeof memberItem>;

interface Written {
  readonly item: Item;
  readonly row: number;
}

/** What the rows write, each item once: a later row of the same member or cover corrects an earlier one. */
function itemsOf(payerId: OwnPayerId, rows: readonly CheckedRow[]): Map<string, Written> {
  const items = new Map<string, Written>();
  for (const { row, member, coverage } of rows) {
    for (const item of [memberItem(payerId, member), coverageItem(payerId, member.memberId, coverage)]) {
      items.set(`${item.pk} ${item.sk}`, { item, row });
    }
  }
  return items;
}

const isSame = (one: Item, other: Item): boolean =>
  Object.keys({ ...one, ...other }).every((name) => name === 'shape' || one[name] === other[name]);

/** Brings the register to what the rows state: what is there already stays untouched, what changes leaves a trace. */
async function store(run: JobRun, payerId: OwnPayerId, rows: readonly CheckedRow[]): Promise<Record<string, number>> {
  const written = [...itemsOf(payerId, rows).values()];
  const stored = await readStored(
    run.store,
    written.map(({ item }) => item),
  );
  const at = run.job.createdAt;
  const isChange = ({ item }: Written): boolean => {
    const before = storedOf(stored, item);
    return before !== undefined && !isSame(before, item);
  };
  const placed = written.map(({ item, row }) => ({ item: inPlaceOf(storedOf(stored, item), item), row }));
  const changed = placed.filter(isChange);
  const added = placed.filter(({ item }) => !storedOf(stored, item));
  // The traces first: were the worker to die in between, the next one finds the change still to be made.
  await writeItems(
    run.store,
    changed.map(({ item, row }) => changeItem(item, { jobId: run.job.jobId, row, at }, storedOf(stored, item), item)),
  );
  await writeItems(
    run.store,
    [...added, ...changed].map(({ item }) => item),
  );
  const touched = new Set([...added, ...changed].map(({ item }) => item.pk));
  return { good: rows.length, members: touched.size };
}

/** The checked rows of a step. */
class Step {
  readonly good: CheckedRow[] = [];
  readonly problems: JobProblem[] = [];
  wrong = 0;

  add(row: RegisterRow, today: string): void {
    const checked = checkRow(row, today);
    if ('good' in checked) this.good.push(checked.good);
    else {
      this.wrong += 1;
      this.problems.push(...checked.problems);
    }
  }

  get rows(): number {
    return this.good.length + this.wrong;
  }

  get isFull(): boolean {
    return this.rows === rowsASlice || this.problems.length >= mostStepProblems;
  }
}

/** Takes a payer's list of members into its register, a thousand rows a step. Rows with something wrong are left out and told of. */
export const memberRegister: JobKind = async function* (run) {
  const { scope, checkpoint } = run.job;
  const payerId = payerOf({ scope }, requestOf(run, 'memberRegister').payerId);
  const done = typeof checkpoint === 'number' ? checkpoint : 0;
  const today = emiratesDateOf(run.now());
  let read = 0;
  let step = new Step();

  const slice = async (): Promise<JobSlice> => {
    const { good, problems, wrong } = step;
    step = new Step();
    const counts = { ...(await store(run, payerId, good)), wrong };
    return { checkpoint: read, progress: { done: read, total: null }, counts, problems };
  };

  for await (const row of openRows(run)) {
    read += 1;
    if (read <= done) {
      if (read % skippedASlice === 0) yield { checkpoint: done, progress: run.job.progress };
      continue;
    }
    step.add(row, today);
    if (step.isFull) yield await slice();
  }
  if (step.rows > 0) yield await slice();
};
