import UnknownIcon from '@mui/icons-material/HelpOutlined';
import type { ComponentType } from 'react';
import { type Badge, BadgeChip } from './BadgeChip.tsx';

/** How a state is shown: the colour of its badge and its icon. */
export interface StateLook {
  readonly badge: Badge;
  readonly icon: ComponentType;
}

interface StateChipProps<State> {
  state: State;
  size?: 'small' | 'medium';
}

/** A state that the table does not name comes from a newer server: it is shown as a warning (REQ-ELIG-16). */
const unknownLook: StateLook = { badge: 'warning', icon: UnknownIcon };

/**
 * Makes the chip of a set of states. `looks` has a row for each state; `useTextOf` is a hook that gives the word of a state in
 * the language of the screen, also for a state that `looks` does not name.
 */
export function stateChip<State extends string | number>(
  looks: Readonly<Record<State, StateLook>>,
  useTextOf: () => (state: NoInfer<State>) => string,
) {
  // biome-ignore lint/correctness/noComponentHookFactories: a module makes its chip once, when it loads
  return function StateChip({ state, size = 'small' }: StateChipProps<State>) {
    const textOf = useTextOf();
    const look: StateLook | undefined = looks[state];
    return <BadgeChip {...(look ?? unknownLook)} label={textOf(state)} size={size} />;
  };
}
