import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { restoreCommand } from '../../../infra/restore/commands.ts';
import type { RestoreAws } from './restoreAws.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../../infra/restore/start.ts');

/** How a command of the restore ended. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly problem: string;
}

const profileOf = ({ url }: RestoreAws, accessKeyId: string) => ({
  AWS_ENDPOINT_URL: url,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_MAX_ATTEMPTS: '1',
});

const quickly = ['--pause', '0.01'];

/** The command as somebody types it, in a process of its own. It loads the CDK, which takes longer than what it does. */
export async function typeRestore(aws: RestoreAws, given: readonly string[]): Promise<Ended> {
  const env = { ...process.env, ...profileOf(aws, 'test') };
  try {
    const { stdout, stderr } = await run(process.execPath, [script, ...given, ...quickly], { env });
    return { code: 0, out: stdout, problem: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, problem: stderr };
  }
}

/** The same command in this process, with the profile of one of the accounts. */
export async function runRestore(
  aws: RestoreAws,
  given: readonly string[],
  profile: 'test' | 'second' = 'test',
): Promise<Ended> {
  Object.assign(process.env, profileOf(aws, profile));
  const lines: string[] = [];
  const problem = await restoreCommand([...given, ...quickly], (line) => lines.push(line));
  const out = lines.map((line) => `${line}\n`).join('');
  return { code: problem === null ? 0 : 1, out, problem: problem === null ? '' : `${problem}\n` };
}
