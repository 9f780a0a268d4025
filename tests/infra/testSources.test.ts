import { describe, expect, it } from 'vitest';
import { allChances, type ChanceKind, chancesIn } from '../support/testSources.ts';

/** What may stay, by file: how often, and why no test fails by it. */
const allowed: Readonly<Record<string, readonly [kind: ChanceKind, count: number, reason: string]>> = {
  'tests/functions/_kit/awsCalls.test.ts': ['fixed wait', 1, 'a late answer, which a busy machine makes later still'],
  'tests/local/durability.test.ts': ['fixed wait', 1, 'a pause before another try, which decides nothing'],
  'tests/local/functions.test.ts': [
    'fixed wait',
    1,
    'for what must not come: too short a wait finds less, and fails nothing',
  ],
  'tests/journeys/support/promptWaits.ts': [
    'own limit',
    2,
    'of one look of many: the last ends with the patience of all',
  ],
  'tests/operations/restoreDrill/load.ts': ['fixed wait', 1, 'the pauses of the people whose work it imitates'],
  'tests/support/failingStore.ts': ['fixed wait', 1, 'no time: what was sent before is heard first'],
  'tests/support/notes/notesPortal.ts': ['own limit', 1, 'a property of a function of the template'],
  'tests/support/patterns.ts': ['own limit', 1, 'of the checker, after which it calls a pattern unknown'],
  'tests/support/stoppedClock.ts': ['fixed wait', 1, 'a timer that never ends, in the place of one that a test ends'],
  'tests/support/dayEnd.ts': ['fixed wait', 1, 'before a file begins'],
  'tests/support/until.ts': ['fixed wait', 1, 'between two looks, as often as it takes'],
};

describe('no test fails by chance', () => {
  const found = allChances();

  it('by a limit of its own, a wait of a fixed time or within a wait, a port that may be taken, the time that passed, a few digits, or one look at a page', () => {
    const places = found
      .filter(({ kind, file }) => allowed[file]?.[0] !== kind)
      .map(({ kind, file, line, text }) => `${kind}, ${file}:${line}: ${text}`);
    expect(places, 'docs/testing.md, "Failures by chance", says what to write instead').toEqual([]);
  });

  it('and what may stay is still there, as often as it was counted', () => {
    const counts = Object.entries(allowed).map(([file, [kind]]) => [
      file,
      found.filter((each) => each.file === file && each.kind === kind).length,
    ]);
    expect(counts).toEqual(Object.entries(allowed).map(([file, [, count]]) => [file, count]));
  });
});

describe('what is looked for', () => {
  it.each([
    ['own limit', `it('waits', async () => {}, 5000)`],
    ['own limit', `it.each([1])('waits %i', () => {}, limit)`],
    ['own limit', `it('waits', { timeout: 5000 }, () => {})`],
    ['own limit', `beforeAll(() => load(), 60_000)`],
    ['own limit', `await screen.findByText('x', {}, { timeout: 5000 })`],
    ['own limit', `const slow = { timeout }`],
    ['own limit', `vi.setConfig({ retries })`],
    ['own limit', `fetch(url, { signal: AbortSignal.timeout(90_000) })`],
    ['limit of a second', `await vi.waitFor(() => expect(a).toBe(1))`],
    ['fixed wait', `await new Promise((resolve) => setTimeout(resolve, 50))`],
    ['fixed wait', `await page.waitForTimeout(500)`],
    ['fixed wait', `import { setTimeout as sleep } from 'node:timers/promises'`],
    ['wait within a wait', `await waitFor(async () => expect(await screen.findByRole('list')).toBeVisible())`],
    ['chosen port', `server.listen(8080, '127.0.0.1')`],
    ['elapsed time', `expect(performance.now() - began).toBeLessThan(500)`],
    ['one look', `expect(await page.getByRole('alert').count()).toBe(0)`],
    ['one look', `expect(await field.inputValue(), 'field').toBe('')`],
    ['one look', `expect(await page.evaluate(() => document.dir)).toBe('rtl')`],
    ['one look', `expect(new URL(page.url()).pathname).toBe('/')`],
    ['few digits', `expect(text).not.toContain('784')`],
    ['few digits', String.raw`expect(text).not.toMatch(/784-?\d{4}/)`],
  ] as const)('%s: %s', (kind, text) => {
    expect(chancesIn('a.test.ts', text).map((each) => each.kind)).toEqual([kind]);
  });

  it.each([
    `it('waits', async () => {})`,
    `it.each([1])('waits %i', (each) => expect(each).toBe(1))`,
    `beforeAll(() => load())`,
    `await waitFor(() => expect(a).toBe(1))`,
    `await new Promise((drawn) => setTimeout(drawn))`,
    `server.listen(0, '127.0.0.1')`,
    `expect(performance.now() - began).toBeGreaterThanOrEqual(149)`,
    `expect(text).not.toMatch(/784-?1985/)`,
    `await expect.poll(() => page.getByRole('alert').count()).toBe(0)`,
    `expect(await violationsOf(page)).toEqual([])`,
    `expect(text).toContain('784')`,
  ])('and not: %s', (text) => expect(chancesIn('a.test.ts', text)).toEqual([]));
});
