import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { once } from '../_store/idempotency.ts';
import { keepDraft, ownDraftOf } from './changeDrafts.ts';
import { ownFacility } from './knownFacts.ts';

type Save = typeof empanelmentApi.endpoints.saveProfileDraft;

/** Keeps a change of the profile as far as it has been typed, without the bank account. */
export const saveProfileDraft: Operation<Save> = async ({ body }, ctx) =>
  (await once(ctx, empanelmentApi.endpoints.saveProfileDraft, () => prepare(body, ctx))).data;

async function prepare({ version, draft }: BodyOf<Save>, ctx: ContextOf<Save>) {
  const facility = await ownFacility(ctx);
  ctx.audited({ entity: 'facility', id: facility.facilityId });
  return keepDraft(ctx, facility, ownDraftOf(ctx, null), { typed: { profile: draft }, version });
}
