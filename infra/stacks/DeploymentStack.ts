import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { OidcProviderNative, OpenIdConnectPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { bootstraps, type Environment, edgeRegion } from '../environments.ts';
import { acceptDeploymentFindings } from '../nagSuppressions.ts';
import { StageRoles } from '../stages/StageRoles.ts';

interface DeploymentStackProps extends StackProps {
  readonly settings: Environment;
  /** `owner/name` of the repository on GitHub whose workflow deploys. */
  readonly repository: string;
  /** The beginning of the names of this environment's tables. */
  readonly tables: string;
}

const issuer = 'token.actions.githubusercontent.com';

/** The roles that `cdk bootstrap` makes in an account, by what they are for. */
const bootstrapRoles = { look: ['lookup'], deploy: ['lookup', 'deploy', 'file-publishing'] } as const;

/**
 * Who may bring releases to this environment from the repository's workflow, without any key that lasts (.github/workflows/deploy.yml). GitHub
 * signs for each job what repository it runs for and which of its environments let it in; the subject of a fork, of a pull request, of another
 * branch or of another environment is another one. Both roles can only become the roles of `cdk bootstrap`.
 */
export class DeploymentStack extends Stack {
  constructor(scope: Construct, id: string, { settings, repository, tables, ...props }: DeploymentStackProps) {
    super(scope, id, props);
    const provider = new OidcProviderNative(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIds: ['sts.amazonaws.com'],
    });
    const regions = [...new Set([settings.region, edgeRegion])];
    const { qualifier } = bootstraps.environments;
    const bootstrapArns = (kinds: readonly string[]) =>
      regions.flatMap((region) =>
        kinds.map(
          (kind) => `arn:aws:iam::${this.account}:role/cdk-${qualifier}-${kind}-role-${this.account}-${region}`,
        ),
      );
    const jobsOf = (environment: string) =>
      new OpenIdConnectPrincipal(provider, {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: `repo:${repository}:environment:${environment}`,
        },
      });
    const roleFor = (name: string, environment: string, kinds: readonly string[]): Role => {
      const role = new Role(this, name, { assumedBy: jobsOf(environment), maxSessionDuration: Duration.hours(2) });
      role.addToPolicy(new PolicyStatement({ actions: ['sts:AssumeRole'], resources: bootstrapArns(kinds) }));
      acceptDeploymentFindings(role, tables);
      return role;
    };
    // The difference is read before anybody has approved: it changes nothing.
    roleFor('Diff', `${settings.name}-diff`, bootstrapRoles.look);
    const deploys = roleFor('Deploy', settings.name, bootstrapRoles.deploy);
    // A deployment waits until DynamoDB has filled each new index (infra/deployedIndexes.ts).
    deploys.addToPolicy(new PolicyStatement({ actions: ['dynamodb:ListTables'], resources: ['*'] }));
    const ownTables = this.formatArn({ service: 'dynamodb', resource: 'table', resourceName: `${tables}-*` });
    deploys.addToPolicy(new PolicyStatement({ actions: ['dynamodb:DescribeTable'], resources: [ownTables] }));
    if (settings.name === 'dev') {
      new StageRoles(this, 'Stages', { deploys: jobsOf('stages'), destroys: jobsOf('stages-destroy'), regions });
    }
  }
}
