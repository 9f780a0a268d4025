import { getFacility } from '../../functions/_data/facility/facility.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { type Owner, payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { signIn } from '../support/api.ts';
import { joined } from './support/clinicianMoves.ts';

/** A clinician joins the clinic, and the payer is told. */
async function aClinicianMove(owner: Owner): Promise<string> {
  const { store, clinic } = owner;
  const facility = await getFacility(store, clinic.user.facilityId ?? '');
  const admin = await signIn({ roles: ['ProviderAdmin'], facility });
  return (await joined(admin, { payerIds: [payerOf(owner)] })).moveId;
}

/** Clinicians of a facility, and their changes of facility. */
export const records = recordsOf(clinicianApi, {
  owned: {
    clinician: {
      // The clinician whom every clinic of the tests has.
      make: async ({ clinic }) => `clinician-${clinic.user.facilityId}`,
      owners: ['clinic'],
      fields: ['clinicianid'],
    },
    clinicianMove: { make: aClinicianMove, owners: ['clinic', 'payer'], fields: ['moveid'] },
  },
  unowned: [
    // Named by who keeps the lists of one facility, or of all: tests/clinician/blacklist.
    'blacklistId',
    // Named beside its clinician, or beside their change of facility.
    'checkId',
    'attachmentId',
    // A regulator's name for a facility.
    'regulatoryId',
  ],
  ofDocuments: ['getClinicianMoveFile'],
  // Clinicians are no patients: tests/clinician.
  patientLists: { searchedElsewhere: ['searchClinicians', 'getBlacklists', 'getClinicianChecks'] },
});
