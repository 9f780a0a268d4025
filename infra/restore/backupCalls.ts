import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { type Profile, signedFetch } from '../signedFetch.ts';

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
        StatusMessage: z.string().nullish(),
        CreationDate: z.number(),
        CompletionDate: z.number().nullish(),
      }),
    ),
  }),
  restoreJobs: z.object({
    NextToken: z.string().nullish(),
    RestoreJobs: z.array(
      z.object({
        RecoveryPointArn: z.string(),
        Status: z.string(),
        StatusMessage: z.string().nullish(),
        CreatedResourceArn: z.string().nullish(),
        CreationDate: z.number(),
        CompletionDate: z.number().nullish(),
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

/** What AWS Backup says of a call that it did not take; its name tells a missing right from the rest. */
class BackupRefusal extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

async function refusalOf(response: Response): Promise<BackupRefusal> {
  const text = await response.text();
  const said = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
  const type = response.headers.get('x-amzn-errortype') ?? said.__type ?? said.Code ?? `HTTP ${response.status}`;
  const name = String(type).split(':')[0]?.split('#').at(-1) ?? '';
  return new BackupRefusal(name, String(said.message ?? said.Message ?? text));
}

const patience = { tries: 6, waitMs: 1000 } as const;
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
    for (let tries = 1; ; tries += 1) {
      const response = await signedFetch(profile, { ...call, headers, ...(json && { body: json }) });
      if (response.ok) return response.json();
      const refusal = await refusalOf(response);
      if (tries >= patience.tries || !asksTooMuch.test(refusal.name)) throw refusal;
      await sleep(patience.waitMs);
    }
  }

  /** All pages of a list. */
  async function pages<Page extends { NextToken?: string | null | undefined }>(
    path: string,
    query: Readonly<Record<string, string>>,
    answer: z.ZodType<Page>,
  ): Promise<Page[]> {
    const found: Page[] = [];
    let from: string | null | undefined;
    do {
      const page = answer.parse(
        await send('GET', `${path}?${new URLSearchParams({ ...query, ...(from && { nextToken: from }) })}`),
      );
      found.push(page);
      from = page.NextToken;
    } while (from);
    return found;
  }

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
        state: stateOf(each.State),
        problem: each.StatusMessage ?? each.State,
        beganAt: dateOf(each.CreationDate),
        endedAt: each.CompletionDate ? dateOf(each.CompletionDate) : null,
        madeArn: null,
      }));
  }

  async function restoreJobs(): Promise<BackupJob[]> {
    const all = await pages('/restore-jobs/', {}, answers.restoreJobs);
    return all
      .flatMap(({ RestoreJobs }) => RestoreJobs)
      .map((each) => ({
        pointArn: each.RecoveryPointArn,
        state: stateOf(each.Status),
        problem: each.StatusMessage ?? each.Status,
        beganAt: dateOf(each.CreationDate),
        endedAt: each.CompletionDate ? dateOf(each.CompletionDate) : null,
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
