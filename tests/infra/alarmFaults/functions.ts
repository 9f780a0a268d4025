import { describe, expect, it } from 'vitest';
import type { Point } from '../../support/alarms.ts';
import { alarms, ringing } from '../alarmBoard.ts';
import { ofType, type Resource } from '../synthesis.ts';

// The watched functions of the deployed environment; their alarms have the same ids in the local one, whose stacks name them alike.
const functions = ofType('prod', 'AWS::Lambda::Function').filter(({ properties }) => /\//.test(properties.Description));
const aliases = ofType('prod', 'AWS::Lambda::Alias');

const sectionOf = ({ properties }: Resource): string => properties.AlarmDescription.split('#')[1];

/**
 * What Lambda and API Gateway measure themselves, under the names that AWS documents: a test cannot have them refuse a call. One alarm of the
 * function's own stack rings, whichever of its functions is meant.
 */
export function functionsOfAws(now: () => number): void {
  const measured = (metric: string, value: number, dimensions: Point['dimensions'], minutesAgo = 0): Point => ({
    namespace: 'AWS/Lambda',
    metric,
    value,
    dimensions,
    at: now() - minutesAgo * 60_000,
  });
  const told = (stack: string, points: readonly Point[]): string[] =>
    ringing(
      points,
      now(),
      alarms.filter((each) => each.stack === stack && /Watch/.test(each.id)),
    ).map(sectionOf);
  const named = ({ id }: Resource) => ({ FunctionName: { Ref: id } });

  describe('a function', () => {
    it('that fails or is refused by Lambda rings, each of them', () => {
      expect(functions.length).toBeGreaterThan(50);
      for (const each of functions) {
        expect(told(each.stack, [measured('Errors', 1, named(each))]), each.id).toEqual(['errors']);
        expect(told(each.stack, [measured('Throttles', 1, named(each))]), each.id).toEqual(['throttles']);
        const well = ['Errors', 'Throttles'].map((metric) => measured(metric, 0, named(each)));
        expect(told(each.stack, well), each.id).toEqual([]);
      }
    });

    it('that takes more than half of its time for a quarter of an hour rings, and not for a shorter while', () => {
      for (const each of functions) {
        const half = 500 * each.properties.Timeout;
        const slow = [0, 5, 10].map((ago) => measured('Duration', half + 1, named(each), ago));
        expect(told(each.stack, slow), each.id).toEqual(['slow-calls']);
        expect(told(each.stack, slow.slice(1)), each.id).toEqual([]);
        const busy = [0, 5, 10].map((ago) => measured('Duration', half, named(each), ago));
        expect(told(each.stack, busy), each.id).toEqual([]);
      }
    });

    it('whose new version fails while it takes over rings, and not for the version before', () => {
      expect(aliases.length).toBeGreaterThan(50);
      for (const { stack, id, properties } of aliases) {
        const { FunctionName, FunctionVersion, Name } = properties;
        // Lambda names the alias that was called, and the version that ran.
        const Resource = { 'Fn::Join': ['', [FunctionName, `:${Name}`]] };
        const failed = (ExecutedVersion: unknown) => measured('Errors', 1, { ExecutedVersion, FunctionName, Resource });
        expect(told(stack, [failed(FunctionVersion)]), id).toEqual(['new-version']);
        expect(told(stack, [failed('1')]), id).toEqual([]);
      }
    });
  });

  describe('the API', () => {
    it('that answers 5xx rings', () => {
      const [api] = ofType('local', 'AWS::ApiGatewayV2::Api');
      const [stage] = ofType('local', 'AWS::ApiGatewayV2::Stage');
      const answered = (metric: string): Point => ({
        ...{ namespace: 'AWS/ApiGateway', metric, value: 1, at: now() },
        dimensions: { ApiId: { Ref: api?.id }, Stage: stage?.properties.StageName },
      });
      const rung = (metric: string) =>
        ringing([answered(metric)], now())
          .filter(({ properties }) => properties.TreatMissingData !== 'breaching')
          .map(sectionOf);
      expect(rung('5xx')).toEqual(['errors']);
      expect(rung('4xx')).toEqual([]);
    });
  });
}
