import type { EmpanelmentDraft, EmpanelmentForm, WizardKind } from '../../shared/empanelment/form.ts';
import type { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { empanelments, findOpenEmpanelment } from '../_data/empanelment/empanelment.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { knownFactsOf, ownFacility } from './knownFacts.ts';

/** The last request tells who is asked and what is offered; its documents may have ended since, and are brought anew. */
export async function lastForm({ store, scope }: SessionContext): Promise<EmpanelmentForm | null> {
  if (scope.kind !== 'facility') throw fail('notAllowed');
  const { items } = await empanelments.list(
    store,
    scope,
    { take: 1 },
    ({ revisions }) => revisions.at(-1)?.form ?? null,
  );
  return items[0] ?? null;
}

const emptyBranch = {
  branchLicense: '',
  branchName: '',
  branchNameArabic: '',
  branchKind: null,
  branchEmirate: null,
} as const;

/** Licence and services are those of one facility: a branch does not begin with those of another. */
function ofSamePlace(last: EmpanelmentForm | null, kind: WizardKind) {
  const same = last && last.branch === null && kind !== 'addBranch' ? last : null;
  return { tradeLicenseNumber: same?.tradeLicenseNumber ?? '', services: same?.services ?? [] };
}

const draftOf = (last: EmpanelmentForm | null, kind: WizardKind, contactName: string): EmpanelmentDraft => ({
  payerId: last?.payerId ?? null,
  contactName: last?.contactName ?? contactName,
  contactEmail: last?.contactEmail ?? '',
  contactMobile: last?.contactMobile ?? '',
  ...ofSamePlace(last, kind),
  documents: {},
  branch: kind === 'addBranch' ? emptyBranch : null,
});

/** What is known already and not asked again (REQ-NET-16). */
export const getEmpanelmentBeginning: Operation<typeof empanelmentApi.endpoints.getEmpanelmentBeginning> = async (
  { query },
  ctx,
) => {
  const facility = await ownFacility(ctx);
  const { scope, store, user } = ctx;
  const openId = scope.kind === 'facility' ? await findOpenEmpanelment(store, scope.facilityId, query.kind) : null;
  const open = openId === null ? null : await empanelments.find(store, scope, openId);
  return {
    facts: knownFactsOf(facility),
    providerStatus: facility.providerStatus,
    open: open && { empanelmentId: open.empanelmentId, kind: open.kind, state: open.state },
    draft: open?.draft ?? draftOf(await lastForm(ctx), query.kind, user.displayName),
  };
};
