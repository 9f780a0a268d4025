import { type GrantHolder, holdsOneOf } from './grants.ts';
import { isPfReference } from './pfReference.ts';

/** Whether the login's facility has a pharmacy's licence (PF) while the login lacks the pharmacy role (REQ-RDASH-30). */
export const lacksPharmacyRole = (login: GrantHolder & { readonly facilityLicense: string | null }): boolean =>
  isPfReference(login.facilityLicense ?? '') && !holdsOneOf(login, ['Pharmacy']);
