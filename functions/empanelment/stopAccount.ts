import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { empanelments } from '../_data/empanelment/empanelment.ts';
import { facilityChange, getFacility } from '../_data/facility/facility.ts';
import {
  accountAt,
  findProfile,
  ibanDelete,
  listProfilesOf,
  profilePut,
  waitingAccount,
} from '../_data/providerProfile/providerProfile.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { ownCase } from '../_parts/case/caseKind.ts';
import { once } from '../_store/idempotency.ts';
import { empanelmentCase } from './empanelmentCase.ts';
import { stoppedNews } from './empanelmentNews.ts';

type Stop = typeof empanelmentApi.endpoints.stopAccount;

/** Stops an approved account before it takes effect: either side may, and the account before it stays (REQ-NET-20). */
export const stopAccount: Operation<Stop> = async ({ body }, ctx) =>
  (await once(ctx, empanelmentApi.endpoints.stopAccount, () => prepare(body, ctx))).data;

async function prepare({ empanelmentId }: BodyOf<Stop>, ctx: ContextOf<Stop>) {
  const { found } = await ownCase(ctx, empanelmentCase, empanelmentId);
  ctx.audited({ entity: 'empanelment', id: empanelmentId });
  const now = ctx.now();
  const profile = await findProfile(ctx.store, found);
  const waiting = profile && waitingAccount(profile, now);
  if (!profile || !found.accountChange || waiting?.empanelmentId !== empanelmentId) throw fail('notInThisStatus');
  const by = { changedAt: now.toISOString(), changedBy: ctx.user.displayName };
  const account = accountAt(profile, now);
  const stopped = { at: by.changedAt, byName: by.changedBy };
  const after = { ...found, accountChange: { ...found.accountChange, stopped }, version: found.version + 1 };
  const others = await listProfilesOf(ctx.store, found);
  const isPaidElsewhere = others.some((each) => each.account?.iban === waiting.iban);
  const facility = await getFacility(ctx.store, found.facilityId, { isNow: true });
  return {
    data: { empanelmentId },
    items: [
      empanelments.put(after),
      profilePut(profile, { ...profile, account, next: null, ...by }),
      ...(isPaidElsewhere ? [] : [ibanDelete(found, waiting.iban)]),
      // Without any account the facility is asked for one again.
      ...(facility && !account ? [facilityChange(facility, { isBankUpdateRequired: true, ...by }).record] : []),
      ...(await stoppedNews(ctx, after)),
    ],
  };
}
