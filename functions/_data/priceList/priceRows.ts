import { searchTokens } from '../../../shared/_field/searchText.ts';
import { type Price, price } from '../../../shared/priceList/price.ts';
import type { RowKind } from '../versionedList/listedRows.ts';

/** Prices as rows of a list: found by their code, and from each word of their descriptions on. */
export const priceRows: RowKind<Price> = {
  rowOf: (text) => price.parse(JSON.parse(text)),
  wordsOf: ({ texts }) => [texts.description ?? '', texts.descriptionArabic ?? ''].flatMap(searchTokens),
};
