import { findOwnSurvey, type StoredSurvey } from '../_data/survey/survey.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { OwnPayerId } from '../_kit/ownIds.ts';

/** The payer whose survey the caller keeps; 404 for somebody who works for none. */
export function deskPayer({ scope }: Pick<SessionContext, 'scope'>): OwnPayerId {
  if (scope.kind !== 'payer') throw fail('notFound');
  return scope.payerId;
}

/** A version of the caller's own payer; 404 for any other. */
export async function ownSurvey(ctx: SessionContext, surveyId: string): Promise<StoredSurvey> {
  const found = await findOwnSurvey(ctx.store, deskPayer(ctx), surveyId);
  if (!found) throw fail('notFound');
  return found;
}

/** The same, over the edition that the caller saw. */
export async function ownAsSeen(
  ctx: SessionContext,
  { surveyId, edition }: { readonly surveyId: string; readonly edition: number },
): Promise<StoredSurvey> {
  const found = await ownSurvey(ctx, surveyId);
  if (found.edition !== edition) throw fail('changedMeanwhile');
  return found;
}

/** The same draft: what was sent or published is not written on. */
export async function ownDraft(ctx: SessionContext, seen: { surveyId: string; edition: number }) {
  const found = await ownSurvey(ctx, seen.surveyId);
  if (found.state !== 'draft') throw fail('surveyNotDraft');
  if (found.edition !== seen.edition) throw fail('changedMeanwhile');
  return found;
}
