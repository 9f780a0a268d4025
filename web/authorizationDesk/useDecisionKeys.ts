import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { LineOutcome } from '../../shared/authorization/answer.ts';
import { genericDrug } from '../../shared/authorization/authorizationTypes.ts';
import type { AuthorizationLine } from '../../shared/authorization/form.ts';
import { isTyping } from '../base/isTyping.ts';
import { usePreferences } from '../base/preferences.ts';
import { pressedLetter } from '../base/pressedLetter.ts';
import { fieldId } from '../ui/useField.ts';
import type { DecisionValues } from './decisionForm.ts';

/** The keys of a decision: about the line in which the focus is, about all lines, and from line to line. */
export const decisionKeys = {
  approved: 'A',
  partlyApproved: 'P',
  denied: 'D',
  all: 'Shift+A',
  next: 'J',
  before: 'K',
} as const;
type Action = keyof typeof decisionKeys;
const actions = Object.keys(decisionKeys) as Action[];

function actionOf(event: KeyboardEvent): Action | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return undefined;
  const letter = pressedLetter(event);
  const pressed = event.shiftKey ? `Shift+${letter}` : letter;
  return actions.find((action) => decisionKeys[action] === pressed);
}

/** Marks the part of a line: the keys decide about the line in which the focus is. */
export const lineMark = 'data-decided-line';

const partOf = (at: number): HTMLElement | null => document.querySelector(`[${lineMark}="${at}"]`);

/** The line in which the focus is; null outside all of them. */
function lineInFocus(): number | null {
  const mark = document.activeElement?.closest(`[${lineMark}]`)?.getAttribute(lineMark);
  return mark ? Number(mark) : null;
}

/** At once: the form's own way waits for a timer, and who types on at once would lose the first digit. */
const focusField = (name: string): void => document.getElementById(fieldId(name))?.focus();

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
 * Decides about lines by single keys while nobody types: A, P and D for the line in which the focus is, or else for the first undecided one, J and K to
 * go from line to line. Escape leaves a field for its line. Answers whether the user has shortcuts switched on.
 */
export function useDecisionKeys({ form, lines, approveAll }: DecisionKeys): boolean {
  const { shortcuts } = usePreferences();
  const { decide, go } = useKeyActions({ form, lines });
  const act = (action: Action) => {
    if (action === 'next' || action === 'before') return go(action === 'next' ? 1 : -1);
    return action === 'all' ? approveAll() : decide(action);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const at = lineInFocus();
    if (event.key === 'Escape' && at !== null && !event.defaultPrevented) return focusLine(at);
    const action = actionOf(event);
    if (!action || event.repeat || lines.length === 0) return;
    // The letter is not typed into the field that has the focus next.
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    if (shortcuts === 'off') return;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [shortcuts]);
  return shortcuts === 'on';
}
