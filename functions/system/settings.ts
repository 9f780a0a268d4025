import type { AreaSettings } from '../_settings/functionSettings.ts';

export const settings: AreaSettings = { group: 'common', portalSettings: true, memoryMb: 256, timeoutSeconds: 5 };
