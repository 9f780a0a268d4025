import { demoClinicians } from './clinicians.ts';
import { demoEmiratesId } from './emiratesIds.ts';
import { demoFacilities } from './facilities.ts';

/** A row of a regulator's list, in the words of the regulators' answers. */
export type DemoRegisterRow = Readonly<Record<string, string>>;
/** The regulators' lists by licence in capitals. */
export type DemoRegister = ReadonlyMap<string, DemoRegisterRow>;

/**
 * Where the lists say something else than the portal, by the place of a clinician in a clinic's staff: a name that is spelt otherwise, another
 * person's Emirates ID, a licence that was withdrawn, one that has ended. Of the eighth they know nothing.
 */
const planted: Readonly<Record<string, DemoRegisterRow>> = {
  '4': { FullName: 'Farouqi, Bilal Hassan' },
  '5': { EmiratesID: demoEmiratesId(1979, 4999) },
  '6': { Status: 'Inactive' },
  '7': { ActiveTo: '31/12/2024' },
};
const unknownPlace = '8';

const placeOf = (clinicianId: string): string => clinicianId.split('-').at(-1) ?? '';
const licenses = new Map(demoFacilities.map(({ facilityId, facilityLicense }) => [facilityId, facilityLicense]));

/** The regulators' lists of the demonstration's clinicians. */
export const demoRegister: DemoRegister = new Map(
  demoClinicians
    .filter(({ clinicianId }) => placeOf(clinicianId) !== unknownPlace)
    .map(({ clinicianId, facilityId, licenseNo, fullName, emiratesId, specialty }) => [
      licenseNo.toUpperCase(),
      {
        ...{ License: licenseNo, FullName: fullName, EmiratesID: emiratesId ?? '', Specialty: specialty },
        ...{ FacilityLicense: licenses.get(facilityId) ?? '', Status: 'Active' },
        ...{ ActiveFrom: '01/01/2020', ActiveTo: '31/12/2035' },
        ...planted[placeOf(clinicianId)],
      },
    ]),
);
