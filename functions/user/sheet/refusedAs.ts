import type { ImportProblem } from '../../../shared/_parts/sheetImport.ts';
import type { Failure } from '../../_kit/failure.ts';

const ofCode: Readonly<Record<string, ImportProblem>> = {
  notAllowed: { column: 'roles', code: 'roleNotYours' },
  rolesMustNotMeet: { column: 'roles', code: 'rolesMustNotMeet' },
  ownChange: { column: 'emiratesId', code: 'ownAccount' },
  notFound: { column: 'facilities', code: 'facilityNotYours' },
  clinicianNotFound: { column: 'clinicianLicence', code: 'licenceNotRegistered' },
  clinicianLicenseMismatch: { column: 'clinicianLicence', code: 'licenceNotRegistered' },
  // Whether another account has the licence is not told to who only writes it into a sheet.
  licenseHeld: { column: 'clinicianLicence', code: 'licenceNotRegistered' },
};

const ofField: Readonly<Record<string, ImportProblem>> = {
  facilityIds: { column: 'facilities', code: 'required' },
  firstName: { column: 'firstName', code: 'nameProven' },
  emiratesId: { column: 'emiratesId', code: 'emiratesIdKept' },
};

/** What the calls would answer, as what is wrong with a row. */
export const refusedAs = ({ code, errors }: Failure): ImportProblem =>
  ofCode[code] ?? ofField[errors[0]?.field ?? ''] ?? { column: null, code: 'notYours' };
