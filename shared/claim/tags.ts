import * as z from 'zod';
import { sentence } from '../_field/sentence.ts';

export const longestTag = 30;
/** So many a claim may have. */
export const mostTags = 10;

/** A word of the facility's own about a claim, by which its people find it: `waits for Dr Huda`. No rule and no file reads it. */
export const claimTag = z
  .string()
  .trim()
  .min(1)
  .max(longestTag, sentence('atMostCharacters', 'Enter at most {{count}} characters.', { count: longestTag }));

const keyOf = (tag: string): string => tag.trim().toLowerCase();

/** Whether two people mean the same tag: letter case is nothing. */
export const isSameTag = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

/** The tags of a claim after a change, each once, as it was written first. */
export function changedTags(tags: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  const kept = tags.filter((tag) => !remove.some((gone) => isSameTag(gone, tag)));
  return [...kept, ...add].filter((tag, at, all) => all.findIndex((other) => isSameTag(other, tag)) === at);
}
