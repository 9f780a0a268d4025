import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { moduleIndexes } from '../../infra/modules/indexes.ts';
import { root } from '../../infra/modules/moduleIndex.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const project = fileURLToPath(root);
const copy = temporaryFolder();
const sides = ['shared', 'functions', 'web', 'tests', 'infra'];
const name = 'sampleCase';
/** A module of the portal that the copy does without. */
const taken = 'survey';

/** Deletes the folders of a module, and collects the lists of those that are left. */
function takeOut(module: string): void {
  for (const path of globSync(`{shared,functions,functions/_data,web,tests}/${module}`, { cwd: copy })) {
    rmSync(join(copy, path), { recursive: true });
  }
  execFileSync(process.execPath, ['infra/modules/writeIndexes.ts'], { cwd: copy });
}

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

/** The files of the copy with their texts. */
function filesThere(): Map<string, string> {
  const paths = globSync(
    sides.map((side) => `${side}/**/*`),
    { cwd: copy },
  ).filter((path) => statSync(join(copy, path)).isFile());
  return new Map(paths.map((path) => [path, readFileSync(join(copy, path), 'base64')]));
}

/** The files that are other than before, or were not there. */
const changed = (before: ReadonlyMap<string, string>) =>
  [...filesThere()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);

const belongsToModule = (path: string) => path.split('/').includes(name);

let before = new Map<string, string>();
let written: string[] = [];

beforeAll(() => {
  for (const part of [...sides, 'docs/openapi.json', 'package.json', 'tsconfig.json', 'biome.json', '.gitignore']) {
    cpSync(join(project, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  takeOut(taken);
  before = filesThere();
  const { status, stderr } = run('infra/modules/newModule/newModule.ts', name);
  expect(status, stderr).toBe(0);
  written = changed(before);
});

it('a new module touches no file that is there, but for the lists that are collected', () => {
  expect(written.filter(belongsToModule).length).toBeGreaterThan(30);
  const lists = moduleIndexes.map(({ path }) => path);
  expect(written.filter((path) => !belongsToModule(path) && !lists.includes(path))).toEqual([]);
});

it('all compiles with a new module, and without one whose folders were deleted', () => {
  // One compilation for both: it takes most of a minute of a processor.
  const { stdout } = run('node_modules/typescript7/bin/tsc', '-p', '.', '--checkers', '1', '--incremental', 'false');
  expect(stdout).toBe('');
});

it('a module has a name of its own, in camel case', () => {
  const there = filesThere();
  for (const wrong of ['', 'Home care', '../outside', 'member', name]) {
    const { status, stderr } = run('infra/modules/newModule/newModule.ts', wrong);
    expect(status, wrong).toBe(1);
    expect(stderr).toMatch(/camel case|is there already/);
  }
  expect(changed(there)).toEqual([]);
});

it('a module whose folders are deleted leaves nothing behind', () => {
  takeOut(name);
  expect(changed(before)).toEqual([]);
  expect([...filesThere().keys()]).toEqual([...before.keys()]);
});
