import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { build, type Rollup } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { handler } from '../../functions/errorLog/index.ts';
import { cleanStack, errorKind, errorName } from '../../shared/errorLog/errorFacts.ts';
import { type ErrorReport, errorLogApi } from '../../shared/errorLog/routes.ts';
import { callApi, signIn, startBackend } from '../support/api.ts';

await startBackend();
const { reportVisitorError, searchGroupedLogs } = errorLogApi.endpoints;

const folder = mkdtempSync(join(tmpdir(), 'wasla-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Code of a screen with two mistakes. Its functions are too long to be put into their callers. */
const screen = `
  export function planOf(cover) {
    const policy = cover.policies.find((each) => each.startsOn <= cover.at && each.endsOn >= cover.at);
    return policy.planName.trim() + cover.classes.map((each) => each.title).join(', ');
  }
  export function payersOf(cover) {
    const known = cover.policies.filter((each) => each.endsOn >= cover.at).map((each) => each.payer);
    return known.map((each) => each.licence.toUpperCase() + ' ' + each.title.trim()).join(', ');
  }
  globalThis.openPlan = () => planOf({ policies: [], at: '2026-11-20', classes: [] });
  globalThis.openPayers = () => payersOf({ policies: [{ endsOn: '2026-12-01', payer: {} }], at: '2026-11-20' });`;

/** What a later release has before it, and which other names and columns it therefore gives. */
const added = `
  const texts = { cover: 'Cover', policy: 'Policy' };
  function wordOf(name, count) { return count === 1 ? texts[name] : texts[name] + 's ' + count; }
  globalThis.wordOf = (name) => wordOf(name, globalThis.number) + wordOf('cover', globalThis.other);`;

type Opening = 'openPlan' | 'openPayers';

/** The screen as a release has it, minified as the site is; answers what opening it throws. */
async function released(release: string, source: string) {
  const entry = join(folder, `CoverScreen${release}.js`);
  writeFileSync(entry, source);
  const output = { entryFileNames: 'assets/CoverScreen-[hash].js', format: 'es' } as const;
  const options = { write: false, target: 'es2022', rolldownOptions: { input: entry, output } } as const;
  const built = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: options,
  })) as Rollup.RollupOutput;
  const { fileName, code } = built.output[0];
  const run = new Script(code, { filename: `https://portal.example/${fileName}` });
  const reportOf = (opening: Opening): ErrorReport => {
    run.runInThisContext();
    try {
      (globalThis as never as Record<Opening, () => void>)[opening]();
    } catch (error) {
      const code = errorKind(error);
      const frames = cleanStack((error as Error).stack).filter((frame) => frame.includes('CoverScreen'));
      return { name: errorName(error), ...(code && { code }), frames, screen: '/cover', release, language: 'en' };
    }
    throw new Error('The screen opened.');
  };
  return { fileName, reportOf };
}

const groups = async () => {
  const as = await signIn({ roles: ['SuperAdmin'], facility: null });
  const { data } = await callApi(handler, searchGroupedLogs, { as, body: { area: '/cover' } });
  const found = data?.items.map(({ code, count, releases }) => ({ code, count, releases }));
  return found?.sort((one, other) => String(one.code).localeCompare(String(other.code)));
};

describe('an error that two releases have', () => {
  it('REQ-ERRLOG-04 is one group, though each bundle has other names, places and hashes, and another error is another', async () => {
    const first = await released('1.0.0', screen);
    const second = await released('1.1.0', added + screen);
    const places = [first, second].map(({ reportOf }) => reportOf('openPlan').frames.join(' '));
    expect(first.fileName).not.toBe(second.fileName);
    expect(places[0]).not.toBe(places[1]);
    for (const { reportOf } of [first, second]) {
      for (const opening of ['openPlan', 'openPayers'] as const) {
        expect(await callApi(handler, reportVisitorError, { body: reportOf(opening) })).toMatchObject({ status: 1 });
      }
    }
    const releases = ['1.0.0', '1.1.0'];
    expect(await groups()).toEqual([
      { code: 'readOfNothing.planName', count: 2, releases },
      { code: 'readOfNothing.toUpperCase', count: 2, releases },
    ]);
  });
});

describe('the kind of an error', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'planName')", 'readOfNothing.planName'],
    ["Cannot set properties of null (setting 'planName')", 'readOfNothing.planName'],
    ['can\'t access property "planName", e is undefined', 'readOfNothing.planName'],
    ["undefined is not an object (evaluating 'e.cover.planName')", 'readOfNothing.planName'],
    ['e.planName is not a function', 'notFunction.planName'],
    ['(0 , e.planName) is not a function', 'notFunction.planName'],
    ["e.planName is not a function. (In 'e.planName()', 'e.planName' is undefined)", 'notFunction.planName'],
    ['t is not a function', 'notFunction'],
    ['planName is not defined', 'notDefined.planName'],
    ["Can't find variable: planName", 'notDefined.planName'],
    ["Cannot access 'e' before initialization", 'usedTooEarly'],
    ['e is not iterable', 'notIterable'],
    ['Invalid time value', 'invalidTime'],
    ['Maximum call stack size exceeded', 'tooDeep'],
    ['Minified React error #130; visit https://react.example', 'react.130'],
  ])('is the same in every browser: %s', (message, kind) => {
    expect(errorKind(new TypeError(message))).toBe(kind);
    expect(reportVisitorError.body.shape.code.parse(kind)).toBe(kind);
  });

  it.each([
    ['No member 784-1985-1234567-1', null],
    ["Cannot read properties of undefined (reading '784-1985-1234567-1')", 'readOfNothing'],
    ["Cannot read properties of undefined (reading 'Sara')", 'readOfNothing'],
    ["Cannot read properties of undefined (reading 'sara@clinic.example')", null],
    ['Unexpected token \'S\', "Sara Invented" is not valid JSON', 'notJson'],
    ['Sara Invented is not a function', null],
  ])('keeps nothing of a person: %s', (message, kind) => {
    expect(errorKind(new TypeError(message))).toBe(kind);
  });
});
