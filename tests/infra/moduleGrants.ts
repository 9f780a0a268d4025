type Reach = readonly [actions: string[], places: string[]];

/** What the template gives the functions of a module, written by hand in `tests/<module>/grants.ts`. */
export interface ModuleGrants {
  /** The functions that reach more of the users than the caller's session, or less: what they may do, and where. */
  readonly users?: Readonly<Record<string, Reach>>;
  /** The module's workers: how often each runs, and which accesses of `workerRoles.test.ts` it shares with other workers. */
  readonly workers?: Readonly<Record<string, { readonly every: string; readonly may: readonly string[] }>>;
  /** Accesses to records of the module, and the workers that have them. */
  readonly items?: readonly (readonly [
    title: string,
    item: readonly [action: string, table: string, key: string],
    workers: string[],
  ])[];
}

const ofModules = Object.values(import.meta.glob<ModuleGrants>('../*/grants.ts', { eager: true, import: 'grants' }));

export const usersOfModules = Object.assign({}, ...ofModules.map(({ users }) => users)) as Record<string, Reach>;
export const itemsOfModules = ofModules.flatMap(({ items = [] }) => items);
const workers = ofModules.flatMap(({ workers = {} }) => Object.entries(workers));

/** The rules of the clock that start the workers of modules. */
export const ratesOfModules = workers.map(([name, { every }]) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, every]);

/** The workers of modules that have an access too. */
export const workersThatMay = (title: string): string[] =>
  workers.flatMap(([name, { may }]) => (may.includes(title) ? [name] : []));
