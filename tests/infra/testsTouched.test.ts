import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ImportGraph, importGraph } from '../support/importGraph.ts';
import { lists, modulesOf, testsOfModule, testsReaching, testsTouchedBy } from '../support/testsTouched.ts';

const root = join(import.meta.dirname, '../..');
const repository = importGraph(root);
const touched = (...files: string[]) => testsTouchedBy(repository, files);
const testsOf = (file: string): readonly string[] => touched(file).tests;

/** A repository in which each file names the others. */
function invented(uses: Record<string, string[]>): ImportGraph {
  return { files: new Set(Object.entries(uses).flat(2)), uses: new Map(Object.entries(uses)) };
}

describe('what npm run test:changed runs', () => {
  it.each([
    // A route: the module's tests and journeys, the loops over all calls, the words of its messages, the portal's routes.
    ['shared/member/routes.ts', ['tests/member/member.test.ts', 'tests/member/members.test.tsx']],
    ['shared/member/routes.ts', ['tests/member/memberRegister.journey.ts', 'tests/contract/access.test.ts']],
    [
      'shared/member/routes.ts',
      ['tests/contract/openApi.test.ts', 'tests/web/app/texts.test.ts', 'tests/infra/api.test.ts'],
    ],
    // Its screens are used in another module's.
    ['shared/member/routes.ts', ['tests/eligibility/findInsurer.test.tsx', 'tests/release/twoVersions.test.ts']],
    ['functions/member/index.ts', ['tests/member/member.test.ts', 'tests/infra/bundles.test.ts']],
    ['web/member/MembersScreen.tsx', ['tests/member/members.test.tsx', 'tests/web/app/paths.test.ts']],
    ['web/member/texts/ar.json', ['tests/member/members.test.tsx', 'tests/web/app/arabicMessages.test.tsx']],
    ['web/member/texts/en.json', ['tests/infra/guides/guides.test.ts', 'tests/web/app/texts.test.ts']],
    ['infra/guides/user/index.ts', ['tests/infra/guides/guides.test.ts', 'tests/web/app/guides.test.tsx']],
    ['infra/stacks/StatelessStack.ts', ['tests/infra/nag.test.ts', 'tests/local/portal.test.ts']],
    ['infra/local/aws/queue.ts', ['tests/local/queue.test.ts', 'tests/local/functions.test.ts']],
    ['docs/openapi.json', ['tests/contract/openApi.test.ts']],
    ['docs/operations.md', ['tests/infra/monitoring.test.ts']],
    ['tests/newborn/support/newborns.ts', ['tests/newborn/newborn.test.ts', 'tests/infra/testSources.test.ts']],
  ])('for %s holds %j', (file, tests) => expect(testsOf(file)).toEqual(expect.arrayContaining(tests)));

  it('leaves out the modules that a change has nothing to do with, although a table names them beside it', () => {
    for (const file of ['functions/member/index.ts', 'web/member/MembersScreen.tsx', 'web/member/texts/ar.json'])
      expect(
        testsOf(file).filter((test) => /^tests\/(errorLog|survey|priceList)\//.test(test)),
        file,
      ).toEqual([]);
  });

  it('takes of what all modules stand on its own tests and the nearest of each module, and says so', () => {
    const { tests, said } = touched('functions/_kit/answer.ts');
    expect(tests).toEqual(expect.arrayContaining(['tests/functions/_kit/areaHandler.test.ts']));
    for (const module of ['member', 'errorLog', 'survey'])
      expect(
        tests.filter((test) => test.startsWith(`tests/${module}/`)),
        module,
      ).toHaveLength(1);
    expect(said).toEqual([
      expect.stringMatching(/^functions\/_kit\/answer\.ts reaches \d{3} test files: its own and /),
    ]);
  });

  it('says what only a whole run holds, and holds nothing for a file that no test reads', () => {
    expect(touched('package-lock.json').said[0]).toContain('only `npm test` holds a change of it');
    // In two parts: this test would name it.
    expect(touched(`LICEN${'SE'}`)).toEqual({ tests: [], said: [] });
  });

  it('knows the module of the calls that have changed, unless something has that all calls go through', () => {
    expect(modulesOf(['shared/member/routes.ts', 'functions/payer/index.ts', 'docs/a.md'])).toEqual([
      'member',
      'payer',
    ]);
    expect(modulesOf(['shared/member/routes.ts', 'functions/_kit/answer.ts'])).toEqual([]);
  });
});

describe('what npm run test:module runs', () => {
  const tests = testsOfModule(repository, ['newborn']);

  it.each([
    'tests/newborn/newborn.test.ts',
    'tests/contract/access.test.ts',
    'tests/functions/_data/tenancyByType.test.ts',
    'tests/release/storedItems.test.ts',
    'tests/web/app/routes.test.ts',
    'tests/web/app/arabicMessages.test.tsx',
    'tests/infra/guides/guides.test.ts',
    'tests/formDraft/everyForm.test.tsx',
  ])('has %s', (file) => {
    expect(tests).toContain(file);
  });

  it('has neither journeys nor the tests of other modules', () => {
    expect(tests.filter((file) => file.endsWith('.journey.ts') || file.startsWith('tests/member/'))).toEqual([]);
  });
});

describe('what a file reaches', () => {
  it('goes through what loads it, and counts the steps', () => {
    const graph = invented({
      'functions/_kit/b.ts': ['functions/_kit/a.ts'],
      'tests/x/far.test.ts': ['functions/_kit/b.ts'],
      'tests/x/near.test.ts': ['functions/_kit/a.ts'],
      'tests/x/other.test.ts': [],
    });
    const reached = testsReaching(graph, 'functions/_kit/a.ts');
    expect(Object.fromEntries(reached)).toEqual({ 'tests/x/near.test.ts': 1, 'tests/x/far.test.ts': 2 });
  });

  it('goes through a table only to the tests of its module, and through a second one no further', () => {
    const graph = invented({
      'shared/areas.ts': ['shared/a/r.ts', 'shared/b/r.ts', 'shared/c/r.ts', 'shared/d/r.ts'],
      'web/b/screens.ts': ['shared/areas.ts', 'web/b/Screen.tsx'],
      'tests/a/one.test.ts': ['shared/areas.ts'],
      'tests/b/two.test.ts': ['shared/areas.ts'],
      'tests/b/three.test.tsx': ['web/b/screens.ts'],
      'tests/x/loop.test.ts': ['shared/areas.ts'],
    });
    expect([...testsReaching(graph, 'shared/a/r.ts').keys()]).toEqual(['tests/a/one.test.ts']);
    expect([...testsReaching(graph, 'web/b/Screen.tsx').keys()]).toEqual(['tests/b/three.test.tsx']);
  });
});

describe('the lists of tests that loop', () => {
  it('name tests that there are', () => {
    const empty = lists
      .flatMap(({ tests }) => tests)
      .filter((each) => ![...repository.files].some((file) => matchesGlob(file, each)));
    expect(empty).toEqual([]);
  });

  it('have each test that looks for the files of the portal by a pattern', () => {
    const looks = /(?:globSync|readdirSync)\(\s*['"`]?(?:shared|functions|web|infra|folder\b|pattern\b)/;
    const looking = [...repository.files]
      .filter((file) => /^tests\/.*\.test\.tsx?$/.test(file))
      .filter((file) => looks.test(readFileSync(join(root, file), 'utf8')));
    expect(looking.length).toBeGreaterThan(4);
    const listed = lists.flatMap(({ tests }) => tests);
    expect(looking.filter((file) => !listed.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
  });
});
