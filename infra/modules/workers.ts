import { collect, type ModuleIndex } from './moduleIndex.ts';

/** The functions that modules have besides that of their calls: `functions/<module>/workers.ts` exports `workers`. */
export const workersIndex: ModuleIndex = {
  path: 'infra/workersOfModules.ts',
  text: () => {
    const { modules, imports } = collect('functions', 'workers', { from: '../functions/' });
    return `${imports}

/** What the workers of each module may do. \`npm run modules\` writes this file. */
export const workersByModule = { ${modules.join(', ')} };

export const workersOfModules = { ${modules.map((module) => `...${module}`).join(', ')} };
`;
  },
};

/** What workers of many modules reach of each: `functions/<module>/workerKeys.ts` exports `workerKeys`. */
export const workerKeysIndex: ModuleIndex = {
  path: 'infra/workerKeysOfModules.ts',
  text: () => {
    const { modules, imports } = collect('functions', 'workerKeys', { from: '../functions/' });
    return `import type { WorkerKeys } from '../functions/_settings/functionSettings.ts';
${imports}

/** The keys of all modules. \`npm run modules\` writes this file. */
export const workerKeysOfModules: readonly WorkerKeys[] = [${modules.join(', ')}];
`;
  },
};

/** What each module changes of its stored items: `functions/<module>/migrations.ts` exports `migrations`. */
export const migrationsIndex: ModuleIndex = {
  path: 'functions/_workers/tables/migrations.ts',
  text: () => {
    const { modules, imports } = collect('functions', 'migrations', { from: '../../' });
    return `import type { Migration } from '../../_store/migration.ts';
${imports}

/** The migrations that can be started. \`npm run modules\` writes this file. */
export const migrations: readonly Migration[] = [${modules.map((module) => `...${module}`).join(', ')}];
`;
  },
};
