const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The rows of the table in ARCHITECTURE.md: a folder, and the folders that its files may import besides their own. */
function rowsOfArchitecture() {
  const text = readFileSync(join(__dirname, 'ARCHITECTURE.md'), 'utf8');
  const [, table = ''] = /\| Folder \| What \| May know \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(text) ?? [];
  const rows = table.split('\n').flatMap((line) => {
    const [, folder, , known] = line.split('|');
    const named = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
    return folder === undefined ? [] : [{ folder: named(folder)[0], known: named(known) }];
  });
  if (rows.length < 20) throw new Error('ARCHITECTURE.md has lost its table of folders');
  return rows;
}

const rows = rowsOfArchitecture();
const escaped = (path) => path.replaceAll('.', '\\.');
/** A file's own path, that of a file which each module has, or the paths of all files in a folder. */
function inside(path) {
  if (!path.endsWith('.ts')) return `^${path}/`;
  const [parent, file] = path.split('<module>');
  return file === undefined ? `^${escaped(path)}$` : `${placeOf(`${parent}<module>`)}${escaped(file.slice(1))}$`;
}

/** Where the files of a row lie. `<module>` is each folder that no other row names; the group `$1` is its name. */
function placeOf(folder) {
  const [parent, isModule] = folder.split('/<module>').length > 1 ? [folder.split('/')[0], true] : [folder, false];
  const inner = rows.map((row) => row.folder).filter((other) => other !== folder && other.startsWith(`${parent}/`));
  const names = inner.map((other) => other.split('/')[1]).filter((name) => name !== '<module>');
  const others = names.length > 0 ? `(?!(?:${names.join('|')})/)` : '';
  return isModule ? `^${parent}/${others}([^/]+)/` : `^${parent}/${others}`;
}

/** English texts give keys their types: each file of the site may name them. */
const texts = 'texts/en\\.json$';
/** The icon of a tile stands in its module's folder; a dashboard collects them (the rule `icons-are-for-dashboards`). */
const icons = '^web/.*/(tileIcons|providerTileIcons)\\.ts$';

/** What the demonstration is made of: its people and places, and what each module shows. */
const demonstration = '^functions/(_demo/|[^/]+/demo[./])';

/** One rule for each row: its files import their own folder and what the row names. */
const ruleOf = ({ folder, known }) => ({
  name: `${folder.replaceAll(/[<>]/g, '')} may know`,
  comment: 'ARCHITECTURE.md, "Where things live". What two modules need moves down.',
  severity: 'error',
  from: { path: placeOf(folder) },
  to: {
    path: '^(shared|functions|web|infra|tests)/',
    pathNot: [
      folder.includes('<module>') ? `^${folder.split('/')[0]}/$1/` : `^${folder}/`,
      ...known.map(inside),
      ...(folder.startsWith('web') ? [texts] : []),
      ...(folder === 'web/<module>' ? [icons] : []),
    ],
  },
});

