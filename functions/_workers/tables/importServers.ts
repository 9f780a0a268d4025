import type { ImportServers } from '../../_parts/sheetImport/importServer.ts';
import { importServers as authorizationQuery } from '../../authorizationQuery/importServers.ts';
import { importServers as claim } from '../../claim/importServers.ts';
import { importServers as clinician } from '../../clinician/importServers.ts';
import { importServers as eligibilityBatch } from '../../eligibilityBatch/importServers.ts';
import { importServers as facility } from '../../facility/importServers.ts';
import { importServers as formulary } from '../../formulary/importServers.ts';
import { importServers as lookupList } from '../../lookupList/importServers.ts';
import { importServers as lookups } from '../../lookups/importServers.ts';
import { importServers as member } from '../../member/importServers.ts';
import { importServers as priceList } from '../../priceList/importServers.ts';
import { importServers as user } from '../../user/importServers.ts';

/** The work of all kinds of imports. `npm run modules` writes this file. */
export const importServers: ImportServers = {
  ...authorizationQuery,
  ...claim,
  ...clinician,
  ...eligibilityBatch,
  ...facility,
  ...formulary,
  ...lookupList,
  ...lookups,
  ...member,
  ...priceList,
  ...user,
};
