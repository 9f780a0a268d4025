import { useEffect, useRef, useState } from 'react';

interface Fresh {
  /** Changes when the list has changed on the server; undefined until it is known. */
  readonly mark: string | undefined;
  readonly refresh: () => unknown;
}

/**
 * Shows new rows by themselves, but never while the pointer or the focus is among the rows: then they wait until it has gone, or
 * until `show` is called. `place` is what the element around the rows is given.
 */
export function useFreshRows({ mark, refresh }: Fresh) {
  const [shown, setShown] = useState(mark);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isStale = mark !== undefined && shown !== undefined && mark !== shown;
  const latest = useRef(refresh);
  latest.current = refresh;
  if (shown === undefined && mark !== undefined) setShown(mark);
  const isHeld = isPointed || isFocused;
  useEffect(() => {
    if (!isStale || isHeld) return;
    setShown(mark);
    void latest.current();
  }, [isStale, isHeld, mark]);
  const show = () => {
    setShown(mark);
    void latest.current();
  };
  const place = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: { target: Element }) => setFocused(target.closest('tbody') !== null),
    onBlur: () => setFocused(false),
  };
  return { isStale, show, place };
}
