import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestCase, TestModule } from 'vitest/node';
import { roles } from '../../shared/_field/roles.ts';
import { areAllDrawn, firstWriteOfDay, isMatrixWhole, seed, seedOfDay } from './seed.ts';

/** How many files the table of the slowest has. */
const most = 30;

/** What a file took a worker, in milliseconds: its tests, and all that comes before them. */
function costOf(module: TestModule): { tests: number; before: number } {
  const { duration, collectDuration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic();
  return { tests: duration, before: collectDuration + environmentSetupDuration + prepareDuration + setupDuration };
}

const totalOf = (module: TestModule): number => costOf(module).tests + costOf(module).before;
const seconds = (ms: number, digits = 1): string => (ms / 1000).toFixed(digits);
const minutes = (ms: number): string => (ms / 60_000).toFixed(1);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Columns of equal width: numbers to the right, and the last one as it is. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row.map((cell, at) => (at < row.length - 1 ? cell.padStart(widths[at] ?? 0) : cell)).join('  '),
  );
}

/** The files that took the most time of a worker, slowest first. */
export function slowestLines(modules: readonly TestModule[]): string[] {
  const slowest = modules.toSorted((one, other) => totalOf(other) - totalOf(one)).slice(0, most);
  const rows = slowest.map((module) => {
    const { tests, before } = costOf(module);
    return [seconds(tests + before), seconds(tests), seconds(before), module.project.name, module.relativeModuleId];
  });
  return ['', `The slowest ${most} files`, ...table([['s', 'tests', 'before', 'project', 'file'], ...rows])];
}

/** What each project took all workers together; the run itself is shorter, as they work side by side. */
export function projectLines(modules: readonly TestModule[]): string[] {
  const names = [...new Set(modules.map(({ project }) => project.name))];
  const rows = names.map((name) => {
    const own = modules.filter(({ project }) => project.name === name);
    const costs = own.map(costOf);
    const [tests, before] = [sum(costs.map((cost) => cost.tests)), sum(costs.map((cost) => cost.before))];
    return [minutes(tests + before), minutes(tests), minutes(before), String(own.length), name];
  });
  return ['', 'Minutes of all workers', ...table([['min', 'tests', 'before', 'files', 'project'], ...rows])];
}

/** Operations in the OpenAPI document: one for each route, which a test of the contract holds. */
function countRoutes(): number {
  const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'));
  return Object.values(paths as Record<string, object>).flatMap((methods) => Object.keys(methods)).length;
}

/**
 * What a new route and a new role add to a run, in seconds of a worker. The files of tests/contract run over the routes; a test there whose
 * title speaks of roles runs over roles too. Nothing where the run had no such file.
 */
export function growthLines(modules: readonly TestModule[]): string[] {
  const contract = modules.filter(({ relativeModuleId }) => relativeModuleId.startsWith('tests/contract/'));
  if (contract.length === 0) return [];
  const tests = contract.flatMap((module) => [...module.children.allTests()]);
  const durationOf = (test: TestCase): number => test.diagnostic()?.duration ?? 0;
  const byRoles = tests.filter(({ fullName }) => /\broles?\b/.test(fullName));
  const perRoute = sum(contract.map(totalOf)) / countRoutes();
  const perRole = sum(byRoles.map(durationOf)) / roles.length;
  const rows = [
    [seconds(perRoute, 2), 'a new route'],
    [seconds(perRole, 2), 'a new role'],
  ];
  return ['', 'Seconds that growth adds to the work of all workers', ...table(rows)];
}

/** What brings the choice of the day back, where the run made one. */
export function choiceLines(modules: readonly TestModule[]): string[] {
  const has = (file: string) => modules.some(({ relativeModuleId }) => relativeModuleId === file);
  const share = areAllDrawn ? 'all of its draws' : 'half of its draws';
  const writes = isMatrixWhole ? 'all cells' : `every second write from number ${firstWriteOfDay}`;
  return [
    ...(has('tests/contract/fuzz.test.ts')
      ? [`The fuzz of tests/contract tried ${share}, with FUZZ_SEED=${seedOfDay}`]
      : []),
    ...(has('tests/operations/faultMatrix.test.ts') ? [`The matrix of faults tried ${writes}`] : []),
  ].flatMap((line) => ['', line]);
}

const isFlaky = (test: TestCase): boolean => test.diagnostic()?.flaky ?? false;

function testLine(test: TestCase): string {
  const { startTime = 0, duration = 0 } = test.diagnostic() ?? {};
  const clock = new Date(startTime).toISOString().slice(11, 19);
  return `at ${clock} UTC, after ${seconds(duration)} s: ${test.module.relativeModuleId} > ${test.fullName}`;
}

/** What passed only at its second try: to be mended like a failure, but no reason to stop a release. */
export function secondTryLines(modules: readonly TestModule[]): string[] {
  const flaky = modules.flatMap((module) => [...module.children.allTests('passed')]).filter(isFlaky);
  return flaky.length === 0 ? [] : ['', 'Passed only at the second try', ...flaky.map(testLine)];
}

/** Whether a file has no result, as its process died: vitest says that a process died, and not which file it ran. */
export const isUnfinished = (module: TestModule): boolean => ['pending', 'queued'].includes(module.state());

/** What failed: when it began, how long it ran, and the seed that brings its random inputs back. */
export function failureLines(modules: readonly TestModule[]): string[] {
  const broken = modules.filter((module) => module.errors().length > 0);
  const failed = modules.flatMap((module) => [...module.children.allTests('failed')]);
  const unfinished = modules.filter(isUnfinished);
  if (broken.length + failed.length + unfinished.length === 0) return [];
  return [
    '',
    `Failed, with FUZZ_SEED=${seed}`,
    ...broken.map(({ relativeModuleId }) => `before its tests: ${relativeModuleId}`),
    ...unfinished.map(({ relativeModuleId }) => `its process died: ${relativeModuleId}`),
    ...failed.map(testLine),
  ];
}
