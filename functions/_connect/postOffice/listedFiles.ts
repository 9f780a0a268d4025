import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { mayBeParsed } from '../xmlBounds.ts';
import { fileInstant } from './fileDate.ts';
import type { ListedFile, TransactionKind } from './postOffice.ts';

/** The offices list a hundred files at most, and a search a thousand. */
export const fullList = 100;
const bounds = { tags: 3000, attributes: 20_000, references: 20_000 } as const;

const text = z.coerce.string().trim().max(500);
const instant = text.nullish().transform((value) => (value ? fileInstant(value) : null));
const flag = z
  .union([z.boolean(), text])
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : /^(true|1)$/i.test(String(value))));

/** A row as the offices name its columns. One without an id cannot be fetched. */
const row = z
  .object({
    id: text.min(1),
    FileName: text.default(''),
    SenderID: text.default(''),
    ReceiverID: text.default(''),
    TransactionDate: instant,
    IsDownloaded: flag,
  })
  .transform(
    (value): Omit<ListedFile, 'kind'> => ({
      fileId: value.id,
      fileName: value.FileName,
      senderId: value.SenderID,
      receiverId: value.ReceiverID,
      transactionDate: value.TransactionDate,
      isDownloaded: value.IsDownloaded,
    }),
  );

/** The file of a row; null when it cannot be read. */
export function listedFile(kind: TransactionKind, value: object, id: unknown): ListedFile | null {
  const { data } = row.safeParse({ ...value, id });
  return data ? { kind, ...data } : null;
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseAttributeValue: false });

/** The rows of `<Files><File FileID=… FileName=…/></Files>`, which stands in an answer as text; null when it is no list. */
export function listedFiles(kind: TransactionKind, list: string): ListedFile[] | null {
  if (!mayBeParsed(list, bounds)) return null;
  try {
    const { Files } = parser.parse(list, true) as { Files?: { File?: unknown } | string };
    if (Files === undefined) return null;
    const rows = typeof Files === 'string' ? [] : [Files.File ?? []].flat();
    return (rows as Record<string, unknown>[])
      .map((each) => listedFile(kind, each, each.FileID))
      .filter((file) => file !== null);
  } catch {
    return null;
  }
}
