import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { notMember } from '../../../shared/eligibility/notMember.ts';
import type { RegisterRemark } from '../../../shared/eligibility/registerRemark.ts';
import { remarkText } from '../../../shared/eligibility/remarkText.ts';
import type { Coverage } from '../../../shared/eligibility/routes.ts';
import type { MemberCoverage } from '../../../shared/member/member.ts';
import { coverStateOn, holdsUntil } from '../../../shared/member/memberCover.ts';
import type { EligibilityAnswer } from '../../_connect/payer/payer.ts';
import type { StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import type { MemberRecord } from '../../_data/member/member.ts';
import { answeredCoverage, namedMembers } from '../../_data/member/namedMembers.ts';
import { provenPayerId } from '../../_kit/proof.ts';

type Asked = Pick<
  StoredEligibility,
  'payerId' | 'eligibilityId' | 'emiratesId' | 'cardNumber' | 'serviceDate' | 'payerCode'
>;

/** The cover that has held longest is the primary one. */
const primaryFirst = (one: MemberCoverage, other: MemberCoverage): number =>
  one.startsOn.localeCompare(other.startsOn) || one.policyNumber.localeCompare(other.policyNumber);

/** What the register says against a cover, with the same in English for whoever reads the comments only. */
const refused = (denialCode: string, remark: RegisterRemark, coverages: Coverage[] = []) => ({
  denialCode,
  remark,
  comments: remarkText('en', remark),
  coverages,
});

/** Why nothing holds on the day: everything has ended, or the next cover has not begun. */
function refusal(coverages: readonly MemberCoverage[], askedFor: string) {
  const next = coverages.find(({ startsOn }) => startsOn > askedFor);
  if (next) {
    const { policyNumber, startsOn: day } = next;
    return refused('ELIG-006', { name: 'coverBegins', policyNumber, day }, [answeredCoverage(next)]);
  }
  const last = [...coverages].sort((one, other) => holdsUntil(other).localeCompare(holdsUntil(one)))[0];
  if (!last) return refused(notMember, { name: 'coverUnknown' });
  const day = holdsUntil(last);
  const name = last.cancelledOn === day ? 'coverCancelled' : 'coverEnded';
  return refused('ELIG-005', { name, policyNumber: last.policyNumber, day }, [answeredCoverage(last)]);
}

/** What a register says of a patient on the day of the service. */
export function verdictOf(members: readonly MemberRecord[], asked: Asked): EligibilityAnswer {
  const coverages = members.flatMap((each) => each.coverages).sort(primaryFirst);
  const holding = coverages.filter((coverage) => coverStateOn(coverage, asked.serviceDate) === 'holding');
  const { fullName = null, fullNameArabic = null } = members[0]?.member ?? {};
  const named = { patientName: fullName, patientNameArabic: fullNameArabic };
  const common = { kind: 'answer', isRepeated: false, ...named } as const;
  if (holding.length > 0) {
    const payerReference = `${asked.payerCode}-${asked.eligibilityId.slice(-12)}`;
    const all = holding.map(answeredCoverage);
    return { ...common, result: 'yes', payerReference, denialCode: null, comments: null, coverages: all };
  }
  const no =
    members.length === 0 ? refused(notMember, { name: 'memberUnknown' }) : refusal(coverages, asked.serviceDate);
  return { ...common, result: 'no', payerReference: null, ...no };
}

/** The answer of the portal's own register, for a payer that keeps its members there. */
export const answerFromRegister = async (store: DynamoDBDocumentClient, asked: Asked): Promise<EligibilityAnswer> =>
  // The worker answers for the payer that the stored request asks.
  verdictOf(await namedMembers(store, provenPayerId(asked.payerId), asked), asked);
