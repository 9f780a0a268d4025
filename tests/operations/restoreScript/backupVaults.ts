import { AwsError } from '../../../infra/local/aws/service.ts';
import type { DynamoBackups, TableCopy } from './dynamoBackups.ts';

/** Who calls, by the key that signed: the portal's account, and that of the copies. */
export const accounts: Readonly<Record<string, string>> = { test: '123456789012', second: '444455556666' };

interface Point {
  readonly arn: string;
  readonly vaultArn: string;
  readonly resourceArn: string;
  readonly type: 'DynamoDB' | 'S3';
  status: string;
  readonly at: number;
  readonly copy?: TableCopy | undefined;
}

interface Job {
  readonly id: string;
  readonly account: string;
  readonly token: string;
  readonly point: Point;
  readonly to: string;
  readonly beganAt: number;
  readyAt: number;
  endedAt: number | null;
  state: 'RUNNING' | 'COMPLETED' | 'FAILED';
  problem: string | undefined;
  madeArn: string | undefined;
  /** From which look at the lists on it is seen. */
  readonly seenFrom: number;
}

type Input = Readonly<Record<string, unknown>>;

const region = 'me-central-1';
export const vaultArn = (account: string, name: string) => `arn:aws:backup:${region}:${account}:backup-vault:${name}`;

/** Which parameters each call takes, and those that a restore of each type has in its metadata: a misspelt one is a fault of the caller. */
const takes: Readonly<Record<string, readonly string[]>> = {
  StartCopyJob: [
    ...['SourceBackupVaultName', 'RecoveryPointArn', 'DestinationBackupVaultArn', 'IamRoleArn', 'IdempotencyToken'],
  ],
  StartRestoreJob: ['RecoveryPointArn', 'ResourceType', 'Metadata', 'IamRoleArn', 'IdempotencyToken'],
  DynamoDB: ['targetTableName', 'encryptionType', 'kmsMasterKeyArn'],
  S3: ['destinationBucketName', 'newBucket', 'encrypted', 'encryptionType', 'kmsKey'],
};

function refuseOthers(what: string, given: Input): void {
  const [due, has] = [takes[what] ?? [], Object.keys(given)];
  const wrong = [...has.filter((name) => !due.includes(name)), ...due.filter((name) => !given[name])];
  if (wrong.length > 0) throw new AwsError('InvalidParameterValueException', `${what}: ${wrong.join(', ')}`);
}

interface Options {
  readonly dynamo: DynamoBackups;
  readonly now: () => number;
}

/**
 * AWS Backup of two accounts: vaults, copies between them, and restores, written after its API reference. Nothing that a vault has is changed by what
 * becomes of its table.
 */
export class BackupVaults {
  readonly #dynamo: DynamoBackups;
  readonly #now: () => number;
  readonly points: Point[] = [];
  readonly vaults = new Set<string>();
  readonly jobs: { readonly kind: 'copy' | 'restore'; readonly job: Job; readonly metadata: Input }[] = [];
  /** Jobs that end badly, by a part of the resource's ARN; each once. */
  readonly failing = new Set<string>();
  /** A list learns of a job at its second look. */
  isLate = false;
  readonly restoredBuckets = new Map<string, string>();
  #count = 0;
  #looks = 0;

  constructor({ dynamo, now }: Options) {
    this.#dynamo = dynamo;
    this.#now = now;
  }

  add(point: Omit<Point, 'arn'>): Point {
    this.#count += 1;
    const account = point.vaultArn.split(':')[4];
    const made = { ...point, arn: `arn:aws:backup:${region}:${account}:recovery-point:${this.#count}` };
    this.points.push(made);
    this.vaults.add(point.vaultArn);
    return made;
  }

  /** The name of the call, as rights name it. */
  operation = (method: string, { pathname }: URL): string => {
    if (pathname.startsWith('/backup-vaults/')) return 'ListRecoveryPointsByBackupVault';
    const one = pathname.startsWith('/copy-jobs') ? 'CopyJob' : 'RestoreJob';
    return method === 'PUT' ? `Start${one}` : `List${one}s`;
  };

  async call(method: string, url: URL, body: string, account: string): Promise<object> {
    await this.#goOn();
    const from = Number(url.searchParams.get('nextToken') ?? 0);
    if (from === 0 && method === 'GET') this.#looks += 1;
    if (url.pathname.startsWith('/backup-vaults/'))
      return this.#list(vaultArn(account, url.pathname.split('/')[2] ?? ''), from);
    const isCopy = url.pathname.startsWith('/copy-jobs');
    if (method === 'PUT')
      return isCopy ? this.#copy(JSON.parse(body), account) : this.#restore(JSON.parse(body), account);
    return isCopy
      ? this.#copyJobs(url.searchParams.get('destinationVaultArn'), account, from)
      : this.#restoreJobs(account, from);
  }

