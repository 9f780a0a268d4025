import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Area } from '../../shared/_contract/endpoint.ts';
import { routeKeysOf } from '../../shared/_contract/endpoint.ts';
import type { Environment } from '../environments.ts';
import { acceptApiFindings } from '../nagSuppressions.ts';

interface PortalApiProps {
  readonly areas: readonly Area[];
  readonly functions: ReadonlyMap<string, IFunction>;
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

/** The HTTP API: one route for each route key of the contract, each to its area's function. */
export class PortalApi extends Construct {
  readonly api: HttpApi;
  /** The host name that CloudFront forwards to. */
  readonly hostName: string;
  readonly serverErrors: IMetric;
  private readonly authorizer?: HttpLambdaAuthorizer;

  constructor(scope: Construct, id: string, props: PortalApiProps) {
    super(scope, id);
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false });
    const stack = Stack.of(this);
    this.hostName = `${this.api.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`;
    this.serverErrors = this.addStage(props).metricServerError({ period: Duration.minutes(5) });
    // Header values seen lately are remembered by the gateway: the check itself runs a few times an hour.
    this.authorizer =
      props.originCheck &&
      new HttpLambdaAuthorizer('OriginCheck', props.originCheck, {
        responseTypes: [HttpLambdaResponseType.SIMPLE],
        identitySource: ['$request.header.x-origin-verify'],
        resultsCacheTtl: Duration.minutes(5),
      });
    for (const area of props.areas) this.addArea(area, props.functions);
    if (!this.authorizer) acceptApiFindings(this);
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

  private addArea(area: Area, functions: ReadonlyMap<string, IFunction>): void {
    const handler = functions.get(area.name);
    if (!handler) throw new Error(`The area ${area.name} has no entry in infra/areaSettings.ts.`);
    // One permission for the function instead of one for each route: a hundred routes stay far below a stack's limits.
    const integration = new HttpLambdaIntegration(`${area.name}Integration`, handler, {
      scopePermissionToRoute: false,
    });
    for (const [name, endpoint] of Object.entries(area.endpoints)) {
      for (const routeKey of routeKeysOf(endpoint)) {
        const [method, path] = routeKey.split(' ') as [keyof typeof HttpMethod, string];
        new HttpRoute(this, `${area.name}-${name}-${method}`, {
          httpApi: this.api,
          routeKey: HttpRouteKey.with(path, HttpMethod[method]),
          integration,
          authorizer: this.authorizer,
        });
      }
    }
  }
}
