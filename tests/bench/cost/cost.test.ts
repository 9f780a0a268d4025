import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environments } from '../../../infra/environments.ts';
import { ofType } from '../../infra/synthesis.ts';
import { type BillLine, billOf, fixedParts, schedules } from './bill.ts';
import { measuredUnits } from './measuredUnits.ts';
import { type Month, month } from './month.ts';

const docs = join(import.meta.dirname, '../../../docs');
const months = join(docs, 'examples/months');
const measured = measuredUnits(readFileSync(join(docs, 'benchmarks.md'), 'utf8'));
const monthIn = (file: string): Month => month.parse(JSON.parse(readFileSync(join(months, file), 'utf8')));
const clinic = monthIn('clinic.json');
const of = (lines: readonly BillLine[], what: string): number =>
  lines.find((line) => line.what.startsWith(what))?.usd ?? Number.NaN;

describe('the bill of a month', () => {
  it.each(readdirSync(months))('is made from measured calls alone: %s', (file) => {
    const lines = billOf(monthIn(file), measured);
    expect(lines.every(({ usd }) => usd > 0)).toBe(true);
  });

  it('follows what is called, and not the parts that are there without a call', () => {
    const [once, twice] = [
      clinic,
      { ...clinic, calls: { ...clinic.calls, submit: 2 * (clinic.calls.submit ?? 0) } },
    ].map((each) => billOf(each, measured));
    const more = (what: string) => of(twice ?? [], what) - of(once ?? [], what);
    // 1,560 submissions of 7 read and 28 write units.
    expect(more('DynamoDB: reads')).toBeCloseTo((1560 * (7 * 0.15 + 28 * 0.75)) / 1e6, 6);
    expect(more('API Gateway')).toBeCloseTo((1560 * 1.2) / 1e6, 6);
    expect(more('CloudWatch: alarms')).toBe(0);
  });

  it('refuses a call that nobody measured, and a month that lacks something', () => {
    expect(() => billOf({ ...clinic, calls: { teleport: 1 } }, measured)).toThrow('"teleport" is not measured');
    expect(month.safeParse({ ...clinic, polls: undefined }).success).toBe(false);
    expect(() => measuredUnits('# Benchmarks\n')).toThrow('has no section "Consumed capacity"');
  });

  it('is within the plan at which the alarm `spend` rings, and the plan is not out of sight of it', () => {
    for (const { name, spendPlan } of Object.values(environments)) {
      if (!spendPlan) continue;
      const bill = billOf(monthIn(`${spendPlan.month}.json`), measured).reduce((sum, { usd }) => sum + usd, 0);
      // It rings at four fifths of the plan.
      expect(0.8 * spendPlan.usd, name).toBeGreaterThanOrEqual(bill);
      expect(spendPlan.usd, name).toBeLessThan(1.5 * bill);
    }
    expect(environments.prod.spendPlan).not.toBeNull();
  });

  it('counts the parts of an environment as its templates have them', () => {
    const count = (type: string) => ofType('prod', type).length;
    expect({
      alarms: count('AWS::CloudWatch::Alarm'),
      keys: count('AWS::KMS::Key'),
      secrets: count('AWS::SecretsManager::Secret'),
      dashboards: count('AWS::CloudWatch::Dashboard'),
      firewallRules: ofType('prod', 'AWS::WAFv2::WebACL').flatMap(({ properties }) => properties.Rules).length,
      queues: count('AWS::SQS::Queue'),
    }).toEqual(fixedParts);
    const rates = ofType('prod', 'AWS::Events::Rule').flatMap(({ properties }) => properties.ScheduleExpression ?? []);
    const every = Object.entries(schedules).flatMap(([minutes, functions]) =>
      Array.from({ length: functions }, () => `rate(${minutes} minute${minutes === '1' ? '' : 's'})`),
    );
    expect(rates.sort()).toEqual(every.sort());
  });
});
