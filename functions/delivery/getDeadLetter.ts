import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { deadLetterDetails, type deliveryApi } from '../../shared/delivery/routes.ts';
import { findEligibility, listTimeline } from '../_data/eligibility/eligibility.ts';
import { findDeadLetter } from '../_data/outbox/deadLetter.ts';
import { isAllowed } from '../_kit/authenticate.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { openParser } from '../_kit/openParse.ts';

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const shownDetails = openParser(deadLetterDetails.strip());

export const getDeadLetter: Operation<typeof deliveryApi.endpoints.getDeadLetter> = async ({ query }, ctx) => {
  ctx.audited({ entity: 'delivery', id: query.deliveryId });
  const letter = await findDeadLetter(ctx.store, query.deliveryId);
  if (!letter) throw fail('notFound');
  const { eligibilityId } = letter;
  // Only who may open requests is told how it stands with one.
  if (eligibilityId === null || !isAllowed(ctx.user, moduleAccess.redelivery)) {
    return shownDetails({ ...letter, status: null, timeline: [] });
  }
  ctx.audited({ entity: 'eligibility', id: eligibilityId });
  const request = await findEligibility(ctx.store, ctx.scope, eligibilityId);
  const timeline = request ? await listTimeline(ctx.store, request) : [];
  return shownDetails({ ...letter, status: request?.status ?? null, timeline });
};
