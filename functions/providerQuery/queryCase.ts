import { queryLife } from '../../shared/providerQuery/life.ts';
import { queryRow } from '../../shared/providerQuery/routes.ts';
import { queries } from '../_data/providerQuery/providerQuery.ts';
import { caseKind } from '../_parts/case/caseKind.ts';

/** Queries, as the parts of a case take them. */
export const queryCase = caseKind({
  id: 'queryId',
  entity: 'query',
  life: queryLife,
  row: queryRow.strip(),
  records: queries,
});
