import { checkHuman } from '../_data/humanVerification/humanVerification.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { PublicContext } from '../_kit/context.ts';

const requestsFromOneAddress = { name: 'claimDashboardRequest', most: 20, seconds: 3600 } as const;
const requestsOfOneRequester = { name: 'claimDashboardRequester', most: 10, seconds: 86_400 } as const;
const sheetsFromOneAddress = { name: 'claimDashboardSheet', most: 30, seconds: 3600 } as const;
const templatesForOneAddress = { name: 'claimDashboardTemplate', most: 60, seconds: 3600 } as const;

/** Lets a request in: a verified sender below the limits of a network and of a requester's address. */
export async function takeRequestTurn(ctx: PublicContext, { emailId, token }: { emailId: string; token: string }) {
  await takeTurn(ctx.store, requestsFromOneAddress, ctx.countedAs, ctx.now());
  await checkHuman(ctx, token);
  await takeTurn(ctx.store, requestsOfOneRequester, emailId.toLowerCase(), ctx.now());
}

/** Lets a sheet in, which takes longer to read than any other body: a verified sender below the limit of a network. */
export async function takeSheetTurn(ctx: PublicContext, token: string): Promise<void> {
  await takeTurn(ctx.store, sheetsFromOneAddress, ctx.countedAs, ctx.now());
  await checkHuman(ctx, token);
}

/** Lets a template out, which is made for each call. */
export const takeTemplateTurn = (ctx: PublicContext): Promise<void> =>
  takeTurn(ctx.store, templatesForOneAddress, ctx.countedAs, ctx.now());
