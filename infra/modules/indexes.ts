import { areaSettingsIndex } from './areaSettings.ts';
import { areasIndex } from './areas.ts';
import { demosIndex } from './demos.ts';
import { deskKindsIndex } from './deskKinds.ts';
import { englishTextsIndex } from './englishTexts.ts';
import { guidesIndex } from './guides.ts';
import { importKindsIndex, importServersIndex } from './imports.ts';
import { exportJobsIndex, jobKindsIndex, jobRequestsIndex } from './jobs.ts';
import type { ModuleIndex } from './moduleIndex.ts';
import { groupedTextIndexes, screenWordsIndex, titleIndexes } from './names.ts';
import { providerTilesIndex } from './providerTiles.ts';
import { recordsOfModulesIndex } from './recordsOfModules.ts';
import { refusalsIndex } from './refusals.ts';
import { moduleScreensIndex, visitorScreensIndex } from './screens.ts';
import { sharedTableIndexes } from './sharedTables.ts';
import { sweepsIndex } from './sweeps.ts';
import { providerTileIconsIndex, tileIconsIndex } from './tileIcons.ts';
import { visitedOfModulesIndex } from './visitedOfModules.ts';
import { migrationsIndex, workerKeysIndex, workersIndex } from './workers.ts';

/** THE files that are collected from the folders of the modules. `npm run modules` writes them. */
// biome-ignore format: a line for each index, so that two branches that add one do not meet.
export const moduleIndexes: readonly ModuleIndex[] = [
  areasIndex,
  areaSettingsIndex,
  englishTextsIndex,
  refusalsIndex,
  moduleScreensIndex,
  visitorScreensIndex,
  screenWordsIndex,
  ...titleIndexes,
  ...groupedTextIndexes,
  tileIconsIndex,
  providerTileIconsIndex,
  guidesIndex,
  demosIndex,
  deskKindsIndex,
  providerTilesIndex,
  recordsOfModulesIndex,
  visitedOfModulesIndex,
  workersIndex,
  workerKeysIndex,
  migrationsIndex,
  sweepsIndex,
  importKindsIndex,
  importServersIndex,
  jobKindsIndex,
  jobRequestsIndex,
  exportJobsIndex,
  ...sharedTableIndexes,
];
