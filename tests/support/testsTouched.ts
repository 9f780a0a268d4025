import { matchesGlob } from 'node:path/posix';
import type { ImportGraph } from './importGraph.ts';

/** Tests that loop over files or over what all modules put into a table: what `files` matches, `tests` hold. */
export const lists: readonly { readonly files: RegExp; readonly tests: readonly string[] }[] = [
  {
    files: /^shared\//,
    tests: [
      'tests/contract/*.test.ts',
      'tests/release/*.test.ts',
      'tests/infra/{api,bundles}.test.ts',
      'tests/shared/_field/validationKeys.test.ts',
      'tests/web/app/{arabicMessages.test.tsx,newsLinks.test.ts,routes.test.ts,texts.test.ts}',
    ],
  },
  { files: /^functions\//, tests: ['tests/contract/*.test.ts', 'tests/infra/bundles.test.ts'] },
  { files: /^web\//, tests: ['tests/lookups/readLookups.test.ts'] },
  { files: /^(shared|functions|web|tests)\/\w+\//, tests: ['tests/infra/moduleIndexes.test.ts'] },
  {
    files: /^(shared\/_|functions\/_|web\/(base|api|ui|parts|field)\/|tests\/contract\/)/,
    tests: ['tests/infra/newModule.test.ts'],
  },
  { files: /^functions\//, tests: ['tests/functions/_workers/migrateItems.test.ts'] },
  { files: /^functions\/_(data|store|parts)\//, tests: ['tests/functions/_data/*.test.ts', 'tests/release/*.test.ts'] },
  {
    files: /^web\//,
    tests: ['tests/web/app/{newsLinks,paths,routes,texts,userKinds}.test.ts', 'tests/infra/site.test.ts'],
  },
  { files: /^(web|shared)\//, tests: ['tests/web/parts/keptKinds.test.ts', 'tests/formDraft/everyForm.test.tsx'] },
  { files: /\/(texts\/\w+|names)\.json$/, tests: ['tests/web/app/{arabicMessages,guides}.test.tsx'] },
  { files: /^(infra\/guides|web)\//, tests: ['tests/infra/guides/*.test.ts', 'tests/web/app/guides.test.tsx'] },
  { files: /^(shared|functions|web)\//, tests: ['tests/infra/{asvs,featureSwitches}.test.ts'] },
  { files: /^infra\/(?!local\/|guides\/)/, tests: ['tests/infra/*.test.ts', 'tests/local/portal.test.ts'] },
  { files: /^infra\/local\//, tests: ['tests/local/**/*.test.ts'] },
  {
    files: /^functions\/(_demo\/|\w+\/demo(\/\w+)?\.ts$)/,
    tests: ['tests/local/demo/*.test.ts', 'tests/release/*.test.ts'],
  },
  { files: /^functions\/_(kit|edge)\//, tests: ['tests/local/portal.test.ts'] },
  { files: /^(shared|functions|web|infra)\/.*\.tsx?$/, tests: ['tests/shared/patterns.test.ts'] },
  { files: /^tests\/.*\.tsx?$/, tests: ['tests/infra/testSources.test.ts'] },
  { files: /^tests\/\w+\/samples\.ts$/, tests: ['tests/contract/*.test.ts', 'tests/release/*.test.ts'] },
  {
    files: /^tests\/\w+\/(ready|repeatable)Calls\.ts$/,
    tests: ['tests/contract/{idempotency,rightCalls}.test.ts'],
  },
  { files: /^tests\/\w+\/stored(Items|Kinds)\.ts$/, tests: ['tests/release/*.test.ts'] },
  { files: /^tests\/\w+\/openFunctions\.ts$/, tests: ['tests/functions/_data/tenancyByType.test.ts'] },
  {
    files: /^tests\/\w+\/callFacts\.ts$/,
    tests: ['tests/{notification/notifications,member/requestBrake}.test.ts'],
  },
  { files: /^tests\/\w+\/grants\.ts$/, tests: ['tests/infra/{functions,workerRoles}.test.ts'] },
  {
    files: /^tests\/\w+\/specifiedScreens\.ts$/,
    tests: ['tests/{provider/providerTiles,web/app/routes}.test.ts', 'tests/dashboard/tiles.test.tsx'],
  },
  { files: /^tests\/\w+\/secondPerson\.ts$/, tests: ['tests/user/secondPerson.test.ts'] },
  { files: /^web\/public\//, tests: ['tests/infra/distribution.test.ts'] },
  { files: /^\.github\/workflows\//, tests: ['tests/infra/deployment.test.ts'] },
];

/** What every test stands on: no smaller set of tests holds a change of these. */
const standsUnderAll = /^(package-lock\.json|vite(st)?\.config\.ts|tests\/support\/(node|web)Setup\.ts)$/;

/** Folders of the site that every screen stands on. */
const noModules: ReadonlySet<string> = new Set(['base', 'api', 'ui', 'parts', 'field', 'app', 'gallery', 'public']);
/** A file that names so many modules is a table of what they give it. */
const fewestOfTable = 4;
/** The rows of a module's screens, which load a screen when it is opened: the header names rows of several modules. */
const rowsOfScreens = /^web\/(.*\/)?(screens|visitorScreens)\.ts$/;
/** More files than this take longer than somebody waits. */
const mostFiles = 60;
/** So many tests that name a changed file themselves run in any case. */
const fewNamed = 15;

const isTest = (file: string): boolean => /^tests\/(?!bench\/).*\.test\.tsx?$/.test(file);
const isJourney = (file: string): boolean => file.endsWith('.journey.ts');

function moduleOf(file: string): string | null {
  const [, name = ''] = /^(?:shared|functions|web|tests)\/([a-z]\w*)\//.exec(file) ?? [];
  return name === '' || noModules.has(name) ? null : name;
}

/** The modules whose contract or functions have changed, if nothing has that all of them stand on; none otherwise. */
export function modulesOf(changed: readonly string[]): string[] {
  const server = changed.filter((file) => /^(shared|functions)\//.test(file));
  const modules = server.map(moduleOf);
  return modules.includes(null) ? [] : [...new Set(modules.filter((name) => name !== null))];
}

/** The files that only gather what modules give them, such as `shared/areas.ts`. */
function tablesOf({ uses }: ImportGraph): Set<string> {
  const modulesNamedBy = (file: string, named: readonly string[]) =>
    new Set(named.map(moduleOf).filter((name) => name !== null && name !== moduleOf(file)));
  const product = [...uses].filter(([file]) => !file.startsWith('tests/'));
  return new Set(
    product
      .filter(([file, named]) => rowsOfScreens.test(file) || modulesNamedBy(file, named).size >= fewestOfTable)
      .map(([file]) => file),
  );
}

interface Ways {
  readonly tables: ReadonlySet<string>;
  readonly users: ReadonlyMap<string, readonly string[]>;
}

const waysOfGraphs = new WeakMap<ImportGraph, Ways>();

/** The graph the other way round, made once for all changed files. */
function waysOf(graph: ImportGraph): Ways {
  const known = waysOfGraphs.get(graph);
  if (known) return known;
  const users = new Map<string, string[]>();
  for (const [file, named] of graph.uses) for (const each of named) users.set(each, [...(users.get(each) ?? []), file]);
  const ways = { tables: tablesOf(graph), users };
  waysOfGraphs.set(graph, ways);
  return ways;
}

/** A file on the way from a change to a test; behind a table only the tests of this module are meant. */
interface Step {
  readonly file: string;
  readonly only: string | null;
}

/**
 * The tests that load or read a file, directly or through others, and through how many. A table leads from a module's part to the tests of
 * that module alone, since every screen's test loads the table of all screens.
 */
export function testsReaching(graph: ImportGraph, changed: string): Map<string, number> {
  const { tables, users } = waysOf(graph);
  const found = new Map<string, number>();
  const seen = new Set<string>();
  const isNew = ({ file, only }: Step): boolean => {
    if (seen.has(`${file} ${only}`) || seen.has(`${file} null`)) return false;
    seen.add(`${file} ${only}`);
    return true;
  };
  const isMeant = ({ file, only }: Step): boolean => isTest(file) && (only === null || moduleOf(file) === only);
  const usersBehind = ({ file, only }: Step): Step[] =>
    (users.get(file) ?? []).flatMap((user) => {
      const given = tables.has(user) ? moduleOf(file) : null;
      const isAnothers = only !== null && given !== null && given !== only;
      return isAnothers ? [] : [{ file: user, only: given ?? only }];
    });
  let steps: Step[] = [{ file: changed, only: null }];
  for (let distance = 0; steps.length > 0; distance += 1) {
    const fresh = steps.filter(isNew);
    for (const { file } of fresh.filter(isMeant)) found.set(file, Math.min(distance, found.get(file) ?? distance));
    steps = fresh.flatMap(usersBehind);
  }
  return found;
}

/** The words by which the tests of a file are in a folder of the same name: `member` of `functions/_data/member/rows.ts`. */
const wordsOf = (file: string): string[] => file.split('/').slice(1, -1);

/** Whether a test stands where the tests of a file do: in its module's folder, or in the folder of its part. */
function isBeside(test: string, changed: string): boolean {
  const module = moduleOf(changed) ?? (changed.includes('/_data/') ? wordsOf(changed).at(-1) : null);
  const folder = changed.slice(0, changed.lastIndexOf('/') + 1);
  const isOfFolder = folder !== '' && test.startsWith(`tests/${folder}`);
  return isOfFolder || (module !== null && test.startsWith(`tests/${module}/`));
}

/** Of too many tests: those beside the changed file, those that name it if they are few, and of each module the nearest, one of its server and one of its screens. */
function nearest(reached: ReadonlyMap<string, number>, changed: string): string[] {
  const far = (file: string): number => reached.get(file) ?? 0;
  const files = [...reached.keys()].toSorted((one, other) => far(one) - far(other) || one.localeCompare(other));
  const named = files.filter((file) => far(file) === 1);
  const own = [...files.filter((file) => isBeside(file, changed)), ...(named.length <= fewNamed ? named : [])];
  const folders = Map.groupBy(files, (file) => `${file.split('/')[1]} ${file.endsWith('x')}`);
  return [...new Set([...own, ...[...folders.values()].flatMap((each) => each.slice(0, 1))])];
}

export interface Touched {
  /** Paths from the root, sorted. */
  readonly tests: readonly string[];
  /** What was left out, in sentences. */
  readonly said: readonly string[];
}

/** The patterns of the tests that loop over files like this one. */
const patternsOf = (file: string): string[] =>
  lists.filter(({ files }) => files.test(file)).flatMap(({ tests }) => tests);

const matching = ({ files }: ImportGraph, patterns: readonly string[]): string[] =>
  [...files].filter((file) => patterns.some((pattern) => matchesGlob(file, pattern)));

/** A file of each kind that a module has: the lists that hold one hold the module. */
const filesOfModule = (name: string): string[] => [
  ...[`shared/${name}/routes.ts`, `functions/${name}/index.ts`, `functions/_data/${name}/${name}.ts`],
  ...[`web/${name}/screens.ts`, `web/${name}/texts/en.json`],
];

/** The tests of modules without a browser, and every list that holds a module, sorted. */
export function testsOfModule(graph: ImportGraph, modules: readonly string[]): string[] {
  const own = modules.map((name) => `tests/${name}/**`);
  const patterns = [...own, ...modules.flatMap(filesOfModule).flatMap(patternsOf)];
  return matching(graph, patterns).filter(isTest).toSorted();
}

function testsOf(graph: ImportGraph, changed: string): { tests: string[]; said: string[] } {
  const reached = testsReaching(graph, changed);
  const patterns = patternsOf(changed);
  const module = changed.startsWith('tests/') ? null : moduleOf(changed);
  if (module) patterns.push(`tests/${module}/*.journey.ts`);
  const listed = matching(graph, patterns);
  const own = isJourney(changed) ? [changed] : [];
  if (reached.size <= mostFiles) return { tests: [...reached.keys(), ...listed, ...own], said: [] };
  const few = nearest(reached, changed);
  const left = `${changed} reaches ${reached.size} test files: its own and the nearest of each module run, ${few.length}.`;
  return { tests: [...few, ...listed], said: [left] };
}

/** The tests that changes touch: by what loads or reads the files, by the lists above, and the journeys of the modules. */
export function testsTouchedBy(graph: ImportGraph, changed: readonly string[]): Touched {
  const each = changed.map((file) => testsOf(graph, file));
  const under = changed.filter((file) => standsUnderAll.test(file));
  const said = under.map((file) => `${file} stands under all tests: only \`npm test\` holds a change of it.`);
  const tests = new Set(each.flatMap((touched) => touched.tests).filter((file) => graph.files.has(file)));
  return { tests: [...tests].toSorted(), said: [...said, ...each.flatMap((touched) => touched.said)] };
}
