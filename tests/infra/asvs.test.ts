import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentNames, environments } from '../../infra/environments.ts';

/**
 * The requirements of OWASP ASVS 5.0.0 by section: the level of each, in their order. `'113'` at 5.3 means that 5.3.1 and 5.3.2 have level 1,
 * and 5.3.3 has level 3.
 */
const levels: Readonly<Record<string, string>> = {
  ...{ '1.1': '22', '1.2': '1111122223', '1.3': '112222222223', '1.4': '222', '1.5': '123' },
  ...{ '2.1': '122', '2.2': '112', '2.3': '12223', '2.4': '23' },
  ...{ '3.1': '3', '3.2': '113', '3.3': '12223', '3.4': '11222233', '3.5': '11122333', '3.6': '3', '3.7': '22333' },
  ...{ '4.1': '12233', '4.2': '23333', '4.3': '22', '4.4': '1222' },
  ...{ '5.1': '2', '5.2': '112333', '5.3': '113', '5.4': '222' },
  ...{ '6.1': '122', '6.2': '111111112222', '6.3': '11223333', '6.4': '112233' },
  ...{ '6.5': '22222333', '6.6': '2223', '6.7': '33', '6.8': '2222' },
  ...{ '7.1': '222', '7.2': '1111', '7.3': '22', '7.4': '11222', '7.5': '223', '7.6': '22' },
  ...{ '8.1': '1233', '8.2': '1123', '8.3': '133', '8.4': '23' },
  ...{ '9.1': '111', '9.2': '1222' },
  ...{ '10.1': '22', '10.2': '223', '10.3': '22223', '10.4': '1111122222233333' },
  ...{ '10.5': '22222', '10.6': '22', '10.7': '222' },
  ...{ '11.1': '2233', '11.2': '22233', '11.3': '11233', '11.4': '1222', '11.5': '23', '11.6': '23', '11.7': '33' },
  ...{ '12.1': '12233', '12.2': '11', '12.3': '22223' },
  ...{ '13.1': '2333', '13.2': '222223', '13.3': '2233', '13.4': '1222233' },
  ...{ '14.1': '22', '14.2': '12223333', '14.3': '122' },
  ...{ '15.1': '12233', '15.2': '12233', '15.3': '1222222', '15.4': '3333' },
  ...{ '16.1': '2', '16.2': '22222', '16.3': '2222', '16.4': '222', '16.5': '2223' },
  ...{ '17.1': '23', '17.2': '22223333', '17.3': '22' },
};

const demanded = Object.entries(levels).flatMap(([section, each]) =>
  [...each].map((level, at) => ({ number: `${section}.${at + 1}`, level })).filter(({ level }) => level !== '3'),
);

interface Row {
  readonly number: string;
  readonly level: string;
  readonly state: string;
  readonly by: string;
}

const document = readFileSync('docs/asvs.md', 'utf8');
const rows: readonly Row[] = document.split('\n').flatMap((line) => {
  const [, number = '', level = '', , state = '', by = ''] = line.split('|').map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, level, state, by }] : [];
});

