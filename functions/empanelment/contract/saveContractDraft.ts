import { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import type { BodyOf, ContextOf, Operation } from '../../_kit/context.ts';
import { once } from '../../_store/idempotency.ts';
import { keepDraft, ownDraftOf } from '../changeDrafts.ts';
import { contractOfCall } from './contractOfCall.ts';

type Save = typeof empanelmentApi.endpoints.saveContractDraft;

/** Keeps a change of the contract as far as it has been typed: another page, person or machine of the facility goes on with it. */
export const saveContractDraft: Operation<Save> = async ({ body }, ctx) =>
  (await once(ctx, empanelmentApi.endpoints.saveContractDraft, () => prepare(body, ctx))).data;

async function prepare({ payerId, version, draft }: BodyOf<Save>, ctx: ContextOf<Save>) {
  const { facility } = await contractOfCall(ctx, { payerId });
  return keepDraft(ctx, facility, ownDraftOf(ctx, payerId), { typed: { contract: draft }, version });
}
