import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, App, type IReusableStackSynthesizer, Stack, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, HIPAASecurityChecks } from 'cdk-nag';
import { areaGroups } from '../functions/_settings/functionSettings.ts';
import type { TableName } from '../functions/_settings/tableAccess.ts';
import { areas } from '../shared/areas.ts';
import { areaSettings } from './areaSettings.ts';
import { indexesOfTable, logicalIdOf } from './constructs/tableIndexes.ts';
import { copyVaultArn } from './copyVaults.ts';
import { type Environment, edgeRegion, namesBegin, stackNameIn, workersStackName } from './environments.ts';
import { gatewayRoutes } from './gatewayRoutes.ts';
import type { TableIndexes } from './indexSteps.ts';
import { repository } from './repository.ts';
import { AreasStack } from './stacks/AreasStack.ts';
import { BackupStack } from './stacks/BackupStack.ts';
import { CopiesStack } from './stacks/CopiesStack.ts';
import { DeploymentStack } from './stacks/DeploymentStack.ts';
import { EdgeStack } from './stacks/EdgeStack.ts';
import { SiteStack } from './stacks/SiteStack.ts';
import { StatefulStack } from './stacks/StatefulStack.ts';
import { StatelessStack } from './stacks/StatelessStack.ts';
import { WorkersStack } from './stacks/WorkersStack.ts';
import { makeDestroyable, stageSynthesizer } from './stages/destroyable.ts';

interface PortalOptions {
  readonly environment: Environment;
  /** Where the cloud assembly goes; CDK chooses (cdk.out under its own command) when it is left out. */
  readonly outdir?: string;
  /** The folder that holds functions/, whose bundles are prepared. */
  readonly root?: string;
  /** What the tables named here have instead of their own indexes: a step of a deployment (infra/indexSteps.ts). */
  readonly indexes?: TableIndexes;
  /** The built site. While it is missing, a deployment leaves the site as it is. */
  readonly siteFolder?: string;
}

/** The behaviour of aws-cdk-lib that we choose: what `cdk init` recommends today, as far as it touches our resources. */
const cdkBehaviour = {
  '@aws-cdk/aws-cloudfront:defaultFunctionRuntimeV2_0': true,
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-kms:reduceCrossAccountRegionPolicyScope': true,
  '@aws-cdk/aws-s3:createDefaultLoggingPolicy': true,
  '@aws-cdk/aws-s3:publicAccessBlockedByDefault': true,
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  '@aws-cdk/core:checkSecretUsage': true,
  // A stack cannot be removed while another uses what it exports; EdgeStack alone passes its values on otherwise.
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  '@aws-cdk/core:enablePartitionLiterals': true,
  '@aws-cdk/core:target-partitions': ['aws'],
  '@aws-cdk/core:validateAgainstDefaultRules': true,
};

interface StackSettings {
  readonly env: { readonly account?: string; readonly region: string };
  readonly stackId: (part: string) => string;
  readonly stackName: (part: string) => string;
}

/** A stack for each group of areas. */
function addAreas(stateless: StatelessStack, { env, stackId, stackName }: StackSettings): void {
  const routes = gatewayRoutes(areas);
  const lost = routes.find(({ area }) => !areaSettings[area]);
  if (lost) throw new Error(`The area ${lost.area} has no functions/${lost.area}/settings.ts.`);
  for (const group of areaGroups) {
    const own = Object.entries(areaSettings).filter(([, settings]) => settings.group === group);
    const id = stackId(`${group[0]?.toUpperCase()}${group.slice(1)}Areas`);
    const props = { stackName: stackName(group), env, stateless, areas: Object.fromEntries(own), routes };
    new AreasStack(stateless.node.root as App, id, props);
  }
}

/** A CDK app that behaves as we chose. */
export const newApp = (outdir?: string, defaultStackSynthesizer?: IReusableStackSynthesizer): App =>
  new App({ outdir, context: cdkBehaviour, analyticsReporting: false, defaultStackSynthesizer });

/**
 * The id of a stack, by which the command of CDK knows it. CloudFront's functions and policies are called by it too, and an account has each such name
 * once: a branch's stage has its own.
 */
const stackIdIn =
  ({ branch, stage }: Environment) =>
  (part: string): string =>
    branch === null ? part : `${part}-${stage}`;

