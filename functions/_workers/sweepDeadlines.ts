import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { workerHandler } from '../_kit/workerHandler.ts';
import { tellAuthorizationDeadlines } from '../_parts/authorization/authorizationNews.ts';
import { expireAuthorizations } from '../_parts/authorization/expireAuthorizations.ts';
import { tellEmpanelmentDeadlines } from '../empanelment/empanelmentNews.ts';
import { tellNewbornsEnding } from '../newborn/tellNewbornsEnding.ts';
import { mailNews } from '../notification/mailNews.ts';
import { tellQueryDeadlines } from '../providerQuery/queryNews.ts';
import { tellDesks } from '../worklist/tellDesks.ts';

/** What each module of cases tells of its deadlines, and what ends by itself; payers' people, of new requests; and by mail, whoever wants that. */
const modules = [
  tellQueryDeadlines,
  tellEmpanelmentDeadlines,
  tellAuthorizationDeadlines,
  expireAuthorizations,
  tellNewbornsEnding,
  tellDesks,
  mailNews,
];

/** Gives the notices of deadlines that come near or were missed, ends what is over, tells what has come to payers' work lists, and mails news. */
export const sweepDeadlines = (kit: Wiring) =>
  workerHandler<void, void>(
    'sweepDeadlines',
    async (_event, ctx) => {
      for (const tell of modules) await tell(ctx);
    },
    kit,
  );

/** The Lambda handler: runs every minute. */
export const handler = sweepDeadlines(wiring);
