import { type ModuleIndex, modulesWith } from './moduleIndex.ts';

/** The kinds of sheets that the modules take: `shared/<module>/importKinds.ts` exports `importKinds`. */
export const importKindsIndex: ModuleIndex = {
  path: 'shared/sheetImport/kindsOfModules.ts',
  text: () => {
    // The module of imports has the list by name under this file's name.
    const modules = modulesWith('shared', 'importKinds.ts').filter((module) => module !== 'sheetImport');
    return `${modules.map((module) => `import { importKinds as ${module} } from '../${module}/importKinds.ts';`).join('\n')}

/** The kinds of sheets of all modules. \`npm run modules\` writes this file. */
export const kindsOfModules = [${modules.map((module) => `...${module}`).join(', ')}];
`;
  },
};

/** What each kind does to the store: `functions/<module>/importServers.ts` exports `importServers`. */
export const importServersIndex: ModuleIndex = {
  path: 'functions/_workers/tables/importServers.ts',
  text: () => {
    const modules = modulesWith('functions', 'importServers.ts');
    return `import type { ImportServers } from '../../_parts/sheetImport/importServer.ts';
${modules.map((module) => `import { importServers as ${module} } from '../../${module}/importServers.ts';`).join('\n')}

/** The work of all kinds of imports. \`npm run modules\` writes this file. */
export const importServers: ImportServers = { ${modules.map((module) => `...${module}`).join(', ')} };
`;
  },
};
