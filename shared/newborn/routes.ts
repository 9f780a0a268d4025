import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { sentence } from '../_field/sentence.ts';
import { typedPatient } from '../_field/typedPatient.ts';
import { timelineEventOf } from '../_parts/timeline.ts';
import { draftVersion } from '../_parts/typed.ts';
import { genders } from '../member/member.ts';
import { mostSiblings, weightLimits } from './birth.ts';

/** What a number is as it is stored: it holds, it was taken back, or the child has its own card. */
export const newbornStates = ['open', 'linked', 'cancelled'] as const;

/** What a number is today: an open one ends by itself after its last day. */
export const newbornPhases = ['open', 'ended', 'linked', 'cancelled'] as const;
export type NewbornPhase = (typeof newbornPhases)[number];

/** Who says that the own card is the child's. */
export const confirmations = ['register', 'facility'] as const;

const siblingIndex = z
  .int(sentence('newborn:siblingMissing', 'Choose which child it is.'))
  .min(1, sentence('newborn:siblingMissing', 'Choose which child it is.'))
  .max(mostSiblings);
const weightText = sentence(
  'newborn:weightLimits',
  'Enter the weight in grams, from {{least}} to {{most}}.',
  weightLimits,
);
const bornAt = z.iso.datetime({
  offset: true,
  error: sentence('newborn:birthMissing', 'Enter the day and the time of birth.'),
});

/** A child as its desk sends it. */
export const baby = z.strictObject({
  siblingIndex,
  bornAt,
  sex: z.enum(genders, sentence('newborn:sexMissing', 'Choose the sex.')),
  weightGrams: z.int(weightText).min(weightLimits.least, weightText).max(weightLimits.most, weightText),
});
export type Baby = z.infer<typeof baby>;

/** A number as lists show it. Of the mother they have the name, and the end of her identifier. */
export const newbornRow = z.strictObject({
  newbornId: recordId,
  /** The temporary number. */
  number: z.string(),
  phase: z.enum(newbornPhases),
  /** Days until the last one; null where nothing counts down any more. */
  daysLeft: z.int().nullable(),
  siblingIndex: z.int(),
  bornAt: z.iso.datetime(),
  sex: z.enum(genders),
  /** The last day. */
  validTo: z.iso.date(),
  motherName: z.string().nullable(),
  motherNameArabic: z.string().nullable(),
  motherEnding: z.string(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string().nullable(),
  registeredAt: z.iso.datetime(),
});
export type NewbornRow = z.infer<typeof newbornRow>;

export const newbornEvent = timelineEventOf(['register', 'link', 'cancel', 'notice']);
export type NewbornEvent = z.infer<typeof newbornEvent>;

/** The whole record. */
export const newborn = newbornRow.extend({
  version: z.int(),
  weightGrams: z.int(),
  eligibilityId: recordId,
  motherEmiratesId: z.string().nullable(),
  motherCardNumber: z.string().nullable(),
  registeredByName: z.string(),
  /** The child's own card, once it is known. */
  own: z
    .strictObject({
      emiratesId: z.string().nullable(),
      cardNumber: z.string().nullable(),
      confirmedBy: z.enum(confirmations),
    })
    .nullable(),
  cancelReason: z.string().nullable(),
  events: z.array(newbornEvent),
  /** Whether the reader is of the facility that registered the child; a payer's people only read. */
  mayChange: z.boolean(),
});
export type Newborn = z.infer<typeof newborn>;

/** Why an answer proves no cover of a mother for a birth of these days. */
export const motherProblems = ['motherNotCovered', 'motherNotSeen', 'notAMother'] as const;

/** An eligibility answer of the facility about a mother, from which her children are registered. */
export const mother = z.strictObject({
  eligibilityId: recordId,
  requestNumber: z.string(),
  motherName: z.string().nullable(),
  motherNameArabic: z.string().nullable(),
  motherEnding: z.string(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  serviceDate: z.iso.date(),
  /** What speaks against it already, whatever the time of birth; null for nothing. */
  problem: z.enum(motherProblems).nullable(),
});
export type Mother = z.infer<typeof mother>;

const byId = z.strictObject({ newbornId: recordId });
const change = { newbornId: recordId, version: z.int().positive() };
const common = { access: ['Standard'], requirements: ['REQ-NET-26'] } as const;

/** Temporary health card numbers of newborns under their mothers' cover; every facility registers those of its own births. */
export const newbornApi = area('newborn', {
  getNewborns: endpoint({
    method: 'GET',
    path: '/api/newborn/getnewborns',
    summary:
      "A facility's temporary numbers, or those of a payer's members; of the open ones those first that end soonest",
    query: z.strictObject({ phase: z.enum(newbornPhases).default('open'), ...pageFields }),
    answer: pageOf(newbornRow),
    audit: 'newborn.list',
    ...common,
  }),
  getNewborn: endpoint({
    method: 'GET',
    path: '/api/newborn/getnewborn',
    summary: 'One temporary number with what happened to it',
    query: byId,
    answer: newborn,
    audit: 'newborn.read',
    ...common,
  }),
  findMothers: endpoint({
    method: 'POST',
    path: '/api/newborn/findmothers',
    summary: "The facility's own latest answers about a mother, by Emirates ID or card number",
    body: typedPatient,
    answer: z.array(mother),
    audit: 'newborn.findMothers',
    ...common,
  }),
  getMother: endpoint({
    method: 'GET',
    path: '/api/newborn/getmother',
    summary: 'An answer of the facility about a mother, and whether her children can be registered from it',
    query: z.strictObject({ eligibilityId: recordId }),
    answer: mother,
    audit: 'newborn.readMother',
    ...common,
  }),
  registerNewborns: endpoint({
    method: 'POST',
    path: '/api/newborn/register',
    summary: 'Registers the children of one birth: each has a temporary number at once',
    body: z.strictObject({
      eligibilityId: recordId,
      draftVersion,
      babies: z.array(baby).min(1, sentence('newborn:babyMissing', 'Add at least one child.')).max(mostSiblings),
    }),
    answer: z.strictObject({ newborns: z.array(z.strictObject({ newbornId: recordId, number: z.string() })) }),
    audit: 'newborn.register',
    idempotent: true,
    ...common,
  }),
  linkOwnCard: endpoint({
    method: 'POST',
    path: '/api/newborn/linkowncard',
    answersMember: true,
    summary: "Links the child's own card, by which it is known from then on",
    body: z.strictObject({
      ...change,
      emiratesId: z.string().trim().max(20).optional(),
      cardNumber: z.string().trim().max(30).optional(),
    }),
    answer: z.strictObject({ newbornId: recordId, confirmedBy: z.enum(confirmations) }),
    audit: 'newborn.link',
    ...common,
  }),
  cancelNewborn: endpoint({
    method: 'POST',
    path: '/api/newborn/cancel',
    summary: 'Takes a temporary number back to which no own card was linked',
    body: z.strictObject({
      ...change,
      reason: z
        .string()
        .trim()
        .min(1, sentence('newborn:cancelReasonMissing', 'Enter why the number is cancelled.'))
        .max(300),
    }),
    answer: byId,
    audit: 'newborn.cancel',
    ...common,
  }),
  printTemporaryCard: endpoint({
    method: 'GET',
    path: '/api/newborn/printcard',
    summary: 'The temporary card as a PDF in both languages, with a code by which anybody can check it',
    query: byId,
    answer: z.string(),
    format: 'pdf',
    audit: 'newborn.print',
    ...common,
  }),
});
