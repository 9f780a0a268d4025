import { hashPassword } from '../../../functions/_data/password.ts';
import type { User } from '../../../functions/_data/user.ts';
import { type AccountPlan, accountPlans, demoPassword } from './accounts.ts';
import { demoClinicians } from './clinicians.ts';

/** So many hashes, each with its own salt, are shared by all: one for each account would keep the first start waiting. */
const distinctHashes = 6;

function userOf(plan: AccountPlan, at: number, passwordHash: string, createdAt: string): User {
  const clinician = demoClinicians.find(
    ({ facilityId, licenseNo }) => plan.facilityIds.includes(facilityId) && licenseNo === plan.clinicianLicense,
  );
  return {
    userId: `demo-user-${String(at + 1).padStart(3, '0')}`,
    userName: plan.userName,
    email: plan.userName,
    displayName: plan.displayName,
    passwordHash,
    roles: [...plan.roles],
    payerId: plan.payerId,
    regulatoryId: plan.regulatoryId,
    specialty: clinician?.specialty ?? null,
    clinicianName: clinician?.fullName ?? null,
    clinicianLicense: plan.clinicianLicense,
    facilityIds: [...plan.facilityIds],
    currentFacilityId: plan.facilityIds[0] ?? null,
    isLocked: plan.isLocked,
    isResetPasswordRequired: plan.isResetPasswordRequired,
    createdAt,
    version: 1,
  };
}

/** The stored users of all accounts. */
export async function demoUsers(now: Date): Promise<User[]> {
  const hashes = await Promise.all(Array.from({ length: distinctHashes }, () => hashPassword(demoPassword)));
  return accountPlans.map((plan, at) => userOf(plan, at, hashes[at % hashes.length] ?? '', now.toISOString()));
}
