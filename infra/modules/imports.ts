import { collect, type ModuleIndex } from './moduleIndex.ts';

/** The kinds of sheets that the modules take: `shared/<module>/importKinds.ts` exports `importKinds`. */
export const importKindsIndex: ModuleIndex = {
  path: 'shared/sheetImport/kindsOfModules.ts',
  text: () => {
    const { modules, imports } = collect('shared', 'importKinds', { from: '../' });
    return `${imports}

/** The kinds of sheets of all modules. \`npm run modules\` writes this file. */
export const kindsOfModules = [${modules.map((module) => `...${module}`).join(', ')}];
`;
  },
};

/** What each kind does to the store: `functions/<module>/importServers.ts` exports `importServers`. */
export const importServersIndex: ModuleIndex = {
  path: 'functions/_workers/tables/importServers.ts',
  text: () => {
    const { modules, imports } = collect('functions', 'importServers', { from: '../../' });
    return `import type { ImportServers } from '../../_parts/sheetImport/importServer.ts';
${imports}

/** The work of all kinds of imports. \`npm run modules\` writes this file. */
export const importServers: ImportServers = { ${modules.map((module) => `...${module}`).join(', ')} };
`;
  },
};
