import { readFileSync } from 'node:fs';
import { filesLike, type ModuleIndex, root } from './moduleIndex.ts';

/** The import of the icons that a module's file exports: `export { default as worklist } from '@mui/icons-material/AssignmentOutlined';`. */
function importOf(file: string): { line: string; names: string[] } {
  const code = readFileSync(new URL(file, root), 'utf8');
  const names = [...code.matchAll(/\bdefault as (\w+)/g)].flatMap(([, name]) => name ?? []);
  return { line: `import { ${names.join(', ')} } from '../${file.slice('web/'.length)}';`, names };
}

interface Dashboard {
  readonly path: string;
  /** The name of the module's files, beside their `screens.ts`. */
  readonly file: string;
  readonly type: string;
  readonly typesFrom: string;
  readonly name: string;
}

const iconsOf = ({ path, file, type, typesFrom, name }: Dashboard): ModuleIndex => ({
  path,
  text: () => {
    const imports = [...filesLike(`web/*/${file}`), ...filesLike(`web/app/screens/${file}`)].map(importOf);
    return `import type SvgIcon from '@mui/material/SvgIcon';
${imports.map(({ line }) => line).join('\n')}
import type { ${type} } from '${typesFrom}';

/** The icon of each tile. \`npm run modules\` writes this file. */
export const ${name}: Readonly<Record<${type}, typeof SvgIcon>> = {
  ${imports.flatMap(({ names }) => names).join(',\n')},
};
`;
  },
});

export const tileIconsIndex = iconsOf({
  path: 'web/dashboard/allTileIcons.ts',
  file: 'tileIcons.ts',
  type: 'TileName',
  typesFrom: '../base/screen.ts',
  name: 'tileIcons',
});

export const providerTileIconsIndex = iconsOf({
  path: 'web/provider/allTileIcons.ts',
  file: 'providerTileIcons.ts',
  type: 'ProviderTileName',
  typesFrom: '../../shared/provider/providerTiles.ts',
  name: 'providerTileIcons',
});
