import type { ReactNode } from 'react';
import type { Arrangement } from './arrangedRows.ts';

/** Buttons of a list; a function where a button needs to know how the reader has arranged it. */
export type TableActions = ReactNode | ((arrangement: Arrangement) => ReactNode);

export const actionsFor = (actions: TableActions, arrangement: Arrangement): ReactNode =>
  typeof actions === 'function' ? actions(arrangement) : actions;
