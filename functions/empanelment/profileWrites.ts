import type { EmpanelmentForm } from '../../shared/empanelment/form.ts';
import { coolingOffHours } from '../../shared/empanelment/profile.ts';
import { askedAccountDelete, findAskedAccount } from '../_data/empanelment/askedAccount.ts';
import type { StoredEmpanelment } from '../_data/empanelment/empanelment.ts';
import { type Facility, facilityChange } from '../_data/facility/facility.ts';
import {
  accountAt,
  findProfile,
  ibanDelete,
  ibanPut,
  isOfAnother,
  profilePut,
  type StoredProfile,
  waitingAccount,
} from '../_data/providerProfile/providerProfile.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { TransactItem } from '../_store/transaction.ts';

type Caller = Pick<SessionContext, 'store' | 'now' | 'user'>;

const contactOf = ({ contactName, contactEmail, contactMobile, tradeLicenseNumber, services }: EmpanelmentForm) => ({
  ...{ contactName, contactEmail, contactMobile, tradeLicenseNumber, services },
});

/** From when on an account is paid to that is approved now. */
export const effectiveFrom = (now: Date): string => new Date(now.getTime() + coolingOffHours * 3_600_000).toISOString();

/** The profile after an approval, as far as it does not depend on a new account. */
function changed({ now, user }: Caller, request: StoredEmpanelment, before: StoredProfile | null) {
  const { facilityId, payerId, revisions } = request;
  const form = revisions.at(-1)?.form;
  if (!form) throw fail('notInThisStatus');
  return {
    ...{ facilityId, payerId, ...contactOf(form) },
    account: before && accountAt(before, now()),
    next: before && waitingAccount(before, now()),
    changedAt: now().toISOString(),
    changedBy: user.displayName,
  };
}

/** What a request to join said of the provider is what its insurer knows of it from the approval on. The account stays. */
export async function joinedProfileWrites(ctx: Caller, request: StoredEmpanelment): Promise<TransactItem[]> {
  const before = await findProfile(ctx.store, request);
  return [profilePut(before, changed(ctx, request, before))];
}

/** The new account becomes this facility's; one that it takes the place of before anybody paid to it is nobody's again. */
function ibanWrites(
  request: StoredEmpanelment,
  before: StoredProfile | null,
  { iban, now }: { iban: string; now: Date },
) {
  const replaced = before && waitingAccount(before, now)?.iban;
  const isKept = !replaced || replaced === iban || replaced === before.account?.iban;
  return [ibanPut(request, iban), ...(isKept ? [] : [ibanDelete(request, replaced)])];
}

interface ProfileChange {
  readonly request: StoredEmpanelment;
  readonly facility: Facility;
  readonly state: StoredEmpanelment['state'];
}

/** The writes of an approved profile over the one that was compared with it; after any end nobody reads the account of the request. */
export async function profileChangeWrites(
  ctx: Caller,
  { request, facility, state }: ProfileChange,
): Promise<TransactItem[]> {
  const end = askedAccountDelete(request);
  if (state !== 'approved') return [end];
  const before = await findProfile(ctx.store, request);
  const { account: shown, before: compared } = request.revisions.at(-1) ?? {};
  if ((before?.version ?? null) !== (compared?.version ?? null)) throw fail('profileChanged');
  const profile = changed(ctx, request, before);
  if (!shown) return [end, profilePut(before, profile)];
  const account = await findAskedAccount(ctx.store, request);
  if (!account) throw fail('notInThisStatus');
  const { empanelmentId } = request;
  // Looked at again: another provider may have been faster since the submission.
  if (await isOfAnother(ctx.store, request, account.iban)) throw fail('ibanRefused');
  const next = { ...account, effectiveAt: effectiveFrom(ctx.now()), empanelmentId };
  const by = { changedAt: profile.changedAt, changedBy: profile.changedBy };
  return [
    end,
    profilePut(before, { ...profile, next }),
    ...ibanWrites(request, before, { iban: account.iban, now: ctx.now() }),
    ...(facility.isBankUpdateRequired ? [facilityChange(facility, { isBankUpdateRequired: false, ...by }).record] : []),
  ];
}