const isPath = (name: string): boolean => /^[\w./-]+\.(tsx?|md|json)$/.test(name);
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe('docs/asvs.md', () => {
  it('has the numbers of the standard: 345, of them 253 of level 1 and 2', () => {
    expect(Object.values(levels).join('')).toHaveLength(345);
    expect(demanded).toHaveLength(253);
  });

  it('has a row for each requirement of level 1 and 2, in their order, with its level', () => {
    expect(rows.map(({ number, level }) => `${number} ${level}`)).toEqual(
      demanded.map(({ number, level }) => `${number} ${level}`),
    );
  });

  it('counts what it says', () => {
    const counts = (of: string) =>
      ['met', 'partly', 'not met', 'does not apply'].map(
        (state) => rows.filter((row) => row.level === of && row.state === state).length,
      );
    expect([...counts('1'), ...counts('2')].reduce((sum, count) => sum + count)).toBe(demanded.length);
    for (const of of ['1', '2']) expect(document).toContain(`| ${of} | ${counts(of).join(' | ')} |`);
  });

  it('names a file for what is met, and a reason for what is not', () => {
    for (const { number, state, by } of rows) {
      if (state === 'met') expect(quoted(by).some(isPath), number).toBe(true);
      else expect(by, number).toMatch(/\S+ \S+/);
    }
  });

  it('names only files that exist, and settings that stand in them', () => {
    for (const name of quoted(document).filter(isPath)) expect(existsSync(name), name).toBe(true);
    for (const [, file = '', settings = ''] of document.matchAll(/`([\w./-]+)` \((`[^)]+)\)/g)) {
      const missing = quoted(settings).filter((each) => isPath(file) && !readFileSync(file, 'utf8').includes(each));
      expect(missing, file).toEqual([]);
    }
  });
});

/** What runs when deployed, by file. */
const sources = ['shared', 'functions', 'web'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
);
const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('what the portal does without', () => {
  it.each([
    ['text that becomes code (1.2.3, 1.3.2)', /\beval\(|new Function\(|setTimeout\(\s*['"`]/],
    ['commands of the operating system (1.2.5)', /\b(exec|execFile|spawn)(Sync)?\(\s*['"`]|\bshell:/],
    [
      'text that becomes HTML (1.3.1, 3.2.2)',
      /dangerouslySetInnerHTML|(inner|outer)HTML|insertAdjacentHTML|document\.write/,
    ],
    ['other origins that read answers (3.4.2)', /access-control-allow/i],
    ['messages of other windows (3.5.5)', /window\.(addEventListener\(\s*['"]message|onmessage)/],
    ['fields that refuse pasting (6.2.7)', /onPaste/],
    ['connections without a check of the certificate (12.3.2, 12.3.4)', /rejectUnauthorized|NODE_TLS_REJECT/],
    ['WebRTC (V17)', /RTCPeerConnection|getUserMedia/],
  ])('%s', (_, pattern) => {
    expect(filesWith(pattern)).toEqual([]);
  });

  it('other processes than the one reader of old workbooks, which is a file of ours and takes nobody’s words (1.2.5)', () => {
    expect(filesWith(/child_process/)).toEqual(['functions/_parts/sheet/xlsLines.ts']);
    const { text = '' } = sources.find(({ file }) => file.endsWith('/xlsLines.ts')) ?? {};
    expect(text).toContain("import { type ChildProcess, fork } from 'node:child_process';");
    expect(text.match(/fork\(.*$/gm)).toEqual(['fork(xlsProgram, [isXlsProgram], {']);
  });

  it('typed text in regular expressions (1.2.9): one is put together, of numbers', () => {
    expect(filesWith(/new RegExp\(/)).toEqual(['web/ui/NumberInput.tsx']);
  });

  it('weak hashes (11.4.1): MD5 is the checksum of an upload to S3, SHA-1 is what authenticator apps know', () => {
    expect(filesWith(/['"]md5['"]/i)).toEqual(['functions/_data/audit/auditArchive.ts']);
    expect(filesWith(/['"]sha-?1['"]/i)).toEqual(['functions/secondFactor/apps.ts']);
  });

  it('redirects that a function would follow (1.3.6, 15.3.2)', () => {
    const callers = sources.filter(({ file, text }) => file.startsWith('functions') && /\bfetch\(/.test(text));
    expect(callers.length).toBeGreaterThan(3);
    for (const { file, text } of callers)
      expect(text.split("redirect: 'error'").length, file).toBe(text.split(/\bfetch\(/).length);
  });

  it('plain HTTP to other systems (12.3.1)', () => {
    for (const name of environmentNames.filter((each) => each !== 'local')) {
      const { payerGateway, regulators, portalSettings } = environments[name];
      const texts = JSON.stringify([payerGateway, regulators, portalSettings]);
      expect(texts.match(/\bhttps?:\/\//g)?.length, name).toBeGreaterThan(4);
      expect(texts, name).not.toContain('http://');
    }
  });
});
