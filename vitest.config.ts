import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longestFirst.ts';
import { TotalsReporter } from './tests/support/totals.ts';

/**
 * Ends a run that hangs, and measures nothing: tests wait for events, and only one that is broken takes that long. It is for a machine
 * whose cores have other work, and for the longest test, so that no test needs a limit of its own (ADR 0165).
 */
const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
} as const;

export default defineConfig({
  test: {
    // Also on two cores both work: by default one would be left to the reporter, which has little to do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', new TotalsReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/web/**'],
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/nodeSetup.ts'],
          ...patience,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['tests/**/*.test.tsx', 'tests/web/**/*.test.ts'],
          environment: 'jsdom',
          // Files of a worker share what they have loaded: each would load React, MUI and the screens anew, which took as long as their tests.
          isolate: false,
          setupFiles: ['tests/support/webSetup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/**/*.journey.ts'],
          environment: 'node',
          globalSetup: ['tests/journeys/portal.setup.ts'],
          // Files of a worker share its browser and what they have loaded.
          isolate: false,
          // Each worker has a portal of its own; one that runs already is shared.
          maxWorkers: process.env.JOURNEYS_PORTAL ? 1 : 2,
          // After the others: a browser that has to share two cores with them is slow and proves nothing more.
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
    ],
  },
});
