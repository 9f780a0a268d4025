import { useEffect, useMemo, useState } from 'react';
import { freshMarks } from './freshMarks.ts';
import type { Pages } from './usePages.ts';

export interface Watched<Row> {
  /** Changes when the list has changed on the server; undefined until it is known. */
  readonly mark: string | undefined;
  readonly pages: Pages<Row>;
  readonly rowId: (row: Row) => string;
}

/**
 * Knows that a list has changed on the server, and leaves its rows alone until `show` is called: then `marks` says which of them are new or have
 * changed. `taken` is for who reads the list again in another way. `rowId` must stay the same function between renders.
 */
export function useStaleRows<Row>({ mark, pages, rowId }: Watched<Row>) {
  const { store, rows, earlier } = pages;
  const [shown, setShown] = useState(mark);
  if (shown === undefined && mark !== undefined) setShown(mark);
  const taken = () => setShown(mark);
  // Another search has been read just now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new mark of the same search is what the user is told of
  useEffect(taken, [store]);
  const readAgain = () => {
    taken();
    void store.refresh();
  };
  const show = () => {
    store.look();
    readAgain();
  };
  const marks = useMemo(() => freshMarks({ rows, earlier }, rowId), [rows, earlier, rowId]);
  return { isStale: mark !== undefined && shown !== undefined && mark !== shown, show, readAgain, taken, marks };
}
