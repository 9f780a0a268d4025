import { type Area, routeKeysOf } from '../shared/_contract/endpoint.ts';

/** A route of the HTTP API, and the area whose function answers it. */
export interface GatewayRoute {
  readonly area: string;
  readonly routeKey: string;
}

interface ContractRoute extends GatewayRoute {
  readonly path: string;
  /** `/api/account` of `/api/account/login`. */
  readonly prefix: string;
}

const contractRoutes = (areas: readonly Area[]): ContractRoute[] =>
  areas.flatMap(({ name, endpoints }) =>
    Object.values(endpoints).flatMap((endpoint) =>
      routeKeysOf(endpoint).map((routeKey) => ({
        area: name,
        routeKey,
        path: endpoint.path,
        prefix: endpoint.path.split('/').slice(0, 3).join('/'),
      })),
    ),
  );

/** The area that answers the paths below a prefix: the one with the most routes there. */
function ownerOf(routes: readonly ContractRoute[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { area } of routes) counts.set(area, (counts.get(area) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Answers every path and method that is no call's, in the portal's own envelope; the gateway has only words of its own. */
const areaOfTheRest = 'system';

/**
 * The routes of the HTTP API: one for everything below a prefix, to the area that owns it. A path has a route of its own where the
 * prefix is the whole path, where another area owns the prefix, and where the path has parameters. A gateway takes 300 routes, and
 * forty areas have some 280 calls (ADR 0035).
 */
export function gatewayRoutes(areas: readonly Area[]): GatewayRoute[] {
  const rest = areas.some(({ name }) => name === areaOfTheRest) ? [{ area: areaOfTheRest, routeKey: '$default' }] : [];
  const byPrefix = Map.groupBy(contractRoutes(areas), ({ prefix }) => prefix);
  const ownRoutes = [...byPrefix].flatMap(([prefix, routes]) => {
    const below = routes.filter(({ path }) => path !== prefix && !path.includes('{'));
    const owner = ownerOf(below);
    const own = routes.filter((route) => !below.includes(route) || route.area !== owner);
    return [
      ...(owner ? [{ area: owner, routeKey: `ANY ${prefix}/{proxy+}` }] : []),
      ...own.map(({ area, routeKey }) => ({ area, routeKey })),
    ];
  });
  return [...ownRoutes, ...rest];
}
