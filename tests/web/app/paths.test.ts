import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import { type Screen, screens } from '../../../web/app/screens.ts';
import { deskKinds } from '../../../web/parts/desk/deskKinds.ts';

const root = join(import.meta.dirname, '../../..');
const sourceOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));

/** Where rows stand, the two tables of paths that the server and the guard share with them, and the addresses in invented reports of errors. */
const isPlaceOfPaths = (file: string) =>
  /^web\/.*\/(screens|visitorScreens|screens\/later)\.ts$|^web\/gallery\/|^functions\/errorLog\/demo\.ts$|^shared\/\w+\/links\.ts$|^shared\/_field\/(routeGuard|returnUrl)\.ts$/.test(
    file,
  );
const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);

/** The text of a quoted string or the literal beginning of a template, for each that begins with a slash. */
function addressesIn(code: string): string[] {
  const spoken = code.replace(/^\s*(\*|\/\*|\/\/).*$/gm, '');
  const literals = spoken.matchAll(/(['"`])(\/[^'"`\n]*)\1/g);
  return [...literals].flatMap(([, , text]) =>
    text === undefined ? [] : [text.replace(/\$\{[^}]*\}/g, 'x').split(/[?#]/)[0] ?? ''],
  );
}

const opens = (address: string) => (screen: Screen) => screen.path !== '/' && matchPath(screen.path, address) !== null;

/** Names that stand in a table, by the words with which the code asks for them. */
const ofTables: Readonly<Record<string, readonly string[]>> = {
  'kind.screen': Object.values(deskKinds).map(({ screen }) => `'${screen}'`),
};

describe('the paths of screens', () => {
  it('are written in their rows and nowhere else', () => {
    const written = sourceOf('{web,functions,shared}/**/*.{ts,tsx}')
      .filter(({ file }) => !isPlaceOfPaths(file))
      .flatMap(({ file, code }) =>
        addressesIn(code)
          .filter((each) => screens.some(opens(each)))
          .map((each) => `${file}: ${each}`),
      );
    expect(written).toEqual([]);
  });

  it('that the server knows are the paths of a row each', () => {
    const paths = screens.map(({ path }) => path);
    expect(Object.values(linkedScreens).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('are asked for by a name that one row has, with all of its parameters', () => {
    const users = sourceOf('web/**/*.{ts,tsx}').filter(
      ({ code }) => code.includes('base/screenPath.ts') && /\bscreenPath\(/.test(code),
    );
    expect(users.length).toBeGreaterThan(3);
    const uses = users.flatMap(({ file, code }) =>
      [...code.matchAll(/\bscreenPath\(([^)]*)\)/g)].flatMap(([, given = '']) =>
        (ofTables[given] ?? [given]).map((each) => ({ file, given: each })),
      ),
    );
    for (const { file, given } of uses) {
      const [, title, values = ''] = /^'(\w+)'(?:, \{(.*)\})?$/.exec(given) ?? [];
      const rows = screens.filter((each) => each.title === title);
      expect(rows, `${file}: ${given}`).toHaveLength(1);
      const named = values.split(',').flatMap((each) => each.split(':')[0]?.trim() || []);
      expect(named, `${file}: ${given}`).toEqual(parametersOf(rows[0]?.path ?? ''));
    }
    expect(uses.length).toBeGreaterThan(5);
  });
});
