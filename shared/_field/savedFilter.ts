import * as z from 'zod';
import { sentence } from './sentence.ts';

/** How many filters a user may save for one table. */
export const mostSavedFilters = 20;
const mostFields = 20;

/** A table as the web names it. */
export const tableKey = z.string().regex(/^[a-z][A-Za-z]{0,39}$/);

/** Names become keys of a map, and this one key means the prototype of an object instead. */
const isKey = (text: string): boolean => text !== '__proto__';

export const filterName = z
  .string()
  .trim()
  .min(1, sentence('ui:filterNameMissing', 'Please enter a name.'))
  .max(60)
  .refine(isKey, sentence('ui:filterNameNotPossible', 'Please enter another name.'));

/** The values of a table's filter fields. Fields that name a patient are never among them: the web leaves them out. */
const filterValues = z
  .record(z.string().max(40).refine(isKey), z.union([z.string().max(200), z.number(), z.null()]))
  .refine(
    (values) => Object.keys(values).length <= mostFields,
    sentence('ui:atMostFields', 'At most {{most}} fields can be saved.', { most: mostFields }),
  );
export type FilterValues = z.infer<typeof filterValues>;

/** The filters of a table, kept by name for one user. */
export const savedFilter = z.strictObject({ name: filterName, values: filterValues });
export type SavedFilter = z.infer<typeof savedFilter>;
