import { type Role, roles } from '../../../shared/_field/roles.ts';
import { userSheet } from '../../../shared/user/userSheet.ts';
import { findFacilityByLicense } from '../../_data/facility/facility.ts';
import { findUserByName, type User } from '../../_data/user/user.ts';
import { Failure } from '../../_kit/failure.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import { type ImportContext, Unfit } from '../../_parts/sheetImport/importServer.ts';
import { accountOf, checkAdding } from '../newPerson.ts';
import { ownFacilityIds } from '../ownPeople.ts';
import { actingIn, auditRefusal } from './actingIn.ts';
import { refusedAs } from './refusedAs.ts';
import { sheetChange } from './sheetChange.ts';
import { type PersonRow, personIn, type SheetPerson } from './sheetPerson.ts';

/** Only for the checks of an account that is not stored. */
const noSecret = { passwordHash: '$argon2id$', isResetPasswordRequired: false, temporaryPasswordExpiresAt: null };

const rolesIn = (row: PersonRow): Role[] => roles.filter((role) => row.roles?.includes(role));

/** The ids of the facilities that a row names. One that the acting person does not have is answered as one that there is not. */
async function namedFacilities(ctx: ImportContext, caller: User, text: string | null): Promise<string[] | Unfit> {
  const licences = [...new Set((text ?? '').split(/[,;،؛|\n]/u).map((part) => part.trim()))].filter(
    (part) => part !== '',
  );
  const own = ownFacilityIds(ctx, caller);
  const found = await Promise.all(licences.map((licence) => findFacilityByLicense(ctx.store, licence)));
  const ids = found.flatMap((each) => (each && (!own || own.includes(each.facilityId)) ? [each.facilityId] : []));
  return ids.length < licences.length ? new Unfit({ column: 'facilities', code: 'facilityNotYours' }) : ids;
}

/** What a row without a person needs besides the address. */
function missingOf(row: PersonRow): Unfit | null {
  const needed = ['firstName', 'lastName', 'roles'] as const;
  const missing = needed.filter((column) => row[column] === null || row[column]?.length === 0);
  if (missing.length === 0) return null;
  return new Unfit(...missing.map((column) => ({ column, code: 'required' })));
}

async function newPerson(ctx: ImportContext, caller: User, row: PersonRow, named: string[]): Promise<SheetPerson> {
  const acting = actingIn(ctx);
  const { scope } = ctx.imported;
  const current = scope.kind === 'facility' ? [scope.facilityId] : [];
  const form = {
    ...{ userName: row.email, firstName: row.firstName ?? '', lastName: row.lastName ?? '' },
    ...{ mobileNumber: row.mobile, emiratesId: row.emiratesId, clinicianLicense: row.clinicianLicence },
    ...{ facilityIds: named.length > 0 ? named : current, roles: rolesIn(row), groupOwnerIds: [], subGroupIds: [] },
  };
  const account = await accountOf(acting, caller, form, noSecret);
  await checkAdding(acting, caller, account);
  return personIn(account);
}

/** A person as a row would leave them: what it names is corrected or added, and nothing is taken away. */
async function changedPerson(
  ctx: ImportContext,
  caller: User,
  { row, named, stored }: { row: PersonRow; named: string[]; stored: SheetPerson },
): Promise<SheetPerson> {
  const before = await findUserByName(ctx.store, stored.userName);
  if (!before) return stored;
  const wanted = {
    ...stored,
    firstName: row.firstName ?? stored.firstName,
    lastName: row.lastName ?? stored.lastName,
    mobileNumber: row.mobile ?? stored.mobileNumber,
    emiratesId: row.emiratesId ?? stored.emiratesId,
    facilityIds: [...new Set([...stored.facilityIds, ...named])],
    roles: [...new Set([...stored.roles, ...rolesIn(row)])],
    clinicianLicense: sameLicence(row.clinicianLicence, stored.clinicianLicense),
  };
  const { changes } = await sheetChange(actingIn(ctx), caller, before, wanted);
  return personIn({ ...before, ...changes });
}

const sameLicence = (written: string | null, held: string | null): string | null =>
  written === null || written === held?.trim().toUpperCase() ? held : written;

/** The person whom a row wants, or why the acting person may not have it so. */
export async function nextPerson(
  row: PersonRow,
  stored: SheetPerson | null,
  ctx: ImportContext,
): Promise<SheetPerson | Unfit> {
  const caller = await actingUser(userSheet, ctx);
  const named = await namedFacilities(ctx, caller, row.facilities);
  if (named instanceof Unfit) return named;
  const missing = stored ? null : missingOf(row);
  if (missing) return missing;
  try {
    return await (stored ? changedPerson(ctx, caller, { row, named, stored }) : newPerson(ctx, caller, row, named));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await auditRefusal(ctx, stored ? 'user.change' : 'user.add', { code: error.code });
    return new Unfit(refusedAs(error));
  }
}
