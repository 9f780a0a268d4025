import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { copiesEveryHours } from '../copyVaults.ts';
import { tables } from '../tables.ts';
import type { RecoveryPoint } from './backupCalls.ts';
import { secondOf } from './moment.ts';
import { Refusal } from './steps.ts';

type CopiedBucket = 'documents' | 'imports' | 'auditArchive';

/** What the names of a stack's tables and buckets are made of. */
export interface StackNames {
  readonly stackName: string;
  readonly logicalIds: Readonly<Record<TableName, string>>;
  readonly buckets: Readonly<Record<CopiedBucket, string>>;
}

/** The copies of one run of the plan: they fit together. */
export interface CopiesOfRun {
  readonly tables: Readonly<Record<TableName, RecoveryPoint>>;
  /** A bucket may have none. */
  readonly buckets: Readonly<Partial<Record<CopiedBucket, RecoveryPoint>>>;
  /** What a person should know of them. */
  readonly remarks: readonly string[];
}

/** Copies that are nearer to each other than half the time between two runs are of one run. */
const runMs = (copiesEveryHours / 2) * 60 * 60 * 1000;

const nameOf = ({ resourceArn }: RecoveryPoint): string => resourceArn.split(/:table\/|:::/).at(-1) ?? '';

/** The newest copy of a table or bucket by the beginning of its name: accounts differ by what CloudFormation writes behind it. */
function newestOf(points: readonly RecoveryPoint[], begin: string): RecoveryPoint | undefined {
  const all = points
    .filter((point) => nameOf(point).startsWith(begin))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const [newest] = all;
  const other = all.find(({ resourceArn }) => resourceArn !== newest?.resourceArn);
  if (newest && other)
    throw new Refusal(
      `The vault has copies of two: ${newest.resourceArn} of ${secondOf(newest.at)}, and ${other.resourceArn} of ${secondOf(other.at)}. Name a second that parts them (--before), or bring the copies into a vault of their own.`,
    );
  return newest;
}

function refuseMissing(found: readonly (readonly [TableName, RecoveryPoint | undefined])[], stackName: string): void {
  const missing = found.filter(([, point]) => !point).map(([name]) => name);
  if (missing.length === found.length)
    throw new Refusal(`The vault has no complete copy of a table of ${stackName}: is it the right one?`);
  if (missing.length > 0)
    throw new Refusal(`The vault has no complete copy of ${missing.join(', ')}: nothing was begun.`);
}

/** Refuses tables of two runs: a request would be in one and its entry of the audit trail not in the other. */
function refuseTwoRuns(found: readonly (readonly [TableName, RecoveryPoint])[]): void {
  const times = found.map(([, { at }]) => at.getTime());
  const last = Math.max(...times);
  const behind = found.filter(([, { at }]) => last - at.getTime() >= runMs);
  if (behind.length === 0) return;
  const first = new Date(Math.min(...times.filter((time) => last - time < runMs)));
  throw new Refusal(
    `Of the run of ${secondOf(first)} there is no complete copy of ${behind.map(([name, { at }]) => `${name} (its newest is of ${secondOf(at)})`).join(', ')}. Take all of an earlier run: --before ${secondOf(first)}`,
  );
}

/** The newest complete copies of an environment, of before a second if one is given. */
export function copiesOfRun(
  points: readonly RecoveryPoint[],
  { stackName, logicalIds, buckets }: StackNames,
  before: Date | undefined,
): CopiesOfRun {
  const usable = points.filter(({ isComplete, at }) => isComplete && (!before || at < before));
  const found = (Object.keys(tables) as TableName[]).map(
    (name) => [name, newestOf(usable, `${stackName}-${logicalIds[name]}-`)] as const,
  );
  refuseMissing(found, stackName);
  const whole = found as [TableName, RecoveryPoint][];
  refuseTwoRuns(whole);
  const last = Math.max(...whole.map(([, { at }]) => at.getTime()));
  const remarks: string[] = [];
  const ofBuckets = (Object.keys(buckets) as CopiedBucket[]).flatMap((name) => {
    const point = newestOf(usable, `${stackName}-${buckets[name]}-`.toLowerCase());
    if (!point) remarks.push(`The vault has no complete copy of the bucket ${name}.`);
    else if (Math.abs(last - point.at.getTime()) >= runMs)
      remarks.push(`The bucket ${name} is of another run than the tables: of ${secondOf(point.at)}.`);
    return point ? [[name, point] as const] : [];
  });
  return {
    tables: Object.fromEntries(whole) as Record<TableName, RecoveryPoint>,
    buckets: Object.fromEntries(ofBuckets),
    remarks,
  };
}

/** Which copies are taken: a person sees the times and the account. */
export function tellCopies({ tables: ofTables, buckets, remarks }: CopiesOfRun, tell: (line: string) => void): void {
  for (const [name, { at, resourceArn }] of Object.entries({ ...ofTables, ...buckets }))
    tell(`  ${name}: ${secondOf(at)} ${resourceArn}`);
  for (const remark of remarks) tell(`  ${remark}`);
}
