import type { WorkerKeys } from '../functions/_settings/functionSettings.ts';
import { workerKeys as authorization } from '../functions/authorization/workerKeys.ts';
import { workerKeys as claim } from '../functions/claim/workerKeys.ts';
import { workerKeys as empanelment } from '../functions/empanelment/workerKeys.ts';
import { workerKeys as formulary } from '../functions/formulary/workerKeys.ts';
import { workerKeys as homeCare } from '../functions/homeCare/workerKeys.ts';
import { workerKeys as lookupList } from '../functions/lookupList/workerKeys.ts';
import { workerKeys as newborn } from '../functions/newborn/workerKeys.ts';
import { workerKeys as priceList } from '../functions/priceList/workerKeys.ts';
import { workerKeys as providerQuery } from '../functions/providerQuery/workerKeys.ts';

/** The keys of all modules. `npm run modules` writes this file. */
export const workerKeysOfModules: readonly WorkerKeys[] = [
  authorization,
  claim,
  empanelment,
  formulary,
  homeCare,
  lookupList,
  newborn,
  priceList,
  providerQuery,
];
