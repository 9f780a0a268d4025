import type { circularApi } from '../../shared/circular/routes.ts';
import { wholeAudience } from '../_data/circular/audiencePeople.ts';
import type { Operation } from '../_kit/context.ts';
import { audienceOf } from './audienceOf.ts';

/** People are counted one place after the other, so only where there are few places. */
const mostCounted = 100;
const mostExamples = 10;

export const previewAudience: Operation<typeof circularApi.endpoints.previewAudience> = async ({ body }, ctx) => {
  const places = await wholeAudience(ctx.store, await audienceOf(ctx, body));
  const people =
    places.length > mostCounted ? null : (await Promise.all(places.map((each) => each.people()))).flat().length;
  return {
    places: places.length,
    people,
    examples: places.slice(0, mostExamples).map(({ name, nameArabic }) => ({ name, nameArabic })),
  };
};
