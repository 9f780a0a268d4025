import * as z from 'zod';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { JobProblem } from '../../../shared/job/routes.ts';
import type { StoredJob } from '../../_data/job/job.ts';
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
import { noteList } from '../../_data/member/registerState.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { type JobKind, type JobRun, type JobSlice, mostStepProblems, requestOf } from '../../_parts/job/jobKind.ts';
import { fileOfJob } from '../../_parts/sheetImport/jobBook.ts';
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

/** What is still to be written of a step's rows, and how many members that adds or changes. */
interface Change {
  readonly members: number;
  readonly write: () => Promise<void>;
}

/** How the register comes to what the rows state: what is there already stays untouched, what changes leaves a trace. */
async function changeOf(run: JobRun, payerId: OwnPayerId, rows: readonly CheckedRow[]): Promise<Change> {
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
  const traces = changed.map(({ item, row }) =>
    changeItem(item, { jobId: run.job.jobId, row, at }, storedOf(stored, item), item),
  );
  const all = [...added, ...changed].map(({ item }) => item);
  return {
    members: new Set(all.map(({ pk }) => pk)).size,
    write: async () => {
      // The traces first: were the worker to die in between, the next one finds the change still to be made.
      await writeItems(run.store, traces);
      await writeItems(run.store, all);
    },
  };
}

/**
 * Where a job is: the rows that are done, and of the rows up to `upTo` how many members they change. That is stored before they are written: a
 * worker that goes on after another died finds some of them in the register, and cannot count them any more.
 */
const checkpointOf = z.union([
  z.int(),
  z.object({ done: z.int(), upTo: z.int(), members: z.int() }),
  z.null().transform(() => 0),
]);

const planned = (checkpoint: StoredJob['checkpoint']) => {
  const at = checkpointOf.parse(checkpoint);
  return typeof at === 'number' ? { done: at, upTo: at, members: 0 } : at;
};

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
  const { scope } = run.job;
  const payerId = payerOf({ scope }, requestOf(run, 'memberRegister').payerId);
  const plan = planned(run.job.checkpoint);
  const today = emiratesDateOf(run.now());
  let read = 0;
  let { done } = plan;
  let taken = run.job.counts.good ?? 0;
  let step = new Step();
  let hidden = 0;
  const onHidden = () => {
    hidden += 1;
  };

  const slices = async function* (): AsyncGenerator<JobSlice, void> {
    const { good, problems, wrong } = step;
    const upTo = read;
    step = new Step();
    const change = await changeOf(run, payerId, good);
    const isPlanned = plan.done === done && plan.upTo === upTo;
    const members = isPlanned ? plan.members : change.members;
    if (!isPlanned && members > 0) {
      yield { checkpoint: { done, upTo, members }, progress: { done, total: null } };
    }
    await change.write();
    taken += good.length;
    yield {
      checkpoint: upTo,
      progress: { done: upTo, total: null },
      counts: { good: good.length, members, wrong },
      problems,
    };
    done = upTo;
  };

  for await (const row of openRows(fileOfJob(run), onHidden)) {
    read += 1;
    if (read <= plan.done) {
      if (read % skippedASlice === 0) yield { checkpoint: run.job.checkpoint, progress: run.job.progress };
      continue;
    }
    step.add(row, today);
    if (step.isFull) yield* slices();
  }
  if (step.rows > 0) yield* slices();
  if (hidden > 0) yield { checkpoint: read, progress: { done: read, total: null }, counts: { hidden } };
  // A list without a single good row says nothing about the register.
  if (taken > 0) await noteList(run.store, payerId, run.job.createdAt);
};
