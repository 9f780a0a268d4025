import type { TestedRoute } from './routes.ts';

/** What sets no route apart from others: its words, and the schemas, whose presence counts and not their content. */
const ownWords: readonly string[] = ['path', 'summary', 'requirements'];
const schemas: readonly string[] = ['params', 'query', 'body', 'answer', 'audit'];

const accessOf = (access: TestedRoute['endpoint']['access']): string => {
  if (access === 'public') return 'public';
  return access.includes('Standard') ? 'everybody' : 'some roles';
};

/** All that can let the kit treat a route otherwise than another: its area's function, its method, and each entry of its endpoint. */
function traitsOf({ area, endpoint, usePostTwin }: TestedRoute): string[] {
  const entries = Object.entries(endpoint).filter(([name]) => !ownWords.includes(name));
  const traits = entries.map(([name, value]) => {
    if (schemas.includes(name)) return name;
    return `${name} ${name === 'access' ? accessOf(endpoint.access) : String(value)}`;
  });
  const parts = schemas.filter((name) => name in endpoint).join(' ');
  return [...traits, `area ${area}`, `twin ${usePostTwin}`, `${endpoint.method} with ${parts}`];
}

/**
 * Routes that together have every trait that a route can have, one of each area among them. An entry that an endpoint gets one day is a
 * trait by itself.
 */
export function oneOfEachKind(routes: readonly TestedRoute[]): TestedRoute[] {
  const seen = new Set<string>();
  return routes.filter((route) => {
    const traits = traitsOf(route);
    const isNew = traits.some((trait) => !seen.has(trait));
    for (const trait of traits) seen.add(trait);
    return isNew;
  });
}
