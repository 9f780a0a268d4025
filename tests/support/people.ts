import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putClinician } from '../../functions/_data/clinician/clinician.ts';
import { type Facility, putFacility } from '../../functions/_data/facility/facility.ts';
import type { User } from '../../functions/_data/user/user.ts';
import { handler } from '../../functions/user/index.ts';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { userApi } from '../../shared/user/routes.ts';
import { callAnything, callApi, type SignedIn, signIn } from './api.ts';
import { aFacility } from './builders.ts';

/** A stored clinic. */
export async function aStoredClinic(store: DynamoDBDocumentClient, changes: Partial<Facility> = {}): Promise<Facility> {
  const facility = aFacility(changes);
  await putFacility(store, facility);
  return facility;
}

/** Somebody signed in who has no Emirates ID, so that no two of them are one person. */
export const person = (facility: Facility | null, role: Role | Role[], stored: Partial<User> = {}): Promise<SignedIn> =>
  signIn({
    roles: [role].flat(),
    facility,
    stored: { emiratesId: null, wasEmiratesIdAsked: true, ...stored },
  });

/** An administrator and a colleague of the same clinic. */
export async function aTeam(store: DynamoDBDocumentClient) {
  const clinic = await aStoredClinic(store);
  const [admin, colleague] = [await person(clinic, 'ProviderAdmin'), await person(clinic, 'Eligibility')];
  return { clinic, admin, colleague, userId: colleague.user.userId };
}

const { endpoints } = userApi;

/** Calls of the administration of people, by the person who calls. */
export const people = (as: SignedIn) => ({
  record: async (id: string) => callApi(handler, endpoints.getUser, { as, params: { id } }),
  search: (
    body: {
      text?: string;
      facilityId?: string;
      isRemoved?: boolean;
      isPaused?: boolean;
      take?: number;
      cursor?: string | undefined;
    } = {},
  ) => callApi(handler, endpoints.searchUsers, { as, body }),
  roles: (userid: string) => callApi(handler, endpoints.getUserRoles, { as, query: { userid } }),
  rolesToAdd: (userid: string) => callApi(handler, endpoints.getRolesToAdd, { as, query: { userid } }),
  give: (userid: string, role: Role) =>
    callApi(handler, endpoints.addUserRole, { as, query: { userid, role }, usePostTwin: true }),
  take: (userid: string, role: Role) =>
    callApi(handler, endpoints.removeUserRole, { as, query: { userid, role }, usePostTwin: true }),
  lend: (userId: string, role: Role, endsAt: string) =>
    callApi(handler, endpoints.addTemporaryRole, { as, body: { userId, role, endsAt, reason: 'Covers a colleague.' } }),
  lock: (userId: string) => callApi(handler, endpoints.lockUser, { as, body: { userId, reason: 'Lost a telephone.' } }),
  unlock: (userId: string) => callApi(handler, endpoints.unlockUser, { as, body: { userId } }),
  logOut: (userId: string) => callApi(handler, endpoints.forceLogoutUser, { as, query: { userId } }),
  remove: (userid: string) => callApi(handler, endpoints.removeUser, { as, query: { userid }, usePostTwin: true }),
  restore: (userId: string) => callApi(handler, endpoints.restoreUser, { as, body: { userId } }),
  add: (changes: Record<string, unknown> & { facilityIds: string[] }) =>
    callAnything<{ user: { id: string }; temporaryPassword: string }>(handler, endpoints.addUser as Endpoint, {
      as,
      body: { ...aNewUser(), ...changes },
    }),
  change: async (id: string, changes: Record<string, unknown>) => {
    const { data } = await callApi(handler, endpoints.getUser, { as, params: { id } });
    const body = {
      ...{ firstName: data?.firstName, lastName: data?.lastName, mobileNumber: data?.mobileNumber },
      ...{ facilityIds: data?.facilities.map(({ facilityId }) => facilityId), version: data?.version, ...changes },
    };
    return callAnything(handler, endpoints.updateUser as Endpoint, { as, params: { id }, body });
  },
  history: (userid: string) => callApi(handler, endpoints.getUserHistory, { as, query: { userid } }),
  rights: (userid: string) => callApi(handler, endpoints.getEffectiveRights, { as, query: { userid } }),
  license: (userId: string, clinicianLicense: string | null) =>
    callApi(handler, endpoints.updateUserClinician, { as, body: { userId, clinicianLicense } }),
});

let added = 0;

/** What an administrator types of a new colleague; all invented. */
export function aNewUser() {
  added += 1;
  return {
    userName: `new-${added}@clinic.example`,
    firstName: 'Noor',
    lastName: 'Invented',
    roles: ['Standard', 'Eligibility'] as Role[],
  };
}

/** The licence of somebody of this name in the register of a clinic. */
export async function aRegisteredLicense(
  store: DynamoDBDocumentClient,
  { facilityId }: Facility,
  { fullName, licenseNo }: { fullName: string; licenseNo: string },
): Promise<void> {
  await putClinician(store, {
    ...{ clinicianId: licenseNo, facilityId, fullName, fullNameArabic: '', licenseNo },
    ...{ specialty: 'Family medicine', isActive: true },
  });
}
