import { isEmail } from '../_field/email.ts';
import { groupTypes } from '../_field/lookupLists/portal.ts';
import { sentence } from '../_field/sentence.ts';

/** What names the facilities of a user of the claim dashboard. */
export type FacilitiesField = 'groups' | 'subGroups' | 'facilityLicenses';

/** The sentences of the form, word for word as the specification has them. */
export const requestTexts = {
  mandatory: sentence('claimDashboard:mandatory', 'Please fill all mandatory fields.'),
  notComplete: sentence(
    'claimDashboard:notComplete',
    'Please fill all mandatory fields before submitting the Request Form.',
  ),
  email: sentence('claimDashboard:email', 'Invalid EmailId'),
  contact: sentence('claimDashboard:contact', 'Invalid contact number'),
  contactShort: sentence('claimDashboard:contactShort', 'Contact number should contain 9 digit'),
  contactLong: sentence('claimDashboard:contactLong', 'Contact number should not more than 10 digit'),
  license: sentence('claimDashboard:license', 'A facility licence has 3 to 30 letters, digits and hyphens.'),
  oneLicense: sentence('claimDashboard:oneLicense', 'This access type takes one facility licence.'),
} as const;

/** The sentences about facilities that a user has already. */
export const duplicateTexts: Readonly<Record<FacilitiesField, string>> = {
  groups: sentence('claimDashboard:duplicateGroups', 'Duplicate group owner can not be added.'),
  subGroups: sentence('claimDashboard:duplicateSubGroups', 'Duplicate sub group can not be added.'),
  facilityLicenses: sentence('claimDashboard:duplicateFacilityLicenses', 'Duplicate facility can not be added.'),
};

/** The one field that an access type needs; null for a number that is none. */
export function facilitiesFieldOf(accessType: number | null): FacilitiesField | null {
  if (accessType === groupTypes.GroupOwner) return 'groups';
  if (accessType === groupTypes.SubGroup) return 'subGroups';
  return accessType === groupTypes.Multiple || accessType === groupTypes.Single ? 'facilityLicenses' : null;
}

/** The addresses that the form takes: they end in a domain of two to four letters. */
export const isRequestEmail = (text: string): boolean => isEmail(text) && /\.[A-Za-z]{2,4}$/.test(text);

/** What is wrong with a mobile number, 05 or 5 and eight digits more; null where nothing is. */
export function contactProblem(text: string): string | null {
  if (/^0?5\d{8}$/.test(text)) return null;
  if (!/^\d+$/.test(text)) return requestTexts.contact;
  if (text.length < 9) return requestTexts.contactShort;
  return text.length > 10 ? requestTexts.contactLong : requestTexts.contact;
}

/** The licences of a text, which are divided by commas, in capital letters and with their repetitions. */
export const licensesIn = (text: string): string[] =>
  text
    .split(/[,;،؛\n]/u)
    .map((license) => license.trim().toUpperCase())
    .filter((license) => license !== '');

/** The part of a user that says which facilities they are to see. */
export interface AskedFacilities {
  readonly emailId: string;
  readonly accessType: number;
  readonly groups: readonly number[];
  readonly subGroups: readonly number[];
  readonly facilityLicenses: readonly string[];
}

/** Whether one list of licences names a facility twice. */
export const hasRepeated = (licenses: readonly string[]): boolean => new Set(licenses).size < licenses.length;

const overlaps = <Value>(some: readonly Value[], others: readonly Value[]): boolean =>
  some.some((value) => others.includes(value));

const sameEmail = (one: AskedFacilities, other: AskedFacilities): boolean =>
  one.emailId.trim().toLowerCase() === other.emailId.trim().toLowerCase();

/** The field in which a user asks for what the same address has already among `users`; null where nothing overlaps. */
export function duplicateField(user: AskedFacilities, users: readonly AskedFacilities[]): FacilitiesField | null {
  const field = facilitiesFieldOf(user.accessType);
  if (field === null) return null;
  const earlier = users.filter((other) => sameEmail(other, user) && facilitiesFieldOf(other.accessType) === field);
  const isTwice = earlier.some((other) => overlaps<number | string>(other[field], user[field]));
  return isTwice ? field : null;
}