  /** Two on each page: who reads one page loses the others. */
  #page<Each>(all: readonly Each[], from: number) {
    return { page: all.slice(from, from + 2), NextToken: from + 2 < all.length ? String(from + 2) : undefined };
  }

  #list(vault: string, from: number): object {
    if (!this.vaults.has(vault)) throw new AwsError('ResourceNotFoundException', `Backup vault not found: ${vault}`);
    const { page, NextToken } = this.#page(
      this.points.filter((each) => each.vaultArn === vault),
      from,
    );
    const RecoveryPoints = page.map((each) => ({
      ...{ RecoveryPointArn: each.arn, BackupVaultArn: vault, ResourceArn: each.resourceArn, ResourceType: each.type },
      ...{ Status: each.status, CreationDate: each.at / 1000 },
    }));
    return { RecoveryPoints, NextToken };
  }

  #begin(kind: 'copy' | 'restore', point: Point, to: string, token: string, account: string, metadata: Input): object {
    const former = this.jobs.find(({ job }) => job.token === token && job.account === account);
    if (former) return { CopyJobId: former.job.id };
    const beganAt = this.#now();
    const job: Job = {
      ...{ id: String(this.jobs.length), account, token, point, to, beganAt, readyAt: beganAt + this.#dynamo.takesMs },
      ...{
        endedAt: null,
        state: 'RUNNING',
        problem: undefined,
        madeArn: undefined,
        seenFrom: this.#looks + (this.isLate ? 2 : 0),
      },
    };
    this.jobs.push({ kind, job, metadata });
    return { CopyJobId: job.id };
  }

  #pointOf(arn: unknown, account: string): Point {
    const found = this.points.find((each) => each.arn === arn && each.vaultArn.split(':')[4] === account);
    if (!found) throw new AwsError('ResourceNotFoundException', `Recovery point not found: ${arn}`);
    if (found.status !== 'COMPLETED') throw new AwsError('InvalidRequestException', `Not complete: ${arn}`);
    return found;
  }

  #refuseRole(role: unknown, account: string): void {
    if (role !== `arn:aws:iam::${account}:role/wasla-staging-restoring`)
      throw new AwsError('InvalidParameterValueException', `IAM role cannot be assumed by AWS Backup: ${role}`);
  }

  #copy(given: Input, account: string): object {
    refuseOthers('StartCopyJob', given);
    this.#refuseRole(given.IamRoleArn, account);
    const to = String(given.DestinationBackupVaultArn);
    if (!this.vaults.has(to)) throw new AwsError('ResourceNotFoundException', `Backup vault not found: ${to}`);
    const point = this.#pointOf(given.RecoveryPointArn, account);
    return this.#begin('copy', point, to, String(given.IdempotencyToken), account, {});
  }

  #restore(given: Input, account: string): object {
    refuseOthers('StartRestoreJob', given);
    this.#refuseRole(given.IamRoleArn, account);
    const point = this.#pointOf(given.RecoveryPointArn, account);
    if (given.ResourceType !== point.type) throw new AwsError('InvalidParameterValueException', 'ResourceType');
    const metadata = given.Metadata as Record<string, string>;
    refuseOthers(point.type, metadata);
    const to = metadata.targetTableName ?? metadata.destinationBucketName ?? '';
    return this.#begin('restore', point, to, String(given.IdempotencyToken), account, metadata);
  }

  /** Ends what is due: of a restored table the simulator of DynamoDB says when it is whole. */
  async #goOn(): Promise<void> {
    for (const { kind, job, metadata } of this.jobs) {
      if (job.state !== 'RUNNING' || this.#now() < job.readyAt) continue;
      const failing = [...this.failing].find((part) => job.point.resourceArn.includes(part));
      if (failing) {
        this.failing.delete(failing);
        Object.assign(job, { state: 'FAILED', problem: 'Access denied to the key', endedAt: this.#now() });
      } else if (kind === 'copy') {
        job.state = 'COMPLETED';
        this.add({ ...job.point, vaultArn: job.to });
      } else await this.#restored(job, metadata);
      job.endedAt ??= job.state === 'RUNNING' ? null : this.#now();
    }
  }

  async #restored(job: Job, metadata: Input): Promise<void> {
    if (job.point.type === 'S3') {
      this.restoredBuckets.set(job.to, job.point.resourceArn);
      Object.assign(job, { state: 'COMPLETED', madeArn: `arn:aws:s3:::${job.to}` });
      return;
    }
    if (!job.madeArn) {
      job.madeArn = `arn:aws:dynamodb:${region}:${job.account}:table/${job.to}`;
      await this.#dynamo.restoreCopy(
        job.to,
        job.point.copy as TableCopy,
        job.point.arn,
        String(metadata.kmsMasterKeyArn),
      );
    }
    if ((await this.#dynamo.factsOf(job.to))?.state === 'ACTIVE') job.state = 'COMPLETED';
  }

  #jobs = (kind: 'copy' | 'restore', account: string): Job[] =>
    this.jobs
      .filter((each) => each.kind === kind && each.job.account === account && each.job.seenFrom <= this.#looks)
      .map(({ job }) => job);

  #described = ({ problem, beganAt, endedAt }: Job): object => ({
    ...(problem && { StatusMessage: problem }),
    ...{ CreationDate: beganAt / 1000, ...(endedAt !== null && { CompletionDate: endedAt / 1000 }) },
  });

  #copyJobs(to: string | null, account: string, from: number): object {
    const all = this.#jobs('copy', account).filter((job) => to === null || job.to === to);
    const { page, NextToken } = this.#page(all, from);
    const CopyJobs = page.map((job) => ({
      ...{ CopyJobId: job.id, SourceRecoveryPointArn: job.point.arn, DestinationBackupVaultArn: job.to },
      ...{ State: job.state, ...this.#described(job) },
    }));
    return { CopyJobs, NextToken };
  }

  #restoreJobs(account: string, from: number): object {
    const { page, NextToken } = this.#page(this.#jobs('restore', account), from);
    const RestoreJobs = page.map((job) => ({
      ...{ RestoreJobId: job.id, RecoveryPointArn: job.point.arn, CreatedResourceArn: job.madeArn },
      ...{ Status: job.state, ...this.#described(job) },
    }));
    return { RestoreJobs, NextToken };
  }
}
