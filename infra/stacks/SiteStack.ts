import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { bootstrapOf, type Environment } from '../environments.ts';
import { acceptUploaderFindings } from '../nagSuppressions.ts';
import type { StatefulStack } from './StatefulStack.ts';

interface SiteStackProps extends StackProps {
  readonly settings: Environment;
  readonly stateful: StatefulStack;
  readonly distribution: IDistribution;
  /** What `npm run build` made. */
  readonly folder: string;
  /** The terms and conditions, a folder for each version. */
  readonly termsFolder: string;
}

/** Uploads the built site and the terms, and tells CloudFront that the pages are new; it holds nothing that runs between deployments. */
export class SiteStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { settings, stateful, distribution, folder, termsFolder, ...props }: SiteStackProps,
  ) {
    super(scope, id, props);
    const logGroup = new LogGroup(this, 'UploadLogs', {
      retention: settings.logRetentionDays,
      encryptionKey: stateful.dataKey,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    new BucketDeployment(this, 'Upload', {
      sources: [Source.asset(folder, { exclude: ['.vite'] })],
      destinationBucket: stateful.site,
      // Pages that are open in browsers still ask for the files of the build before.
      prune: false,
      distribution,
      distributionPaths: ['/*'],
      memoryLimit: 512,
      logGroup,
    });
    new BucketDeployment(this, 'Terms', {
      sources: [Source.asset(termsFolder)],
      destinationBucket: stateful.documents,
      destinationKeyPrefix: 'terms',
      // Nothing is removed: who accepted a version can be shown what it was.
      prune: false,
      memoryLimit: 512,
      logGroup,
    });
    // The uploader is one of CDK's own constructs: everything of this stack but the upload itself.
    for (const child of this.node.children)
      if (child.node.id.startsWith('Custom::'))
        acceptUploaderFindings(child, stateful, bootstrapOf(settings).qualifier);
  }
}
