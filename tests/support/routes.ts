import type { AreaHandler } from '../../functions/_kit/areaHandler.ts';
import { type Area, type Endpoint, routeKeysOf } from '../../shared/_contract/endpoint.ts';
import { type Role, roles } from '../../shared/_field/roles.ts';
import { areas } from '../../shared/areas.ts';

/** An endpoint of the route table with the real handler of its area. */
export interface TestedRoute {
  readonly area: string;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly handler: AreaHandler;
  /** Whether this is the POST twin of a GET. */
  readonly usePostTwin: boolean;
}

/** The routes of an area, POST twins included. */
export const routesOf = ({ name: area, endpoints }: Area, handler: AreaHandler): TestedRoute[] =>
  Object.entries(endpoints).flatMap(([name, endpoint]) =>
    routeKeysOf(endpoint).map((_key, twin) => ({
      area,
      name: twin ? `${name} (POST)` : name,
      endpoint,
      handler,
      usePostTwin: twin > 0,
    })),
  );

/** Every route of every area with its real function, for tests that loop over all of them. */
export async function allRoutes(): Promise<TestedRoute[]> {
  const found: TestedRoute[] = [];
  for (const area of areas) {
    const { handler } = (await import(`../../functions/${area.name}/index.ts`)) as { handler: AreaHandler };
    found.push(...routesOf(area, handler));
  }
  return found;
}

/** The roles that an endpoint does not list: empty for a public endpoint or one for every signed-in user. */
export const unlistedRoles = ({ access }: Endpoint): Role[] =>
  access === 'public' || access.includes('Standard') ? [] : roles.filter((role) => !access.includes(role));
