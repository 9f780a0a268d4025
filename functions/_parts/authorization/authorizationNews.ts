import { addressOf, linkedScreens } from '../../../shared/_field/linkedScreens.ts';
import type { AuthorizationState } from '../../../shared/authorization/life.ts';
import type { StoredAuthorization } from '../../_data/authorization/authorization.ts';
import type { SessionContext } from '../../_kit/context.ts';
import type { WorkerContext } from '../../_kit/workerHandler.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { tellCase } from '../case/tellCase.ts';
import { tellDeadlines } from '../case/tellDeadlines.ts';
import { authorizationCase } from './authorizationCase.ts';

const { desk } = authorizationCase;
const deadlines = {
  soon: 'authorizationDueSoon',
  missed: 'authorizationOverdue',
  delayed: 'authorizationDelayed',
} as const;

/** What each state tells, and which side. */
const told: Partial<
  Record<
    AuthorizationState,
    readonly ['provider' | 'insurer', 'authorizationAnswered' | 'authorizationAsked' | 'authorizationWaiting']
  >
> = {
  underReview: ['insurer', 'authorizationWaiting'],
  informationRequested: ['provider', 'authorizationAsked'],
  approved: ['provider', 'authorizationAnswered'],
  partiallyApproved: ['provider', 'authorizationAnswered'],
  denied: ['provider', 'authorizationAnswered'],
};

/** How both sides name a request: nothing of the patient, the treatment or the answer is in it. */
function facts({ requestNumber, payerName, payerNameArabic, facilityName, facilityNameArabic }: StoredAuthorization) {
  return { requestNumber: requestNumber ?? '', payerName, payerNameArabic, facilityName, facilityNameArabic };
}

const linkFor = (side: 'provider' | 'insurer', { authorizationId }: StoredAuthorization): string =>
  side === 'provider'
    ? linkedScreens.authorizations
    : addressOf(linkedScreens.authorizationDeskItem, { authorizationId });

/** What is told of a request that has moved: to its sender, or to the reviewer who has it in hand (REQ-EAUTH-20). */
export async function authorizationNews(ctx: SessionContext, found: StoredAuthorization): Promise<TransactItem[]> {
  const [to, kind] = told[found.state] ?? [];
  if (!to || !kind) return [];
  const news = { kind, facts: facts(found), link: linkFor(to, found) };
  return tellCase(ctx, found, { news, to, desk, except: ctx.user.userId });
}

/** Tells the payer's other people of a decision that waits for one of them. */
export const proposalNews = (ctx: SessionContext, found: StoredAuthorization): Promise<TransactItem[]> =>
  tellCase(
    ctx,
    { ...found, holder: null },
    {
      news: { kind: 'authorizationProposed', facts: facts(found), link: linkFor('insurer', found) },
      to: 'insurer',
      desk,
      except: ctx.user.userId,
    },
  );

/** Tells the reviewer whose decision was returned. */
export const returnNews = (
  ctx: SessionContext,
  found: StoredAuthorization,
  { makerId, makerName }: { readonly makerId: string; readonly makerName: string },
): Promise<TransactItem[]> =>
  tellCase(
    ctx,
    { ...found, holder: { userId: makerId, name: makerName } },
    {
      news: { kind: 'authorizationReturned', facts: facts(found), link: linkFor('insurer', found) },
      to: 'insurer',
      desk,
      except: ctx.user.userId,
    },
  );

/** Tells the payer's people of requests that are due soon or late, and the sender of a late one. */
export const tellAuthorizationDeadlines = (ctx: WorkerContext): Promise<void> =>
  tellDeadlines(ctx, authorizationCase, (found, kind) => ({
    kind: deadlines[kind],
    facts: facts(found),
    link: linkFor(kind === 'delayed' ? 'provider' : 'insurer', found),
  }));
