import type * as z from 'zod';
import type { userDetails } from '../../shared/manage/routes.ts';
import { shownNumberOf } from '../_data/user/personNumbers.ts';
import type { User } from '../_data/user/user.ts';

/** What users see of themselves: of the Emirates ID its last four digits. */
export const shownUser = (user: User): z.infer<typeof userDetails> => ({
  userId: user.userId,
  userName: user.userName,
  firstName: user.firstName,
  lastName: user.lastName,
  mobileNumber: user.mobileNumber,
  emiratesIdEnding: shownNumberOf(user)?.slice(-4) ?? null,
  clinicianLicense: user.clinicianLicense,
  specialty: user.specialty,
  areShortcutsOn: user.areShortcutsOn,
  identityProvenAt: user.identityProvenAt,
  licenseProvenAt: user.licenseProvenAt,
  emailConfirmedAt: user.emailConfirmedAt,
  claimedLicense: user.claimedLicense,
  version: user.version,
});
