import type { Environment } from './environments.ts';

/** No name ends so on the internet (RFC 2606): an address that does stands where the environment's own has to be written. */
const isInvented = (value: string): boolean => /\.example(?![\w.-])/.test(value);

function pathsOf(value: unknown, path: string): string[] {
  if (typeof value === 'string') return isInvented(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => pathsOf(each, path ? `${path}.${name}` : name));
}

/** The settings of an environment whose address is invented, as `payerGateway.url`. */
export const inventedAddresses = (environment: Environment): string[] => pathsOf(environment, '');

/** Throws for a deployed environment that still has invented addresses, with the name of each. On one machine they lead nowhere, and may. */
export function refuseInventedAddresses(environment: Environment): void {
  const invented = environment.name === 'local' ? [] : inventedAddresses(environment);
  if (invented.length === 0) return;
  throw new Error(
    `${environment.name} still has invented addresses. Write its own into infra/environments.ts: ${invented.join(', ')}`,
  );
}
