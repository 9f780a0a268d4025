import { collect, type ModuleIndex } from './moduleIndex.ts';

/** The tiles of modules on the provider dashboard: `shared/<module>/tilesOfProvider.ts` exports `tilesOfProvider`. */
export const providerTilesIndex: ModuleIndex = {
  path: 'shared/provider/tilesOfModules.ts',
  text: () => {
    const { modules, imports } = collect('shared', 'tilesOfProvider', { from: '../' });
    return `${imports}

/** The tiles of all modules. \`npm run modules\` writes this file. */
export const tilesOfModules = { ${modules.map((module) => `...${module}`).join(', ')} };
`;
  },
};
