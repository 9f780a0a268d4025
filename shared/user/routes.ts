import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { pairReasons } from '../_field/rolePairs.ts';
import { roles } from '../_field/roles.ts';
import { refusalReason } from '../_parts/approval.ts';
import { newUserForm, userForm, userId } from './userForm.ts';

/** What an account is at this moment. A waiting one is decided among the account requests. */
export const userStates = ['open', 'locked', 'waiting', 'refused', 'removed'] as const;
export type UserState = (typeof userStates)[number];

/** How long ago a last sign-in is, by which people are listed: more days than these, or not on record. */
export const lastSignInAges = ['over30', 'over90', 'unknown'] as const;

const role = z.enum(roles);

/** One person in a list. */
export const userRow = z.strictObject({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  state: z.enum(userStates),
  /** All that are held now, those with an end among them. */
  roles: z.array(role),
  clinicianLicense: z.string().nullable(),
  /** A day in the Emirates; null where none is on record. */
  lastSignInOn: z.iso.date().nullable(),
  /** Until when sign-in is paused after failed tries; only where those are searched for whom it is. */
  pausedUntil: z.iso.datetime().optional(),
});
export type UserRow = z.infer<typeof userRow>;

export const heldRole = z.strictObject({
  role,
  /** Null for a role without an end. */
  endsAt: z.iso.datetime().nullable(),
  /** Who gave it, when and why; null where that was not kept: a registration, or an older release. */
  givenBy: z.string().nullable(),
  givenAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  /** The caller may take it away. */
  isTakeable: z.boolean(),
});
export type HeldRole = z.infer<typeof heldRole>;

/** A role that the caller may give, and what stands in its way. */
export const roleToAdd = z.strictObject({
  role,
  conflict: z.strictObject({ role, because: z.enum(pairReasons) }).nullable(),
});

/** Where a role comes from. */
export const rightSources = ['given', 'temporary', 'facility', 'everybody'] as const;