/** The tables of an environment as the template has them: the id and name of their stack, their logical ids, and their indexes by logical id. */
export function statefulTables(environment: Environment): {
  readonly id: string;
  readonly stackName: string;
  readonly logicalIds: Readonly<Record<TableName, string>>;
  readonly indexes: TableIndexes;
  /** The logical ids of the buckets that are copied outside the account. */
  readonly buckets: Readonly<Record<'documents' | 'imports' | 'auditArchive', string>>;
} {
  const stackName = stackNameIn(environment)('stateful');
  const id = stackIdIn(environment)('Stateful');
  const stack = new StatefulStack(newApp(), id, { stackName, settings: environment });
  const { tables, documents, imports, auditArchive } = stack;
  const entries = Object.values(tables).map((table) => [logicalIdOf(table), indexesOfTable(table)] as const);
  const ids = Object.entries(tables).map(([name, table]) => [name, logicalIdOf(table)] as const);
  const logicalIds = Object.fromEntries(ids) as Record<TableName, string>;
  const files = { documents: logicalIdOf(documents), imports: logicalIdOf(imports) };
  const buckets = { ...files, auditArchive: logicalIdOf(auditArchive) };
  return { id, stackName, logicalIds, indexes: Object.fromEntries(entries), buckets };
}

/** The whole CDK app of one environment, checked by cdk-nag when it is synthesised. */
export function buildPortal({ environment, outdir, root = repository, indexes, siteFolder }: PortalOptions): App {
  const app = newApp(outdir, environment.branch === null ? undefined : stageSynthesizer(environment));
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string };
  // Without an account's credentials (offline) the templates stay free of account numbers.
  const account = process.env.CDK_DEFAULT_ACCOUNT;
  const [stackId, stackName] = [stackIdIn(environment), stackNameIn(environment)];
  const edge =
    environment.name === 'local'
      ? undefined
      : new EdgeStack(app, stackId('Edge'), {
          stackName: stackName('edge'),
          env: { account, region: edgeRegion },
          crossRegionReferences: true,
          settings: environment,
        });
  const env = { account, region: environment.region };
  const stateful = new StatefulStack(app, stackId('Stateful'), {
    stackName: stackName('stateful'),
    env,
    settings: environment,
    indexes,
  });
  const stateless = new StatelessStack(app, stackId('Stateless'), {
    stackName: stackName('stateless'),
    env,
    crossRegionReferences: true,
    settings: environment,
    stateful,
    edge,
    root,
    version,
  });
  addAreas(stateless, { env, stackId, stackName });
  new WorkersStack(app, stackId('Workers'), { stackName: workersStackName(environment), env, stateless });
  if (environment.name !== 'local') {
    const folder = siteFolder ?? join(repository, 'dist/web');
    const { distribution } = stateless.portal;
    if (existsSync(folder)) {
      new SiteStack(app, stackId('Site'), {
        stackName: stackName('site'),
        env,
        settings: environment,
        stateful,
        distribution,
        folder,
        termsFolder: join(repository, 'infra/documents/terms'),
      });
    } else
      Annotations.of(stateless).addWarningV2(
        'wasla:siteNotBuilt',
        'The site is not built and will not be uploaded: npm run build.',
      );
  }
  const { deployedFrom } = environment;
  if (deployedFrom !== null) {
    const props = { stackName: stackName('deployment'), env, settings: environment, repository: deployedFrom };
    new DeploymentStack(app, 'Deployment', { ...props, tables: stackName('stateful') });
  }
  const copiesTo = copyVaultArn(environment, account);
  if (copiesTo !== null) {
    const props = { stackName: stackName('backup'), env, settings: environment, stateful, topic: stateless.topic };
    new BackupStack(app, 'Backup', { ...props, copiesTo });
  }
  finish(app, environment);
  return app;
}

/** What all stacks of an environment have alike. */
function finish(app: App, { name, stage, branch }: Environment): void {
  // Who may take away a stack that people work with says so in a step of its own.
  const isProtected = name === 'staging' || name === 'prod';
  for (const stack of app.node.children.filter(Stack.isStack)) stack.terminationProtection = isProtected;
  Tags.of(app).add('stage', stage);
  if (branch !== null) makeDestroyable(app, branch);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new HIPAASecurityChecks(app));
}

interface CopiesOptions {
  readonly environment: Environment;
  /** The account whose copies are kept. */
  readonly portalAccount: string;
  readonly outdir?: string;
}

/** The CDK app of the second account, which keeps an environment's copies. */
export function buildCopies({ environment, portalAccount, outdir }: CopiesOptions): App {
  const account = process.env.CDK_DEFAULT_ACCOUNT;
  if (!/^\d{12}$/.test(portalAccount))
    throw new Error(`Name the portal's account: -c portalAccount=<twelve digits> (got ${portalAccount || 'nothing'}).`);
  if (portalAccount === account)
    throw new Error(`${portalAccount} is the account that you deploy to: copies belong into a second one.`);
  const app = newApp(outdir);
  new CopiesStack(app, 'Copies', {
    stackName: stackNameIn(environment)('copies'),
    env: { account, region: environment.region },
    namesBegin: namesBegin(environment),
    portalAccount,
  });
  finish(app, environment);
  return app;
}
