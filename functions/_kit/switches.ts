import type { SwitchName } from '../../shared/_field/featureSwitches.ts';
import { env } from './env.ts';
import { fail } from './failure.ts';

/** Refuses what those who run the portal have switched off (infra/featureSwitches.ts). Its function has `asksSwitches` in its settings. */
export function refuseSwitchedOff(name: SwitchName): void {
  if (env('SWITCHED_OFF').includes(name)) throw fail('switchedOff');
}
