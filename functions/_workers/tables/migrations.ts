import { authorizationReviews } from '../../_data/authorization/authorizationEntries.ts';
import { clinicianPointers } from '../../_data/clinician/clinicianPointers.ts';
import { eligibilityClaims, eligibilityFound, eligibilityRows } from '../../_data/eligibility/eligibilityRows.ts';
import { empanelmentStages } from '../../_data/empanelment/stageEntries.ts';
import { facilityLists } from '../../_data/facility/facilityLists.ts';
import { userPeople } from '../../_data/user/userPeople.ts';
import { userPointers } from '../../_data/user/userPointers.ts';
import type { Migration } from '../../_store/migration.ts';
import { authorizationFileReviews } from '../../authorization/answering/fileReviews.ts';

/**
 * The migrations that can be started, from `functions/_data/<entity>`. A release adds one, and a later one takes it away when every
 * environment has been through it. Its table stands in `migrates` of `migrateItems` (infra/workerSettings.ts).
 */
export const migrations: readonly Migration[] = [
  eligibilityRows,
  eligibilityClaims,
  eligibilityFound,
  userPointers,
  userPeople,
  clinicianPointers,
  facilityLists,
  empanelmentStages,
  authorizationReviews,
  authorizationFileReviews,
];
