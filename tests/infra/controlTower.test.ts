import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { afterAll, describe, expect, it } from 'vitest';
import { accepted } from '../../infra/controlTower/accepted.ts';
import { ControlTowerRules, findingsIn, isAccepted, rulesFor } from '../../infra/controlTower/ControlTowerRules.ts';
import { assemblyOf } from './synthesis.ts';

const folder = mkdtempSync(join(tmpdir(), 'wasla-tower-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An app that the command checks as it checks the portal. */
function checked(fill: (key: Stack, other: Stack) => void): string {
  const app = new App({ outdir: mkdtempSync(join(folder, 'app-')), analyticsReporting: false });
  const stacks = ['Stateful', 'Stateless'].map((id) => new Stack(app, id)) as [Stack, Stack];
  fill(...stacks);
  Validations.of(app).addPlugins(new ControlTowerRules());
  try {
    app.synth();
    return '';
  } catch (error) {
    return `${error}\n${readFileSync(join(app.outdir, 'validation-report.json'), 'utf8')}`;
  }
}

const stacks = assemblyOf('wholeProd').stacks.map(({ id, stackName, template }) => ({ id, stackName, template }));
// Before the tests: it takes some seconds, and on a busy machine as long as a test may.
const findings = findingsIn(stacks);

describe('the Control Tower rules', () => {
  it('find nothing in all that prod can have that is not accepted with a reason', () => {
    expect(stacks.map(({ id }) => id)).toEqual(expect.arrayContaining(['Stateful', 'Site', 'Deployment', 'Backup']));
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter((each) => !isAccepted(each))).toEqual([]);
  });

  it('have no accepted finding that nothing needs any more, and none without a reason', () => {
    const needed = accepted.filter(({ rule, on }) =>
      findings.some((each) => each.rule === rule && on.test(each.resource)),
    );
    expect(needed).toEqual(accepted);
    for (const { rule, reason } of accepted) expect(reason.length, rule).toBeGreaterThan(40);
  });

  it('stop the synthesis for a bucket that is open and for a key that somebody may pass on', () => {
    const report = checked((stack) => {
      new Bucket(stack, 'Open', { removalPolicy: RemovalPolicy.DESTROY });
      new Key(stack, 'Passed');
    });
    for (const rule of ['s3_bucket_level_public_access_prohibited_check', 'kms_create_grant_aws_service_check']) {
      expect(report).toContain(rule);
    }
    expect(report).toContain('StatefulOpen');
  });

  it('follow a reference into another stack', () => {
    const queue = (encrypted: boolean) =>
      checked((stateful, stateless) => {
        const encryptionMasterKey = new Key(stateful, 'Key');
        const encryption = encrypted
          ? { encryption: QueueEncryption.KMS, encryptionMasterKey }
          : { encryption: QueueEncryption.UNENCRYPTED };
        new Queue(stateless, 'Work', encryption);
      });
    expect(queue(false)).toContain('sqs_queue_encrypted_check');
    expect(queue(true)).not.toContain('sqs_queue_encrypted_check');
  });

  it('are chosen by the types that they say they look at', () => {
    const all = rulesFor(new Set(['AWS::S3::Bucket', 'AWS::SQS::Queue']));
    expect(all.length).toBeGreaterThan(8);
    expect(rulesFor(new Set(['AWS::SQS::Queue'])).length).toBeLessThan(all.length);
    expect(rulesFor(new Set())).toEqual([]);
  });
});
