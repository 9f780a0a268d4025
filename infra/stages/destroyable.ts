import {
  type App,
  Aspects,
  Aws,
  CfnResource,
  CliCredentialsStackSynthesizer,
  type IAspect,
  type IReusableStackSynthesizer,
  RemovalPolicy,
  Tags,
} from 'aws-cdk-lib';
import { CfnKey } from 'aws-cdk-lib/aws-kms';
import type { IConstruct } from 'constructs';
import { bootstrapOf, type Environment } from '../environments.ts';

/** The policy that limits what the roles of stages may do (StageRoles.ts). */
export const stageBoundary = 'wasla-stages-boundary';

/** The days that KMS waits at least before it removes a key. */
const keyDays = 7;

/** The branch as the value of a tag, which takes fewer characters than Git: people read it, and nothing is found by it. */
const asTag = (branch: string): string => branch.replaceAll(/[^\p{L}\p{N} _.:/=+\-@]/gu, '_').slice(0, 256);

/** Whatever a construct says of keeping, nothing of a branch's stage outlives it; and no role of it may do more than stages may. */
class OfAStage implements IAspect {
  visit(node: IConstruct): void {
    if (!CfnResource.isCfnResource(node)) return;
    node.applyRemovalPolicy(RemovalPolicy.DESTROY);
    if (node instanceof CfnKey) node.pendingWindowInDays = keyDays;
    if (node.cfnResourceType === 'AWS::IAM::Role')
      node.addPropertyOverride('PermissionsBoundary', `arn:aws:iam::${Aws.ACCOUNT_ID}:policy/${stageBoundary}`);
  }
}

/** Makes an app one of a branch's stage: known by its tag as that, without anything that is kept, and with roles that reach nothing of dev (StageRoles.ts). */
export function makeDestroyable(app: App, branch: string): void {
  Tags.of(app).add('branch', asTag(branch));
  Aspects.of(app).add(new OfAStage());
}

/** A branch's stage is deployed with the rights of who deploys it: the roles of `cdk bootstrap` may change every stack of the account. */
export const stageSynthesizer = (environment: Environment): IReusableStackSynthesizer =>
  new CliCredentialsStackSynthesizer({ qualifier: bootstrapOf(environment).qualifier });
