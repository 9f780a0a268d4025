import type { Migration } from '../../_store/migration.ts';
import { migrations as authorization } from '../../authorization/migrations.ts';
import { migrations as clinician } from '../../clinician/migrations.ts';
import { migrations as eligibility } from '../../eligibility/migrations.ts';
import { migrations as empanelment } from '../../empanelment/migrations.ts';
import { migrations as facility } from '../../facility/migrations.ts';
import { migrations as user } from '../../user/migrations.ts';

/** The migrations that can be started. `npm run modules` writes this file. */
export const migrations: readonly Migration[] = [
  ...authorization,
  ...clinician,
  ...eligibility,
  ...empanelment,
  ...facility,
  ...user,
];
