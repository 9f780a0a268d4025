import {
  authorizationCategories,
  authorizationStatuses,
  authorizationTypes as listedTypes,
} from '../../shared/_field/lookupLists/authorization.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { authorizationTypes } from '../../shared/authorization/authorizationTypes.ts';
import { grantOf } from '../../shared/authorization/lineGrant.ts';
import { rereadAnswer } from '../../shared/authorization/rereadAnswer.ts';
import { entryOf } from '../../shared/authorizationQuery/insurerAuthorization.ts';
import { contradictsItself } from '../../shared/authorizationQuery/insurerVerdict.ts';
import type { AuthorizationFound } from '../../shared/authorizationQuery/routes.ts';
import type { StoredAuthorization } from '../_data/authorization/authorization.ts';
import type { StoredInsurerAuthorization } from '../_data/insurerAuthorization/insurerAuthorization.ts';

/** The id of an entry of a list of /api/common by its code, or null. */
export const listIdOf = (list: Parameters<typeof entryOf>[0], code: string | null): number | null =>
  entryOf(list, code)?.id ?? null;

/** A status that the lists do not know has none of their ids: 0, which no entry has. */
export const statusIdOf = (code: string): number => listIdOf(authorizationStatuses, code) ?? 0;

const endingOf = (...identifiers: readonly (string | null)[]): string =>
  identifiers.find((text) => text !== null)?.slice(-4) ?? '';

/** What an answer says of a line that was asked for. */
export const answerTo = ({ lines }: NonNullable<StoredAuthorization['answer']>, asked: { readonly lineId: string }) =>
  lines.find(({ wasAsked, lineId }) => wasAsked && lineId === asked.lineId) ?? null;

const approvedStates: readonly string[] = ['approved', 'partiallyApproved', 'expired'];

/** What the payer approved of a request, all lines together; null where it approved nothing. */
function approvedFils(found: StoredAuthorization): number | null {
  const { state, form, answer } = found;
  if (!answer || !form || !approvedStates.includes(state) || rereadAnswer(found) !== null) return null;
  const granted = form.lines.map((asked) => grantOf(asked, answerTo(answer, asked)).approvedFils ?? 0);
  return granted.reduce((sum, fils) => sum + fils, 0);
}

/** A request of the portal as the board lists it. */
export const portalRow = (found: StoredAuthorization): AuthorizationFound => ({
  authorizationId: found.authorizationId,
  source: 'portal',
  authorizationNumber: found.payerReference,
  requestNumber: found.requestNumber,
  patientName: found.patientName,
  identifierEnding: found.identifierEnding,
  facilityName: found.facilityName,
  facilityNameArabic: found.facilityNameArabic,
  companyId: found.payerId,
  payerName: found.payerName,
  payerNameArabic: found.payerNameArabic,
  categoryId: listIdOf(authorizationCategories, found.form?.encounterType?.toString() ?? null),
  statusId: statusIdOf(found.state),
  typeId: found.type && listIdOf(listedTypes, authorizationTypes[found.type]),
  requestedOn: emiratesDateOf(new Date(found.openedAt)),
  validTo: found.validTo && emiratesDateOf(new Date(found.validTo)),
  approvedFils: approvedFils(found),
  needsReview: rereadAnswer(found) !== null,
});

/** An authorisation of an insurer's own system as the board lists it. */
export const insurerRow = (found: StoredInsurerAuthorization): AuthorizationFound => ({
  authorizationId: found.authorizationId,
  source: 'insurer',
  authorizationNumber: found.authorizationNumber,
  requestNumber: found.requestNumber,
  patientName: found.patientName,
  identifierEnding: endingOf(found.emiratesId, found.cardNumber),
  facilityName: found.facilityName,
  facilityNameArabic: found.facilityNameArabic,
  companyId: found.payerId,
  payerName: found.payerName,
  payerNameArabic: found.payerNameArabic,
  categoryId: listIdOf(authorizationCategories, found.category),
  statusId: statusIdOf(found.status),
  typeId: listIdOf(listedTypes, found.type),
  requestedOn: found.requestedOn,
  validTo: found.validTo,
  approvedFils: found.approvedFils,
  needsReview: contradictsItself(found),
});
