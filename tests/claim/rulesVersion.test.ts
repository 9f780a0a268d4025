import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rulesVersion } from '../../shared/claim/rules/version.ts';

const root = new URL('../../shared/claim/', import.meta.url);
const ownSource = new URL('rules/version.ts', root).href;

/** A file and all that it imports for more than a type, each once. */
function sourcesFrom(file: URL, found = new Map<string, string>()): Map<string, string> {
  if (file.href === ownSource || found.has(file.href)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file.href, text);
  for (const [, path = ''] of text.matchAll(/import\s+(?!type\b)[^;]*?from '(\.[^']+)'/g))
    sourcesFrom(new URL(path, file), found);
  return found;
}

/** Comments and the form of the text change no finding. */
const meant = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s/gm, '');

it('the version of the rules names their content: a change of a rule, a list or a word is another version', () => {
  const sources = [...sourcesFrom(new URL('scrub.ts', root))].sort(([one], [other]) => one.localeCompare(other));
  for (const part of [
    'rules/sums.ts',
    'rules/authorisation.ts',
    'records/approvalFault.ts',
    'schema.ts',
    'valueForms.ts',
  ])
    expect(sources.map(([file]) => file)).toContain(new URL(part, root).href);
  const hash = createHash('sha256');
  for (const [, text] of sources) hash.update(meant(text)).update('\n');
  const [day] = rulesVersion.split('.');
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  // Where this fails: write these digits into shared/claim/rules/version.ts, with the day on which you change the rules.
  expect(rulesVersion).toBe(`${day}.${hash.digest('hex').slice(0, 8)}`);
});
