import { filesAt } from '../../functions/_connect/claimFile/filePieces.ts';
import { readClaimFile } from '../../functions/_connect/claimFile/readClaimFile.ts';
import { scrubFile } from '../../functions/_connect/claimFile/scrubFile.ts';
import type { Pass } from './claimFiles.ts';

async function parse(path: string): Promise<number> {
  const { SaxesParser } = (await import('saxes')).default;
  const parser = new SaxesParser();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const pieces of filesAt(path))
    for await (const piece of pieces) parser.write(decoder.decode(piece, { stream: true }));
  parser.close();
  return 0;
}

async function judge(path: string): Promise<number> {
  let findings = 0;
  for await (const pieces of filesAt(path))
    for await (const event of scrubFile(readClaimFile(pieces), { now: new Date() }))
      if (event.kind === 'findings') findings += event.findings.length;
  return findings;
}

const [, , path = '', kind] = process.argv;
const before = process.cpuUsage();
const findings = await (kind === 'bare' ? parse(path) : judge(path));
const { user, system } = process.cpuUsage(before);
const said: Pass = {
  processorSeconds: (user + system) / 1e6,
  peakMb: process.resourceUsage().maxRSS / 1024,
  findings,
};
process.send?.(said);
process.disconnect();
