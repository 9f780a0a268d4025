import { screen as page, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { App } from '../../web/app/App.tsx';
import { type Screen, screens } from '../../web/app/screens.ts';
import { storeSession } from '../../web/base/session.ts';

interface Opening {
  at: string;
  /** Signed in before the page opens. */
  as?: SignedInUser;
  screens?: readonly Screen[];
}

/** The whole portal, opened at an address as a browser would open it. */
export function renderPortal({ at, as, screens: table = screens }: Opening) {
  window.history.replaceState(null, '', at);
  if (as) storeSession(as);
  const user = userEvent.setup();
  return {
    user,
    ...render(
      // A cache of its own: no test finds another test's answers.
      <SWRConfig value={{ provider: () => new Map() }}>
        <App table={{ visitor: table.filter(({ access }) => access === 'public'), loadAll: async () => table }} />
      </SWRConfig>,
    ),
  };
}

export const address = (): string => `${window.location.pathname}${window.location.search}`;

export const arriveAt = (wanted: string): Promise<void> =>
  waitFor(() => {
    if (address() !== wanted) throw new Error(`at ${address()}, not at ${wanted}`);
  });

/** The heading of the screen that is open. */
export const heading = (name: string): Promise<HTMLElement> => page.findByRole('heading', { level: 1, name });
