import type { userApi } from '../../shared/user/routes.ts';
import { licenseHolderChange, licenseHolderDelete } from '../_data/user/licenseHolder.ts';
import { shownNumberOf } from '../_data/user/personNumbers.ts';
import { checkedLicense, licenseChanges } from '../_data/user/professionalLicense.ts';
import type { User } from '../_data/user/user.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { ActingContext } from './actingContext.ts';
import { changePerson } from './changePerson.ts';
import { recordOf } from './shownUser.ts';

/** The licence that the register has for this user: no administrator gives another one (404), nor one that another account holds. */
export async function registeredLicense(
  ctx: Pick<ActingContext, 'store' | 'now'>,
  user: Pick<
    User,
    'firstName' | 'lastName' | 'emiratesId' | 'emiratesIdClaim' | 'identityProvenAt' | 'currentFacilityId'
  >,
  { license, userId }: { readonly license: string; readonly userId: string | null },
) {
  const holder = {
    ...{ firstName: user.firstName, lastName: user.lastName, emiratesId: shownNumberOf(user) },
    isEmiratesIdProven: user.identityProvenAt !== null,
    isNameTrusted: true,
    userId,
    facilityId: user.currentFacilityId,
  };
  const claim = await checkedLicense(ctx.store, holder, license, 'clinicianLicense');
  if (!claim.isRegistered) throw fail('clinicianNotFound', { field: 'clinicianLicense' });
  return licenseChanges(claim, ctx.now());
}

const noLicense = { clinicianLicense: null, clinicianName: null, specialty: null, licenseProvenAt: null } as const;

/** What changes of a user by another licence, or by none, with the writes that belong to it. */
export async function licenseChange(ctx: Pick<ActingContext, 'store' | 'now'>, before: User, license: string | null) {
  const { userId, clinicianLicense } = before;
  if (license === null) {
    return {
      changes: noLicense,
      items: clinicianLicense === null ? [] : [licenseHolderDelete(userId, clinicianLicense)],
    };
  }
  const changes = await registeredLicense(ctx, before, { license, userId });
  return { changes, items: licenseHolderChange(userId, clinicianLicense, changes.clinicianLicense ?? license) };
}

/** Gives a user the licence that the register has for them, or takes it away. Sessions end: they know the licence. */
export const updateUserClinician: Operation<typeof userApi.endpoints.updateUserClinician> = async ({ body }, ctx) => {
  const { caller, user } = await changePerson(ctx, body.userId, async (before) => {
    const { changes, items } = await licenseChange(ctx, before, body.clinicianLicense);
    return {
      changes,
      items,
      endsSessions: true,
      news: 'accountChanged',
      audited: {
        before: { clinicianLicense: before.clinicianLicense },
        after: { clinicianLicense: changes.clinicianLicense },
      },
    };
  });
  return recordOf(ctx, caller, user);
};
