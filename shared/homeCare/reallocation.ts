import { moduleAccess } from '../_field/moduleAccess.ts';
import { authoritySide, type CaseTenants, insurerSide, providerSide } from '../_parts/caseSides.ts';

/** Why a patient goes over to another provider. */
export const reallocationReasons = [
  'licenceLost',
  'closure',
  'complaint',
  'capacity',
  'distance',
  'patientsWish',
] as const;

/** Who agrees for the patient that another provider comes. */
export const consenters = ['patient', 'relative', 'guardian'] as const;

/** The organisations that ask for a reallocation: what one has asked for, the other approves. */
export const reallocationAskers = ['insurer', 'authority'] as const;
type Asker = (typeof reallocationAskers)[number];

/** How far a reallocation has come. */
export const reallocationResults = ['open', 'done', 'refused', 'declined', 'withdrawn', 'ended'] as const;

/** The states of an episode with an open reallocation. The present provider has the patient in its care until the new one takes over. */
export const reallocating = [
  'reallocationAtAuthority',
  'reallocationAtInsurer',
  'reallocationOffered',
  'reallocationAccepted',
] as const;

/** The states in which the new provider sees the episode: somebody of another organisation has approved. */
const offered: readonly string[] = ['reallocationOffered', 'reallocationAccepted'];

interface Offered {
  readonly state: string;
  readonly reallocation: { readonly askedBy: Asker; readonly facilityId: string } | null;
}

interface Reallocated extends CaseTenants, Offered {
  readonly responsible: readonly { readonly facilityId: string }[];
}

const provider = providerSide(moduleAccess.homeCareProvider);
const insurer = insurerSide(moduleAccess.homeCareDesk);
const authority = authoritySide(moduleAccess.homeCareAuthority);
type Person = Parameters<typeof provider.isOne>[0];

/** Whether the patient is to go over to a facility, which sees the episode for that. */
export const isNewProvider = ({ state, reallocation }: Offered, facilityId: string | null): boolean =>
  offered.includes(state) && reallocation?.facilityId === facilityId;
const wasResponsible = (record: Reallocated, facilityId: string | null): boolean =>
  facilityId !== record.facilityId && record.responsible.some((each) => each.facilityId === facilityId);

/** The facilities beside its own that see an episode: the new provider, and those that had the patient in their care before. */
export const furtherFacilities = (record: Reallocated): string[] => {
  const { reallocation, responsible } = record;
  const all = [...(reallocation ? [reallocation.facilityId] : []), ...responsible.map(({ facilityId }) => facilityId)];
  return [...new Set(all)].filter(
    (id) => id !== record.facilityId && (isNewProvider(record, id) || wasResponsible(record, id)),
  );
};

/** The provider to which the patient goes over. It reads what it needs to decide, and no messages. */
export const newProviderSide = {
  ...provider,
  isOne: (person: Person, record: Reallocated) => person.payerId === null && isNewProvider(record, person.facilityId),
};

/** A provider that had the patient in its care before. It reads its own days. */
export const formerProviderSide = {
  ...provider,
  isOne: (person: Person, record: Reallocated) =>
    person.payerId === null && !isNewProvider(record, person.facilityId) && wasResponsible(record, person.facilityId),
};

/** Whether an organisation may ask, or take back what it has asked for. */
const mayAsk = (asker: Asker, { state, reallocation }: Reallocated): boolean =>
  state === 'admitted' || reallocation?.askedBy === asker;

export const insurersAsker = {
  grants: ['PayerAdmin', 'ReallocationRequestInsurerUser'],
  isOne: (person: Person, record: Reallocated) => insurer.isOne(person, record) && mayAsk('insurer', record),
} as const;

export const authoritysAsker = {
  grants: ['ReallocationRequestDOHUser'],
  isOne: (person: Person, record: Required<Reallocated>) =>
    authority.isOne(person, record) && mayAsk('authority', record),
} as const;

/** REQ-SPEC-14: who approves belongs to another organisation than who asked. */
export const insurersApprover = {
  grants: ['PayerAdmin', 'ReallocationApprovalUser'],
  isOne: (person: Person, record: Reallocated) =>
    insurer.isOne(person, record) && record.reallocation?.askedBy === 'authority',
} as const;

export const authoritysApprover = {
  grants: ['ReallocationApprovalUser'],
  isOne: (person: Person, record: Required<Reallocated>) =>
    authority.isOne(person, record) && record.reallocation?.askedBy === 'insurer',
} as const;
