import { addressOf } from '../../../shared/_field/addressOf.ts';
import type { AuthorizationState } from '../../../shared/authorization/life.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
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
  near: 'authorizationNear',
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
  addressOf(side === 'provider' ? linkedScreens.authorization : linkedScreens.authorizationDeskItem, {
    authorizationId,
  });

/** Who tells: the caller, or a worker. */
type Telling = Pick<WorkerContext, 'store' | 'newId' | 'now'> & { readonly user?: SessionContext['user'] };

/** What is told of a request that has moved: to its sender, or to the reviewer who has it in hand (REQ-EAUTH-20). */
export async function authorizationNews(ctx: Telling, found: StoredAuthorization): Promise<TransactItem[]> {
  const [to, kind] = told[found.state] ?? [];
  if (!to || !kind) return [];
  const news = { kind, facts: facts(found), link: linkFor(to, found) };
  return tellCase(ctx, found, { news, to, desk, ...(ctx.user && { except: ctx.user.userId }) });
}

/** What the sender is told of a payer's answer that came in a file. */
export async function answerNews(
  kit: Pick<SessionContext, 'store' | 'newId' | 'now'>,
  found: StoredAuthorization,
): Promise<TransactItem[]> {
  const [to, kind] = told[found.state] ?? [];
  if (to !== 'provider' || !kind) return [];
  return tellCase(kit, found, { news: { kind, facts: facts(found), link: linkFor(to, found) }, to, desk });
}

/** What the sender is told of an answer that a person has to look at before it counts. */
export const keptNews = (
  kit: Pick<SessionContext, 'store' | 'newId' | 'now'>,
  found: StoredAuthorization,
): Promise<TransactItem[]> => {
  const news = { kind: 'authorizationKept', facts: facts(found), link: linkFor('provider', found) } as const;
  return tellCase(kit, found, { news, to: 'provider', desk });
};

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

/** Tells the sender that an approval ends soon (REQ-EAUTH-20). */
export const endNews = (ctx: Telling, found: StoredAuthorization): Promise<TransactItem[]> =>
  tellCase(ctx, found, {
    news: { kind: 'authorizationEnding', facts: facts(found), link: linkFor('provider', found) },
    to: 'provider',
    desk,
  });

/** Tells the payer's people and the sender of requests that are due soon or late. */
export const tellAuthorizationDeadlines = (ctx: WorkerContext): Promise<void> =>
  tellDeadlines(ctx, authorizationCase, (found, kind) => ({
    kind: deadlines[kind],
    facts: facts(found),
    link: linkFor(kind === 'delayed' || kind === 'near' ? 'provider' : 'insurer', found),
  }));
