import type { ComponentType } from 'react';
import { type Life, type StateOf, stateRow, statesOf } from '../../../shared/_parts/life.ts';
import { type StateLook, stateChip } from '../../ui/stateChip.tsx';

/**
 * Makes the chip of a life's states: the table of the life says the colour of each, `icons` its picture, and `useTextOf` its word in
 * the language of the screen.
 */
export function lifeChip<L extends Life>(
  life: L,
  icons: Readonly<Record<StateOf<L>, ComponentType>>,
  useTextOf: () => (state: StateOf<L>) => string,
) {
  const looks = statesOf(life).map((state) => [state, { badge: stateRow(life, state).tone, icon: icons[state] }]);
  return stateChip<StateOf<L>>(Object.fromEntries(looks) as Record<StateOf<L>, StateLook>, useTextOf);
}
