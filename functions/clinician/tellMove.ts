import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { effectLimits, type MoveKind } from '../../shared/clinician/clinicianMove.ts';
import { isRefusedLicense, type LicenseState, licenseStateOn } from '../../shared/clinician/licenseState.ts';
import { blacklistedAmong } from '../_data/clinician/blacklist.ts';
import type { Clinician } from '../_data/clinician/clinician.ts';
import { movePk, movePuts, type StoredMove } from '../_data/clinician/clinicianMove.ts';
import { findListedClinician } from '../_data/clinician/listedClinician.ts';
import { specialtyNamed } from '../_data/clinician/specialties.ts';
import { askedPayerOf, getPayer, isServing, type Payer } from '../_data/payer/payer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { attachFiles } from '../_parts/attachment/attachments.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';
import { elsewhereOn } from './elsewhereOn.ts';
import { moveNews } from './moveNews.ts';
import type { OwnFacility } from './ownFacility.ts';

/** What the forms of all changes have alike. */
interface Told {
  readonly effectiveOn: string;
  readonly payerIds: readonly number[];
  readonly attachmentIds: readonly string[];
  readonly note?: string | undefined;
  readonly reason?: StoredMove['reason'];
}

interface Move {
  readonly kind: MoveKind;
  readonly clinician: Clinician;
  readonly facility: OwnFacility;
  readonly to: OwnFacility | null;
  readonly license: LicenseState;
  /** The writes of the clinician's records. */
  readonly changes: readonly TransactItem[];
}

/** Refuses a day of effect that is too long ago or too far away. */
export function checkEffect(ctx: SessionContext, effectiveOn: string): void {
  const limits = effectLimits(emiratesDateOf(ctx.now()));
  if (effectiveOn < limits.from || effectiveOn > limits.until) throw invalid('effectiveOn', 'effectOutside', limits);
}

/** Refuses who is blacklisted at the facility, and a licence that the regulator's list says is not valid on the day; answers what it says. */
export async function checkMayWork(
  { store }: SessionContext,
  { facilityId }: OwnFacility,
  clinician: Pick<Clinician, 'licenseNo' | 'emiratesId' | 'isBlacklisted'>,
  { day, field }: { readonly day: string; readonly field: string },
): Promise<LicenseState> {
  const blacklisted = await blacklistedAmong(store, facilityId, [clinician]);
  if (clinician.isBlacklisted || blacklisted.size > 0) throw fail('clinicianBlacklisted');
  const license = await licenseOn(store, clinician.licenseNo, day);
  if (isRefusedLicense(license)) throw invalid(field, 'licenseNotValid');
  return license;
}

/** What the regulator's list says of a licence on a day. */
export const licenseOn = async (
  store: SessionContext['store'],
  licenseNo: string,
  day: string,
): Promise<LicenseState> => licenseStateOn(await findListedClinician(store, licenseNo), day);

async function insurersOf({ store }: SessionContext, payerIds: readonly number[]): Promise<Payer[]> {
  const found = await Promise.all([...new Set(payerIds)].map((id) => getPayer(store, id)));
  const serving = found.filter((payer) => payer !== null).filter(isServing);
  if (serving.length < found.length) throw invalid('payerIds', 'unknownChoice');
  return serving;
}

const placeOf = ({ facilityName, facilityNameArabic, facilityLicense }: OwnFacility) => ({
  facilityName,
  facilityNameArabic,
  facilityLicense,
});

function storedMove(
  ctx: SessionContext,
  move: Move,
  told: Told,
  { insurers, worksElsewhere }: { readonly insurers: readonly Payer[]; readonly worksElsewhere: boolean },
): StoredMove {
  const { clinician, facility, to, kind, license } = move;
  return {
    ...{ moveId: ctx.newId(), kind, effectiveOn: told.effectiveOn, license },
    ...{ licenseNo: clinician.licenseNo, fullName: clinician.fullName, fullNameArabic: clinician.fullNameArabic },
    ...{ specialty: clinician.specialty, specialtyArabic: specialtyNamed(clinician.specialty)?.nameArabic ?? null },
    ...placeOf(facility),
    to: to && placeOf(to),
    worksElsewhere,
    ...{ reason: told.reason ?? null, note: told.note || null },
    ...{ madeAt: ctx.now().toISOString(), madeByName: ctx.user.displayName },
    insurers: insurers.map(({ payerName, payerNameArabic }) => ({ payerName, payerNameArabic })),
  };
}

/**
 * Stores a change of a clinician with its documents, and tells the insurers; the providers of others where the licence works are told
 * too, and their records stay as they are (ADR 0125).
 */
export async function tellMove(ctx: SessionContext, move: Move, told: Told): Promise<{ moveId: string }> {
  const insurers = await insurersOf(ctx, told.payerIds);
  const { facility, to, clinician, kind } = move;
  const elsewhere = kind === 'end' ? [] : await elsewhereOn(ctx, clinician.licenseNo, told.effectiveOn);
  const stored = storedMove(ctx, move, told, { insurers, worksElsewhere: elsewhere.length > 0 });
  const files = await attachFiles(ctx, told.attachmentIds, { pk: movePk(stored), attachments: 0 });
  const facilities = [facility.facilityId, ...(to ? [to.facilityId] : [])];
  const puts = movePuts(stored, { facilities, payers: insurers.map(askedPayerOf) });
  if (!(await writeTogether(ctx.store, [...move.changes, ...puts, ...files.items]))) throw fail('changedMeanwhile');
  const { moveId, effectiveOn } = stored;
  ctx.audited({
    entity: 'clinician',
    id: clinician.clinicianId,
    after: { moveId, kind, effectiveOn, facilityId: facility.facilityId, toFacilityId: to?.facilityId ?? null },
  });
  // A notice that is lost is no loss of the change: the insurers' lists have it.
  const news = await moveNews(ctx, stored, { insurers, elsewhere, license: clinician.licenseNo });
  if (news.length > 0) await writeTogether(ctx.store, news);
  return { moveId };
}
