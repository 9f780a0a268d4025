import { userApi } from '../../shared/user/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { storeGroups } from '../support/keptGroups.ts';
import { aNewUser, aTeam, people } from '../support/people.ts';

const aHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** A call of an administrator about a colleague, by `userid`, as the specification names most of them. */
const aboutColleague = async ({ store }: Owner) => {
  const { admin, userId } = await aTeam(store);
  return { as: admin, query: { userid: userId } };
};

const aboutGroup = async (owner: Owner) => {
  await storeGroups(owner.store);
  return aboutColleague(owner);
};

const byBody = async ({ store }: Owner) => {
  const { admin, userId } = await aTeam(store);
  return { as: admin, body: { userId } };
};

const byPath = async ({ store }: Owner) => {
  const { admin, clinic, userId } = await aTeam(store);
  return { as: admin, params: { id: userId }, body: { facilityIds: [clinic.facilityId] } };
};

/** Calls about people: an administrator does not change themselves, and the owner of a record administers nobody. */
export const readyCalls = readyCallsOf(userApi, {
  lockUser: byBody,
  unlockUser: byBody,
  forceLogoutUser: async ({ store }: Owner) => {
    const { admin, userId } = await aTeam(store);
    return { as: admin, query: { userId } };
  },
  getUser: byPath,
  updateUser: byPath,
  deleteUser: byPath,
  addUser: async ({ store }: Owner) => {
    const { admin, clinic } = await aTeam(store);
    return { as: admin, body: { ...aNewUser(), facilityIds: [clinic.facilityId] } };
  },
  updateUserClinician: byBody,
  removeUserRole: aboutColleague,
  removeUser: aboutColleague,
  restoreUser: async ({ store }: Owner) => {
    const { admin, userId } = await aTeam(store);
    await people(admin).remove(userId);
    return { as: admin, body: { userId } };
  },
  addUserRole: aboutColleague,
  addTemporaryRole: async ({ store }: Owner) => {
    const { admin, userId } = await aTeam(store);
    return { as: admin, body: { userId, endsAt: aHour() } };
  },
  addGroupOwnerToUser: aboutGroup,
  deleteGroupOwnerFromUser: aboutGroup,
  addSubGroupToUser: aboutGroup,
  deleteSubGroupFromUser: aboutGroup,
  getFacilityUsers: async ({ store }: Owner) => {
    const { admin } = await aTeam(store);
    return { as: admin, query: {} };
  },
});
