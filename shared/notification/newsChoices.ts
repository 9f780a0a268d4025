import * as z from 'zod';
import { sentence } from '../_field/sentence.ts';
import { canBeMailed, canLeavePortal, type NewsGroupName, newsGroupNames, newsGroupOf } from './newsGroups.ts';

/** Where somebody hears of a group. */
const place = z.strictObject({ inPortal: z.boolean(), byMail: z.boolean() });
export type NewsPlace = z.infer<typeof place>;

/** One group as its rule allows it. */
function placeOf(group: NewsGroupName) {
  const stays = sentence('notification:staysInPortal', 'This is always shown in the portal.');
  const once = sentence('notification:mailedAlready', 'These mails are always sent; they need no choice.');
  const nowhere = sentence('notification:staysSomewhere', 'Choose the portal, mail or both.');
  return place
    .refine(({ inPortal }) => inPortal || canLeavePortal(group), { path: ['inPortal'], error: stays })
    .refine(({ byMail }) => !byMail || canBeMailed(group), { path: ['byMail'], error: once })
    .refine(({ inPortal, byMail }) => newsGroupOf(group).stays !== 'somewhere' || inPortal || byMail, {
      path: ['inPortal'],
      error: nowhere,
    });
}

/** What somebody hears of, and where: each group has its place, and a place that its rule forbids is refused. */
export const newsChoices = z.strictObject(
  Object.fromEntries(newsGroupNames.map((group) => [group, placeOf(group)])) as Record<
    NewsGroupName,
    ReturnType<typeof placeOf>
  >,
);
export type NewsChoices = z.infer<typeof newsChoices>;

/** What holds for who has chosen nothing. */
export const usualPlace: NewsPlace = { inPortal: true, byMail: false };

/** At most one mail of news goes to a person in so many minutes: a flood is one mail. */
export const mailEveryMinutes = 15;
