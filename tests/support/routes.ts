import type { AreaHandler } from '../../functions/_kit/areaHandler.ts';
import { type Endpoint, routeKeysOf } from '../../shared/_contract/endpoint.ts';
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

/** Every route of every area, POST twins included, for tests that loop over all of them. */
export async function allRoutes(): Promise<TestedRoute[]> {
  const found: TestedRoute[] = [];
  for (const { name: area, endpoints } of areas) {
    const { handler } = (await import(`../../functions/${area}/index.ts`)) as { handler: AreaHandler };
    for (const [name, endpoint] of Object.entries(endpoints)) {
      routeKeysOf(endpoint).forEach((_key, twin) => {
        found.push({ area, name: twin ? `${name} (POST)` : name, endpoint, handler, usePostTwin: twin > 0 });
      });
    }
  }
  return found;
}

/** The roles that an endpoint does not list: empty for a public endpoint or one for every signed-in user. */
export const unlistedRoles = ({ access }: Endpoint): Role[] =>
  access === 'public' || access.includes('Standard') ? [] : roles.filter((role) => !access.includes(role));
