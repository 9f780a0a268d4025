import type { ListColumns } from '../_parts/versionedList/listedRow.ts';
import { planColumns, priceColumns, textColumns } from './drug.ts';
import { formularyColumns } from './formularySheet.ts';

/** What a change of each column means. It stands apart from the drug, whose readers do not need the sheet that brought it. */
export const drugColumns: ListColumns = {
  all: formularyColumns,
  prices: priceColumns,
  plans: planColumns,
  texts: textColumns,
};
