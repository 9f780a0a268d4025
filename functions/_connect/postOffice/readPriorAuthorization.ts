import { filsOfDirhams, isAmount, isQuantity } from '../../../shared/_field/payerAnswer/cellOf.ts';
import { fileInstant } from './fileDate.ts';
import { childOf, childrenOf, type FileElement, rootElement } from './fileElements.ts';
import { fileTexts } from './fileTexts.ts';
import type { AuthorizedActivity, PriorAuthorization } from './postOffice.ts';
import { Unreadable, type UnreadableReason } from './unreadable.ts';

/** Why something cannot be read, and at which element. */
export interface UnreadRecord {
  readonly reason: UnreadableReason;
  readonly at: string | null;
}

/** What a file says, and what in it cannot be read beside that; or why nothing of it can be read. */
export type ReadFile =
  | { readonly ok: true; readonly answers: readonly PriorAuthorization[]; readonly unread: readonly UnreadRecord[] }
  | ({ readonly ok: false } & UnreadRecord);

const longest = { id: 200, comments: 10_000 } as const;
const mostRecords = 1000;

/** The text of a child; null where it is absent or empty. */
function textIn(element: FileElement, name: string, most: number = longest.id): string | null {
  const child = childOf(element, name);
  if (!child) return null;
  if (child.children.length > 0) throw new Unreadable('otherDocument', name);
  const text = child.text.trim();
  if (text.length > most) throw new Unreadable('tooLong', name);
  return text === '' ? null : text;
}

function needed(element: FileElement, name: string): string {
  const text = textIn(element, name);
  if (text === null) throw new Unreadable('missing', name);
  return text;
}

function instantIn(element: FileElement, name: string, isEnd = false): string | null {
  const text = textIn(element, name);
  const instant = text === null ? null : fileInstant(text, isEnd);
  if (text !== null && instant === null) throw new Unreadable('badDate', name);
  return instant;
}

const plainNumber = /^[+-]?(?:\d{1,15}(?:\.\d{0,20})?|\.\d{1,20})(?:e[+-]?\d{1,2})?$/i;
/** A comma alone could divide thousands or the fils; with a point behind it, it divides thousands. */
const groupedNumber = /^[+-]?\d{1,3}(?:,\d{3}){1,4}\.\d{1,20}$/;

/** A decimal number as it can be meant in one way only. */
function numberIn(element: FileElement, name: string): number | null {
  const text = textIn(element, name);
  if (text === null) return null;
  if (groupedNumber.test(text)) return Number(text.replaceAll(',', ''));
  if (!plainNumber.test(text)) throw new Unreadable('badNumber', name);
  return Number(text);
}

/** Dirhams that can be meant: not below nothing, and not more than the portal could keep. */
function amountIn(element: FileElement, name: string): number | null {
  const dirhams = numberIn(element, name);
  if (!isAmount(filsOfDirhams(dirhams))) throw new Unreadable('outOfBounds', name);
  return dirhams;
}

/** The same of a quantity. */
function quantityIn(element: FileElement, name: string): number | null {
  const quantity = numberIn(element, name);
  if (!isQuantity(quantity)) throw new Unreadable('outOfBounds', name);
  return quantity;
}

/** The schema's words, and JSON's own for the same. */
const results: Readonly<Record<string, 'yes' | 'no'>> = { yes: 'yes', no: 'no', true: 'yes', false: 'no' };

function resultIn(element: FileElement): 'yes' | 'no' | null {
  const text = textIn(element, 'result')?.toLowerCase() ?? null;
  if (text === null) return null;
  const result = Object.hasOwn(results, text) ? results[text] : undefined;
  if (!result) throw new Unreadable('badResult', 'result');
  return result;
}

/** A file of a result may be large: its text has the file's own bound. */
const observationOf = (element: FileElement): AuthorizedActivity['observations'][number] => ({
  type: textIn(element, 'type'),
  code: textIn(element, 'code'),
  value: textIn(element, 'value', Number.POSITIVE_INFINITY),
  valueType: textIn(element, 'valuetype'),
});

