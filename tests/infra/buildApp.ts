import { type App, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, type CfnBucket } from 'aws-cdk-lib/aws-s3';
import { buildCopies, buildPortal } from '../../infra/portal.ts';
import { builtSite, withoutFunctions } from './emptyFunctions.ts';
import { type AppName, type TestedApp, testedApps } from './testedApps.ts';

/** A tested app, ready to be synthesised into `outdir`. CDK reads the account from the environment. */
export function buildApp(name: AppName, outdir: string): App {
  const { environment, account, copiesOf, hasNoSite }: TestedApp = testedApps[name];
  if (account) process.env.CDK_DEFAULT_ACCOUNT = account;
  else delete process.env.CDK_DEFAULT_ACCOUNT;
  if (copiesOf) return buildCopies({ environment, portalAccount: copiesOf, outdir });
  const siteFolder = hasNoSite ? 'none' : builtSite;
  return buildPortal({ environment, outdir, root: withoutFunctions, siteFolder });
}

/** The local portal with a bucket that is open and has a property that no bucket has, and with a function's role that may do everything. */
export function buildFaultyApp(outdir: string): App {
  const app = buildApp('local', outdir);
  const bucket = new Bucket(app.node.findChild('Stateful') as Stack, 'Open', { removalPolicy: RemovalPolicy.DESTROY });
  (bucket.node.defaultChild as CfnBucket).addPropertyOverride('NoSuchProperty', 'none');
  const assumedBy = new ServicePrincipal('lambda.amazonaws.com');
  const role = new Role(app.node.findChild('Stateless') as Stack, 'Wide', { assumedBy });
  role.addToPolicy(new PolicyStatement({ actions: ['dynamodb:*'], resources: ['*'] }));
  return app;
}
