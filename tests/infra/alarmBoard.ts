import { expect } from 'vitest';
import { type Point, rings } from '../support/alarms.ts';
import { ofType, type Resource } from './synthesis.ts';

const alarmsOf = (environment: 'local' | 'prod'): Resource[] => ofType(environment, 'AWS::CloudWatch::Alarm');
const localAlarms = alarmsOf('local');
/** Those that the local environment has none of: of the firewall, of new versions. Its functions write the lines that raise the others. */
const onlyDeployed = alarmsOf('prod').filter(
  (each) => !localAlarms.some(({ stack, id }) => stack === each.stack && id === each.id),
);

/** Every alarm once. */
export const alarms: readonly Resource[] = [...localAlarms, ...onlyDeployed];

export const nameOf = ({ stack, id }: Pick<Resource, 'stack' | 'id'>): string =>
  `${stack} ${id.replace(/[0-9A-F]{8}$/, '')}`;

const raised = new Set<string>();

/** Says that a test has seen something ring. */
export const noteRaised = (each: Resource): unknown => raised.add(nameOf(each));

/** What no test of this file has seen ring: alarms, rules that tell of an event, and budgets, of the deployed environment. */
export const neverRaised = (): string[] =>
  [
    ...alarmsOf('prod'),
    ...ofType('prod', 'AWS::Events::Rule').filter(({ properties }) => properties.EventPattern),
    ...ofType('prod', 'AWS::Budgets::Budget'),
  ]
    .map(nameOf)
    .filter((name) => !raised.has(name));

/** The alarms that ring by these numbers at an instant, of those that are given. */
export function ringing(points: readonly Point[], now: number, among = alarms): Resource[] {
  const found = among.filter(({ properties }) => rings(properties, points, now));
  for (const each of found) noteRaised(each);
  return found;
}

/** The alarm whose id begins so: the only one. */
export function alarmNamed(name: string): Resource {
  const found = alarms.filter(({ id }) => id.startsWith(name));
  expect(found, name).toHaveLength(1);
  return found[0] as Resource;
}
