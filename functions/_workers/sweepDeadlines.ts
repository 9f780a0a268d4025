import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { workerHandler } from '../_kit/workerHandler.ts';
import { tellAuthorizationDeadlines } from '../_parts/authorization/authorizationNews.ts';
import { tellQueryDeadlines } from '../providerQuery/queryNews.ts';

/** What each module of cases tells of its deadlines. */
const modules = [tellQueryDeadlines, tellAuthorizationDeadlines];

/** Gives the notices of deadlines that come near or were missed. */
export const sweepDeadlines = (kit: Wiring) =>
  workerHandler<void, void>(
    'sweepDeadlines',
    async (_event, ctx) => {
      for (const tell of modules) await tell(ctx);
    },
    kit,
  );

/** The Lambda handler: runs every five minutes. */
export const handler = sweepDeadlines(wiring);
