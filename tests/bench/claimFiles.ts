import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { claimText, stylesOf } from '../claim/corpus/claimTexts.ts';
import { cleanClaims } from '../claim/corpus/cleanClaims.ts';
import { withTwoErrors } from '../claim/corpus/seededErrors.ts';
import type { Section } from './report.ts';

/** What a process says of one pass over a file. */
export interface Pass {
  readonly processorSeconds: number;
  readonly peakMb: number;
  readonly findings: number;
}

interface File {
  readonly name: string;
  readonly claims: number;
  readonly isWrong: boolean;
}

const files: readonly File[] = [
  { name: 'clean', claims: 20_000, isWrong: false },
  { name: 'two errors in each claim', claims: 20_000, isWrong: true },
  { name: 'clean', claims: 100_000, isWrong: false },
  { name: 'two errors in each claim', claims: 100_000, isWrong: true },
];
const passes = 3;
const atOnce = 1000;

/** Writes a file of Abu Dhabi, in which all kinds of claims take turns. */
async function writeFile(path: string, { claims, isWrong }: File): Promise<void> {
  const file = createWriteStream(path);
  for (let from = 0; from < claims; from += atOnce) {
    const nodes = cleanClaims('doh', atOnce, from + 1).map(({ node }) => (isWrong ? withTwoErrors(node) : node));
    const [style] = stylesOf('doh').slice(-1);
    if (!style) throw new Error('No style');
    const text = claimText('doh', nodes, style, { recordCount: String(claims) });
    const begin = from === 0 ? 0 : text.indexOf('</Header>') + '</Header>'.length;
    const end = from + atOnce < claims ? text.indexOf('</Claim.Submission>') : text.length;
    if (!file.write(text.slice(begin, end))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

async function pass(path: string, kind: 'bare' | 'judged'): Promise<Pass> {
  const child = fork(join(import.meta.dirname, 'claimFileProcess.ts'), [path, kind]);
  const ended = once(child, 'exit');
  const [said] = (await once(child, 'message')) as [Pass];
  await ended;
  return said;
}

/** Seconds until the command that people start has said its first line. */
async function firstLine(path: string): Promise<number> {
  const from = performance.now();
  const child = execFile(process.execPath, ['infra/scrub/scrub.ts', path], { maxBuffer: 1e9 });
  const ended = once(child, 'exit');
  await once(child.stdout ?? child, 'data');
  const seconds = (performance.now() - from) / 1000;
  child.kill();
  await ended;
  return seconds;
}

const least = (of: readonly Pass[]): number => Math.min(...of.map(({ processorSeconds }) => processorSeconds));

async function rowOf(path: string, file: File): Promise<(string | number)[]> {
  await writeFile(path, file);
  const [bare, judged]: [Pass[], Pass[]] = [[], []];
  // In turns: what else the machine does meets both alike.
  for (let at = 0; at < passes; at += 1) {
    bare.push(await pass(path, 'bare'));
    judged.push(await pass(path, 'judged'));
  }
  const peak = Math.max(...judged.map(({ peakMb }) => peakMb));
  return [
    ...[file.name, file.claims, Math.round(statSync(path).size / 1e6), judged[0]?.findings ?? 0],
    ...[least(bare), least(judged), least(judged) / least(bare), Math.round(peak)],
    file.isWrong ? await firstLine(path) : '',
  ];
}

/** How long the judging of a claim file takes beside a parse of it that keeps nothing. */
export async function measureClaimFiles(): Promise<Section[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-claims-'));
  const rows: (string | number)[][] = [];
  try {
    for (const file of files) rows.push(await rowOf(join(folder, 'claims.xml'), file));
  } finally {
    rmSync(folder, { recursive: true });
  }
  return [
    {
      title: 'Validation of a claim file',
      note: `Files of Abu Dhabi with claims of every kind, each pass in a fresh process, ${passes} of each kind in turns. Processor seconds, the least of them: a bare parse by saxes that keeps nothing, and all families of \`npm run scrub\`; how many times the bare parse that is; the most memory of any pass; seconds until the command, from its start on, said its first finding.`,
      target: 'at most 4 times the bare parse; at most 300 MB at 100 000 claims; the first finding within 3 seconds.',
      columns: ['File', 'Claims', 'MB', 'Findings', 'Bare parse', 'Validation', 'Times', 'Peak MB', 'First finding'],
      rows,
    },
  ];
}
