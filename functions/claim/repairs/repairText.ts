import type { ClaimChange, OfferedRepair } from '../../../shared/claim/repairs/claimRepair.ts';

/** So many values stand in the timeline; the rest is counted. */
const most = 5;

const shown = (value: string | null): string => value ?? '–';
const textOf = ({ field, at, before, after }: ClaimChange): string =>
  `${field}${at === null ? '' : ` (${at})`}: ${shown(before)} → ${shown(after)}`;

/** A repair in a line of the timeline: the id of the rule, and the values as the file has them. */
export const repairText = ({ rule, changes }: OfferedRepair): string => {
  const more = changes.length - most;
  return [rule, ...changes.slice(0, most).map(textOf), ...(more > 0 ? [`+${more}`] : [])].join(' · ');
};
