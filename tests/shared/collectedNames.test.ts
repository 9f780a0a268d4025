import { expect, it } from 'vitest';
import { generalFailures } from '../../shared/_contract/failures.ts';
import { generalRefusals } from '../../shared/_contract/refusals.ts';

type Tables = Readonly<Record<'failures' | 'refusals' | 'news' | 'links' | 'keptForms', object | undefined>>;
const ofModules = Object.values(
  import.meta.glob<Tables>('../../shared/*/{refusals,news,links,keptForms}.ts', { eager: true }),
);

it.each([
  ['failures', generalFailures],
  ['refusals', generalRefusals],
  ['news', {}],
  ['links', {}],
  ['keptForms', {}],
] as const)('no two modules give %s one name: the second would take the words of the first', (table, general) => {
  const rows = ofModules.flatMap((module) => Object.keys(module[table] ?? {}));
  expect(rows.length).toBeGreaterThan(4);
  const names = [...Object.keys(general), ...rows];
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
