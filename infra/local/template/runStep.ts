import { spawnBound } from '../store/boundProcess.ts';

/** Runs a build step in a process of its own, which ends with this one; its output is shown only when it fails. */
export async function runStep(
  name: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<void> {
  const output: string[] = [];
  const step = await spawnBound(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    onOutput: (text) => output.push(text),
  });
  const code = await step.ended;
  if (code !== 0) throw new Error(`${name} failed (exit code ${code}):\n${output.join('').slice(-8_000)}`);
}
