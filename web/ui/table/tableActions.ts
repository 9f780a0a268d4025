import type { ReactNode } from 'react';
import type { Arrangement } from './arrangedRows.ts';

/**
 * Buttons of a list; a function where a button needs to know how the reader has arranged it, or which rows stand on the page that is
 * shown.
 */
export type TableActions<Row> = ReactNode | ((arrangement: Arrangement, shown: readonly Row[]) => ReactNode);

export const actionsFor = <Row>(
  actions: TableActions<Row>,
  arrangement: Arrangement,
  shown: readonly Row[],
): ReactNode => (typeof actions === 'function' ? actions(arrangement, shown) : actions);
