import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';

import { defineConfig, type ESTree, type HtmlTagDescriptor, type Plugin, type Rolldown, Visitor } from 'vite';

/**
 * MUI's theme functions carry their CSS-variables twins (a tenth of the login page's code), which our theme never calls. Should
 * MUI move these files, nothing breaks: the pages only grow again, and the size budget says so.
 */
function withoutCssVariables(): Plugin {
  const unused = /[\\/]styles[\\/](createTheme|ThemeProvider)\.mjs$/;
  return {
    name: 'without-css-variables',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer && unused.test(importer) && /(createTheme|ThemeProvider)WithVars\.mjs$/.test(id)
        ? '\0no-variables'
        : null,
    load: (id) =>
      id === '\0no-variables'
        ? 'const refuse = () => { throw new Error("This theme has no CSS variables"); };\nexport { refuse as default, refuse as CssVarsProvider };'
        : null,
  };
}

/** The code with another text in the place of each of these parts. */
const replaced = (code: string, parts: readonly { start: number; end: number }[], text: string): string =>
  parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + text + left.slice(end), code);

/**
 * Zod's schemas carry what writes them down as JSON schemas, for the API's description: five kilobytes that no page
 * needs. Should zod move these files, the pages only grow again, and the size budget says so.
 */
function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/ },
      handler(code) {
        const writers: ESTree.Expression[] = [];
        for (const statement of this.parse(code).body) {
          if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
            continue;
          for (const { id, init } of statement.declaration.declarations)
            if (init && id.type === 'Identifier' && /(Processor|Method)$/.test(id.name)) writers.push(init);
        }
        const refuse = '\nconst refuse = () => () => { throw new Error("No page writes JSON schemas"); };\n';
        return { code: refuse + replaced(code, writers, 'refuse'), map: null };
      },
    },
  };
}

const start = /startPortal\.tsx$/;
/** What only somebody needs who is not signed in; `preferences.js` decides that. */
const visitorsPage = /(web\/account\/LoginScreen\.tsx|web\/account\/texts\/en\.json)$/;
const firstFonts = /latin-(400|600)-normal-.*\.woff2$/;

