import type { BrowserFamily, ErrorReport } from '../../shared/errorLog/routes.ts';
import { recordError } from '../_data/errorLog/recordError.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { PublicContext } from '../_kit/context.ts';
import { sectionOf } from './sectionOf.ts';

/** The computers of a clinic share an address. */
const limitOfVisitor = { name: 'errorReportsOfAddress', most: 30, seconds: 300 } as const;
const limitOfPerson = { name: 'errorReportsOfPerson', most: 10, seconds: 300 } as const;

/** The first that is found counts: Edge calls itself Chrome too, and Chrome Safari. */
const families: readonly (readonly [RegExp, BrowserFamily])[] = [
  [/\bEdg/, 'edge'],
  [/\bFirefox\//, 'firefox'],
  [/\bChrom(e|ium)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];
const familyOf = (userAgent: string): BrowserFamily => families.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';

/** Stores what a page reports. `userId` is null for a visitor, who is counted by address. */
export async function storeReport(report: ErrorReport, ctx: PublicContext, userId: string | null): Promise<null> {
  const now = ctx.now();
  await takeTurn(ctx.store, userId ? limitOfPerson : limitOfVisitor, ctx.countedAs, now);
  const { name, code = null, frames, screen, requestId = null, release, language } = report;
  await recordError(
    ctx.store,
    {
      side: 'browser',
      area: sectionOf(screen),
      operation: screen,
      name,
      code,
      frames,
      requestId,
      release,
      browser: familyOf(ctx.userAgent),
      language,
    },
    { logId: ctx.newId(), at: now, who: userId ?? ctx.sourceIp },
  );
  return null;
}
