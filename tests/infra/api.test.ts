import { describe, expect, it } from 'vitest';
import { environments } from '../../infra/environments.ts';
import { gatewayRoutes } from '../../infra/gatewayRoutes.ts';
import { createRouter } from '../../infra/local/http/router.ts';
import { routeKeysOf } from '../../shared/_contract/endpoint.ts';
import { areas } from '../../shared/areas.ts';
import { localNames } from './localNames.ts';
import { assemblyOf, deployedAndLocal, functionIdOf, ofType } from './synthesis.ts';

const contract = areas.flatMap(({ name, endpoints }) =>
  Object.values(endpoints).flatMap((endpoint) => routeKeysOf(endpoint).map((routeKey) => ({ area: name, routeKey }))),
);

it('has no route and no word of the local runner in the templates of production', () => {
  const routes = ofType('prod', 'AWS::ApiGatewayV2::Route').map(({ properties }) => String(properties.RouteKey));
  expect(routes).toContain('GET /api/health');
  // What no route takes is answered by the portal itself.
  expect(routes.filter((routeKey) => !/^[A-Z]+ \/api\//.test(routeKey))).toEqual(['$default']);
  for (const { id, template } of assemblyOf('prod').stacks) {
    const text = JSON.stringify(template);
    for (const name of localNames) expect(text.includes(name), `${name} in ${id}`).toBe(false);
  }
});

describe.each(deployedAndLocal)('the API of %s', (environment) => {
  const routes = ofType(environment, 'AWS::ApiGatewayV2::Route');

  it('leads every call of the contract to the function of its area', () => {
    const integrations = ofType(environment, 'AWS::ApiGatewayV2::Integration');
    const found = createRouter(
      routes.map(({ stack, properties }) => {
        const integrationId = properties.Target['Fn::Join'][1][1].Ref;
        const integration = integrations.find((each) => each.stack === stack && each.id === integrationId);
        expect(integration?.properties.PayloadFormatVersion, properties.RouteKey).toBe('2.0');
        const functionArn = functionIdOf(environment, stack, integration?.properties.IntegrationUri ?? {});
        return { apiId: 'api', routeKey: properties.RouteKey, functionArn, timeoutMs: 1 };
      }),
    );
    for (const { area, routeKey } of contract) {
      const [method = '', path = ''] = routeKey.split(' ');
      const target = found(method, path)?.route.functionArn.toLowerCase() ?? 'none';
      expect(target.startsWith(`${area.toLowerCase()}function`), `${routeKey} to ${target}`).toBe(true);
    }
  });

  it('has a route for each prefix, and others only where a prefix is shared or a whole path', () => {
    const own = routes.map(({ properties }) => properties.RouteKey as string).sort();
    expect(own).toEqual(
      gatewayRoutes(areas)
        .map(({ routeKey }) => routeKey)
        .sort(),
    );
    expect(own.length).toBeLessThan(contract.length / 3);
  });

  it('answers paths and methods that nobody knows in the portal’s own envelope', () => {
    const rest = routes.filter(({ properties }) => properties.RouteKey === '$default');
    expect(rest).toHaveLength(1);
    const { stack, properties } = rest[0]!;
    const integrations = ofType(environment, 'AWS::ApiGatewayV2::Integration');
    const integration = integrations.find(
      (each) => each.stack === stack && each.id === properties.Target['Fn::Join'][1][1].Ref,
    );
    expect(functionIdOf(environment, stack, integration?.properties.IntegrationUri ?? {})).toMatch(/^systemFunction/i);
    // Through the same door as every other route.
    expect(properties.AuthorizationType).toBe(environment === 'local' ? 'NONE' : 'CUSTOM');
  });

  it('may call each function by one permission, however many routes it has', () => {
    const permissions = ofType(environment, 'AWS::Lambda::Permission').filter(
      ({ properties }) => properties.Principal === 'apigateway.amazonaws.com',
    );
    const authorizers = ofType(environment, 'AWS::ApiGatewayV2::Authorizer');
    expect(permissions).toHaveLength(areas.length + authorizers.length);
  });

  it('refuses what did not come through CloudFront, where there is one', () => {
    const [authorizer] = ofType(environment, 'AWS::ApiGatewayV2::Authorizer');
    const [distribution] = ofType(environment, 'AWS::CloudFront::Distribution');
    const sent = JSON.stringify(distribution?.properties.DistributionConfig.Origins);
    if (environment === 'local') {
      expect(authorizer).toBeUndefined();
      expect(sent).not.toContain('x-origin-verify');
      return;
    }
    for (const { properties } of routes) {
      expect(properties, properties.RouteKey).toMatchObject({
        AuthorizationType: 'CUSTOM',
        AuthorizerId: { 'Fn::ImportValue': expect.stringContaining(authorizer?.id ?? 'none') },
      });
    }
    expect(authorizer?.properties.IdentitySource).toEqual(['$request.header.x-origin-verify']);
    expect(sent).toMatch(/"HeaderName":"x-origin-verify".*resolve:secretsmanager:/);
  });

  it('is throttled, and logs without paths and query strings', () => {
    const [stage] = ofType(environment, 'AWS::ApiGatewayV2::Stage');
    expect(stage?.properties.DefaultRouteSettings.ThrottlingRateLimit).toBe(
      environments[environment].requestsPerSecond,
    );
    const format = JSON.parse(stage?.properties.AccessLogSettings.Format) as Record<string, string>;
    expect(Object.values(format)).toContain('$context.routeKey');
    expect(JSON.stringify(format)).not.toMatch(/context\.(path|rawPath|http\.path)|querystring|authorizer/i);
  });

  it('knows nothing of what only the local runner serves', () => {
    const text = JSON.stringify(assemblyOf(environment).stacks.map(({ template }) => template));
    // The word alone: a template is too long to be printed.
    expect(text.match(/"[A-Z]* ?\/local\b/)).toBeNull();
    expect(text.match(/simulator|mailbox|infra\/local|\bfaults\b/i)).toBeNull();
  });
});
