import { searchText } from '../../shared/_field/searchText.ts';
import type { circularApi } from '../../shared/circular/routes.ts';
import { listCircularsFor, type StoredCircular } from '../_data/circular/circular.ts';
import { circularReaderOf } from '../_data/circular/circularReader.ts';
import { receiptsOfReader } from '../_data/circular/receipt.ts';
import type { Operation } from '../_kit/context.ts';
import { shownRow } from './shownCircular.ts';

/** A search looks through so many pages of circulars; the next page goes on where it ended. */
const mostPages = 5;

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
  const found: StoredCircular[] = [];
  let { cursor }: { cursor?: string | undefined } = body;
  let nextCursor: string | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await listCircularsFor(ctx.store, reader, { take: body.take - found.length, cursor });
    found.push(...page.items.filter((value) => says(value, words)));
    nextCursor = page.nextCursor;
    if (nextCursor === null || found.length === body.take) break;
    cursor = nextCursor;
  }
  const receipts = await receiptsOfReader(ctx.store, found, reader, ctx.user.userId);
  return {
    items: found.map((value) => shownRow(value, receipts.get(value.circularId) ?? null)),
    nextCursor,
    total: null,
  };
};
