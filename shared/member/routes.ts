import * as z from 'zod';
import { emiratesIdField } from '../_contract/emiratesIdField.ts';
import { area, endpoint } from '../_contract/endpoint.ts';
import { zeroOrMore } from '../_contract/numberFields.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { eligibilityFormFields, hasReason, reasonMissing } from '../eligibility/eligibilityForm.ts';
import { ghqEndpoints } from './ghqMember.ts';
import { genders, isMemberId, member, memberCoverage, memberRelations } from './member.ts';
import { coverStates } from './memberCover.ts';
import { validityEndpoints } from './memberValidity.ts';

/** The server reads a record for each row, so a page has only the rows that the screen shows. */
const mostFound = 20;

/** A payer's people have their own payer; a super admin names one. */
const payerId = z.int().positive().max(999_999);
const memberId = z
  .string()
  .trim()
  .refine(
    isMemberId,
    sentence('member:cardNumberForm', 'A card number has 2 to 30 letters, digits and / . _ -, and is no Emirates ID.'),
  );

/** What a member is looked for by; each way is one key of the store. */
export const memberSearchWays = ['emiratesId', 'memberId', 'name', 'policy'] as const;
export type MemberSearchWay = (typeof memberSearchWays)[number];

const cover = memberCoverage.extend({ state: z.enum(coverStates) });
export type MemberCover = z.infer<typeof cover>;

/** A member in a list: who it is, and the cover that says most today. */
const memberRow = member
  .pick({ memberId: true, fullName: true, fullNameArabic: true, bornOn: true, gender: true, relation: true })
  .extend({
    cover: cover.pick({ policyNumber: true, planName: true, startsOn: true, endsOn: true, state: true }).nullable(),
  });
export type MemberRow = z.infer<typeof memberRow>;

const memberDetails = member.extend({
  covers: z.array(cover),
  /** Of exactly this state of the member and the covers: a correction names the one that it was made from. */
  version: z.string(),
});
export type MemberDetails = z.infer<typeof memberDetails>;

/** What a row of an uploaded list changed, or a person. */
const memberChange = z.strictObject({
  at: z.iso.datetime(),
  /** The row of the list; null for a correction by hand. */
  row: z.int().nullable(),
  /** Who corrected it, and why; null for a list. */
  byName: z.string().nullable(),
  reason: z.string().nullable(),
  /** The cover that it changed, by policy and first day; null for the member's own data. */
  cover: z.strictObject({ policyNumber: z.string(), startsOn: z.string() }).nullable(),
  changes: z.array(
    z.strictObject({
      field: z.string(),
      before: z.union([z.string(), z.number()]).nullable(),
      after: z.union([z.string(), z.number()]).nullable(),
    }),
  ),
});
export type MemberChange = z.infer<typeof memberChange>;

/** A patient's card, as far as a reception needs it. */
const card = z.strictObject({
  cardNumber: z.string(),
  cover: z
    .strictObject({ planName: z.string(), startsOn: z.string(), endsOn: z.string(), state: z.enum(coverStates) })
    .nullable(),
});

/** The patient who stands at the reception: the card was read, or there is a reason why the Emirates ID was typed. */
const patientAtDesk = {
  emiratesId: emiratesIdField,
  cardReadId: eligibilityFormFields.cardReadId,
  eidReasonId: eligibilityFormFields.eidReasonId,
};

/** What the look for a patient's insurer says of one payer. */
export const insurerFindings = ['found', 'notFound', 'unknown'] as const;
/** Why it is not known: the payer keeps no register here, has sent no list yet, or its register could not be read. */
export const insurerUnknowns = ['noRegister', 'noList', 'notReadable'] as const;

/** Whether a payer insures a patient, as its register says. What is not known is never a no. */
const insurer = z.strictObject({
  payerId: z.int(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  finding: z.enum(insurerFindings),
  /** Of an unknown only. */
  why: z.enum(insurerUnknowns).nullable(),
  /** When the payer brought the list that this is taken from; null where it is not known. */
  listedAt: z.iso.datetime().nullable(),
  cards: z.array(card),
});
export type Insurer = z.infer<typeof insurer>;

const day = z.iso.date(sentence('dateMissing', 'Enter a date.'));
const access = [...moduleAccess.memberRegisterReaders, ...moduleAccess.payerMemberSearch] as const;
const atReception = ['Eligibility'] as const;

const newCover = z
  .strictObject({
    policyNumber: z.string().trim().min(1, sentence('policyNumberMissing', 'Policy number is required.')).max(50),
    planName: z.string().trim().min(1, sentence('planMissing', 'Plan is required.')).max(200),
    startsOn: day,
    endsOn: day,
    coPaymentPercent: zeroOrMore(z.number().max(100, sentence('atMost', 'Enter at most {{most}}.', { most: 100 })))
      .nullable()
      .default(null),
    coPaymentFils: zeroOrMore(z.int().max(100_000_00, sentence('atMost', 'Enter at most {{most}}.', { most: 100_000 })))
      .nullable()
      .default(null),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    message: sentence('beforeFrom', 'The end date is before the start date.'),
    path: ['endsOn'],
  });

const personFields = {
  fullName: z.string().trim().min(1, sentence('member:nameMissing', 'Name is required.')).max(200),
  fullNameArabic: z.string().trim().min(1).max(200).nullable().default(null),
  bornOn: day,
  gender: z.enum(genders, sentence('member:genderMissing', 'Choose the gender.')),
  relation: z.enum(memberRelations, sentence('member:relationMissing', 'Choose the relation.')),
} as const;

const correctedCover = z
  .strictObject({ ...newCover.shape, cancelledOn: day.nullable() })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    message: sentence('beforeFrom', 'The end date is before the start date.'),
    path: ['endsOn'],
  })
  .refine(({ startsOn, cancelledOn }) => cancelledOn === null || cancelledOn >= startsOn, {
    message: sentence('member:cancelledBeforeStart', 'The cover is cancelled before it begins.'),
    path: ['cancelledOn'],
  });

