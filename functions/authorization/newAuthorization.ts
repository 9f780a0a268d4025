import { startClock } from '../../shared/_parts/dueClock.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import { noPayer, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import { untouched } from '../_data/authorization/deskFacts.ts';
import { askedPayerOf, type Payer } from '../_data/payer/payer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { draftFacts } from './formFacts.ts';

/** The facility at which the caller works, as a request names it. */
export function askingFacility({ user, scope }: SessionContext) {
  const { facilityName, facilityNameArabic, facilityLicense, regulatoryId } = user;
  if (scope.kind !== 'facility' || !facilityName || !facilityLicense || regulatoryId === null) {
    throw fail('facilityRequired');
  }
  return {
    facilityId: scope.facilityId,
    facilityName,
    facilityNameArabic: facilityNameArabic ?? facilityName,
    facilityLicense,
    regulatorId: regulatoryId,
  };
}

/** The payer of a request, as it is stored. */
export const payerFacts = (payer: Payer | null) => ({
  payerId: payer ? askedPayerOf(payer) : noPayer,
  payerName: payer?.payerName ?? '',
  payerNameArabic: payer?.payerNameArabic ?? '',
  payerCode: payer?.payerCode ?? '',
});

/** An empty request of the caller's facility: a draft of which nothing has been typed. */
export function newAuthorization(ctx: SessionContext): StoredAuthorization {
  const authorizationId = ctx.newId();
  const at = ctx.now().toISOString();
  return {
    authorizationId,
    requestNumber: null,
    ...draftFacts({}),
    ...askingFacility(ctx),
    ...payerFacts(null),
    version: 1,
    state: 'draft',
    stateSince: at,
    openedAt: at,
    openedBy: ctx.user.userId,
    openedByName: ctx.user.displayName,
    escalatedAt: null,
    holder: null,
    attachmentCount: 0,
    clock: startClock(ctx.now(), authorizationLife.states.sent.due),
    payerReference: null,
    validTo: null,
    form: null,
    draft: null,
    draftHolder: null,
    transmission: 'none',
    transmittedAt: null,
    findings: [],
    answer: null,
    rootId: authorizationId,
    follows: null,
    followedBy: null,
    outboxId: null,
    fileAt: null,
    reply: null,
    desk: untouched,
    ruleCheck: null,
    endNoticedAt: null,
    course: null,
  };
}
