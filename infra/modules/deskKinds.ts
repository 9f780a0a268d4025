import { collect, type ModuleIndex } from './moduleIndex.ts';

/** The kinds of work at a payer's desk: `shared/<module>/deskKind.ts` exports `deskKind`. */
export const deskKindsIndex: ModuleIndex = {
  path: 'web/parts/desk/kindsOfModules.ts',
  text: () => {
    const { modules, imports } = collect('shared', 'deskKind', { from: '../../../shared/' });
    return `${imports}

/** The kinds of all modules. \`npm run modules\` writes this file. */
export const kindsOfModules = { ${modules.join(', ')} };
`;
  },
};
