import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkLibraries } from '../../infra/libraryCheck.ts';

const ending = (code: number) => ({ command: process.execPath, args: ['-e', `process.exit(${code})`] });

it('a deployment goes on when no library has a known fault, and stops when one has, or when nobody can say', async () => {
  await checkLibraries(ending(0));
  await expect(checkLibraries(ending(1))).rejects.toThrow('Libraries');
  await expect(checkLibraries({ command: process.execPath, args: ['--no-such-option'] })).rejects.toThrow('Libraries');
});

it('the libraries are looked at before anything is deployed', () => {
  const source = readFileSync('infra/deploy.ts', 'utf8');
  expect(source.indexOf('await checkLibraries()')).toBeGreaterThan(0);
  expect(source.indexOf('await checkLibraries()')).toBeLessThan(source.indexOf('await deployInSteps('));
});