/** A role that counts now, each with its sources. */
export const effectiveRight = z.strictObject({
  role,
  sources: z.array(
    z.strictObject({
      kind: z.enum(rightSources),
      facilityName: z.string().nullable(),
      facilityNameArabic: z.string().nullable(),
      givenBy: z.string().nullable(),
      givenAt: z.iso.datetime().nullable(),
      endsAt: z.iso.datetime().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  /** The modules that it opens, by their names in the list of grants. */
  opens: z.array(z.string()),
});
export type EffectiveRight = z.infer<typeof effectiveRight>;

export const userGroupOwner = z.strictObject({
  id: z.int(),
  groupOwnerName: z.string(),
  groupOwnerNameArabic: z.string(),
});
export const userSubGroup = z.strictObject({ id: z.int(), groupName: z.string(), groupNameArabic: z.string() });

/** A facility where a user works, or may be placed. */
export const userFacility = z.strictObject({
  facilityId: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  facilityLicense: z.string(),
});

/** One user, as those see them who administer them (REQ-MODEL-07). The Emirates ID shows its last four digits only. */
export const userRecord = z.strictObject({
  ...userRow.shape,
  firstName: z.string(),
  lastName: z.string(),
  mobileNumber: z.string().nullable(),
  emiratesIdEnding: z.string().nullable(),
  /** The person typed it: an administrator or a card puts it on record. */
  isEmiratesIdTyped: z.boolean(),
  /** Name and Emirates ID are a card's: only a card changes them. */
  identityProvenAt: z.iso.datetime().nullable(),
  licenseProvenAt: z.iso.datetime().nullable(),
  emailConfirmedAt: z.iso.datetime().nullable(),
  /** Those that the caller may know. */
  facilities: z.array(userFacility),
  groupOwners: z.array(userGroupOwner),
  subGroups: z.array(userSubGroup),
  hasSecondFactor: z.boolean(),
  isResetPasswordRequired: z.boolean(),
  createdAt: z.iso.datetime(),
  removal: z
    .strictObject({
      at: z.iso.datetime(),
      byName: z.string(),
      /** Until when everybody who may remove the user may undo it. */
      undoUntil: z.iso.datetime(),
    })
    .nullable(),
  /** The caller may change this account. */
  isChangeable: z.boolean(),
  isOwn: z.boolean(),
  /** Locked because nobody has used the account for so long; unlocking opens it again. */
  isUnused: z.boolean(),
  version: z.int(),
});
export type UserRecord = z.infer<typeof userRecord>;

export type UserFacility = z.infer<typeof userFacility>;

/** The temporary password of a new account, shown this once. */
export const addedUser = z.strictObject({
  user: userRecord,
  temporaryPassword: z.string(),
  expiresAt: z.iso.datetime(),
});

/** One entry of what was done with an account. */
export const userEvent = z.strictObject({
  at: z.iso.datetime(),
  action: z.string(),
  outcome: z.string(),
  /** The name of the person who did it; null for the person of the account, or nobody known. */
  byName: z.string().nullable(),
  isOwn: z.boolean(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type UserEvent = z.infer<typeof userEvent>;

const access = moduleAccess.users;
const named = z.strictObject({ userid: userId });
const facilityId = z.string().min(1).max(40).optional();
const byName = z.strictObject({ userId });
const reason = refusalReason;

const search = z.strictObject({
  /** The beginning of a word of the name, of the user name or of the licence, or a whole Emirates ID. */
  text: z.string().max(100).default(''),
  /** One of the caller's own facilities; without it the current one, for the portal's administrators all. */
  facilityId,
  /** Who holds it now. A page can be short with a cursor, where few do. */
  role: z.enum(roles).optional(),
  state: z.enum(userStates).optional(),
  lastSignIn: z.enum(lastSignInAges).optional(),
  isRemoved: z.boolean().default(false),
  /** Whose sign-in is paused after failed tries, by the end of the pause; for the portal's administrators only. */
  isPaused: z.boolean().default(false),
  ...pageFields,
});

const groupOwnerCall = z.strictObject({ userid: userId, groupownerid: z.coerce.number().int() });
const subGroupCall = z.strictObject({ userid: userId, subgroupid: z.coerce.number().int() });
const ownerList = z.array(userGroupOwner);
const groupList = z.array(userSubGroup);

/** The people of the portal, or of one's own facilities, and what they may do. */
export const userApi = area('user', {
  searchUsers: endpoint({
    method: 'POST',
    path: '/api/account/searchusers',
    summary: 'People by the beginning of a name, user name or licence, or by Emirates ID',
    access,
    body: search,
    answer: pageOf(userRow),
    requirements: ['REQ-USERS-12'],
  }),
  lockUser: endpoint({
    method: 'POST',
    path: '/api/account/lockuser',
    summary: 'Lock a user: every session ends, and no new one begins',
    access,
    body: z.strictObject({ userId, reason }),
    answer: userRecord,
    audit: 'user.lock',
    requirements: ['REQ-USERS-13'],
  }),
  unlockUser: endpoint({
    method: 'POST',
    path: '/api/account/unlockuser',
    summary: 'Unlock a user, and forget failed sign-ins',
    access,
    body: byName,
    answer: userRecord,
    audit: 'user.unlock',
    requirements: ['REQ-USERS-14'],
  }),
  forceLogoutUser: endpoint({
    method: 'POST',
    path: '/api/account/forceLogoutUser',
    summary: 'End every session of a user',
    access,
    query: byName,
    answer: z.strictObject({ ended: z.int() }),
    audit: 'user.forceLogout',
    requirements: ['REQ-USERS-15'],
  }),
  listUsers: endpoint({
    method: 'GET',
    path: '/api/users',
    summary: 'People by name',
    access,
    query: z.strictObject({ facilityId, ...pageFields }),
    answer: pageOf(userRow),
    requirements: ['REQ-USERS-16'],
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/api/users/{id}',
    summary: 'One user',
    access,
    params: z.strictObject({ id: userId }),
    answer: userRecord,
    requirements: ['REQ-USERS-17', 'REQ-MODEL-07'],
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/api/users/{id}',
    summary: 'Change name, mobile number, facilities and Emirates ID of a user; what a card showed only a card changes',
    access,
    params: z.strictObject({ id: userId }),
    body: userForm,
    answer: userRecord,
    audit: 'user.change',
    requirements: ['REQ-USERS-18'],
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/api/users/{id}',
    summary: 'Remove a user; for ten minutes it can be undone',
    access,
    params: z.strictObject({ id: userId }),
    answer: userRecord,
    audit: 'user.remove',
    requirements: ['REQ-USERS-19'],
  }),
  addUser: endpoint({
    method: 'POST',
    path: '/api/manage/adduser',
    summary: 'Add a user with a temporary password, valid once and for 24 hours',
    access,
    body: newUserForm,
    answer: addedUser,
    audit: 'user.add',
    requirements: ['REQ-USERS-11', 'REQ-USERS-34'],
  }),
  updateUserClinician: endpoint({
    method: 'POST',
    path: '/api/manage/UpdateUserClinician',
    summary: 'Give a user the professional licence that the register has for them, or none',
    access,
    body: z.strictObject({ userId, clinicianLicense: z.string().trim().min(1).max(30).nullable() }),
    answer: userRecord,
    audit: 'user.changeClinician',
    requirements: ['REQ-USERS-21'],
  }),
  getFacilityUsers: endpoint({
    method: 'GET',
    path: '/api/manage/getfacilityusers',
    summary: 'The people of the current facility by name, from a place on',
    access,
    query: z.strictObject({
      skip: z.coerce.number().int().min(0).max(5000).default(0),
      take: pageFields.take,
    }),
    answer: z.array(userRow),
    requirements: ['REQ-USERS-22'],
  }),
  getUserRoles: endpoint({
    method: 'GET',
    path: '/api/manage/getuserroles',
    summary: "A user's roles, and who gave them",
    access,
    query: named,
    answer: z.array(heldRole),
    requirements: ['REQ-USERS-23'],
  }),
  removeUserRole: endpoint({
    method: 'GET',
    hasPostTwin: true,
    path: '/api/manage/removeuserrole',
    summary: 'Take a role from a user; their sessions end',
    access,
    query: z.strictObject({ userid: userId, role }),
    answer: z.array(heldRole),
    audit: 'user.removeRole',
    requirements: ['REQ-USERS-24'],
  }),
  removeUser: endpoint({
    method: 'GET',
    hasPostTwin: true,
    path: '/api/manage/removeuser',
    summary: 'Remove a user; for ten minutes it can be undone',
    access,
    query: named,
    answer: userRecord,
    audit: 'user.remove',
    requirements: ['REQ-USERS-25'],
  }),
  restoreUser: endpoint({
    method: 'POST',
    path: '/api/manage/restoreuser',
    summary: 'Undo the removal of a user within ten minutes; later only for administrators of the portal',
    access,
    body: byName,
    answer: userRecord,
    audit: 'user.restore',
    requirements: [],
  }),
  getRolesToAdd: endpoint({
    method: 'GET',
    path: '/api/manage/getrolestoadd',
    summary: 'The roles that the caller may give to a user, with those that must not meet',
    access,
    query: named,
    answer: z.array(roleToAdd),
    requirements: ['REQ-USERS-26'],
  }),
  addUserRole: endpoint({
    method: 'GET',
    hasPostTwin: true,
    path: '/api/manage/adduserrole',
    summary: 'Give a user a role; their sessions end',
    access,
    query: z.strictObject({ userid: userId, role }),
    answer: z.array(heldRole),
    audit: 'user.addRole',
    requirements: ['REQ-USERS-27'],
  }),
  addTemporaryRole: endpoint({
    method: 'POST',
    path: '/api/manage/addtemporaryrole',
    summary: 'Give a user a role that ends by itself, a year from now at the latest',
    access,
    body: z.strictObject({ userId, role, endsAt: z.iso.datetime(), reason }),
    answer: z.array(heldRole),
    audit: 'user.addTemporaryRole',
    requirements: [],
  }),
  getGroupOwnersByUserId: endpoint({
    method: 'GET',
    path: '/api/manage/getgroupownersbyuserid',
    summary: "A user's group owners",
    access,
    query: named,
    answer: ownerList,
    requirements: ['REQ-USERS-28'],
  }),
  addGroupOwnerToUser: endpoint({
    method: 'GET',
    hasPostTwin: true,
    path: '/api/manage/addgroupownertouser',
    summary: 'Give a user a group owner',
    access,
    query: groupOwnerCall,
    answer: ownerList,
    audit: 'user.addGroupOwner',
    requirements: ['REQ-USERS-29'],
  }),
  deleteGroupOwnerFromUser: endpoint({
    method: 'GET',
    hasPostTwin: true,
    path: '/api/manage/deletegroupownerfromuser',
    summary: 'Take a group owner from a user',
    access,
    query: groupOwnerCall,
    answer: ownerList,
    audit: 'user.removeGroupOwner',
    requirements: ['REQ-USERS-30'],
  }),
  getSubGroupsByUserId: endpoint({
    method: 'GET',
    path: '/api/manage/getsubgroupsbyuserid',
    summary: "A user's sub groups",
    access,
    query: named,
    answer: groupList,
    requirements: ['REQ-USERS-31'],
  }),
  addSubGroupToUser: endpoint({
    method: 'GET',
    hasPostTwin: true,
    path: '/api/manage/addsubgrouptouser',
    summary: 'Give a user a sub group',
    access,
    query: subGroupCall,
    answer: groupList,
    audit: 'user.addSubGroup',
    requirements: ['REQ-USERS-32'],
  }),
  deleteSubGroupFromUser: endpoint({
    method: 'GET',
    hasPostTwin: true,
    path: '/api/manage/deletesubgroupfromuser',
    summary: 'Take a sub group from a user',
    access,
    query: subGroupCall,
    answer: groupList,
    audit: 'user.removeSubGroup',
    requirements: ['REQ-USERS-33'],
  }),
  getFacilityChoices: endpoint({
    method: 'GET',
    path: '/api/manage/getfacilitychoices',
    summary:
      "Where the caller may place people: the caller's own facilities by name or licence, for the portal's administrators any facility by them",
    access,
    query: z.strictObject({ text: z.string().max(100).default('') }),
    answer: z.array(userFacility),
    requirements: [],
  }),
  getEffectiveRights: endpoint({
    method: 'GET',
    path: '/api/manage/geteffectiverights',
    summary: 'What a user may do now, and where each right comes from',
    access,
    query: named,
    answer: z.array(effectiveRight),
    requirements: [],
  }),
  getUserHistory: endpoint({
    method: 'GET',
    path: '/api/manage/getuserhistory',
    summary: "What was done with a user's account, the newest first",
    access,
    query: z.strictObject({ userid: userId, ...pageFields }),
    answer: pageOf(userEvent),
    requirements: [],
  }),
});
