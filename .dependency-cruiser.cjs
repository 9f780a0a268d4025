/** The directions in which the folders may know each other (ARCHITECTURE.md). A broken one fails `npm run check`. */

/** A rule that lets the files of a folder know nothing but what it names. Packages are another rule's matter. */
const knowsOnly = (name, folder, known, comment) => ({
  name,
  ...(comment ? { comment } : {}),
  severity: 'error',
  from: { path: folder },
  to: { path: '^(shared|functions|web|infra|tests)/', pathNot: known },
});

/** English texts give keys their types: any file of the site may name them. */
const texts = '/texts/en\\.json$';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'A lazy import closes no circle: the screen table names the screens, and screens may read the table.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'shared-is-a-leaf',
      comment: 'shared runs on both sides: it knows zod and itself.',
      severity: 'error',
      from: { path: '^shared' },
      to: { pathNot: ['^shared', '^node_modules/zod'] },
    },
    knowsOnly('field-knows-itself', '^shared/_field/', ['^shared/(_field/|brand)']),
    knowsOnly('contract-knows-the-field', '^shared/_contract/', ['^shared/(_contract/|_field/|brand)']),
    knowsOnly('shared-parts-know-field-and-contract', '^shared/_parts/', [
      '^shared/(_parts/|_contract/|_field/|brand)',
    ]),

    knowsOnly('kit-knows-shared', '^functions/_kit/', ['^functions/_kit/', '^shared/']),
    knowsOnly('store-knows-kit', '^functions/_store/', ['^functions/(_store|_kit)/', '^shared/']),
    knowsOnly('data-knows-store', '^functions/_data/', ['^functions/(_data|_store|_kit)/', '^shared/']),
    knowsOnly('connect-knows-kit', '^functions/_connect/', ['^functions/(_connect|_kit)/', '^shared/']),
    knowsOnly('pdf-knows-shared', '^functions/_pdf/', ['^functions/_pdf/', '^shared/']),
    knowsOnly('edge-knows-kit', '^functions/_edge/', ['^functions/(_edge|_kit)/', '^shared/']),
    knowsOnly('server-parts-know-data', '^functions/_parts/', [
      '^functions/_(parts|data|store|connect|kit|pdf)/',
      '^shared/',
    ]),
    knowsOnly(
      'modules-of-functions-are-islands',
      '^functions/([a-z][a-zA-Z]*)/',
      ['^functions/$1/', '^functions/_(parts|data|store|connect|kit|pdf)/', '^shared/'],
      'What two modules need moves down: an entity to _data, a mechanism to _parts.',
    ),
    knowsOnly(
      'workers-join-modules',
      '^functions/_workers/',
      ['^functions/', '^shared/'],
      'The functions without a route: each names the modules whose work it does.',
    ),

    knowsOnly('base-knows-shared', '^web/base/', ['^web/base/', '^shared/', texts]),
    knowsOnly('api-knows-base', '^web/api/', ['^web/(api|base)/', '^shared/', texts]),
    knowsOnly('ui-knows-api', '^web/ui/', ['^web/(ui|api|base)/', '^shared/', texts]),
    knowsOnly('web-parts-know-ui', '^web/parts/', ['^web/(parts|ui|api|base)/', '^shared/', texts]),
    knowsOnly('web-field-knows-parts', '^web/field/', ['^web/(field|parts|ui|api|base)/', '^shared/', texts]),
    knowsOnly(
      'modules-of-the-web-are-islands',
      '^web/(?!(?:app|base|api|ui|parts|field)/)([a-zA-Z]+)/',
      ['^web/$1/', '^web/(field|parts|ui|api|base)/', '^shared/', texts],
      'What two modules need moves down: a part to parts, an entity to field.',
    ),
    knowsOnly('app-joins-modules', '^web/app/', ['^web/', '^shared/']),
    knowsOnly('functions-know-no-web-and-no-infra', '^functions/', ['^functions/', '^shared/']),
    knowsOnly('web-stays-in-the-browser', '^web/', ['^web/', '^shared/']),
    {
      name: 'no-aws-in-the-browser',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^node_modules/@aws-sdk' },
    },
    {
      name: 'whole-route-table-at-build-time-only',
      comment: 'A Lambda or a screen imports the one routes file it needs.',
      severity: 'error',
      from: { path: '^(functions|web)/' },
      to: { path: '^shared/areas' },
    },
    {
      name: 'heavy-libraries-lazily',
      severity: 'error',
      from: { path: '^(functions|web)', pathNot: '/_?pdf/' },
      to: { path: '^node_modules/(pdfkit|exceljs|@e965/xlsx)', dependencyTypesNot: ['type-only'], dynamic: false },
    },
    {
      name: 'infra-names-functions-as-strings',
      severity: 'error',
      from: { path: '^infra', pathNot: '^infra/(local|guides)/' },
      to: { path: '^(functions|web)/' },
    },
    knowsOnly('guides-know-pdf', '^infra/guides/', ['^infra/guides/', '^functions/_pdf/', '^shared/']),
    { name: 'no-tests-in-code', severity: 'error', from: { pathNot: '^tests' }, to: { path: '^tests' } },
    {
      name: 'declared-packages-only',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['unknown', 'undetermined', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
