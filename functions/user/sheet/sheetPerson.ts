import type { ImportRow } from '../../../shared/_parts/sheetImport.ts';
import type { userSheet } from '../../../shared/user/userSheet.ts';
import type { User } from '../../_data/user/user.ts';

/** A row of the sheet of people. */
export type PersonRow = ImportRow<(typeof userSheet)['columns']>;

/** What a sheet decides about of a person: what is stored, and what will be. */
export type SheetPerson = Pick<
  User,
  'userName' | 'firstName' | 'lastName' | 'mobileNumber' | 'emiratesId' | 'facilityIds' | 'roles' | 'clinicianLicense'
>;

/** A user as sheets know them; lists in one order, so that two of them compare. */
export const personIn = (user: SheetPerson): SheetPerson => ({
  userName: user.userName,
  firstName: user.firstName,
  lastName: user.lastName,
  mobileNumber: user.mobileNumber,
  emiratesId: user.emiratesId,
  facilityIds: [...user.facilityIds].sort(),
  roles: [...user.roles].sort(),
  clinicianLicense: user.clinicianLicense,
});
