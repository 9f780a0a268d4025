import type * as z from 'zod';
import type { Endpoint } from '../../../shared/_contract/endpoint.ts';
import type { Grant } from '../../../shared/_field/grants.ts';
import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { authorizationDeskApi } from '../../../shared/authorizationDesk/routes.ts';
import { worklistApi } from '../../../shared/worklist/routes.ts';
import type { TitleKey } from '../../base/screen.ts';
import type english from './texts/en.json';

/** The views of a board, by their words. */
export type DeskView = keyof (typeof english)['view'];

/** How many requests a view holds; `isMore` where they were not counted to the end. */
type Counted = Readonly<Record<string, { readonly count: number; readonly isMore: boolean }>>;

/** A kind of work at a payer's desk. */
export interface DeskKind<View extends DeskView = DeskView> {
  readonly access: readonly Grant[];
  /** The screen with the list of this kind. */
  readonly screen: TitleKey;
  readonly counts: Endpoint & { readonly answer: z.ZodType<Counted> };
  /** The views in the order of the board, by the names that the kind's calls have for them. */
  readonly views: Readonly<Record<View, string>>;
}

/** THE list of the kinds of work that a payer's people do. A board shows those that its reader may do. */
export const deskKinds = {
  worklist: {
    access: moduleAccess.worklist,
    screen: 'worklist',
    counts: worklistApi.endpoints.getWorklistCounts,
    views: { nobody: 'waiting', mine: 'mine', overdue: 'overdue', all: 'all' },
  },
  authorizationDesk: {
    access: moduleAccess.authorizationDesk,
    screen: 'authorizationDesk',
    counts: authorizationDeskApi.endpoints.getDeskCounts,
    views: { nobody: 'nobody', mine: 'mine', overdue: 'overdue', proposed: 'proposed', all: 'all' },
  },
} as const satisfies Record<string, DeskKind<never>>;
