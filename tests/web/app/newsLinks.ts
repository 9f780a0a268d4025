import type { Endpoint } from '../../../shared/_contract/endpoint.ts';
import type { linkedScreens } from '../../../shared/linkedScreens.ts';

/** A place that a link of the server names. */
export type Place = keyof typeof linkedScreens;

interface NewsLink {
  /** The kinds of news that lead there, as their writers say; a kind that leads to several is opened by each reader at one of them. */
  readonly news: RegExp;
  /** The calls by which the screen shows the record that the link names. */
  readonly reads: readonly Endpoint[];
}

export type NewsLinks = Partial<Record<Place, NewsLink>>;

interface LinksOfModule {
  readonly newsLinks: NewsLinks;
}

const ofModules = Object.values(import.meta.glob<LinksOfModule>('../../*/newsLinks.ts', { eager: true }));

/** The screens to which news lead: those of a module stand in `tests/<module>/newsLinks.ts`. */
export const newsLinks: NewsLinks = Object.assign({}, ...ofModules.map((each) => each.newsLinks));
