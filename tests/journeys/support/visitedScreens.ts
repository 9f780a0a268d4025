import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import type { PortalApi } from './portalApi.ts';

/** A part of a path, `query/:authorizationId`, and what takes the place of its parameters, or follows it where it has none. Of two parts that a path has, the longer one counts. */
export type Given = readonly [part: string, given: string];

/** How the screens of a module are looked at: `tests/<module>/visitedScreens.ts`. */
export interface VisitedScreens {
  /** A record for each parameter of its paths; `outcome` is how the payer answers about a patient. */
  readonly records: (api: PortalApi, outcome: string) => readonly Given[] | Promise<readonly Given[]>;
  /** For whom the records are, where the guard lets others in too. */
  readonly visitor?: { readonly paths: RegExp; readonly userName: string };
}

interface Listed {
  readonly session: SignedInUser;
  readonly body?: unknown;
}

/** The id of the first record that a list of the demonstration shows. */
export async function firstOf<Row extends object>(
  api: PortalApi,
  path: string,
  { id, isMeant = () => true, ...call }: Listed & { id: keyof Row; isMeant?: (row: Row) => boolean },
): Promise<string> {
  const { data } = await api.call<{ items: Row[] }>(path, call);
  const found = data?.items.find(isMeant);
  if (!found) throw new Error(`${path} lists nothing`);
  return String(found[id]);
}
