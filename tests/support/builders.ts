import { randomUUID } from 'node:crypto';
import { type Facility, facility } from '../../functions/_data/facility/facility.ts';
import { type User, user } from '../../functions/_data/user/user.ts';
import { agreementVersion } from '../../shared/account/licenseAgreement.ts';

/** A facility that the schema accepts, each with an id and a licence of its own. */
export function aFacility(changes: Partial<Facility> = {}): Facility {
  const id = randomUUID().slice(0, 8);
  return facility.parse({
    facilityId: `facility-${id}`,
    facilityName: 'Palm Clinic',
    facilityNameArabic: 'عيادة النخلة',
    facilityLicense: `MF-${id}`,
    regulatoryId: 1,
    kind: 'clinic',
    emirate: 'Abu Dhabi',
    providerStatus: 'CONTRACTED',
    providerId: null,
    providerCode: null,
    providerMode: null,
    providerNotes: null,
    isBankUpdateRequired: false,
    hasDiseaseManagement: false,
    isHieConnected: false,
    ...changes,
  });
}

/** A user that the schema accepts and that owes no step of sign-in. The hash is of no password; a sign-in test makes one with `hashPassword`. */
export function aUser(changes: Partial<User> = {}): User {
  const id = randomUUID().slice(0, 8);
  return user.parse({
    userId: `user-${id}`,
    userName: `user-${id}@clinic.example`,
    email: `user-${id}@clinic.example`,
    firstName: 'Sara',
    lastName: 'Invented',
    emiratesId: '784198500000017',
    agreementVersion,
    agreementAcceptedAt: '2026-01-01T00:00:00.000Z',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    roles: ['Eligibility'],
    payerId: null,
    regulatoryId: null,
    specialty: null,
    clinicianName: null,
    clinicianLicense: `GD-TEST-${id}`,
    facilityIds: [],
    currentFacilityId: null,
    isLocked: false,
    isEmailConfirmationRequired: false,
    emailConfirmedAt: null,
    isResetPasswordRequired: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    version: 1,
    ...changes,
  });
}
