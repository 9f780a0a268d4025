import {
  type HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { GatewayRoute } from '../gatewayRoutes.ts';
import { acceptApiFindings } from '../nagSuppressions.ts';

interface AreaRoutesProps {
  readonly api: HttpApi;
  readonly authorizer?: IHttpRouteAuthorizer;
  readonly routes: readonly GatewayRoute[];
  readonly handler: IFunction;
}

function keyOf(routeKey: string): HttpRouteKey {
  if (routeKey === HttpRouteKey.DEFAULT.key) return HttpRouteKey.DEFAULT;
  const [method, path] = routeKey.split(' ') as [keyof typeof HttpMethod, string];
  return HttpRouteKey.with(path, HttpMethod[method]);
}

/** The routes of one area to its function, which may be called by every route of the API: one permission is enough. */
export class AreaRoutes extends Construct {
  constructor(scope: Construct, id: string, { api, authorizer, routes, handler }: AreaRoutesProps) {
    super(scope, id);
    const integration = new HttpLambdaIntegration('Integration', handler, { scopePermissionToRoute: false });
    for (const { routeKey } of routes) {
      new HttpRoute(this, routeKey.replace(/\W+/g, '-'), {
        httpApi: api,
        routeKey: keyOf(routeKey),
        integration,
        authorizer,
      });
    }
    if (!authorizer) acceptApiFindings(this);
  }
}
