import { expect, it } from 'vitest';
import { differences } from '../../../shared/_parts/differences.ts';

it('names the fields that are not the same, in the order asked for, with both values', () => {
  const before = { name: 'Invented Person', city: 'Dubai', age: 30 };
  const after = { name: 'Invented Person', city: null, age: 31 };
  expect(differences<keyof typeof before, string | number | null>(['age', 'name', 'city'], before, after)).toEqual([
    { field: 'age', before: 30, after: 31 },
    { field: 'city', before: 'Dubai', after: null },
  ]);
  expect(differences(['age'], before, before)).toEqual([]);
});
