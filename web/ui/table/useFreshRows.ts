import { useEffect, useRef, useState } from 'react';
import { useStaleRows, type Watched } from './useStaleRows.ts';

/**
 * Shows new rows by themselves, but never while the pointer or the focus is among the rows: then they wait until it has gone, or
 * until `show` is called. What is new stays marked until the user has been among the rows. `place` is what the element around the rows is given.
 */
export function useFreshRows<Row>(watched: Watched<Row>) {
  const { isStale, show, readAgain, marks } = useStaleRows(watched);
  const { store } = watched.pages;
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const hasLooked = useRef(false);
  const isHeld = isPointed || isFocused;
  if (isHeld) hasLooked.current = true;
  const showByItself = () => {
    if (hasLooked.current) store.look();
    hasLooked.current = false;
    readAgain();
  };
  const latest = useRef(showByItself);
  latest.current = showByItself;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new mark is shown, also one that follows at once
  useEffect(() => {
    if (isStale && !isHeld) latest.current();
  }, [isStale, isHeld, watched.mark]);
  const place = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: { target: Element }) => setFocused(target.closest('tbody') !== null),
    onBlur: () => setFocused(false),
  };
  return { isStale, show, place, marks };
}
