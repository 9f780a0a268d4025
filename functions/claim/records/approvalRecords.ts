import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AnsweredLine, AuthorizationAnswer } from '../../../shared/authorization/answer.ts';
import { genericDrug } from '../../../shared/authorization/authorizationTypes.ts';
import type { AuthorizationLine } from '../../../shared/authorization/form.ts';
import { grantOf, isApproval, otherActivityOf } from '../../../shared/authorization/lineGrant.ts';
import type { Claim } from '../../../shared/claim/claim.ts';
import { dayOf } from '../../../shared/claim/dayOf.ts';
import {
  type ApprovalRecord,
  type ApprovedLine,
  approvalNumberOf,
  type ClaimRecords,
} from '../../../shared/claim/records/claimRecords.ts';
import { findReview } from '../../_data/authorization/answerReviews.ts';
import { authorizations, type StoredAuthorization } from '../../_data/authorization/authorization.ts';
import { listEntries, referencesOf } from '../../_data/authorization/authorizationEntries.ts';
import {
  findInsurerAuthorizations,
  type StoredInsurerAuthorization,
} from '../../_data/insurerAuthorization/insurerAuthorization.ts';
import { listInsurerEntries } from '../../_data/insurerAuthorization/insurerEntries.ts';
import type { Payer } from '../../_data/payer/payer.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';

/** A claim names one or two as a rule; of more of them than this the portal says nothing. */
const mostNumbers = 8;
/** Requests of one number: the versions of a chain, and answers in several files. */
const mostOfNumber = 20;

/** A request whose approval has ended still covers what was done before. */
const grantedStates: readonly string[] = ['approved', 'partiallyApproved', 'expired'];

const isNumber = (reference: string | null, number: string): boolean => reference?.trim().toUpperCase() === number;
const dayOrNull = (instant: string | null): string | null => instant && dayOf(instant);

/** What the payer pays of a line: what was approved without the patient's share. */
const netOf = ({ approvedFils, patientShareFils }: ReturnType<typeof grantOf>): number | null =>
  approvedFils === null ? null : Math.max(0, approvedFils - (patientShareFils ?? 0));

function approvedLine(asked: AuthorizationLine, said: AnsweredLine, answer: AuthorizationAnswer): ApprovedLine {
  const grant = grantOf(asked, said);
  const { type, code } = otherActivityOf(asked, said) === null ? asked : said;
  return {
    ...{ type, code, quantity: grant.quantity, netFils: netOf(grant) },
    validFrom: dayOrNull(said.validFrom ?? answer.validFrom),
    validTo: dayOrNull(said.validTo ?? answer.validTo),
  };
}

const isGrantedLine = ({ wasAsked, outcome }: AnsweredLine): boolean =>
  wasAsked && (outcome === 'approved' || outcome === 'partlyApproved');

/** What an answer grants under a number. One that names no line approves what was asked. */
function linesOf(
  number: string,
  { form, answer }: Pick<StoredAuthorization, 'form' | 'answer'>,
): readonly ApprovedLine[] {
  if (!form || !answer) return [];
  const [validFrom, validTo] = [dayOrNull(answer.validFrom), dayOrNull(answer.validTo)];
  if (answer.lines.length === 0)
    return form.lines.map(({ type, code, quantity, netFils }) => ({
      ...{ type, code, quantity, netFils: type === genericDrug ? null : netFils, validFrom, validTo },
    }));
  return form.lines.flatMap((asked) => {
    const said = answer.lines.find(({ lineId, wasAsked }) => wasAsked && lineId === asked.lineId);
    const isOfNumber = said && isNumber(said.payerReference ?? answer.payerReference, number);
    return said && isOfNumber && isGrantedLine(said) ? [approvedLine(asked, said, answer)] : [];
  });
}

async function ofPortal(
  store: DynamoDBDocumentClient,
  number: string,
  value: StoredAuthorization,
): Promise<ApprovalRecord> {
  const { state, answer, payerCode, emiratesId, cardNumber } = value;
  const isApproved = grantedStates.includes(state) && answer !== null && isApproval(answer);
  // Nobody may rely on an answer that a person has to look at first.
  const isGranted = isApproved && (await findReview(store, value)) === null;
  return {
    ...{ number, isOfInsurer: false, isGranted, payerCode, emiratesId, cardNumber },
    ...{ limitFils: answer?.limitFils ?? null, lines: isGranted ? linesOf(number, value) : [] },
  };
}

/** The same of one that the insurer loaded. One without activities covers any. */
function ofInsurer(number: string, value: StoredInsurerAuthorization, payers: readonly Payer[]): ApprovalRecord {
  const { status, payerId, emiratesId, cardNumber, approvedFils: limitFils, validFrom, validTo, lines } = value;
  const unnamed = { type: null, code: null, quantity: null, netFils: null, validFrom, validTo };
  const named = lines.map(({ code, quantity, approvedFils }) => ({
    ...unnamed,
    ...{ code, quantity, netFils: approvedFils },
  }));
  return {
    ...{ number, isOfInsurer: true, isGranted: grantedStates.includes(status), emiratesId, cardNumber, limitFils },
    payerCode: payers.find((payer) => payer.payerId === payerId)?.payerCode ?? '',
    lines: named.length > 0 ? named : [unnamed],
  };
}

/** All approvals of a number at the facility; null where there are more than can be read. */
async function approvalsOf(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  number: string,
  payers: readonly Payer[],
): Promise<ApprovalRecord[] | null> {
  const scope = { kind: 'facility', facilityId } as const;
  const list = { by: 'number', value: number } as const;
  const [own, loaded] = await Promise.all([
    listEntries(store, scope, list, { take: mostOfNumber }),
    listInsurerEntries(store, scope, list, { take: mostOfNumber }),
  ]);
  if (own.nextCursor !== null || loaded.nextCursor !== null) return null;
  const loadedIds = loaded.items.map(({ authorizationId }) => authorizationId);
  const [requests, records] = await Promise.all([
    own.items.length === 0 ? [] : authorizations.findAll(store, scope, own.items),
    loadedIds.length === 0 ? [] : findInsurerAuthorizations(store, scope, loadedIds),
  ]);
  // The list holds the facility's own numbers of requests as well: a claim names the payer's.
  const answered = requests.filter((value) => referencesOf(value).some((each) => isNumber(each, number)));
  const named = records.filter(({ authorizationNumber }) => isNumber(authorizationNumber, number));
  return [
    ...(await Promise.all(answered.map((value) => ofPortal(store, number, value)))),
    ...named.map((value) => ofInsurer(number, value, payers)),
  ];
}

/** The approvals of the facility that the lines of a claim name: two reads for each number, and two more where it is found. */
export async function approvalRecords(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  { activities }: Claim,
  payers: readonly Payer[],
): Promise<ClaimRecords['approvals']> {
  const named = activities.map(approvalNumberOf).filter((number) => number !== null);
  const numbers = [...new Set(named)].slice(0, mostNumbers);
  const found = await Promise.all(
    numbers.map(async (number) => ({ number, approvals: await approvalsOf(store, facilityId, number, payers) })),
  );
  const read = found.filter(({ approvals }) => approvals !== null);
  return { asked: read.map(({ number }) => number), found: read.flatMap(({ approvals }) => approvals ?? []) };
}
