import { fileInstant } from './fileDate.ts';
import { childOf, childrenOf, type FileElement, rootElement } from './fileElements.ts';
import { fileTexts } from './fileTexts.ts';
import type { AuthorizedActivity, PriorAuthorization } from './postOffice.ts';
import { Unreadable, type UnreadableReason } from './unreadable.ts';

/** What a file says, or why it cannot be read and at which element. */
export type ReadFile =
  | { readonly ok: true; readonly answers: readonly PriorAuthorization[] }
  | { readonly ok: false; readonly reason: UnreadableReason; readonly at: string | null };

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

/** A decimal number; a comma could divide thousands or the fils, so it is none. */
function numberIn(element: FileElement, name: string): number | null {
  const text = textIn(element, name);
  if (text === null) return null;
  if (!/^[+-]?(\d{1,15}(\.\d{0,20})?|\.\d{1,20})$/.test(text)) throw new Unreadable('badNumber', name);
  return Number(text);
}

function resultIn(element: FileElement): 'yes' | 'no' | null {
  const result = textIn(element, 'result')?.toLowerCase() ?? null;
  if (result !== null && result !== 'yes' && result !== 'no') throw new Unreadable('badResult', 'result');
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
  quantity: numberIn(element, 'quantity'),
  net: numberIn(element, 'net'),
  list: numberIn(element, 'list'),
  patientShare: numberIn(element, 'patientshare'),
  paymentAmount: numberIn(element, 'paymentamount'),
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
    result: resultIn(element),
    id: needed(element, 'id'),
    idPayer: textIn(element, 'idpayer'),
    denialCode: textIn(element, 'denialcode'),
    start: instantIn(element, 'start'),
    end: instantIn(element, 'end', true),
    limit: numberIn(element, 'limit'),
    comments: textIn(element, 'comments', longest.comments),
    activities: activities.map(activityOf),
  };
}

/** The names under which JSON may wrap what is the root of XML. */
const wrappers = ['prior.authorization', 'priorauthorization'] as const;

function documentOf(root: FileElement): FileElement {
  if (root.name !== '') {
    if (root.name !== wrappers[0]) throw new Unreadable('otherDocument', root.name.slice(0, 50));
    return root;
  }
  return wrappers.map((name) => childOf(root, name)).find((found) => found !== null) ?? root;
}

function answersIn(root: FileElement): PriorAuthorization[] {
  const document = documentOf(root);
  const header = childOf(document, 'header');
  if (!header) throw new Unreadable('missing', 'header');
  const records = childrenOf(document, 'authorization');
  if (records.length === 0) throw new Unreadable('missing', 'authorization');
  if (records.length > mostRecords) throw new Unreadable('tooLarge', 'authorization');
  return records.map((record) => answerOf(record, header));
}

/**
 * Reads a file of answers as other systems write it: XML or Riayati's JSON, alone or in a zip archive, in any order of elements, with prefixes, encodings,
 * forms of dates, empty and unknown elements of their own. What could mean two things is not read at all: a wrong guess would
 * approve or deny a treatment.
 */
export async function readPriorAuthorization(file: Uint8Array): Promise<ReadFile> {
  try {
    const answers: PriorAuthorization[] = [];
    for (const text of await fileTexts(file)) answers.push(...answersIn(await rootElement(text)));
    return { ok: true, answers };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.reason, at: error.at };
    throw error;
  }
}
