import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { filesLike, formatFiles, root } from '../moduleIndex.ts';
import { writeIndexes } from '../writeIndexes.ts';

const templates = 'infra/modules/newModule/files/';

/** The names of a module in the templates, each with what takes its place: `homeCare` is `HomeCare`, `/homecare`, `HOMECARE`, `HC-`, `Home care`. */
function namesFor(module: string): [template: string, name: string][] {
  const words = module.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
  const initials = words.split(' ').map((word) => word[0]?.toUpperCase());
  return [
    ['newThing', module],
    ['NewThing', capital(module)],
    ['newthing', module.toLowerCase()],
    ['NEWTHING', module.toUpperCase()],
    ['NT-', `${initials.join('')}-`],
    ['new thing', words],
    ['New thing', capital(words)],
  ];
}

/** What no template can know: printed when the files are there. */
const leftToSay = (module: string): string => `
The module stands in shared, functions, web and tests/${module}, and in functions/_data/${module}. Left to say:
1. shared/${module}/life.ts: its states, moves and deadlines; who decides, in shared/_field/moduleAccess.ts;
2. shared/${module}/routes.ts: its fields, and the numbers of its requirements;
3. web/${module}: its words (names.json, texts, guide.ts, in both languages), and the places of its tile and its chapter
   (\`order\`); a row for a later release, in web/app/screens/later.ts with its names, goes;
4. functions/${module}/demo.ts: records in every state; docs/data-model.md: its life and its items;
5. tests/${module}: its promise, its frauds, its screens, a journey in both languages.
Then \`npm run modules\`, \`npm run openapi\`, \`npm run test:module -- ${module}\`.
`;

/** Writes a module that is a case of two sides: it compiles, and its own tests fail until it is filled. Answers what is left to say. */
function writeModule(module: string): string {
  if (!/^[a-z][a-zA-Z]{2,29}$/.test(module)) {
    throw new Error('A module is a noun of the field in camel case: npm run new-module -- homeCare');
  }
  const names = namesFor(module);
  const named = (text: string): string => names.reduce((done, [from, to]) => done.replaceAll(from, to), text);
  const files = filesLike(`${templates}**/*.txt`).map((template) => ({
    template,
    path: named(template.slice(templates.length, -'.txt'.length)),
  }));
  const there = files.find(({ path }) => existsSync(new URL(path, root)));
  if (there) throw new Error(`${there.path} is there already: another module has this name`);
  for (const { template, path } of files) {
    mkdirSync(new URL('.', new URL(path, root)), { recursive: true });
    writeFileSync(new URL(path, root), named(readFileSync(new URL(template, root), 'utf8')));
  }
  formatFiles(
    root,
    files.map(({ path }) => path),
  );
  writeIndexes();
  return leftToSay(module);
}

if (import.meta.main) process.stdout.write(writeModule(process.argv[2] ?? ''));
