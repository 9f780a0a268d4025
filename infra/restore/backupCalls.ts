import * as z from 'zod';
import { AwsRefusal, allPages, askPatiently } from '../aws/askAws.ts';
import { type Profile, signedFetch } from '../aws/signedFetch.ts';

/** What copies and restores are told of alike. */
const ofJobs = {
  StatusMessage: z.string().nullish(),
  CreationDate: z.number(),
  CompletionDate: z.number().nullish(),
};

const answers = {
  points: z.object({
    NextToken: z.string().nullish(),
    RecoveryPoints: z.array(
      z.object({
        RecoveryPointArn: z.string(),
        BackupVaultArn: z.string(),
        ResourceArn: z.string(),
        Status: z.string(),
        CreationDate: z.number(),
      }),
    ),
  }),
  copyJobs: z.object({
    NextToken: z.string().nullish(),
    CopyJobs: z.array(
      z.object({
        SourceRecoveryPointArn: z.string(),
        State: z.string(),
        ...ofJobs,
      }),
    ),
  }),
  restoreJobs: z.object({
    NextToken: z.string().nullish(),
    RestoreJobs: z.array(
      z.object({
        RecoveryPointArn: z.string(),
        Status: z.string(),
        CreatedResourceArn: z.string().nullish(),
        ...ofJobs,
      }),
    ),
  }),
};

/** A recovery point of a vault: what one table or bucket held. */
export interface RecoveryPoint {
  readonly arn: string;
  readonly vaultArn: string;
  readonly resourceArn: string;
  readonly isComplete: boolean;
  readonly at: Date;
}

/** A copy or a restore of a recovery point. */
export interface BackupJob {
  readonly pointArn: string;
  readonly state: 'runs' | 'done' | 'failed';
  readonly problem: string;
  readonly beganAt: Date;
  readonly endedAt: Date | null;
  /** What a restore made. */
  readonly madeArn: string | null;
}

interface Copying {
  readonly vault: string;
  readonly pointArn: string;
  readonly to: string;
  readonly roleArn: string;
  /** Two calls with the same one make one job. */
  readonly token: string;
}

interface Restoring {
  readonly pointArn: string;
  readonly type: 'DynamoDB' | 'S3';
  readonly metadata: Readonly<Record<string, string>>;
  readonly roleArn: string;
  readonly token: string;
}

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

function stateOf(said: string): BackupJob['state'] {
  if (said === 'COMPLETED') return 'done';
  return ['FAILED', 'ABORTED', 'PARTIAL'].includes(said) ? 'failed' : 'runs';
}

interface ToldOfJob {
  readonly StatusMessage?: string | null | undefined;
  readonly CreationDate: number;
  readonly CompletionDate?: number | null | undefined;
}

const stateAndTimes = (said: string, { StatusMessage, CreationDate, CompletionDate }: ToldOfJob) => ({
  state: stateOf(said),
  problem: StatusMessage ?? said,
  beganAt: dateOf(CreationDate),
  endedAt: CompletionDate ? dateOf(CompletionDate) : null,
});

async function refusalOf(response: Response): Promise<AwsRefusal> {
  const text = await response.text();
  const said = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
  const type = response.headers.get('x-amzn-errortype') ?? said.__type ?? said.Code ?? `HTTP ${response.status}`;
  const name = String(type).split(':')[0]?.split('#').at(-1) ?? '';
  return new AwsRefusal(name, String(said.message ?? said.Message ?? text));
}

const asksTooMuch = /Throttl|TooManyRequests|LimitExceeded|HTTP 5/;

interface Options {
  readonly region: string;
  readonly profile: Profile;
  /** Another than AWS's, for a test. */
  readonly endpoint?: string | undefined;
}

/** The calls of AWS Backup that a restore makes: five, over HTTP, instead of one more library. */
export function backupCalls({ region, profile, endpoint }: Options) {
  const base = endpoint ?? `https://backup.${region}.amazonaws.com`;
  async function send(method: 'GET' | 'PUT', path: string, body?: object): Promise<unknown> {
    const call = { service: 'backup', region, method, url: new URL(`${base}${path}`) } as const;
    const json = body && JSON.stringify(body);
    const headers: Record<string, string> = json ? { 'content-type': 'application/json' } : {};
    const ask = async (): Promise<unknown> => {
      const response = await signedFetch(profile, { ...call, headers, ...(json && { body: json }) });
      if (!response.ok) throw await refusalOf(response);
      return response.json();
    };
    return askPatiently(ask, ({ name }) => asksTooMuch.test(name));
  }

  const pages = <Page extends { NextToken?: string | null | undefined }>(
    path: string,
    query: Readonly<Record<string, string>>,
    answer: z.ZodType<Page>,
  ): Promise<Page[]> =>
    allPages(async (from) =>
      answer.parse(await send('GET', `${path}?${new URLSearchParams({ ...query, ...(from && { nextToken: from }) })}`)),
    );

  async function points(vault: string): Promise<RecoveryPoint[]> {
    const all = await pages(`/backup-vaults/${vault}/recovery-points/`, {}, answers.points);
    return all
      .flatMap(({ RecoveryPoints }) => RecoveryPoints)
      .map((each) => ({
        arn: each.RecoveryPointArn,
        vaultArn: each.BackupVaultArn,
        resourceArn: each.ResourceArn,
        isComplete: each.Status === 'COMPLETED',
        at: dateOf(each.CreationDate),
      }));
  }

  async function copyJobs(to: string): Promise<BackupJob[]> {
    const all = await pages('/copy-jobs/', { destinationVaultArn: to }, answers.copyJobs);
    return all
      .flatMap(({ CopyJobs }) => CopyJobs)
      .map((each) => ({
        pointArn: each.SourceRecoveryPointArn,
        ...stateAndTimes(each.State, each),
        madeArn: null,
      }));
  }

  async function restoreJobs(): Promise<BackupJob[]> {
    const all = await pages('/restore-jobs/', {}, answers.restoreJobs);
    return all
      .flatMap(({ RestoreJobs }) => RestoreJobs)
      .map((each) => ({
        pointArn: each.RecoveryPointArn,
        ...stateAndTimes(each.Status, each),
        madeArn: each.CreatedResourceArn ?? null,
      }));
  }

  const startCopy = ({ vault, pointArn, to, roleArn, token }: Copying) =>
    send('PUT', '/copy-jobs', {
      SourceBackupVaultName: vault,
      RecoveryPointArn: pointArn,
      DestinationBackupVaultArn: to,
      IamRoleArn: roleArn,
      IdempotencyToken: token,
    });

  const startRestore = ({ pointArn, type, metadata, roleArn, token }: Restoring) =>
    send('PUT', '/restore-jobs', {
      RecoveryPointArn: pointArn,
      ResourceType: type,
      Metadata: metadata,
      IamRoleArn: roleArn,
      IdempotencyToken: token,
    });

  return { points, copyJobs, restoreJobs, startCopy, startRestore };
}

export type BackupCalls = ReturnType<typeof backupCalls>;
