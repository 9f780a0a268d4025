import { useState } from 'react';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import type { ImportMode } from '../../shared/sheetImport/importStates.ts';
import { type ImportPlan, type SheetImportView, sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { useApi } from '../api/useApi.ts';
import { type Outcome, useApiMutation } from '../api/useApiMutation.ts';
import { usePolling } from '../api/usePolling.ts';

const { getImport, checkImport, commitImport, pauseImport, cancelImport, undoImport } = sheetImportApi.endpoints;
const delays = { firstMs: 1000, growth: 1.3, longestMs: 10_000 } as const;
const working: readonly string[] = ['checking', 'committing', 'undoing'];
const shown = { showsErrors: true } as const;

export interface ImportAddress {
  readonly kind: string;
  readonly importId: string;
}

/** Whether an import is being worked on. */
export const isAtWork = ({ state }: Pick<SheetImportView, 'state'>): boolean => working.includes(state);

/** One import, read again and again while it is worked on. */
export function useImport(about: ImportAddress | null) {
  const read = useApi(getImport, about && { query: about });
  const { data, refreshInBackground } = read;
  const poll = async () => {
    await refreshInBackground();
    return false;
  };
  usePolling(poll, data != null && isAtWork(data), delays);
  return read;
}

/**
 * What can be done with an import. Each answers whether it was done; what was refused stays in `refusals` until the next act. The import is
 * read again in either case: when somebody else was faster, what they made of it is shown.
 */
export function useImportActs(about: ImportAddress, readAgain: () => Promise<void>) {
  const [refusals, setRefusals] = useState<readonly ApiError[]>([]);
  const [isActing, setActing] = useState(false);
  const [checks, setChecks] = useState(0);
  const check = useApiMutation(checkImport, shown).send;
  const commit = useApiMutation(commitImport, shown).send;
  const pause = useApiMutation(pauseImport, shown).send;
  const cancel = useApiMutation(cancelImport, shown).send;
  const undo = useApiMutation(undoImport, shown).send;

  const act = async (send: () => Promise<Outcome<SheetImportView>>): Promise<boolean> => {
    setActing(true);
    setRefusals([]);
    try {
      const outcome = await send();
      if (!outcome.isDone) setRefusals(outcome.errors);
      await readAgain();
      return outcome.isDone;
    } finally {
      setActing(false);
    }
  };
  return {
    refusals,
    isActing,
    /** Something else than an act was refused. */
    refused: async (errors: readonly ApiError[]) => {
      setRefusals(errors);
      await readAgain();
    },
    /** Counts the checks: what was read of an earlier one is read anew. */
    checks,
    check: async (plan?: ImportPlan) => {
      const isDone = await act(() => check({ body: { ...about, ...(plan && { plan }) } }));
      if (isDone) setChecks((before) => before + 1);
      return isDone;
    },
    commit: (mode: ImportMode) => act(() => commit({ body: { ...about, mode } })),
    pause: () => act(() => pause({ body: about })),
    cancel: () => act(() => cancel({ body: about })),
    undo: () => act(() => undo({ body: about })),
  };
}
export type ImportActs = ReturnType<typeof useImportActs>;
