import type { Sweep } from '../../_kit/workerHandler.ts';
import { sweeps as authorization } from '../../authorization/sweeps.ts';
import { sweeps as empanelment } from '../../empanelment/sweeps.ts';
import { sweeps as homeCare } from '../../homeCare/sweeps.ts';
import { sweeps as newborn } from '../../newborn/sweeps.ts';
import { sweeps as providerQuery } from '../../providerQuery/sweeps.ts';
import { sweeps as worklist } from '../../worklist/sweeps.ts';

/** The sweeps of all modules. `npm run modules` writes this file. */
export const sweeps: readonly Sweep[] = [
  ...authorization,
  ...empanelment,
  ...homeCare,
  ...newborn,
  ...providerQuery,
  ...worklist,
];