const activityOf = (element: FileElement): AuthorizedActivity => ({
  id: needed(element, 'id'),
  type: textIn(element, 'type'),
  code: textIn(element, 'code'),
  quantity: quantityIn(element, 'quantity'),
  net: amountIn(element, 'net'),
  list: amountIn(element, 'list'),
  patientShare: amountIn(element, 'patientshare'),
  paymentAmount: amountIn(element, 'paymentamount'),
  denialCode: textIn(element, 'denialcode'),
  observations: childrenOf(element, 'observation').map(observationOf),
});

function answerOf(element: FileElement, header: FileElement): PriorAuthorization {
  const activities = childrenOf(element, 'activity');
  if (activities.length > mostRecords) throw new Unreadable('tooLarge', 'activity');
  return {
    senderId: needed(header, 'senderid'),
    receiverId: needed(header, 'receiverid'),
    transactionDate: instantIn(header, 'transactiondate'),
    dispositionFlag: textIn(header, 'dispositionflag'),
    result: resultIn(element),
    id: needed(element, 'id'),
    idPayer: textIn(element, 'idpayer'),
    denialCode: textIn(element, 'denialcode'),
    start: instantIn(element, 'start'),
    end: instantIn(element, 'end', true),
    limit: amountIn(element, 'limit'),
    comments: textIn(element, 'comments', longest.comments),
    activities: activities.map(activityOf),
  };
}

/** The names of the root of XML; JSON may wrap its content in them. */
const wrappers = ['prior.authorization', 'priorauthorization'] as const;

function documentOf(root: FileElement): FileElement {
  if (root.name !== '') {
    if (!wrappers.some((name) => name === root.name)) throw new Unreadable('otherDocument', root.name.slice(0, 50));
    return root;
  }
  return wrappers.map((name) => childOf(root, name)).find((found) => found !== null) ?? root;
}

interface Unread extends UnreadRecord {
  readonly ok: false;
}
/** A record of a file. */
type ReadRecord = { readonly ok: true; readonly answer: PriorAuthorization } | Unread;

/** What the readers throw for something that cannot be read. Every other fault is ours. */
function unreadOf(error: unknown): Unread {
  if (error instanceof Unreadable) return { ok: false, reason: error.reason, at: error.at };
  throw error;
}

/** A record by itself: one that cannot be read withholds no other. */
function recordOf(element: FileElement, header: FileElement): ReadRecord {
  try {
    return { ok: true, answer: answerOf(element, header) };
  } catch (error) {
    return unreadOf(error);
  }
}

function recordsIn(root: FileElement): ReadRecord[] {
  const document = documentOf(root);
  const header = childOf(document, 'header');
  if (!header) throw new Unreadable('missing', 'header');
  const records = childrenOf(document, 'authorization');
  if (records.length === 0) throw new Unreadable('missing', 'authorization');
  if (records.length > mostRecords) throw new Unreadable('tooLarge', 'authorization');
  return records.map((record) => recordOf(record, header));
}

/** The records of one text: of an archive, one that is damaged withholds no other. */
async function recordsOfText(text: string): Promise<ReadRecord[]> {
  try {
    return recordsIn(await rootElement(text));
  } catch (error) {
    return [unreadOf(error)];
  }
}

/**
 * Reads a file of answers as other systems write it: XML or Riayati's JSON, alone or in a zip archive, in any order of elements, with prefixes, encodings,
 * forms of dates, empty and unknown elements of their own. What could mean two things is not read at all: a wrong guess would
 * approve or deny a treatment. Each record is read by itself.
 */
export async function readPriorAuthorization(file: Uint8Array): Promise<ReadFile> {
  let texts: string[];
  try {
    texts = await fileTexts(file);
  } catch (error) {
    return unreadOf(error);
  }
  const records: ReadRecord[] = [];
  for (const text of texts) records.push(...(await recordsOfText(text)));
  const answers = records.flatMap((record) => (record.ok ? [record.answer] : []));
  const unread = records.flatMap((record) => (record.ok ? [] : [record]));
  const [first] = unread;
  return answers.length === 0 && first ? first : { ok: true, answers, unread };
}
