import * as z from 'zod';
import { cardNumberField } from '../_contract/cardNumberField.ts';
import { emiratesIdField } from '../_contract/emiratesIdField.ts';
import { endpoint } from '../_contract/endpoint.ts';
import { sentence } from '../_field/sentence.ts';
import { eligibilityFormFields, hasIdentifier, identifierMissing } from '../eligibility/eligibilityForm.ts';
import { memberCoverage } from './member.ts';
import { coverStates } from './memberCover.ts';

/** What a payer's register says of a member. What is not known is never a no. */
export const validities = ['active', 'notActive', 'unknown'] as const;
export type Validity = (typeof validities)[number];

/**
 * Why it is not known: the payer keeps no register here, has sent no list yet, or none for so long that it says nothing against
 * anybody; the register could not be read; or no card has this number with this date of birth, and one of them may be mistyped.
 */
export const validityUnknowns = ['noRegister', 'noList', 'oldList', 'notReadable', 'noSuchCard'] as const;

/** A list that is older says nothing against anybody: who joined or was renewed since is not in it. */
export const oldListDays = 31;

const validityCover = memberCoverage.omit({ policyNumber: true }).extend({ state: z.enum(coverStates) });
export type ValidityCover = z.infer<typeof validityCover>;

/** What one payer's register says. */
export const validitySource = z.strictObject({
  payerId: z.int(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  validity: z.enum(validities),
  /** Of an unknown only. */
  why: z.enum(validityUnknowns).nullable(),
  /** When the payer brought the list that this is taken from; null where it is not known. */
  listedAt: z.iso.datetime().nullable(),
  cards: z.array(z.strictObject({ cardNumber: z.string(), covers: z.array(validityCover) })),
  /** The payer's own word to the caller's facility that the member is covered, where its register knows nothing. */
  ownAnswer: z.strictObject({ serviceDate: z.iso.date(), answeredAt: z.iso.datetime() }).nullable(),
});
export type ValiditySource = z.infer<typeof validitySource>;

/** Whether somebody is a valid member, as of a time: of any payer that was asked, and of each. */
export const memberValidity = z.strictObject({
  asOf: z.iso.datetime(),
  validity: z.enum(validities),
  sources: z.array(validitySource),
});
export type MemberValidity = z.infer<typeof memberValidity>;

/** One member at one payer is enough; a no needs a no of every payer. */
export function validityOf(sources: readonly Pick<ValiditySource, 'validity'>[]): Validity {
  if (sources.some(({ validity }) => validity === 'active')) return 'active';
  const isNo = sources.length > 0 && sources.every(({ validity }) => validity === 'notActive');
  return isNo ? 'notActive' : 'unknown';
}

export const validityQuestion = z
  .strictObject({
    emiratesId: emiratesIdField.optional(),
    cardReadId: eligibilityFormFields.cardReadId,
    eidReasonId: eligibilityFormFields.eidReasonId,
    cardNumber: cardNumberField.optional(),
    /** Of the holder of the card. */
    bornOn: z.iso.date(sentence('dateMissing', 'Enter a date.')).optional(),
  })
  .refine(hasIdentifier, identifierMissing)
  .refine(({ emiratesId, cardNumber }) => !(emiratesId && cardNumber), {
    message: sentence('member:oneIdentifier', 'Search by the Emirates ID or by the card number, not by both.'),
    path: ['cardNumber'],
  })
  .refine(({ cardNumber, bornOn }) => !cardNumber || bornOn, {
    message: sentence('dateMissing', 'Enter a date.'),
    path: ['bornOn'],
  });

/** The look whether somebody is a valid member (ADR 0121). */
export const validityEndpoints = {
  checkMemberValidity: endpoint({
    method: 'POST',
    path: '/api/memberverification/search',
    summary:
      'Whether somebody is a valid member now: by the registers of the payers that answer the facility, or of the own payer',
    access: ['Standard'],
    answersMember: true,
    body: validityQuestion,
    answer: memberValidity,
    audit: 'member.checkValidity',
    requirements: ['REQ-NET-11', 'REQ-NET-27'],
  }),
};
