import * as z from 'zod';
import { queryLife } from '../../../shared/providerQuery/life.ts';
import { query, queryEvent } from '../../../shared/providerQuery/routes.ts';
import { caseRecords, computedCaseFields, storedCaseFields } from '../case/caseRecord.ts';

/** A query as it is stored: the fields that its sides see, without those that are computed on read, its tenants, and its clock. */
const stored = query
  .omit(computedCaseFields)
  .extend({ ...storedCaseFields, aboutNumber: z.string().nullable().default(null) });
export type StoredQuery = z.infer<typeof stored>;

/** The queries of the store. */
export const queries = caseRecords({
  name: 'QUERY',
  life: queryLife,
  idOf: ({ queryId }: StoredQuery) => queryId,
  shapeVersion: 1,
  stored,
  event: queryEvent,
});
