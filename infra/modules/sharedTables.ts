import { collect, type ModuleIndex } from './moduleIndex.ts';

interface SharedTable {
  /** `shared/<module>/<file>.ts` exports the rows of the module under this name. */
  readonly file: string;
  /** The table of all modules, in a file of its name. */
  readonly table: string;
  readonly comment: string;
}

const tableOf = ({ file, table, comment }: SharedTable): ModuleIndex => ({
  path: `shared/${table}.ts`,
  text: () => {
    const { modules, imports } = collect('shared', file, { from: './' });
    return `${imports}

/** ${comment} \`npm run modules\` writes this file. */
export const ${table} = {
${modules.map((module) => `...${module},`).join('\n')}
};
`;
  },
});

/** Tables whose rows are the rows of all modules, each under a name of its own. */
export const sharedTableIndexes: readonly ModuleIndex[] = [
  tableOf({ file: 'news', table: 'newsKinds', comment: 'THE table of kinds of news.' }),
  tableOf({
    file: 'links',
    table: 'linkedScreens',
    comment:
      'The paths of screens that the server names as well. The rows of these screens take their paths from here, so that a link and its screen cannot part.',
  }),
  tableOf({
    file: 'keptForms',
    table: 'keptForms',
    comment:
      'THE list of forms whose unfinished contents are kept on the server, each for the person who types at one facility, payer or the portal (ADR 0150).',
  }),
];
