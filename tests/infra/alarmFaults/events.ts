import { describe, expect, it } from 'vitest';
import { type CloudTrailEvent, fits } from '../../support/eventRules.ts';
import { nameOf, noteRaised } from '../alarmBoard.ts';
import { ofType } from '../synthesis.ts';

const rules = ofType('prod', 'AWS::Events::Rule').filter(({ properties }) => properties.EventPattern);

/** The rules that tell of an event. Whose role is meant stands in the template as a joined text: as CloudFormation makes it here. */
function toldBy(event: CloudTrailEvent): string[] {
  const found = rules.filter(({ properties }) => {
    const pattern = JSON.stringify(properties.EventPattern).replaceAll(
      /\{"Fn::Join":\["",\["([^"]*)",\{"Ref":"AWS::AccountId"\},"([^"]*)"\]\]\}/g,
      '"$1123456789012$2"',
    );
    return fits(JSON.parse(pattern), event);
  });
  for (const each of found) noteRaised(each);
  return found.map(nameOf);
}

/** An event of CloudTrail with the fields that AWS documents for a call of the console's or the command line's user. */
const byMariam = (source: string, eventName: string, requestParameters: object): CloudTrailEvent => ({
  ...{ source: `aws.${source}`, 'detail-type': 'AWS API Call via CloudTrail' },
  detail: {
    ...{ eventVersion: '1.09', eventSource: `${source}.amazonaws.com`, eventName, eventTime: '2026-11-27T08:00:00Z' },
    ...{ awsRegion: 'me-central-1', sourceIPAddress: '203.0.113.7', userAgent: 'aws-cli/2.31.0', requestParameters },
    userIdentity: { type: 'IAMUser', accountId: '123456789012', userName: 'mariam' },
    ...{ readOnly: false, eventType: 'AwsApiCall', managementEvent: true, recipientAccountId: '123456789012' },
  },
});

/** What dataGuard.test.ts decides of each call, once more with whole events, so that the board has them. */
export function eventsThatTell(): void {
  describe('somebody who reads or opens what is stored', () => {
    it('rings by taking the role that reads it', () => {
      const takes = (role: string) =>
        toldBy(
          byMariam('sts', 'AssumeRole', {
            roleArn: `arn:aws:iam::123456789012:role/${role}`,
            roleSessionName: 'mariam',
            tags: [{ key: 'reason', value: 'ticket 4711: a lost request' }],
          }),
        );
      expect(takes('wasla-prod-break-glass')).toEqual(['Stateless BreakGlassTaken']);
      expect(takes('somebody-else')).toEqual([]);
    });

    it('rings by changing a key or a bucket, and by making a role of the portal', () => {
      const keyId = '1234abcd-12ab-34cd-56ef-1234567890ab';
      expect(toldBy(byMariam('kms', 'PutKeyPolicy', { keyId, policyName: 'default' }))).toEqual([
        'Stateless DataOpened',
      ]);
      expect(toldBy(byMariam('kms', 'DescribeKey', { keyId }))).toEqual([]);
      expect(toldBy(byMariam('s3', 'PutBucketPolicy', { bucketName: 'documents' }))).toEqual(['Stateless DataOpened']);
      expect(toldBy(byMariam('iam', 'CreateRole', { roleName: 'wasla-prod-mine' }))).toEqual(['Edge RoleChanged']);
    });
  });
}
