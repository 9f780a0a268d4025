import { readFileSync } from 'node:fs';
import { filesLike, type ModuleIndex, root } from './moduleIndex.ts';

interface Rows {
  readonly file: string;
  /** The names of the tables of rows that the file exports. */
  readonly tables: readonly string[];
}

function rowsIn(file: string): Rows {
  const code = readFileSync(new URL(file, root), 'utf8');
  const tables = [...code.matchAll(/^export const (\w+Screens) =/gm)].flatMap(([, name]) => name ?? []);
  if (tables.length === 0) throw new Error(`${file} exports no rows: \`export const memberScreens = {\``);
  return { file, tables };
}

function tableOf(name: string, about: string, rows: readonly Rows[]): string {
  const imports = rows.map(({ file, tables }) => `import { ${tables.join(', ')} } from '../../${file.slice(4)}';`);
  const tables = rows.flatMap((each) => each.tables);
  return `import type { Screen } from '../../base/screen.ts';
${imports.join('\n')}

const tables: readonly Readonly<Record<string, Screen>>[] = [${tables.join(', ')}];

/** ${about} \`npm run modules\` writes this file. */
export const ${name}: readonly Screen[] = tables.flatMap((rows) => Object.values(rows));
`;
}

/** The rows behind the sign-in: `web/<module>/screens.ts`, and of its parts. */
export const moduleScreensIndex: ModuleIndex = {
  path: 'web/app/screens/ofModules.ts',
  text: () => {
    const rows = filesLike('web/**/screens.ts').filter((file) => !file.startsWith('web/app/'));
    return tableOf('moduleScreens', 'The rows of all modules.', rows.map(rowsIn));
  },
};

/** The rows of the first page: `web/<module>/visitorScreens.ts`. */
export const visitorScreensIndex: ModuleIndex = {
  path: 'web/app/screens/ofVisitors.ts',
  text: () =>
    tableOf(
      'visitorScreens',
      'What anybody may open: part of the entry.',
      filesLike('web/**/visitorScreens.ts').map(rowsIn),
    ),
};
