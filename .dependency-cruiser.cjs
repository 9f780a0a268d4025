/** The directions in which the folders may know each other (ARCHITECTURE.md). A broken one fails `npm run check`. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'A lazy import closes no circle: the screen table names the screens, and screens may read the table.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'shared-is-a-leaf',
      comment: 'shared runs on both sides: it knows zod and itself.',
      severity: 'error',
      from: { path: '^shared' },
      to: { pathNot: ['^shared', '^node_modules/zod'] },
    },
    {
      name: 'contract-and-rules-know-no-api',
      severity: 'error',
      from: { path: '^shared/(contract|rules|model)' },
      to: { path: '^shared/api' },
    },
    {
      name: 'areas-are-islands',
      severity: 'error',
      from: { path: '^functions/([a-z]+)/' },
      to: { path: '^functions/([a-z]+)/', pathNot: '^functions/$1/' },
    },
    {
      name: 'kit-knows-no-area-and-no-data',
      severity: 'error',
      from: { path: '^functions/_kit' },
      to: { path: '^functions/', pathNot: '^functions/_kit' },
    },
    {
      name: 'data-knows-no-area',
      severity: 'error',
      from: { path: '^functions/_(data|connect)' },
      to: { path: '^functions/[a-z]' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/([^/]+)/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^web/(ui|api)' },
      to: { path: '^web/features' },
    },
    {
      name: 'web-stays-in-the-browser',
      severity: 'error',
      from: { path: '^web' },
      to: { path: ['^functions', '^infra', '^node_modules/@aws-sdk'] },
    },
    {
      name: 'functions-know-no-web-and-no-infra',
      severity: 'error',
      from: { path: '^functions' },
      to: { path: ['^web', '^infra'] },
    },
    {
      name: 'whole-route-table-at-build-time-only',
      comment: 'A Lambda or a screen imports the one area file it needs.',
      severity: 'error',
      from: { path: '^(functions|web)' },
      to: { path: '^shared/api/index' },
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
      from: { path: '^infra', pathNot: '^infra/local' },
      to: { path: '^(functions|web)' },
    },
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
