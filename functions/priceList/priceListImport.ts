import { lineCode, priceOf, priceProblems } from '../../shared/priceList/price.ts';
import { priceListSheet } from '../../shared/priceList/priceListSheet.ts';
import { JobFailure } from '../_parts/job/jobKind.ts';
import { listImport, payerOfSheet } from '../_parts/versionedList/listImport.ts';
import { priceList } from './priceList.ts';
import { priceListFor } from './priceListOfCall.ts';

/** What a sheet of prices does: it becomes a version of the list of the provider that came with it. */
export const priceListImport = listImport({
  facts: priceListSheet,
  kind: priceList,
  rowOf: priceOf,
  codeOf: lineCode,
  check: priceProblems,
  listOf: async (ctx) => {
    const list = await priceListFor(ctx, payerOfSheet(ctx), ctx.imported.settings.facilityLicense ?? '');
    if (!list) throw new JobFailure('providerMissing');
    return list;
  },
});
