import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Asks the registry for known faults of the libraries that are deployed; ends with another code than 0 for a fault, and without an answer too. */
const npmAudit = { command: 'npm', args: ['audit', '--omit=dev', '--audit-level=high'] } as const;

/** Stops a deployment while a library that would be deployed has a known fault that is rated high or critical, and while nobody can say so. */
export async function checkLibraries({
  command,
  args,
}: {
  readonly command: string;
  readonly args: readonly string[];
} = npmAudit): Promise<void> {
  const [code] = (await once(spawn(command, [...args], { stdio: 'inherit' }), 'exit')) as [number | null];
  if (code === 0) return;
  throw new Error('A library has a known fault, or the registry did not answer. See docs/operations.md, Libraries.');
}
