import { ArnFormat, CrossStackReferences, ReferenceStrength, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct, IConstruct } from 'constructs';
import type { Environment } from '../environments.ts';

interface EdgeStackProps extends StackProps {
  readonly settings: Environment;
}

const metricsOf = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  // Sampled requests would show query strings and bodies with patients' data.
  sampledRequestsEnabled: false,
});

/** A browser sends a file to the bucket by a signed address. Only the file's job reads it. */
const exceptFiles: CfnWebACL.StatementProperty = {
  notStatement: {
    statement: {
      byteMatchStatement: {
        fieldToMatch: { uriPath: {} },
        positionalConstraint: 'STARTS_WITH',
        searchString: '/transfer/',
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    },
  },
};

const managedRules = (name: string, priority: number, countedRules: string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      scopeDownStatement: exceptFiles,
      ruleActionOverrides: countedRules.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: metricsOf(name),
});

/** What CloudFront takes from us-east-1 only: the web ACL and the certificate of the portal's own domain. */
export class EdgeStack extends Stack {
  readonly webAclArn: string;
  readonly domain?: { readonly name: string; readonly certificateArn: string };

  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    super(scope, id, props);
    const { settings } = props;
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: metricsOf('portal'),
      rules: [
        {
          name: 'RequestsPerAddress',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: {
            rateBasedStatement: { aggregateKeyType: 'IP', limit: settings.requestsPerFiveMinutes },
          },
          visibilityConfig: metricsOf('RequestsPerAddress'),
        },
        managedRules('AWSManagedRulesAmazonIpReputationList', 1),
        managedRules('AWSManagedRulesKnownBadInputsRuleSet', 2),
        // Bodies may have 256 KB, which the API checks itself; the rule would stop them at 8 KB.
        managedRules('AWSManagedRulesCommonRuleSet', 3, ['SizeRestrictions_BODY']),
      ],
    });
    this.webAclArn = webAcl.attrArn;
    this.passOn(webAcl);
    this.addLogging(webAcl, settings);
    this.domain = this.addDomain(settings.domainName);
  }

  /** Lets the stacks of the other region read a value with Fn::GetStackOutput; the default needs helper functions for that. */
  private passOn(resource: IConstruct): void {
    CrossStackReferences.of(resource).produce(ReferenceStrength.WEAK);
  }

  /** Logs what was blocked, without what a patient can be known by. */
  private addLogging(webAcl: CfnWebACL, settings: Environment): void {
    const key = new Key(this, 'LogKey', { enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN });
    key.addToResourcePolicy(
      new PolicyStatement({
        sid: 'Logs',
        principals: [new ServicePrincipal(`logs.${this.region}.amazonaws.com`)],
        actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'],
        resources: ['*'],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    const logs = new LogGroup(this, 'WebAclLogs', {
      // WAF writes only to log groups with this prefix.
      logGroupName: `aws-waf-logs-${this.stackName}`,
      retention: settings.logRetentionDays,
      encryptionKey: key,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    new CfnLoggingConfiguration(this, 'WebAclLogging', {
      resourceArn: webAcl.attrArn,
      logDestinationConfigs: [
        this.formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: logs.logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [
        { queryString: {} },
        { singleHeader: { Name: 'authorization' } },
        { singleHeader: { Name: 'cookie' } },
      ],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          { Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] },
        ],
      },
    });
  }

  private addDomain(name: string | null) {
    if (!name) return undefined;
    // The deployment waits until the domain's DNS has the record that ACM names.
    const certificate = new Certificate(this, 'Certificate', {
      domainName: name,
      validation: CertificateValidation.fromDns(),
    });
    this.passOn(certificate);
    return { name, certificateArn: certificate.certificateArn };
  }
}
