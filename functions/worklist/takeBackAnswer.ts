import type { worklistApi } from '../../shared/worklist/routes.ts';
import { eligibilityChange } from '../_data/eligibility/eligibility.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { checkDeskMove, readAtDesk, shown } from './deskOf.ts';

/**
 * Takes an answer back that its reviewer gave within the last minute and that nobody at the facility has read. Reading lets the
 * answer go, in the same place and under the same condition: of the two, the first one holds.
 */
export const takeBackAnswer: Operation<typeof worklistApi.endpoints.takeBackAnswer> = async ({ body }, ctx) => {
  const request = await readAtDesk(ctx, body.eligibilityId);
  const { heldAnswer } = request;
  ctx.audited({ entity: 'eligibility', id: body.eligibilityId, before: { answer: heldAnswer?.change.status ?? null } });
  if (!heldAnswer) throw fail('answerRead');
  checkDeskMove(ctx, 'takeBack', request);
  if (heldAnswer.heldUntil <= ctx.now().toISOString()) throw fail('tooLate');
  if (!(await writeTogether(ctx.store, eligibilityChange(request, { heldAnswer: null }, [])))) throw fail('answerRead');
  return shown(ctx, body.eligibilityId);
};
