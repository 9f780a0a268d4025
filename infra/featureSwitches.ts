import { type SwitchName, switchNames } from '../shared/_field/featureSwitches.ts';

/** The names of infra/environments.ts, which reads this file. */
type Environments = 'local' | 'dev' | 'staging' | 'prod';

/** A part of the portal that those who run it may turn off, without another release. */
export interface FeatureSwitch {
  /** What is off when it is off, and what goes on nevertheless. */
  readonly switches: string;
  /** The role that decides about it, never a person. */
  readonly owner: string;
  /** The last day on which it may still be here (ISO): by then it is gone from the code, or its owner has named another day. A test fails after it. */
  readonly endsOn: string;
  readonly isOn: Readonly<Record<Environments, boolean>>;
}

const everywhere = { local: true, dev: true, staging: true, prod: true } as const;

/** Every feature switch. */
export const featureSwitches: Readonly<Record<SwitchName, FeatureSwitch>> = {
  priceProposals: {
    switches:
      'Providers send proposals of prices to insurers. Off: none is begun or sent; what was sent before is decided about or withdrawn.',
    owner: 'Network operations',
    endsOn: '2027-05-31',
    isOn: everywhere,
  },
};

/**
 * What is off in an environment: by the table, or for one deployment by the command (`-c switchedOff=priceProposals`, names with commas between
 * them, `none` for nothing). An unknown name is an error that lists the known ones.
 */
export function switchedOffIn(environment: Environments, given?: unknown): readonly SwitchName[] {
  if (given === undefined) return switchNames.filter((name) => !featureSwitches[name].isOn[environment]);
  const asked = given === 'none' ? [] : String(given).split(',');
  const unknown = asked.filter((name) => !switchNames.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`No switch is called ${unknown}: ${switchNames.join(', ')}, or none.`);
  return switchNames.filter((name) => asked.includes(name));
}
