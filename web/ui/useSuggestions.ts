import { useEffect, useState } from 'react';
import { autocompleteLimits } from './limits.ts';
import { useDelayed } from './useDelayed.ts';

interface Found<Option> {
  text: string;
  options: readonly Option[];
  hasFailed: boolean;
}

/** What a search finds for typed text, asked for once the typing has paused; an older answer never replaces a newer one. */
export function useSuggestions<Option>(
  text: string,
  search: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
) {
  const settled = useDelayed(text, autocompleteLimits.delayMs);
  const [found, setFound] = useState<Found<Option>>({ text: '', options: [], hasFailed: false });

  useEffect(() => {
    if (settled === '') return;
    const asked = new AbortController();
    search(settled, asked.signal).then(
      (options) => !asked.signal.aborted && setFound({ text: settled, options, hasFailed: false }),
      () => !asked.signal.aborted && setFound({ text: settled, options: [], hasFailed: true }),
    );
    return () => asked.abort();
  }, [settled, search]);

  const isCurrent = found.text === text;
  return {
    options: isCurrent ? found.options : [],
    isSearching: text !== '' && !isCurrent,
    hasFailed: isCurrent && found.hasFailed,
  };
}
