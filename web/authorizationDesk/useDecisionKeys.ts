import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { LineOutcome } from '../../shared/authorization/answer.ts';
import { genericDrug } from '../../shared/authorization/authorizationTypes.ts';
import type { AuthorizationLine } from '../../shared/authorization/form.ts';
import { deskKeys } from '../parts/desk/deskKeys.ts';
import { focusField, useDeskKeys } from '../parts/desk/useDeskKeys.ts';
import type { DecisionValues } from './decisionForm.ts';

/** The keys of a decision: about the line in which the focus is, about all lines, and from line to line. */
export const decisionKeys = {
  approved: deskKeys.yes,
  partlyApproved: 'P',
  denied: deskKeys.no,
  all: 'Shift+A',
  next: deskKeys.next,
  before: deskKeys.before,
} as const;
type Action = keyof typeof decisionKeys;

/** Marks the part of a line: the keys decide about the line in which the focus is. */
export const lineMark = 'data-decided-line';

const partOf = (at: number): HTMLElement | null => document.querySelector(`[${lineMark}="${at}"]`);

/** The line in which the focus is; null outside all of them. */
function lineInFocus(): number | null {
  const mark = document.activeElement?.closest(`[${lineMark}]`)?.getAttribute(lineMark);
  return mark ? Number(mark) : null;
}

const focusLine = (at: number): void => partOf(at)?.focus();

interface DecisionKeys {
  readonly form: UseFormReturn<DecisionValues>;
  readonly lines: readonly AuthorizationLine[];
  readonly approveAll: () => void;
}

/** What the keys do: each leads on to what has to be typed or decided next. */
function useKeyActions({ form, lines }: Pick<DecisionKeys, 'form' | 'lines'>) {
  const undecided = (): number => form.getValues('lines').findIndex(({ outcome }) => outcome === null);
  const decide = (outcome: LineOutcome) => {
    const at = lineInFocus() ?? Math.max(undecided(), 0);
    if (!lines[at]) return;
    // The fields that the outcome asks for have to be there before one of them has the focus.
    flushSync(() => form.setValue(`lines.${at}.outcome`, outcome, { shouldDirty: true }));
    form.clearErrors(`lines.${at}.outcome`);
    if (outcome === 'denied') return focusField(`lines.${at}.denialCode`);
    if (outcome === 'partlyApproved')
      return focusField(`lines.${at}.${lines[at].type === genericDrug ? 'quantity' : 'netDirhams'}`);
    const next = undecided();
    focusLine(next < 0 ? at : next);
  };
  const go = (step: 1 | -1) => {
    const at = lineInFocus();
    focusLine(at === null ? 0 : Math.min(Math.max(at + step, 0), lines.length - 1));
  };
  return { decide, go };
}

/**
 * Decides about lines by single keys: A, P and D for the line in which the focus is, or else for the first undecided one, J and K to
 * go from line to line. Escape leaves a field for its line. Answers whether the user has shortcuts switched on.
 */
export function useDecisionKeys({ form, lines, approveAll }: DecisionKeys): boolean {
  const { decide, go } = useKeyActions({ form, lines });
  const act = (action: Action) => {
    if (lines.length === 0) return;
    if (action === 'next' || action === 'before') return go(action === 'next' ? 1 : -1);
    return action === 'all' ? approveAll() : decide(action);
  };
  const leave = () => {
    const at = lineInFocus();
    if (at !== null) focusLine(at);
  };
  return useDeskKeys({ keys: decisionKeys, act, leave });
}
