import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaSettings } from '../../infra/areaSettings.ts';
import { environments } from '../../infra/environments.ts';
import { queueNames, queues } from '../../infra/queues.ts';
import { workerSettings } from '../../infra/workerSettings.ts';
import { deployedAndLocal, ofType, type Resource } from './synthesis.ts';

const runbooks = [
  ...readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8').matchAll(/^### ([a-z-]+)$/gm),
].map(([, name]) => name);

const functionNames = [...Object.keys(areaSettings), ...Object.keys(workerSettings)];

const alarmOn = (alarms: Resource[], metric: string): Resource[] =>
  alarms.filter(({ properties }) => properties.MetricName === metric);

describe.each(deployedAndLocal)('the watch over %s', (environment) => {
  const alarms = ofType(environment, 'AWS::CloudWatch::Alarm');

  it('rings for errors, throttles and slowness of every function', () => {
    const stats = alarms
      .flatMap(({ properties }) => properties.Metrics ?? [])
      .flatMap(({ MetricStat }) => MetricStat ?? []);
    const watched = (metric: string, stat: string) =>
      stats
        .filter(({ Metric, Stat }) => Metric.MetricName === metric && Stat === stat)
        .map(({ Metric }) => JSON.stringify(Metric.Dimensions).toLowerCase());
    for (const [metric, stat] of [
      ['Errors', 'Sum'],
      ['Throttles', 'Sum'],
      ['Duration', 'p99'],
    ] as const) {
      // The errors of a new version while it takes over have an alarm of their own (tests/infra/versions.test.ts).
      const functions = watched(metric, stat).filter((each) => !each.includes('executedversion'));
      const edge = environment === 'local' ? 0 : 1;
      expect(functions.length, metric).toBe(functionNames.length + edge);
      for (const name of functionNames) {
        const own = functions.filter((each) => each.includes(`"${name.toLowerCase()}function`));
        expect(own, `${metric} of ${name}`).toHaveLength(1);
      }
    }
  });

  it('rings when one function of ten fails, is throttled, or comes near its own timeout', () => {
    for (const { id, properties } of alarms) {
      if (!properties.Metrics || !/Watch/.test(id)) continue;
      const [{ Expression }] = properties.Metrics.filter(({ Expression }: { Expression?: string }) => Expression);
      const metrics = properties.Metrics.length - 1;
      // A function without calls has no value: it must not take the others' away.
      expect(Expression.match(/FILL\(fn\d, 0\)/g)).toHaveLength(metrics);
      const isShare = /^MAX\(\[(100 \* FILL\(fn\d, 0\) \/ \d+(, )?)+\]\)$/.test(Expression);
      const isSum = /^FILL\(fn\d, 0\)( \+ FILL\(fn\d, 0\))*$/.test(Expression);
      expect(isShare || isSum, Expression).toBe(true);
      expect(properties.Threshold).toBe(isShare ? 50 : 0);
      expect(properties.EvaluationPeriods).toBe(isShare ? 3 : 1);
    }
  });

  it('rings for answers of 5xx, dead letters and an outbox that is not emptied', () => {
    expect(alarmOn(alarms, '5xx')).toHaveLength(1);
    // Of each queue.
    for (const metric of ['ApproximateNumberOfMessagesVisible', 'ApproximateAgeOfOldestMessage']) {
      const watched = alarmOn(alarms, metric).map(({ properties }) => JSON.stringify(properties.Dimensions));
      expect(watched, metric).toHaveLength(queueNames.length);
      const part = metric.endsWith('Visible') ? 'DeadLetters' : 'Queue';
      for (const name of queueNames)
        expect(
          watched.filter((each) => each.includes(`${queues[name].id}${part}`)),
          `${metric} of ${name}`,
        ).toHaveLength(1);
    }
    const [oldest] = alarmOn(alarms, 'outboxOldestSeconds');
    expect(oldest?.properties.Dimensions).toEqual([
      { Name: 'operation', Value: 'sweepOutbox' },
      { Name: 'stage', Value: environment },
    ]);
  });

  it('tells the receiver, and names what to do', () => {
    const topics = ofType(environment, 'AWS::SNS::Topic');
    for (const { id, stack, properties } of alarms) {
      // The stacks of the functions import the topic; the firewall's region has its own.
      const topic = topics.find((each) => (each.stack === 'Edge') === (stack === 'Edge'));
      expect(JSON.stringify(properties.AlarmActions), id).toContain(topic?.id);
      const section = /docs\/operations\.md#([a-z-]+)$/.exec(properties.AlarmDescription)?.[1];
      expect(runbooks, id).toContain(section);
      // Only where a missing number means that something did not run.
      expect(properties.TreatMissingData, id).toBe(/^(Clock|Monitoringaudit)/.test(id) ? 'breaching' : 'notBreaching');
    }
    const receivers = ofType(environment, 'AWS::SNS::Subscription').map(({ properties }) => properties.Endpoint);
    const { alarmReceiver } = environments[environment];
    expect(receivers).toEqual(alarmReceiver ? topics.map(() => alarmReceiver) : []);
  });

  it('keeps every log for as long as the environment says, encrypted', () => {
    const groups = ofType(environment, 'AWS::Logs::LogGroup');
    expect(groups.length).toBeGreaterThan(functionNames.length);
    for (const { id, properties } of groups) {
      expect(properties.RetentionInDays, id).toBe(environments[environment].logRetentionDays);
      expect(properties.KmsKeyId, id).toBeDefined();
    }
  });

  it('shows all of it on one dashboard', () => {
    const [dashboard, ...others] = ofType(environment, 'AWS::CloudWatch::Dashboard');
    expect(others).toEqual([]);
    const body = JSON.stringify(dashboard?.properties.DashboardBody);
    for (const metric of ['Errors', 'Throttles', 'p99', 'outboxOldestSeconds', 'ApproximateNumberOfMessagesVisible']) {
      expect(body).toContain(metric);
    }
    // By route and worker, and by payer and post office.
    for (const by of ['operation', 'system']) {
      expect(body).toContain(`GROUP BY ${by} `);
    }
  });
});
