import type * as z from 'zod';
import type { Endpoint } from '../../../shared/_contract/endpoint.ts';
import type { Grant } from '../../../shared/_field/grants.ts';
import type { TitleKey } from '../../base/screen.ts';
import { kindsOfModules } from './kindsOfModules.ts';
import type english from './texts/en.json';

/** The views of a board, by their words. */
export type DeskView = keyof (typeof english)['view'];

/** How many requests a view holds; `isMore` where they were not counted to the end. */
type Counted = Readonly<Record<string, { readonly count: number; readonly isMore: boolean }>>;

/** A kind of work at a payer's desk: `shared/<module>/deskKind.ts`. */
export interface DeskKind<View extends DeskView = DeskView> {
  /** Its place among the kinds. */
  readonly order: number;
  readonly access: readonly Grant[];
  /** The screen with the list of this kind. */
  readonly screen: TitleKey;
  readonly counts: Endpoint & { readonly answer: z.ZodType<Counted> };
  /** The views in the order of the board, by the names that the kind's calls have for them. */
  readonly views: Readonly<Record<View, string>>;
}

/** THE list of the kinds of work that a payer's people do. A board shows those that its reader may do. */
export const deskKinds = kindsOfModules satisfies Record<string, DeskKind<never>>;

export type DeskKindName = keyof typeof deskKinds;
/** In the order of the switch. */
export const deskKindNames = (Object.keys(deskKinds) as DeskKindName[]).sort(
  (one, other) => deskKinds[one].order - deskKinds[other].order,
);
