import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assemblyOf, findingsInAll } from './synthesis.ts';
import { appNames } from './testedApps.ts';

// Before the tests: it takes a minute of a processor.
const findings = await findingsInAll();

/** What the constructs of an app accept: the path of the construct, the rule and the reason. */
function acceptedIn(name: 'prod'): [path: string, rule: string, reason: string][] {
  const { directory, stacks } = assemblyOf(name);
  const files = stacks.map(({ id }) => JSON.parse(readFileSync(join(directory, `${id}.metadata.json`), 'utf8')));
  return files
    .flatMap((file) => Object.entries<{ type: string; data: Record<string, string> }[]>(file))
    .flatMap(([path, entries]) =>
      entries
        .filter(({ type }) => type === 'aws:cdk:acknowledged-rules')
        .flatMap(({ data }) =>
          Object.entries(data).map(([rule, reason]): [string, string, string] => [path, rule, reason]),
        ),
    );
}

describe('cdk-nag and the rules of CloudFormation', () => {
  it.each(appNames)('find nothing in %s that is not accepted with a reason', (name) => {
    expect(findings[name]).toBe('');
  });

  it('stop the synthesis for a bucket that is open, and name the rules of both packs', () => {
    expect(findings.faulty).toContain('AwsSolutions-S10');
    expect(findings.faulty).toContain('HIPAA.Security-S3BucketSSLRequestsOnly');
  });

  it('stop the synthesis for a function’s role that may do everything, although X-Ray’s wildcard is accepted', () => {
    expect(findings.faulty).toContain('AwsSolutions-IAM5[Action::dynamodb:*]');
    expect(findings.faulty).toContain('AwsSolutions-IAM5[Resource::*]');
  });

  it('stop the synthesis for a property that CloudFormation does not know', () => {
    expect(findings.faulty).toContain("Additional properties are not allowed ('NoSuchProperty' was unexpected)");
  });

  it('have a written reason for everything that is accepted, and accept nothing for a whole stack', () => {
    const accepted = acceptedIn('prod');
    expect(accepted.length).toBeGreaterThan(20);
    for (const [path, rule, reason] of accepted) {
      expect(reason.length, rule).toBeGreaterThan(40);
      // A stack's own path has one part.
      expect(path.split('/').length, `${path} ${rule}`).toBeGreaterThan(2);
    }
  });
});
