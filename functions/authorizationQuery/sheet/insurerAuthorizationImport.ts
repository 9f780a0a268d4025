import {
  type InsurerAuthorization,
  insurerAuthorization,
} from '../../../shared/authorizationQuery/insurerAuthorization.ts';
import {
  type InsurerAuthorizationRow,
  insurerAuthorizationOf,
  insurerAuthorizationSheet,
  insurerRowProblems,
} from '../../../shared/authorizationQuery/insurerAuthorizationSheet.ts';
import { type Facility, findFacilityByLicense } from '../../_data/facility/facility.ts';
import {
  findInsurerAuthorization,
  findInsurerAuthorizations,
  insurerAuthorizationId,
  insurerAuthorizationWrites,
  type StoredInsurerAuthorization,
} from '../../_data/insurerAuthorization/insurerAuthorization.ts';
import { insurerNews, isToldOf } from '../../_data/insurerAuthorization/insurerNews.ts';
import { askedPayerOf, getPayer, type Payer } from '../../_data/payer/payer.ts';
import { userUnchanged } from '../../_data/user/user.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { JobFailure } from '../../_parts/job/jobKind.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import { auditRow } from '../../_parts/sheetImport/auditRow.ts';
import {
  type Found,
  type ImportContext,
  type ImportServer,
  isSameStored,
  type RowKey,
  type StoredChange,
  Unfit,
} from '../../_parts/sheetImport/importServer.ts';
import { oncePerStep } from '../../_parts/sheetImport/oncePerStep.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';

type Change = StoredChange<InsurerAuthorization>;

const content = insurerAuthorization.strip();
/** What a sheet says of a stored authorisation. */
const saidOf = (stored: StoredInsurerAuthorization): InsurerAuthorization => content.parse(stored);

const ofPayer = (payerId: OwnPayerId) => ({ kind: 'payer', payerId }) as const;

/** The payer of the sheet: always that of the import, whatever stands in its rows. */
const payerOf = oncePerStep(async (ctx: ImportContext): Promise<{ payer: Payer; payerId: OwnPayerId }> => {
  await actingUser(insurerAuthorizationSheet, ctx);
  const { scope } = ctx.imported;
  const payer = scope.kind === 'payer' ? await getPayer(ctx.store, scope.payerId) : null;
  if (scope.kind !== 'payer' || !payer) throw new JobFailure('rightsLost');
  return { payer, payerId: scope.payerId };
});

/** The facilities of the rows that are handled together, by licence. */
const facilitiesOf = oncePerStep((_: ImportContext) => new Map<string, Promise<Facility | null>>());

function facilityOf(ctx: ImportContext, license: string): Promise<Facility | null> {
  const known = facilitiesOf(ctx);
  const found = known.get(license) ?? findFacilityByLicense(ctx.store, license);
  known.set(license, found);
  return found;
}

async function findStored(ctx: ImportContext, keys: readonly RowKey[]) {
  const { payerId } = await payerOf(ctx);
  const ids = keys.map(({ key, about }) => ({
    key,
    id: insurerAuthorizationId(payerId, String(about.authorizationNumber)),
  }));
  const stored = await findInsurerAuthorizations(
    ctx.store,
    ofPayer(payerId),
    ids.map(({ id }) => id),
  );
  const byId = new Map(stored.map((each) => [each.authorizationId, each]));
  const found = new Map<string, Found<InsurerAuthorization>>();
  for (const { key, id } of ids) {
    const there = byId.get(id);
    if (there) found.set(key, { stored: saidOf(there) });
  }
  return found;
}

/** What a row makes of an authorisation: all that the row says, so that what it leaves empty is empty. */
async function nextAuthorization(
  row: InsurerAuthorizationRow,
  stored: InsurerAuthorization | null,
  ctx: ImportContext,
): Promise<InsurerAuthorization | Unfit> {
  const { payer } = await payerOf(ctx);
  if (row.payerCode !== null && row.payerCode.toUpperCase() !== payer.payerCode.toUpperCase())
    return new Unfit({ column: 'payerCode', code: 'otherPayer' });
  const facility = await facilityOf(ctx, row.facilityLicense);
  if (!facility) return new Unfit({ column: 'facilityLicense', code: 'facilityUnknown' });
  if (stored && (await facilityOf(ctx, stored.facilityLicense))?.facilityId !== facility.facilityId)
    return new Unfit({ column: 'facilityLicense', code: 'facilityKept' });
  return insurerAuthorizationOf(row);
}

/** The facilities whose people have been told of this sheet by the rows that are handled together. */
const toldFacilities = oncePerStep((_: ImportContext) => new Set<string>());

/** The news of a row for its facility, where it has not been told yet. */
async function newsOf(
  ctx: ImportContext,
  facility: Facility,
  payer: Payer,
  { from, to }: Change,
): Promise<TransactItem[]> {
  if (!isToldOf(from, to) || toldFacilities(ctx).has(facility.facilityId)) return [];
  const { workId, importId } = ctx.imported;
  return insurerNews(ctx.store, facility, payer, { work: workId ?? importId, at: ctx.now() });
}

const auditShown = (said: InsurerAuthorization | null) =>
  said && { status: said.status, approvedFils: said.approvedFils, validFrom: said.validFrom, validTo: said.validTo };

/** Writes what a sheet says over what the last one said; false where somebody else's sheet came between. */
async function writeAuthorization(ctx: ImportContext, { from, to }: Change): Promise<boolean> {
  const caller = await actingUser(insurerAuthorizationSheet, ctx);
  const { payer, payerId } = await payerOf(ctx);
  const said = to ?? from;
  if (!said) return false;
  const authorizationId = insurerAuthorizationId(payerId, said.authorizationNumber);
  const before = await findInsurerAuthorization(ctx.store, ofPayer(payerId), authorizationId);
  if (!isSameStored(before && saidOf(before), from)) return false;
  const facility = await facilityOf(ctx, said.facilityLicense);
  if (!facility || (before && before.facilityId !== facility.facilityId)) return false;
  const { facilityName, facilityNameArabic } = facility;
  const { payerName, payerNameArabic } = payer;
  const after = to && {
    ...{ ...before, ...to, authorizationId, payerId: askedPayerOf(payer), facilityId: facility.facilityId },
    ...{ facilityName, facilityNameArabic, payerName, payerNameArabic, version: (before?.version ?? 0) + 1 },
  };
  const version = { changeId: ctx.newId(), at: ctx.now().toISOString(), byName: ctx.actor.displayName, content: to };
  const items = insurerAuthorizationWrites(before, after as StoredInsurerAuthorization | null, version);
  const news = await newsOf(ctx, facility, payer, { from, to });
  if (!(await writeTogether(ctx.store, [...items, ...news, userUnchanged(caller)]))) return false;
  if (isToldOf(from, to)) toldFacilities(ctx).add(facility.facilityId);
  await auditRow(ctx, {
    ...{ action: 'authorizationQuery.load', entity: 'authorization', entityId: authorizationId, outcome: 'success' },
    ...{ before: auditShown(from), after: auditShown(to) },
  });
  return true;
}

/** What a sheet of an insurer's own authorisations does: it adds them and brings them up to date, and keeps what was said before. */
export const insurerAuthorizationImport: ImportServer<typeof insurerAuthorizationSheet.columns, InsurerAuthorization> =
  {
    facts: insurerAuthorizationSheet,
    check: insurerRowProblems,
    find: findStored,
    next: nextAuthorization,
    writeRow: writeAuthorization,
  };
