import {
  ArnFormat,
  CrossStackReferences,
  Duration,
  ReferenceStrength,
  RemovalPolicy,
  Stack,
  type StackProps,
} from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Key } from 'aws-cdk-lib/aws-kms';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct, IConstruct } from 'constructs';
import { areas } from '../../shared/areas.ts';
import { addAlarm } from '../constructs/addAlarm.ts';
import { addAlarmTopic } from '../constructs/alarmTopic.ts';
import { guardRoles } from '../constructs/DataGuard.ts';
import { allowLogsAndAlarms, refuseGrants } from '../constructs/keyPolicies.ts';
import { SpendAlarm } from '../constructs/SpendAlarm.ts';
import { type Environment, namesBegin } from '../environments.ts';

interface EdgeStackProps extends StackProps {
  readonly settings: Environment;
}

/** The name of the web ACL in its metrics: they know no account's second portal by anything else. */
const aclMetric = ({ branch, stage }: Environment): string => (branch === null ? 'portal' : `portal-${stage}`);

/** Single scanners are blocked every day: in five minutes, this is somebody who means us, or a rule that meets our own users. */
const mostBlocks = 500;

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

const noTransformation = [{ priority: 0, type: 'NONE' }];

/** A request that names a session, right or wrong: the API reads the token itself. */
const withToken: CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: 'authorization' } },
    positionalConstraint: 'STARTS_WITH',
    searchString: 'bearer ',
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
  },
};

const pathIs = (
  positionalConstraint: 'EXACTLY' | 'STARTS_WITH',
  searchString: string,
): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint,
    searchString,
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
  },
});

/** The calls that a visitor makes and a signed-in person does not: a made-up token takes none of them out of the visitors' rule. */
const visitorCalls: CfnWebACL.StatementProperty = {
  orStatement: {
    statements: areas
      .flatMap(({ endpoints }) => Object.values(endpoints))
      .filter(({ access, method, knowsSession }) => access === 'public' && method === 'POST' && !knowsSession)
      .map(({ path }) => pathIs('EXACTLY', path.toLowerCase())),
  },
};

const rateRule = (
  name: string,
  priority: number,
  rateBasedStatement: CfnWebACL.RateBasedStatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: { rateBasedStatement },
  visibilityConfig: metricsOf(name),
});

/** Visitors are limited by address, signed-in people by their token: a hospital's staff share an address (ADR 0045). */
const rateRules = ({
  requestsPerFiveMinutes: { visitor, session, address },
}: Environment): CfnWebACL.RuleProperty[] => [
  rateRule('RequestsPerAddress', 0, { aggregateKeyType: 'IP', limit: address }),
  rateRule('RequestsPerVisitor', 1, {
    aggregateKeyType: 'IP',
    limit: visitor,
    // Not the site's own files: everybody's browser fetches them without a token.
    scopeDownStatement: {
      andStatement: {
        statements: [
          pathIs('STARTS_WITH', '/api/'),
          { orStatement: { statements: [{ notStatement: { statement: withToken } }, visitorCalls] } },
        ],
      },
    },
  }),
  rateRule('RequestsPerSession', 2, {
    aggregateKeyType: 'CUSTOM_KEYS',
    limit: session,
    customKeys: [{ header: { name: 'authorization', textTransformations: noTransformation } }],
    scopeDownStatement: withToken,
  }),
];

/** What is in us-east-1 only: of CloudFront the web ACL and the certificate of the portal's own domain, and the budget. */
export class EdgeStack extends Stack {
  readonly webAclArn: string;
  readonly domain?: { readonly name: string; readonly certificateArn: string };

  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    super(scope, id, props);
    const { settings } = props;
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: metricsOf(aclMetric(settings)),
      rules: [
        ...rateRules(settings),
        managedRules('AWSManagedRulesAmazonIpReputationList', 3),
        managedRules('AWSManagedRulesKnownBadInputsRuleSet', 4),
        // Bodies may have 256 KB, which the API checks itself; the rule would stop them at 8 KB.
        managedRules('AWSManagedRulesCommonRuleSet', 5, ['SizeRestrictions_BODY']),
      ],
    });
    this.webAclArn = webAcl.attrArn;
    this.passOn(webAcl);
    const key = this.addKey();
    this.addLogging(webAcl, settings, key);
    const topic = addAlarmTopic(this, { key, receiver: settings.alarmReceiver });
    guardRoles(this, { namesBegin: namesBegin(settings), topic });
    this.watchBlocks(settings, topic);
    this.watchSpend(settings, topic, key);
    this.domain = this.addDomain(settings.domainName);
  }

  /** Lets the stacks of the other region read a value with Fn::GetStackOutput; the default needs helper functions for that. */
  private passOn(resource: IConstruct): void {
    CrossStackReferences.of(resource).produce(ReferenceStrength.WEAK);
  }

  /** Encrypts the log and the alarms of this region. */
  private addKey(): Key {
    const key = new Key(this, 'LogKey', { enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN });
    allowLogsAndAlarms(key);
    refuseGrants(key);
    return key;
  }

  /** The metrics of CloudFront's firewall are in this region, and so is their alarm. */
  private watchBlocks(settings: Environment, topic: Topic): void {
    const metric = new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: aclMetric(settings), Rule: 'ALL' },
      statistic: Stats.SUM,
      period: Duration.minutes(5),
    });
    addAlarm(this, 'Blocks', { metric, above: mostBlocks, runbook: 'firewall-blocks', topic });
  }

  /** Budgets are kept in this region, whatever region spends. */
  private watchSpend(settings: Environment, topic: Topic, key: Key): void {
    const { spendPlan } = settings;
    if (spendPlan)
      new SpendAlarm(this, 'Spend', { namesBegin: namesBegin(settings), planUsd: spendPlan.usd, topic, key });
  }

  /** Logs what was blocked, without what a patient can be known by. */
  private addLogging(webAcl: CfnWebACL, settings: Environment, key: Key): void {
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