/** More covers of one member than this no call changes: with their traces they are one transaction. */
const mostCorrectedCovers = 20;

/** Members of payers that keep their register here (ADR 0027 and 0029). */
export const memberApi = area('member', {
  searchMembers: endpoint({
    method: 'POST',
    path: '/api/member/searchmembers',
    summary: "A payer's members by Emirates ID, card number, policy, or the beginning of the name",
    access,
    answersMember: true,
    body: z.strictObject({
      payerId: payerId.optional(),
      by: z.enum(memberSearchWays),
      text: z.string().trim().min(2).max(100),
      cursor: pageFields.cursor,
      take: z.int().min(1).max(mostFound).default(mostFound),
    }),
    answer: pageOf(memberRow),
    audit: 'member.search',
    requirements: ['REQ-MEMBER-06'],
  }),
  getMember: endpoint({
    method: 'POST',
    path: '/api/member/getmember',
    summary: 'A member with every cover',
    access,
    body: z.strictObject({ payerId: payerId.optional(), memberId }),
    answer: memberDetails,
    audit: 'member.read',
    requirements: ['REQ-MEMBER-06'],
  }),
  getMemberChanges: endpoint({
    method: 'POST',
    path: '/api/member/getmemberchanges',
    summary: "Changes of a member and the covers by the payer's lists, newest first",
    access,
    body: z.strictObject({ payerId: payerId.optional(), memberId, ...pageFields }),
    answer: pageOf(memberChange),
    audit: 'member.read',
    requirements: ['REQ-MEMBER-06'],
  }),
  getCardNumber: endpoint({
    method: 'POST',
    path: '/api/member/getcardnumber',
    summary:
      "The cards that a payer's register has of the patient, by the card that was read or a typed Emirates ID with the reason",
    access: atReception,
    answersMember: true,
    body: z.strictObject({ payerId, ...patientAtDesk }).refine(hasReason, reasonMissing),
    answer: z.array(card),
    audit: 'member.findCard',
    requirements: ['REQ-MEMBER-01'],
  }),
  findInsurers: endpoint({
    method: 'POST',
    path: '/api/member/findinsurers',
    summary: 'Which of the payers that answer the facility have the patient in their registers, and how old these are',
    access: atReception,
    answersMember: true,
    body: z.strictObject(patientAtDesk).refine(hasReason, reasonMissing),
    answer: z.array(insurer),
    audit: 'member.findInsurers',
    requirements: ['REQ-MEMBER-01'],
  }),
  getCardDetails: endpoint({
    method: 'POST',
    path: '/api/member/getcarddetails',
    summary: 'The member and cover of a card, for a caller who has the card and knows the date of birth',
    access: atReception,
    answersMember: true,
    body: z.strictObject({ payerId, cardNumber: memberId, bornOn: day }),
    answer: z.strictObject({
      ...member.pick({ fullName: true, fullNameArabic: true, gender: true, relation: true }).shape,
      cardNumber: z.string(),
      covers: z.array(cover),
    }),
    audit: 'member.readCard',
    requirements: ['REQ-MEMBER-02'],
  }),
  createMemberDetails: endpoint({
    method: 'POST',
    path: '/api/member/creatememberdetails',
    summary: "Adds a member with a first cover to a payer's register, typed or with the card that was read",
    access: moduleAccess.memberRegister,
    body: z.strictObject({
      payerId: payerId.optional(),
      /** The verified reading of the member's card: the Emirates ID is the card's. */
      cardReadId: eligibilityFormFields.cardReadId,
      memberId,
      emiratesId: eligibilityFormFields.emiratesId,
      ...personFields,
      cover: newCover,
    }),
    answer: z.strictObject({ memberId: z.string() }),
    idempotent: true,
    audit: 'member.create',
    requirements: ['REQ-MEMBER-03'],
  }),
  correctMember: endpoint({
    method: 'POST',
    path: '/api/member/correctmember',
    summary:
      "Corrects a member of a payer's register, or changes and cancels covers, from the version that was read; the payer's next list wins over it",
    access: moduleAccess.memberRegister,
    body: z
      .strictObject({
        payerId: payerId.optional(),
        memberId,
        /** Of the state that the person saw. */
        version: z.string().max(64),
        /** Kept with the change. */
        reason: z
          .string()
          .trim()
          .min(1, sentence('member:correctionReasonMissing', 'Say why the register is corrected.'))
          .max(500),
        person: z.strictObject({ ...personFields, emiratesId: emiratesIdField.nullable() }).optional(),
        /** Each is found by its policy and first day, which stay. */
        covers: z.array(correctedCover).min(1).max(mostCorrectedCovers).optional(),
      })
      .refine(({ person, covers }) => person !== undefined || covers !== undefined, {
        message: sentence('member:nothingToCorrect', 'Change something of the member or of a cover.'),
        path: ['person'],
      }),
    answer: z.strictObject({ memberId: z.string() }),
    idempotent: true,
    audit: 'member.correct',
    requirements: [],
  }),
  ...ghqEndpoints,
  ...validityEndpoints,
});
