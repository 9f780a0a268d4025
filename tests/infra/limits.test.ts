import { describe, expect, it } from 'vitest';
import { areaGroups } from '../../functions/_settings/functionSettings.ts';
import { areaSettings } from '../../infra/areaSettings.ts';
import { mostMetrics } from '../../infra/constructs/mostMetrics.ts';
import { gatewayRoutes } from '../../infra/gatewayRoutes.ts';
import { area, endpoint } from '../../shared/_contract/endpoint.ts';
import { areas } from '../../shared/areas.ts';
import { assemblyOf, ofType, resourcesOf } from './synthesis.ts';

/** AWS's quotas (per stack, API, role, distribution), and the share of them at which this test asks for a new plan. */
const quotas = {
  resources: 500,
  templateBytes: 1024 * 1024,
  outputs: 200,
  routes: 300,
  integrations: 300,
  policy: 10_240,
};
const share = 0.7;

const templates = assemblyOf('prod').stacks.map(({ id, template }) => ({ id, template }));

describe('the limits of the platform', () => {
  it('are far from every stack: resources, bytes of the template, exported values', () => {
    for (const { id, template } of templates) {
      expect(Object.keys(template.Resources).length, id).toBeLessThan(share * quotas.resources);
      expect(JSON.stringify(template).length, id).toBeLessThan(share * quotas.templateBytes);
      expect(Object.keys(template.Outputs ?? {}).length, id).toBeLessThan(share * quotas.outputs);
    }
  });

  it('are far from the API: routes and integrations', () => {
    expect(ofType('prod', 'AWS::ApiGatewayV2::Route').length).toBeLessThan(share * quotas.routes);
    expect(ofType('prod', 'AWS::ApiGatewayV2::Integration').length).toBeLessThan(share * quotas.integrations);
  });

  it('are far from every role: the bytes of its policies', () => {
    for (const { id, properties } of ofType('prod', 'AWS::IAM::Role')) {
      const bytes = JSON.stringify(properties.Policies ?? []).length;
      expect(bytes, id).toBeLessThan(share * quotas.policy);
    }
  });

  it('are far from a portal of forty areas in today’s groups, each area as large as the average of today', () => {
    const today = areas.length;
    const inGroups = resourcesOf('prod').filter(({ stack }) => stack.endsWith('Areas')).length;
    // A group holds ten functions: forty areas make four full groups at least.
    expect((inGroups / today) * mostMetrics).toBeLessThan(0.3 * quotas.resources);
    const routes = gatewayRoutes(areas).length;
    expect((routes / today) * 40).toBeLessThan(share * quotas.routes);
  });

  it('leave no group with more functions than an alarm can watch', () => {
    for (const group of areaGroups) {
      const own = Object.values(areaSettings).filter((settings) => settings.group === group);
      expect(own.length, group).toBeLessThanOrEqual(mostMetrics);
    }
    // Every alarm of the workers' stack, too: each has one metric for a function.
    for (const { id, properties } of ofType('prod', 'AWS::CloudWatch::Alarm')) {
      const functions = (properties.Metrics ?? []).filter(({ MetricStat }: { MetricStat?: object }) => MetricStat);
      expect(functions.length, id).toBeLessThanOrEqual(mostMetrics);
    }
  });
});

describe('the routes of the gateway', () => {
  const calls = (name: string, ...paths: `/api/${string}`[]) =>
    area(name, Object.fromEntries(paths.map((path, index) => [`call${index}`, endpoint({ ...pattern, path })])));
  const pattern = {
    ...areas[0]!.endpoints[Object.keys(areas[0]!.endpoints)[0]!]!,
    method: 'GET',
    hasPostTwin: undefined,
  } as const;
  const keysOf = (...list: Parameters<typeof gatewayRoutes>[0]) =>
    gatewayRoutes(list).map((each) => `${each.area}: ${each.routeKey}`);

  it('are one for all paths below a prefix, and one for a path that is a prefix', () => {
    expect(keysOf(calls('one', '/api/one/a', '/api/one/b', '/api/health'))).toEqual([
      'one: ANY /api/one/{proxy+}',
      'one: GET /api/health',
    ]);
  });

  it('leave a shared prefix to the area with the most calls, and give each call of the others its own', () => {
    expect(keysOf(calls('few', '/api/x/c'), calls('many', '/api/x/a', '/api/x/b'))).toEqual([
      'many: ANY /api/x/{proxy+}',
      'few: GET /api/x/c',
    ]);
  });

  it('give a path with parameters its own', () => {
    expect(keysOf(calls('one', '/api/one/{id}/a', '/api/one/b'))).toEqual([
      'one: ANY /api/one/{proxy+}',
      'one: GET /api/one/{id}/a',
    ]);
  });
});