/** Names in the page what a visitor needs first and a browser would else find only after the entry has run. */
function preloadFirstPage(): Plugin {
  const link = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({ tag: 'link', injectTo: 'head', attrs });
  return {
    name: 'preload-first-page',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = Object.values(bundle);
        const codeOf = (page: RegExp) =>
          files
            .filter((file) => file.type === 'chunk' && page.test(file.facadeModuleId ?? ''))
            .flatMap((chunk) => [chunk.fileName, ...('imports' in chunk ? chunk.imports : [])])
            .filter((file) => !html.includes(file));
        const everybodys = new Set(codeOf(start));
        const visitors = new Set(codeOf(visitorsPage).filter((file) => !everybodys.has(file)));
        const fonts = files.filter(({ fileName }) => firstFonts.test(fileName));
        return [
          // After the styles and the splash, which are to be painted first.
          ...[...everybodys].map((file) =>
            link({ rel: 'modulepreload', crossorigin: true, href: `/${file}`, fetchpriority: 'low' }),
          ),
          ...[...visitors].map((file) => ({
            ...link({ rel: 'visitors-preload', crossorigin: true, href: `/${file}`, fetchpriority: 'low' }),
            injectTo: 'head-prepend' as const,
          })),
          ...fonts.map(({ fileName }) =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` }),
          ),
        ];
      },
    },
  };
}

/** The head of the page of somebody who is signed in. It arrives with its first screen. */
const signedInHead = /web\/app\/(SignedInHeader|TitleBar)\.tsx$/;
/** The chunk of all screens of signed-in people; its group is below. */
const rowsOfScreens = /^assets\/rows-/;

type Bundle = Rolldown.OutputBundle;

/** The page of all shared parts, `/ui`: no deployed site has it, and its long list must not count against the first page of the others. */
const galleryPage = /GalleryScreen/;

/** A chunk and what it imports, and so on. */
function closureOf(bundle: Bundle, fileName: string, found = new Set<string>()): string[] {
  const chunk = bundle[fileName];
  if (chunk?.type === 'chunk' && !found.has(fileName)) {
    found.add(fileName);
    for (const imported of chunk.imports) closureOf(bundle, imported, found);
  }
  return [...found];
}

/**
 * Leaves what is on its way anyway out of the lists of files that belong to a lazy part: what the page itself names, and for a screen
 * what the head brings. The lists of all screens stand in the first page: what most screens need comes first in each, and what as
 * many need in the order of names, so that the lists are alike and compress well.
 */
function preloadWhatIsMissing() {
  const ofPage = new Set<string>();
  const ofHead = new Set<string>();
  const uses = new Map<string, number>();
  const plugin: Plugin = {
    name: 'preload-what-is-missing',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const neededBy = (of: typeof chunks): string[] => of.flatMap(({ fileName }) => closureOf(bundle, fileName));
        const at = (page: RegExp) => chunks.filter(({ facadeModuleId }) => page.test(facadeModuleId ?? ''));
        for (const file of neededBy(at(start))) ofPage.add(file);
        for (const file of neededBy(at(signedInHead))) ofHead.add(file);
        const ofScreens = neededBy(chunks.filter(({ isDynamicEntry }) => isDynamicEntry));
        for (const file of ofScreens) uses.set(file, (uses.get(file) ?? 0) + 1);
      },
    },
  };
  const usesOf = (file: string): number => uses.get(file) ?? 0;
  const missing = (files: string[], hostId: string): string[] => {
    const left = files.filter((file) => !ofPage.has(file));
    if (!rowsOfScreens.test(hostId)) return left;
    return left
      .filter((file) => !ofHead.has(file))
      .sort((one, other) => usesOf(other) - usesOf(one) || (one < other ? -1 : 1));
  };
  return { plugin, missing };
}
const { plugin: noteLoaded, missing } = preloadWhatIsMissing();

/** Writes the user guides (REQ-SHELL-02) from their sources: the site serves them, and no copy can grow old beside its source. */
function userGuides(): Plugin {
  return {
    name: 'user-guides',
    apply: 'build',
    async generateBundle() {
      const { renderGuides } = await import('./infra/guides/index.ts');
      for (const { fileName, bytes } of await renderGuides()) this.emitFile({ type: 'asset', fileName, source: bytes });
    },
  };
}

/** What the server, the tests and the API's description read of a route, and no page does. */
const unreadByPages = new Set(['summary', 'answer', 'audit', 'requirements']);
const isUnread = (property: ESTree.ObjectPropertyKind): property is ESTree.ObjectProperty =>
  property.type === 'Property' && property.key.type === 'Identifier' && unreadByPages.has(property.key.name);

/**
 * Leaves what no page reads out of the site's copy of the route tables, so that a new call costs a page little more than its path.
 * Schemas that only answers use are left out with them: to make a schema has no effect but its value.
 */
function leanRoutes(): Plugin {
  return {
    name: 'lean-routes',
    apply: 'build',
    transform: {
      filter: { id: /shared[\\/]\w+[\\/](?:routes|\w+Routes)\.ts$/ },
      handler(code) {
        const unread: ESTree.ObjectProperty[] = [];
        new Visitor({
          CallExpression({ callee, arguments: [declared] }) {
            if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
            if (declared?.type === 'ObjectExpression') unread.push(...declared.properties.filter(isUnread));
          },
        }).visit(this.parse(code));
        const withComma = unread.map(({ start, end }) => ({
          start,
          end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
        }));
        return { code: replaced(code, withComma, ''), map: null };
      },
    },
  };
}

/** The chunks that `codeSplitting` makes. */
const namedChunks = new Set(['base', 'look', 'shell', 'rows', 'tiles', 'api', 'visitor']);

/** The icons of the tiles, as the modules name them. */
const tileIcons = globSync('web/*/tileIcons.ts', { cwd: import.meta.dirname }).flatMap((file) =>
  [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/icons-material\/(\w+)/g)].map(([, name]) => name),
);

/** Errors that browsers report name the release they met. */
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  root: 'web',
  define: { 'import.meta.env.RELEASE': JSON.stringify(version) },
  plugins: [
    react(),
    withoutCssVariables(),
    withoutJsonSchemas(),
    preloadFirstPage(),
    noteLoaded,
    userGuides(),
    leanRoutes(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and images stay files: the content security policy allows no data: fonts, and a file is cached once.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The list of chunks per entry, from which the size budgets are measured.
    manifest: true,
    modulePreload: {
      resolveDependencies: (file, files, { hostId }) => (galleryPage.test(file) ? [] : missing(files, hostId)),
    },
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // The first page lists hundreds of chunks. What screens share by chance has no name that would say anything.
        chunkFileNames: ({ isDynamicEntry, name }) =>
          isDynamicEntry || namedChunks.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            {
              // What every page needs, in one file that outlives our own releases in the browser's cache.
              name: 'base',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@emotion)[\\/]/,
            },
            // What every page takes of MUI and of the shell, and every visitor of his forms: chunks that small, each by itself,
            // would cost the login page four kilobytes and twenty requests. The budget test measures it.
            {
              name: 'look',
              test: /node_modules[\\/]@mui[\\/](system|styled-engine|private-theming|utils|material[\\/](styles|Box|Button|ButtonBase|CircularProgress|CssBaseline|IconButton|SvgIcon|Typography|zero-styled|utils)[\\/])/,
              minShareCount: 26,
            },
            {
              name: 'shell',
              test: /(web[\\/]app[\\/](screens[\\/]ofVisitors|screenTable|screenAt|GuidesMenu|screenLoading|LoadingOverlay|trail)\.tsx?|web[\\/]\w+[\\/]visitorScreens\.ts|web[\\/]base[\\/](screen|screenPath|alerts|appearance|i18n|LanguageButton|messageText|navigation|Notice|preferences|session|screensContext|useScreenTitle)\.tsx?|shared[\\/](brand|linkedScreens|\w+[\\/]links|_field[\\/](addressOf|routeGuard|returnUrl|signInSteps))\.ts)$/,
            },
            // The rows of all modules in one file: every signed-in page needs the whole table, and screens read their own rows.
            {
              name: 'rows',
              test: /web[\\/](app[\\/]screens(|[\\/](later|ofModules))|(?!app)[\w\\/]+[\\/]screens)\.ts$/,
            },
            // The dashboard shows all icons of tiles, and screens show some of them again: each of these would be a chunk by itself.
            { name: 'tiles', test: new RegExp(`icons-material[\\\\/](esm[\\\\/])?(${tileIcons.join('|')})\\.m?js$`) },
            // How every screen asks the server.
            {
              name: 'api',
              test: /(web[\\/]api[\\/](callFailed|request|useApi|useApiMutation)|shared[\\/]_contract[\\/](endpoint|sessionHeaders|sessionUser)|shared[\\/]_field[\\/]roles)\.ts$/,
            },
            {
              name: 'visitor',
              test: /(web[\\/]parts[\\/]verification[\\/](HumanVerification|useHumanVerification|solveVerification)\.tsx?|web[\\/]account[\\/]TextLink\.ts|icons-material[\\/](esm[\\/])?(Visibility|VisibilityOff)\.m?js)$/,
            },
          ],
        },
      },
    },
  },
});
