import { type NewsChoices, type NewsPlace, usualPlace } from '../../../shared/notification/newsChoices.ts';
import { type NewsGroupName, newsGroupNames } from '../../../shared/notification/newsGroups.ts';

/** Choices that differ from the usual in these groups. */
export const choicesWith = (changes: Partial<Record<NewsGroupName, Partial<NewsPlace>>> = {}): NewsChoices =>
  Object.fromEntries(newsGroupNames.map((group) => [group, { ...usualPlace, ...changes[group] }])) as NewsChoices;
