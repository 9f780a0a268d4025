import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { workerHandler } from '../_kit/workerHandler.ts';
import { mailNews } from '../notification/mailNews.ts';
import { sweeps } from './tables/sweeps.ts';

/** Does the sweeps of all modules. News are mailed last, so that a mail holds what the sweeps have just told. */
export const sweepDeadlines = (kit: Wiring) =>
  workerHandler<void, void>(
    'sweepDeadlines',
    async (_event, ctx) => {
      for (const sweep of sweeps) await sweep(ctx);
      await mailNews(ctx);
    },
    kit,
  );

/** The Lambda handler: runs every minute. */
export const handler = sweepDeadlines(wiring);
