import { searchText } from '../../shared/_field/searchText.ts';
import type { circularApi } from '../../shared/circular/routes.ts';
import { listCircularsFor, type StoredCircular } from '../_data/circular/circular.ts';
import { circularReaderOf } from '../_data/circular/circularReader.ts';
import { receiptsOfReader } from '../_data/circular/receipt.ts';
import type { Operation } from '../_kit/context.ts';
import { readThrough } from '../_store/readThrough.ts';
import { shownRow } from './shownCircular.ts';

/** A page is filled from this many reads at most; the next page goes on where it ended. */
const mostReads = 5;

/** Whether every word that was typed occurs in the circular, in either language. */
function says(value: StoredCircular, words: readonly string[]): boolean {
  const { circularNumber, title, titleArabic, text, textArabic } = value;
  const whole = searchText([circularNumber, title, titleArabic, text, textArabic].join(' '));
  return words.every((word) => whole.includes(word));
}

/** The circulars of the reader's audiences. There are some dozens a year, so that a search for words reads them one after the other. */
export const searchCirculars: Operation<typeof circularApi.endpoints.searchCirculars> = async ({ body }, ctx) => {
  const reader = await circularReaderOf(ctx);
  if (!reader) return { items: [], nextCursor: null, total: null };
  const words = searchText(body.text ?? '')
    .split(' ')
    .filter(Boolean);
  const find = ({ take, cursor }: { take: number; cursor?: string | undefined }) =>
    listCircularsFor(ctx.store, reader, { take, cursor });
  const saying = (found: readonly StoredCircular[]) => found.filter((value) => says(value, words));
  const page = await readThrough({ find, rowsOf: saying, mostReads }, body);
  const receipts = await receiptsOfReader(ctx.store, page.items, reader, ctx.user.userId);
  return { ...page, items: page.items.map((value) => shownRow(value, receipts.get(value.circularId) ?? null)) };
};
