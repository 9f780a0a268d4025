import type { errorLogApi } from '../../shared/errorLog/routes.ts';
import { hasTurn } from '../_data/rateLimit/rateLimit.ts';
import { currentLines } from '../_kit/cause.ts';
import type { Operation } from '../_kit/context.ts';
import { writeVital } from '../_kit/log.ts';
import { sectionOf } from './sectionOf.ts';

const limitOfPerson = { name: 'vitalsOfPerson', most: 30, seconds: 300 } as const;

/**
 * Writes what a page has measured of itself as lines that are its measurement. It stores nothing of it, and names no person. Beyond the limit nothing
 * is measured, and nobody is told: thirty pages in five minutes say enough of one person.
 */
export const reportVitals: Operation<typeof errorLogApi.endpoints.reportVitals> = async ({ body }, ctx) => {
  const lines = currentLines();
  if (!lines || !(await hasTurn(ctx.store, limitOfPerson, ctx.countedAs, ctx.now()))) return null;
  const section = sectionOf(body.screen);
  for (const { name, value } of body.vitals) writeVital(lines, { vital: name, section, value });
  return null;
};
