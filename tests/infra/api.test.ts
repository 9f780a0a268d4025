import { describe, expect, it } from 'vitest';
import { environments } from '../../infra/environments.ts';
import { routeKeysOf } from '../../shared/_contract/endpoint.ts';
import { areas } from '../../shared/areas.ts';
import { assemblyOf, deployedAndLocal, ofType, resourcesOf } from './synthesis.ts';

const contract = areas.flatMap(({ name, endpoints }) =>
  Object.values(endpoints).flatMap((endpoint) => routeKeysOf(endpoint).map((routeKey) => ({ area: name, routeKey }))),
);

describe.each(deployedAndLocal)('the API of %s', (environment) => {
  const routes = ofType(environment, 'AWS::ApiGatewayV2::Route');

  it('has exactly the routes of the contract, each to the function of its area', () => {
    expect(routes.map(({ properties }) => properties.RouteKey).sort()).toEqual(
      contract.map(({ routeKey }) => routeKey).sort(),
    );
    const integrations = ofType(environment, 'AWS::ApiGatewayV2::Integration');
    for (const { area, routeKey } of contract) {
      const route = routes.find(({ properties }) => properties.RouteKey === routeKey);
      const integrationId = route?.properties.Target['Fn::Join'][1][1].Ref;
      const integration = integrations.find(({ id }) => id === integrationId);
      const target = integration?.properties.IntegrationUri['Fn::GetAtt'][0] as string;
      expect(target.toLowerCase(), routeKey).toContain(area.toLowerCase());
      expect(integration?.properties.PayloadFormatVersion, routeKey).toBe('2.0');
    }
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
        AuthorizerId: { Ref: authorizer?.id },
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
    expect(text).not.toMatch(/"[A-Z]* ?\/local\b/);
    expect(text).not.toMatch(/simulator|mailbox|infra\/local|\bfaults\b/i);
  });

  it('stays far below the 500 resources of a stack', () => {
    expect(resourcesOf(environment).filter(({ stack }) => stack === 'Stateless').length).toBeLessThan(400);
  });
});
