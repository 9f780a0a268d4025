import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { openedByHand } from './support/episodes.ts';

/** Episodes of a facility's patients. */
export const records = recordsOf(homeCareApi, {
  owned: {
    episode: {
      make: (owner) => openedByHand(owner.store, owner.clinic, payerOf(owner)),
      owners: ['clinic', 'payer'],
      fields: ['episodeid'],
    },
  },
  // Parts of the episode that is named beside them, an answer that is looked for among the facility's own, and a provider of home care,
  // which everybody who moves patients may name.
  unowned: ['attachmentId', 'messageId', 'lineId', 'openEpisode.eligibilityId', 'moveEpisode.newFacilityId'],
  ofDocuments: ['getEpisodeAttachment'],
  // The facility does no home care.
  unfit: { getHomeCarePatient: 403 },
  patientLists: { show: (owner) => openedByHand(owner.store, owner.clinic, payerOf(owner)) },
});
