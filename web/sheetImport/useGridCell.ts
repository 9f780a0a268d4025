import { useRef, useState } from 'react';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import { type ImportWrongRow, sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { currentSession } from '../base/session.ts';
import { inTurn, setUnkept, unkeptText } from './unkeptTexts.ts';
import type { ImportAddress } from './useImport.ts';

export interface GridCell {
  readonly about: ImportAddress;
  readonly row: number;
  readonly column: string;
  /** What stands in the cell as the portal has it. */
  readonly text: string;
  readonly onKept: (kept: ImportWrongRow) => void;
  readonly onRefused: (errors: readonly ApiError[]) => void;
}

/** No answer came: the cell says it itself, and nobody has refused anything. */
const unanswered = new Set(['offline', 'network', 'serverError']);

/** The text of a cell while it is typed, and its way to the portal. Until that has it, what was typed stays. */
export function useGridCell({ about, row, column, text: kept, onKept, onRefused }: GridCell) {
  const cell = [currentSession()?.userId, about.kind, about.importId, row, column].join(' ');
  const [text, setText] = useState(() => unkeptText(cell) ?? kept);
  const [state, setState] = useState<'still' | 'saving' | 'failed'>('still');
  const sent = useRef<string | null>(kept);
  const { send } = useApiMutation(sheetImportApi.endpoints.correctRow, { showsErrors: true });

  const type = (next: string) => {
    setText(next);
    setUnkept(cell, next === sent.current ? null : next);
  };
  const keep = async (next = text) => {
    if (next === sent.current) return;
    sent.current = next;
    setState('saving');
    const outcome = await inTurn(() => send({ body: { ...about, row, texts: { [column]: next } } }));
    if (!outcome.isDone || !outcome.data) {
      sent.current = null;
      setState('failed');
      const errors = outcome.isDone ? [] : outcome.errors.filter(({ code }) => !unanswered.has(code));
      if (errors.length > 0) onRefused(errors);
      return;
    }
    if (unkeptText(cell) === next) setUnkept(cell, null);
    setState('still');
    onKept(outcome.data);
  };
  return { text, state, type, keep, restore: () => type(kept) };
}
