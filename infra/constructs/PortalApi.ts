import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  AuthorizerPayloadVersion,
  HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';

interface PortalApiProps {
  readonly environment: Environment;
  readonly dataKey: IKey;
  /** Refuses what did not come through CloudFront; the local environment has no such check. */
  readonly originCheck?: IFunction;
}

/** One access log line. The route key stands for the path, because query strings may hold an Emirates ID. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    at: '$context.requestTimeEpoch',
    routeKey: '$context.routeKey',
    status: '$context.status',
    latencyMs: '$context.responseLatency',
    integrationError: '$context.integrationErrorMessage',
    sourceIp: '$context.identity.sourceIp',
    userAgent: '$context.identity.userAgent',
  }),
);

/** The HTTP API without its routes, which are in the stacks of their functions. */
export class PortalApi extends Construct {
  readonly api: HttpApi;
  /** The host name that CloudFront forwards to. */
  readonly hostName: string;
  readonly serverErrors: IMetric;
  readonly authorizer?: IHttpRouteAuthorizer;

  constructor(scope: Construct, id: string, props: PortalApiProps) {
    super(scope, id);
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false });
    const stack = Stack.of(this);
    this.hostName = `${this.api.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`;
    this.serverErrors = this.addStage(props).metricServerError({ period: Duration.minutes(5) });
    this.authorizer = props.originCheck && this.addAuthorizer(props.originCheck);
  }

  private addStage({ environment, dataKey }: PortalApiProps): HttpStage {
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: environment.logRetentionDays,
      encryptionKey: dataKey,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    return new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      detailedMetricsEnabled: true,
      throttle: { rateLimit: environment.requestsPerSecond, burstLimit: 2 * environment.requestsPerSecond },
      accessLogSettings: { destination: new LogGroupLogDestination(logs), format: accessLogFormat },
    });
  }

  /**
   * CDK's own Lambda authorizer would be in the stack of the first route that uses it, and tie all others to that stack. Header
   * values seen lately are remembered by the gateway: the check itself runs a few times an hour.
   */
  private addAuthorizer(originCheck: IFunction): IHttpRouteAuthorizer {
    const { partition, region } = Stack.of(this);
    const authorizer = new HttpAuthorizer(this, 'OriginCheck', {
      httpApi: this.api,
      type: HttpAuthorizerType.LAMBDA,
      authorizerUri: `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${originCheck.functionArn}/invocations`,
      identitySource: ['$request.header.x-origin-verify'],
      payloadFormatVersion: AuthorizerPayloadVersion.VERSION_2_0,
      enableSimpleResponses: true,
      resultsCacheTtl: Duration.minutes(5),
    });
    originCheck.addPermission('OriginCheckPermission', {
      scope: this,
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: this.api.apiId,
        resourceName: `authorizers/${authorizer.authorizerId}`,
      }),
    });
    return HttpAuthorizer.fromHttpAuthorizerAttributes(this, 'OriginCheckOfRoutes', {
      authorizerId: authorizer.authorizerId,
      authorizerType: 'CUSTOM',
    });
  }
}