module.exports = {
  forbidden: [
    ...rows.map(ruleOf),
    {
      name: 'icons-are-for-dashboards',
      comment: 'The two dashboards show the icons of all tiles; nothing else of a module may be read by another.',
      severity: 'error',
      from: { pathNot: '^web/(dashboard|provider)/allTileIcons\\.ts$' },
      to: { path: icons },
    },
    {
      name: 'the-demonstration-is-for-one-machine',
      comment: 'No function that is deployed carries data of the demonstration.',
      severity: 'error',
      from: { pathNot: [demonstration, '^infra/local/', '^tests/'] },
      to: { path: demonstration },
    },
    {
      name: 'guides-are-printed',
      comment: 'A chapter of the user guide is for its PDF: no screen carries it.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/[^/]+/guide[^/]*\\.ts$' },
      to: { path: '^web/([^/]+/guide(OfTasks)?|base/guideWords)\\.ts$' },
    },
    {
      name: 'proofs-are-made-where-ids-are-checked',
      comment: 'An id proves that its records may be reached only where it was checked, or read from a stored record.',
      severity: 'error',
      from: {
        pathNot: [
          '^functions/_kit/(areaHandler|party|scope)\\.',
          '^functions/_data/(attachment/attachment|claim/claim(Batch)?|clinician/clinicianMove|authorization/authorization|authorizationRule/authorizationRule|cardReading/cardReading|document/printed(Authorization|Document|Newborn)|empanelment/empanelment|enrolment/enrolment|job/(job|jobOwner|jobUpload)|newborn/newborn|outbox/outbox)\\.',
          '^functions/_data/eligibility/(eligibility|eligibilityHistory|findableRequests|readersScope|reviewerMessages|setOut)\\.',
          '^functions/_data/newsChoice/newsChoice\\.',
          '^functions/_data/secondFactor/(factor|factorChallenge|recoveryCodes)\\.',
          '^functions/_data/circular/(audiencePeople|circular|notice)\\.',
          '^functions/_data/survey/survey(|Answer|Notice)\\.',
          '^functions/_data/(case/caseRecord|insurerAuthorization/insurer(Authorization|News)|member/member|sheetImport/sheetImport|payer/(ownPayer|payer)|payerRule/payerRule)\\.',
          '^functions/_data/(versionedList/list(Version|Pointer)|priceProposal/priceProposal)\\.',
          '^functions/_data/(regulatoryDetails/regulatoryDetails|postOffice(File/postOfficeFile|Poll/postOfficePoll)|user/professionalLicense)\\.',
          '^functions/eligibility/(checkForm|asking/answerFromRegister)',
          '^functions/(clinician/ownFacility|manage/callersFacilities|user/ownPeople)',
          '^functions/member/(registerAtReception|ghqCovers)',
          '^functions/_parts/payersRegister',
          demonstration,
          '^tests/',
        ],
      },
      to: { path: '^functions/_kit/proof' },
    },
    {
      name: 'settings-are-for-infra',
      comment: 'What a function may do is said in front of its deployment: its bundle does without.',
      severity: 'error',
      from: {
        pathNot: [
          '^infra/',
          '^tests/',
          '^functions/[^/]+/(settings|workers|workerKeys)\\.ts$',
          '^functions/_settings/',
        ],
      },
      to: { path: '^functions/([^/]+/(settings|workers|workerKeys)\\.ts$|_settings/)' },
    },
    {
      name: 'queued-ids-are-for-workers',
      comment: 'Only a worker has no caller: all other code reaches a job or an outbox entry by its own record.',
      severity: 'error',
      from: { pathNot: ['^functions/_workers/', '^tests/'] },
      to: { path: '^functions/_kit/queuedId' },
    },
    {
      name: 'keys-are-made-by-entities',
      comment: 'Only the entities make keys: who could read an item by any key would need no proof of the tenant.',
      severity: 'error',
      from: { path: '^functions/', pathNot: ['^functions/_(data|store)/', demonstration] },
      to: {
        path: '^functions/_store/(batch|everyItem|item|lease|page|timeline)\\.',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'commands-are-sent-by-entities',
      severity: 'error',
      from: { path: '^functions/', pathNot: '^functions/_(data|store)/' },
      to: {
        path: '^node_modules/@aws-sdk/(lib-dynamodb|client-dynamodb|client-s3)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-rings',
      comment: 'A lazy import closes no ring: the screen table names the screens, and screens may read the table.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'commands-of-one-machine-do-without-cdk',
      comment: 'CDK takes longer to load than all else that they do: the template is made by a process of its own.',
      severity: 'error',
      from: { path: '^infra/(setUp|local/start)\\.ts$' },
      to: { path: '^node_modules/aws-cdk-lib', reachable: true },
    },
    {
      name: 'shared-is-a-leaf',
      comment: 'shared runs on both sides: zod is its only package.',
      severity: 'error',
      from: { path: '^shared' },
      to: { pathNot: ['^shared', '^node_modules/zod'] },
    },
    {
      name: 'no-aws-in-the-browser',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^node_modules/@aws-sdk' },
    },
    {
      name: 'whole-route-table-at-build-time-only',
      comment: 'A Lambda or a screen imports the one routes file that it needs.',
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
