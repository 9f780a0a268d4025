import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPageStore, type LoadPage, type PageStore, type PagesSnapshot } from './pageStore.ts';

export interface Pages<Row> extends PagesSnapshot<Row> {
  readonly store: PageStore<Row>;
}

/** A server's list for DataTable. `load` stands for one search: another function is another search. */
export function usePages<Row>(load: LoadPage<Row>): Pages<Row> {
  const store = useMemo(() => createPageStore(load), [load]);
  useEffect(() => {
    void store.restart();
    return store.stop;
  }, [store]);
  return { ...useSyncExternalStore(store.subscribe, store.snapshot), store };
}
