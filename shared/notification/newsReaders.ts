import { type GrantHolder, holdsOneOf } from '../_field/grants.ts';
import { newsKinds } from '../newsKinds.ts';
import { type NewsGroupName, newsGroupNames } from './newsGroups.ts';
import type { NewsKind } from './newsKind.ts';

/** Every kind that this release can tell. One that only a newer release knows is always shown and never mailed. */
export const kindsOfNews: Readonly<Record<keyof typeof newsKinds, NewsKind>> = newsKinds;

/** Somebody at a facility or at an insurer, with the rights that they have there. */
export interface NewsReader extends GrantHolder {
  readonly payerId: number | null;
}

/** Whether news of this kind may come to somebody. */
export function mayHear(reader: NewsReader, kind: keyof typeof kindsOfNews): boolean {
  const { access, at } = kindsOfNews[kind];
  const isAt = { facility: reader.facilityId !== null, insurer: reader.payerId !== null };
  const isThere = at === 'either' ? isAt.facility || isAt.insurer : at === undefined || isAt[at];
  return isThere && holdsOneOf(reader, access);
}

/** The groups of which somebody with these rights may be told something: there is nothing to choose of the others. */
export const groupsFor = (reader: NewsReader): NewsGroupName[] => {
  const kinds = Object.keys(kindsOfNews) as (keyof typeof kindsOfNews)[];
  const heard = new Set(kinds.filter((kind) => mayHear(reader, kind)).map((kind) => kindsOfNews[kind].group));
  return newsGroupNames.filter((group) => heard.has(group));
};
