import { empanelmentStages } from '../_data/empanelment/stageEntries.ts';
import type { Migration } from '../_store/migration.ts';

export const migrations: readonly Migration[] = [empanelmentStages];
