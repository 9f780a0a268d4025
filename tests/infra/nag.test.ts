import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { environmentNames, environments } from '../../infra/environments.ts';
import { buildPortal } from '../../infra/portal.ts';
import { ofBranch } from '../../infra/stages/branchStage.ts';
import { builtSite, withoutFunctions } from './synthesis.ts';

const folder = mkdtempSync(join(tmpdir(), 'wasla-nag-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const portalOf = (name: (typeof environmentNames)[number], outdir = join(folder, name)): App =>
  buildPortal({ environment: environments[name], outdir, root: withoutFunctions, siteFolder: builtSite() });

/** What the rules find in an app that does not pass them. */
function findingsOf(app: App): string {
  try {
    app.synth();
    return '';
  } catch (error) {
    return `${error}\n${readFileSync(join(app.outdir, 'validation-report.json'), 'utf8')}`;
  }
}

const every = (construct: IConstruct): IConstruct[] => construct.node.findAll();

// The rule engines start with the first synthesis, which takes long on a busy machine.
describe('cdk-nag', () => {
  it.each(environmentNames)('finds nothing in %s that is not accepted with a reason', (name) => {
    expect(findingsOf(portalOf(name))).toBe('');
  });

  it('finds nothing in the stage of a branch, nor in the stack of who deploys and destroys such stages', () => {
    const [stage, dev] = [
      ofBranch(environments.dev, 'fix/sign-in'),
      { ...environments.dev, deployedFrom: 'wasla-health/portal' },
    ];
    for (const environment of [stage, dev]) {
      const outdir = join(folder, `of-${environment.stage}`);
      const app = buildPortal({ environment, outdir, root: withoutFunctions, siteFolder: builtSite() });
      expect(findingsOf(app), environment.stage).toBe('');
    }
  });

  it('finds nothing when the account is known, as in a deployment', () => {
    vi.stubEnv('CDK_DEFAULT_ACCOUNT', '123456789012');
    expect(findingsOf(portalOf('staging', join(folder, 'account')))).toBe('');
    vi.unstubAllEnvs();
  });

  it('stops the synthesis for a bucket that is open, and names the rules of both packs', () => {
    const app = portalOf('local', join(folder, 'open-bucket'));
    new Bucket(app.node.findChild('Stateful') as Stack, 'Open', { removalPolicy: RemovalPolicy.DESTROY });
    const findings = findingsOf(app);
    expect(findings).toContain('AwsSolutions-S10');
    expect(findings).toContain('HIPAA.Security-S3BucketSSLRequestsOnly');
  });

  it('stops the synthesis for a function’s role that may do everything, although X-Ray’s wildcard is accepted', () => {
    const app = portalOf('local', join(folder, 'wide-role'));
    const role = new Role(app.node.findChild('Stateless') as Stack, 'Wide', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    role.addToPolicy(new PolicyStatement({ actions: ['dynamodb:*'], resources: ['*'] }));
    const findings = findingsOf(app);
    expect(findings).toContain('AwsSolutions-IAM5[Action::dynamodb:*]');
    expect(findings).toContain('AwsSolutions-IAM5[Resource::*]');
  });

  it('has a written reason for everything that is accepted, and accepts nothing for a whole stack', () => {
    const accepted = every(portalOf('prod', join(folder, 'reasons'))).flatMap((construct) =>
      construct.node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) =>
          Object.entries(data as Record<string, string>).map((rule) => [construct, ...rule] as const),
        ),
    );
    expect(accepted.length).toBeGreaterThan(20);
    for (const [construct, rule, reason] of accepted) {
      expect(reason.length, rule).toBeGreaterThan(40);
      expect(Stack.isStack(construct), rule).toBe(false);
    }
  });
});
