import { textOf } from './properties.ts';
import type { Resolver } from './resolver.ts';

/** One route of an HTTP API: `GET /api/health`, or `$default`. */
export interface RouteDefinition {
  readonly apiId: string;
  readonly routeKey: string;
  readonly functionArn: string;
  readonly timeoutMs: number;
}

/** A REST-style integration writes the ARN inside `arn:aws:apigateway:...:path/2015-03-31/functions/<ARN>/invocations`. */
const functionArnOf = (uri: string): string => /functions\/(arn:[^/]+)\/invocations/.exec(uri)?.[1] ?? uri;

export function readRoutes(resolver: Resolver): RouteDefinition[] {
  const integrations = new Map(
    resolver.resources('AWS::ApiGatewayV2::Integration').map((integration) => [integration.ref, integration]),
  );
  return resolver.resources('AWS::ApiGatewayV2::Route').map(({ properties, logicalId }) => {
    const target = textOf(properties.Target)?.replace(/^integrations\//, '') ?? '';
    const integration = integrations.get(target);
    if ((properties.AuthorizationType ?? 'NONE') !== 'NONE') {
      throw new Error(`The local runner knows no authorizers: it would leave out the one of ${logicalId}.`);
    }
    if (!integration) throw new Error(`The route ${logicalId} has no integration.`);
    return {
      apiId: textOf(properties.ApiId) ?? '',
      routeKey: textOf(properties.RouteKey) ?? '$default',
      functionArn: functionArnOf(textOf(integration.properties.IntegrationUri) ?? ''),
      timeoutMs: Number(integration.properties.TimeoutInMillis ?? 30_000),
    };
  });
}
