import { listReviews as reviewsOf } from '../_data/authorization/answerReviews.ts';
import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { workerHandler } from '../_kit/workerHandler.ts';

/**
 * The answers of payers that an earlier release read otherwise than the table of truth, as the migration `authorizationReviews` found them: by numbers
 * and licences. An operator calls it (infra/listReviews.ts); nothing else starts it.
 */
export const listReviews = (kit: Wiring) =>
  workerHandler('listReviews', (_: unknown, { store }) => reviewsOf(store), kit);

/** The Lambda handler. */
export const handler = listReviews(wiring);
