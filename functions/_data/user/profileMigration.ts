import type * as z from 'zod';
import type { Migration } from '../../_store/migration.ts';
import { isProfile, type user } from './user.ts';

type Shape = typeof user.shape;

/** A migration that gives the accounts of older releases items beside them, made of the attributes that `reads` names. */
export const profileMigration = <Read extends z.ZodObject<Partial<Shape>>>(
  name: string,
  reads: Read,
  itemsOf: (account: z.output<Read>) => ReturnType<NonNullable<Migration['besides']>>,
): Migration => {
  const names = Object.keys(reads.shape);
  return {
    name,
    table: 'users',
    reads: names,
    change: () => null,
    besides: (item) =>
      isProfile(item) ? itemsOf(reads.parse(Object.fromEntries(names.map((each) => [each, item[each]])))) : [],
  };
};
