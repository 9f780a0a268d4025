import type { RouteDefinition } from '../template/routes.ts';

export interface RouteMatch {
  readonly route: RouteDefinition;
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface Compiled {
  readonly route: RouteDefinition;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  /** Higher is more specific: fixed segments before `{name}`, `{name}` before `{rest+}`. */
  readonly rank: string;
}

function compile(route: RouteDefinition): Compiled {
  const [method = 'ANY', path = ''] = route.routeKey.split(' ');
  const names: string[] = [];
  const segments = path.split('/').map((segment) => {
    const [, name, greedy] = /^\{([^}+]+)(\+?)\}$/.exec(segment) ?? [];
    if (!name) return { source: segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), rank: '2' };
    names.push(name);
    return greedy ? { source: '(.+)', rank: '0' } : { source: '([^/]+)', rank: '1' };
  });
  const pattern = new RegExp(`^${segments.map(({ source }) => source).join('/')}$`);
  return { route, method, pattern, names, rank: segments.map(({ rank }) => rank).join('') };
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Finds the route of a request as API Gateway does: the most specific path, letter case counts, `$default` last. */
export function createRouter(
  routes: readonly RouteDefinition[],
): (method: string, path: string) => RouteMatch | undefined {
  const fallback = routes.find(({ routeKey }) => routeKey === '$default');
  const compiled = routes
    .filter((route) => route !== fallback)
    .map(compile)
    .sort((one, other) => (one.rank < other.rank ? 1 : -1));
  return (method, path) => {
    for (const candidate of compiled) {
      if (candidate.method !== method && candidate.method !== 'ANY') continue;
      const match = candidate.pattern.exec(path);
      if (!match) continue;
      const values = candidate.names.map((name, index) => [name, decode(match[index + 1] ?? '')]);
      return { route: candidate.route, pathParameters: Object.fromEntries(values) };
    }
    return fallback && { route: fallback, pathParameters: {} };
  };
}
