import { areaSettingsIndex } from './areaSettings.ts';
import { areasIndex } from './areas.ts';
import { englishTextsIndex } from './englishTexts.ts';
import type { ModuleIndex } from './moduleIndex.ts';

/** THE files that are collected from the folders of the modules. `npm run modules` writes them. */
export const moduleIndexes: readonly ModuleIndex[] = [areasIndex, areaSettingsIndex, englishTextsIndex];
