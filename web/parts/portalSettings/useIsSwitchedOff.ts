import type { SwitchName } from '../../../shared/_field/featureSwitches.ts';
import { usePortalSettings } from './usePortalSettings.ts';

/** Whether those who run the portal have switched this off. Until that is known it counts as on: the server refuses. */
export const useIsSwitchedOff = (name: SwitchName): boolean => usePortalSettings()?.switchedOff.includes(name) ?? false;
