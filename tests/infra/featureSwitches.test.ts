import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentNames, environments } from '../../infra/environments.ts';
import { type FeatureSwitch, featureSwitches, switchedOffIn } from '../../infra/featureSwitches.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { prepareApps, resourcesOf } from './synthesis.ts';
import type { AppName } from './testedApps.ts';

prepareApps(['changedStaging', 'prod']);

const code = (folders: readonly string[]): string =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const server = code(['functions', 'shared']);
const page = code(['web']);

/** What is wrong with a switch on a day; nothing is the rule. */
function faultsOf(name: string, { switches, owner, endsOn }: FeatureSwitch, today: string): string[] {
  const asks = {
    server: [`refuseSwitchedOff('${name}')`, `switchedBy: '${name}'`],
    page: [`useIsSwitchedOff('${name}')`],
  };
  const isAsked = (source: string, ways: readonly string[]) => ways.some((way) => source.includes(way));
  return [
    ...(/^[A-Z][a-z]+( [a-z]+)+$/.test(owner) ? [] : [`${name} has no role as its owner: "${owner}"`]),
    ...(switches.length > 30 ? [] : [`${name} does not say what it switches`]),
    ...(endsOn >= today
      ? []
      : [`${name} has ended on ${endsOn}: take it out of the code, or let ${owner} name another day`]),
    ...(isAsked(server, asks.server) ? [] : [`no function asks for ${name}`]),
    ...(isAsked(page, asks.page) ? [] : [`no page asks for ${name}`]),
  ];
}

const today = emiratesDateOf(new Date());

describe('the feature switches', () => {
  it('have an owner and an end that has not passed, and are asked for by a function and by a page', () => {
    expect(Object.entries(featureSwitches).flatMap(([name, each]) => faultsOf(name, each, today))).toEqual([]);
  });

  it('are found when they have ended, belong to nobody or to a person, or switch nothing', () => {
    const { priceProposals } = featureSwitches;
    const faults = (name: string, changes: Partial<FeatureSwitch>) =>
      faultsOf(name, { ...priceProposals, ...changes }, today);
    expect(faults('priceProposals', { endsOn: '2026-11-01' })).toEqual([
      expect.stringContaining('has ended on 2026-11-01'),
    ]);
    for (const owner of ['', 'mariam@portal.example', 'Mariam']) {
      expect(faults('priceProposals', { owner }), owner).toEqual([expect.stringContaining('no role as its owner')]);
    }
    expect(faults('nothing', {})).toEqual(['no function asks for nothing', 'no page asks for nothing']);
  });

  it.each(environmentNames)('stand in %s as their table says', (name) => {
    const off = Object.entries(featureSwitches).filter(([, { isOn }]) => !isOn[name]);
    expect(environments[name].portalSettings.switchedOff).toEqual(off.map(([switched]) => switched));
  });

  it('reach the function and the page of an environment together', () => {
    const variables = (app: AppName) =>
      resourcesOf(app)
        .filter(({ type }) => type === 'AWS::Lambda::Function')
        .map(({ properties }) => properties.Environment?.Variables ?? {});
    const told = (app: AppName) => {
      const [settings] = variables(app).flatMap(({ PORTAL_SETTINGS }) => PORTAL_SETTINGS ?? []);
      return [variables(app).flatMap(({ SWITCHED_OFF }) => SWITCHED_OFF ?? []), JSON.parse(settings).switchedOff];
    };
    expect(told('changedStaging')).toEqual([['priceProposals'], ['priceProposals']]);
    expect(told('prod')).toEqual([['none'], []]);
  });

  it('are switched for one deployment by name; an unknown name is told the known ones', () => {
    expect(switchedOffIn('prod', 'priceProposals')).toEqual(['priceProposals']);
    expect(switchedOffIn('prod', 'none')).toEqual([]);
    expect(() => switchedOffIn('prod', 'priceProposal')).toThrow('priceProposals');
    expect(() => switchedOffIn('prod', '')).toThrow('priceProposals');
  });
});
