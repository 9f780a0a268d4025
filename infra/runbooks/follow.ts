import { runbooks } from './runbooks.ts';
import type { Found, Look, Step } from './step.ts';

interface Wish {
  readonly alarm: string;
  /** One step alone. */
  readonly step?: string;
  /** Whether a step that acts may do so. */
  readonly isTold: boolean;
}

type Write = (line: string) => void;

const rowOf = (found: Found): string =>
  Object.entries(found)
    .map(([name, value]) => `${name}=${value}`)
    .join('  ');

/** The runbooks and their steps, in words. */
export function overview(): string[] {
  return Object.entries(runbooks).flatMap(([alarm, steps]) => [
    alarm,
    ...Object.entries(steps).map(([name, { does, asksFor, acts }]) => {
      const also = [acts && 'acts with --do', asksFor && `--id <${asksFor}>`].filter(Boolean).join(', ');
      return `  ${name}: ${does}${also && ` (${also})`}`;
    }),
  ]);
}

async function take([name, step]: readonly [string, Step], look: Look, isTold: boolean): Promise<string[]> {
  const acts = isTold ? step.acts : undefined;
  const found = await (acts ?? step.look)(look);
  const untold = step.acts && !acts ? [`Nothing was changed. ${name} ${step.does}: with --do.`] : [];
  return [...(found.length > 0 ? found.map(rowOf) : ['nothing']), ...untold];
}

/** The steps that are taken: all that look and need no name but one that was given, or the one that was asked for. */
function stepsOf({ alarm, step, isTold }: Wish, { named }: Look): (readonly [string, Step])[] {
  const steps = Object.entries(runbooks[alarm] ?? {});
  if (steps.length === 0) throw new Error(`No runbook ${alarm}. There are: ${Object.keys(runbooks).join(', ')}.`);
  if (step === undefined) {
    if (isTold) throw new Error('--do is for one step, which is named.');
    const taken = steps.filter(([, { acts, asksFor }]) => !acts && (!asksFor || named));
    if (taken.length === 0) throw new Error(`${alarm} asks for --id <${steps[0]?.[1].asksFor}>.`);
    return taken;
  }
  const found = steps.find(([name]) => name === step);
  if (!found) throw new Error(`${alarm} has no step ${step}: ${steps.map(([name]) => name).join(', ')}.`);
  const [, { asksFor }] = found;
  if (asksFor && !named) throw new Error(`${step} asks for --id <${asksFor}>.`);
  return [found];
}

/** What went wrong; a step that was refused says what its profile has to be allowed. */
function faultOf(error: unknown, { needs }: Step): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, cause } = error;
  const isRefused = /AccessDenied|UnauthorizedOperation/.test(`${name} ${message}`);
  if (isRefused) return `${message}. It needs ${needs.join(', ')}.`;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/** Takes the steps of a runbook one after the other, and writes what they found. True where none failed. */
export async function follow(wish: Wish, look: Look, write: Write): Promise<boolean> {
  let isWell = true;
  for (const [name, step] of stepsOf(wish, look)) {
    write(`${name}: ${step.does}`);
    try {
      for (const line of await take([name, step], look, wish.isTold)) write(`  ${line}`);
    } catch (error) {
      isWell = false;
      write(`  failed: ${faultOf(error, step)}`);
    }
  }
  return isWell;
}
