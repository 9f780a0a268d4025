import type { CheckedForm } from '../_data/eligibility/checkFormFor.ts';
import { newEligibilitiesPuts } from '../_data/eligibility/eligibility.ts';
import { newEligibility } from '../_data/eligibility/newEligibility.ts';
import { setOut } from '../_data/eligibility/setOut.ts';
import type { SessionContext } from '../_kit/context.ts';

/** The new requests of one act, one for each form, their writes, and what the worker is told once they are stored. */
export function newRequests(forms: readonly CheckedForm[], ctx: Pick<SessionContext, 'now' | 'newId' | 'user'>) {
  const { newId, user: by } = ctx;
  const submittedAt = ctx.now().toISOString();
  const ids = forms.map(() => newId());
  const askedWith = ids.length > 1 ? ids : [];
  const requests = forms.map((checked, at) =>
    newEligibility({ ...checked, made: { eligibilityId: ids[at] as string, submittedAt, by, askedWith } }),
  );
  const sent = requests.map((each) => setOut(each, { outboxId: each.eligibilityId, at: submittedAt, newId }));
  const submitted = { at: submittedAt, event: 'submitted', by: by.displayName, detail: null } as const;
  return {
    requests,
    items: [...newEligibilitiesPuts(requests, submitted), ...sent.flatMap(({ items }) => items)],
    queued: sent.flatMap(({ queued }) => queued),
  };
}
