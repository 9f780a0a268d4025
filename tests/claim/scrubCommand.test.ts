import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipFile } from '../../functions/_kit/zipFile.ts';
import { rulesVersion } from '../../shared/claim/rules/version.ts';
import { claimNode, claimsFile, type Node } from './support/claimFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'wasla-scrub-'));

/** Runs the command as somebody at a terminal does. */
function scrub(name: string, bytes: Uint8Array | string, ...options: string[]) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return new Promise<{ code: number; lines: Record<string, unknown>[]; said: string }>((resolve) => {
    execFile(process.execPath, ['infra/scrub/scrub.ts', path, ...options], (error, stdout, said) => {
      const lines = stdout
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, lines, said });
    });
  });
}

async function* once(text: string) {
  yield Buffer.from(text);
}
const zipped = (text: string): Promise<Buffer> =>
  zipFile(
    (async function* () {
      yield { name: 'claims.xml', content: once(text) };
    })(),
  );

const clean = claimsFile('dha', [claimNode('dha')]);
const wrong = claimsFile('dha', [claimNode('dha')]).replace('<Net>105.50<', '<Net>105.49<');
const archive = await zipped(wrong);
const skipped = [
  'eligibility',
  'authorisation',
  'pairing',
  'units',
  'demographics',
  'price',
  'duplicates',
  'timeliness',
  'payerRisk',
  'conflict',
];
const summary = { summary: true, claims: 1, rulesVersion, skippedFamilies: skipped };

describe('npm run scrub', () => {
  it('ends with 0 over a clean file, and says which families it could not judge', async () => {
    expect(await scrub('clean.xml', clean)).toEqual({
      ...{ code: 0, said: '' },
      lines: [{ ...summary, blockedClaims: 0, warnedClaims: 0, findings: 0 }],
    });
  });

  it.each([
    ['plain.xml', wrong],
    ['packed.zip', archive],
    ['packed.gz', gzipSync(wrong)],
  ])('ends with 1 where a claim is blocked, with a line for each finding, of %s', async (name, bytes) => {
    const { code, lines } = await scrub(name, bytes);
    expect(code).toBe(1);
    expect(lines).toEqual([
      {
        ...{ rule: 'price.netSum', severity: 'block', family: 'price', claim: 'C-1', activity: null, field: 'Net' },
        text: 'The net of the claim is not the sum of the net of its lines.',
        fix: 'Correct the net of the claim or of a line.',
        rulesVersion,
      },
      { ...summary, blockedClaims: 1, warnedClaims: 0, findings: 1 },
    ]);
  });

  it('says it in Arabic', async () => {
    expect((await scrub('arabic.xml', wrong, '--language', 'ar')).lines[0]?.text).toMatch(/[\u0600-\u06ff]/);
  });

  it.each([
    ['text.xml', 'no claims', /notWellFormed/],
    ['broken.zip', Buffer.from('PK\u0003\u0004broken'), /unpacked/],
    ['broken.gz', gzipSync(wrong).subarray(0, 40), /unpacked/],
    ['entities.xml', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', /documentType/],
  ])('ends with 2 over what it cannot read: %s', async (name, bytes, said) => {
    expect(await scrub(name, bytes)).toMatchObject({ code: 2, said: expect.stringMatching(said) });
  });

  it('ends with 2 where it is asked wrongly', async () => {
    expect(await scrub('asked.xml', clean, '--regulator', 'mohap')).toMatchObject({
      ...{ code: 2, lines: [], said: expect.stringMatching(/Usage/) },
    });
  });

  it('reads a file of many claims in the memory of a few', async () => {
    const claims = Array.from({ length: 20_000 }, (_, at): Node => claimNode('doh', `C-${at}`));
    const path = join(folder, 'many.xml');
    writeFileSync(path, claimsFile('doh', claims));
    // All of them at once are some hundreds of megabytes: the process would end without its last line.
    const last = await new Promise<string>((resolve) => {
      const asked = ['--max-old-space-size=64', 'infra/scrub/scrub.ts', path];
      execFile(process.execPath, asked, { maxBuffer: 1e9 }, (_, stdout) =>
        resolve(stdout.trimEnd().split('\n').at(-1) ?? ''),
      );
    });
    expect(JSON.parse(last)).toMatchObject({ summary: true, claims: 20_000 });
  });
});
