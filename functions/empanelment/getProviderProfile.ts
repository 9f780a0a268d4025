import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { EmpanelmentForm } from '../../shared/empanelment/form.ts';
import type { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { findChangeDraft } from '../_data/empanelment/changeDraft.ts';
import { empanelments, findOpenEmpanelment } from '../_data/empanelment/empanelment.ts';
import { listProfiles, shownProfileOf } from '../_data/providerProfile/providerProfile.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import { isAllowed } from '../_kit/authenticate.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { ownDraftOf, shownDraft } from './changeDrafts.ts';
import { lastForm } from './getEmpanelmentBeginning.ts';
import { knownFactsOf, ownFacility } from './knownFacts.ts';
import { remarksOf } from './remarksOf.ts';

type Known = Omit<EmpanelmentForm, 'documents' | 'branch'>;

function formOf(known: Known | null, contactName: string) {
  return {
    payerId: known?.payerId ?? null,
    contactName: known?.contactName ?? contactName,
    contactEmail: known?.contactEmail ?? '',
    contactMobile: known?.contactMobile ?? '',
    tradeLicenseNumber: known?.tradeLicenseNumber ?? '',
    services: known?.services ?? [],
  };
}

/** What insurers know of the caller's facility, and what the form of its change begins with (REQ-NET-09). */
export const getProviderProfile: Operation<typeof empanelmentApi.endpoints.getProviderProfile> = async (
  _input,
  ctx,
) => {
  const facility = await ownFacility(ctx);
  const { scope, store, user } = ctx;
  if (scope.kind !== 'facility') throw fail('notFound');
  ctx.audited({ entity: 'facility', id: scope.facilityId });
  const openId = await findOpenEmpanelment(store, scope.facilityId, 'updateProfile');
  const mayChange = isAllowed(user, moduleAccess.providerProfile);
  const [open, profiles, { hasSecondFactor }, draft] = await Promise.all([
    openId === null ? null : empanelments.find(store, scope, openId),
    listProfiles(store, scope.facilityId),
    currentUser(ctx),
    mayChange ? findChangeDraft(store, ownDraftOf(ctx, null), ctx.now()) : null,
  ]);
  const shown = profiles.map((profile) => shownProfileOf(profile, ctx.now()));
  const known = open?.revisions.at(-1)?.form ?? shown[0] ?? (await lastForm(ctx));
  return {
    facts: knownFactsOf(facility),
    mayChange,
    hasSecondFactor: hasSecondFactor === true,
    profiles: shown,
    open: open && { empanelmentId: open.empanelmentId, version: open.version, state: open.state },
    form: formOf(known, user.displayName),
    remarks: remarksOf(open),
    draft: shownDraft(draft, 'profile'),
  };
};
