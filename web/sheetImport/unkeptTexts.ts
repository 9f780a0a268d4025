/*
 * What was typed into cells and is not kept by the portal yet. It outlives the page of the grid and a sign-in in between, and is never stored in the
 * browser: it names people.
 */
const texts = new Map<string, string>();
let last: Promise<unknown> = Promise.resolve();

/** What was typed into a cell and is not kept yet. */
export const unkeptText = (cell: string): string | undefined => texts.get(cell);

export function setUnkept(cell: string, text: string | null): void {
  if (text === null) texts.delete(cell);
  else texts.set(cell, text);
}

export const hasUnkept = (): boolean => texts.size > 0;

/** Sends one correction after the other: two of the same row would overtake each other. */
export function inTurn<Value>(send: () => Promise<Value>): Promise<Value> {
  const next = last.then(send, send);
  last = next.catch(() => undefined);
  return next;
}

/** Resolves when all corrections that were sent have been answered. */
export const untilKept = async (): Promise<void> => void (await last);
