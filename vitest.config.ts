import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { TotalsReporter } from './tests/support/totals.ts';

export default defineConfig({
  test: {
    // Also on two cores both work: by default one would be left to the reporter, which has little to do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ['default', new TotalsReporter()],
    projects: [
      {
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/web/**'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['tests/**/*.test.tsx', 'tests/web/**/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['tests/support/webSetup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/**/*.journey.ts'],
          environment: 'node',
          globalSetup: ['tests/journeys/portal.setup.ts'],
          // Each worker has a portal of its own; one that runs already is shared.
          maxWorkers: process.env.JOURNEYS_PORTAL ? 1 : 2,
          // After the others: a browser that has to share two cores with them is slow and proves nothing more.
          sequence: { groupOrder: 1 },
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
