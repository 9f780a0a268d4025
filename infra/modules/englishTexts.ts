import { filesLike, type ModuleIndex } from './moduleIndex.ts';

/** The namespaces by their names, each with its folder below `web`: a folder `texts` holds the one that is named as the folder around it. */
function namespaces(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of filesLike('web/**/texts/en.json')) {
    const folder = file.split('/').slice(1, -2).join('/');
    const name = folder.split('/').at(-1) ?? '';
    const other = found.get(name);
    if (other !== undefined) throw new Error(`web/${other} and web/${folder} would both hold the texts ${name}`);
    found.set(name, folder);
  }
  return found;
}

/** The English texts of all folders, by namespace, as types. */
export const englishTextsIndex: ModuleIndex = {
  path: 'web/base/englishTexts.ts',
  text: () => {
    const all = [...namespaces()];
    // Not every name of a folder may be the name of an import: `case`, `exports`.
    return `${all.map(([name, folder]) => `import type ${name}Texts from '../${folder}/texts/en.json';`).join('\n')}

/** The English texts by namespace. \`npm run modules\` writes this file. */
export interface EnglishTexts {
${all.map(([name]) => `${name}: typeof ${name}Texts;`).join('\n')}
}
`;
  },
};
