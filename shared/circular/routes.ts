import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { refusalReason, refusedChange, waitingChange } from '../_parts/approval.ts';
import { attachment, attachmentIds, fileAddress } from '../_parts/attachment.ts';
import { draftVersion } from '../_parts/typed.ts';
import { emirateNames, facilityKinds } from '../facility/facilityFields.ts';
import { audienceKinds, mostNamedFacilities } from './audience.ts';

/** A must-read circular waits for a second person; what was published is never changed, only withdrawn or superseded. */
export const circularStates = ['draft', 'waiting', 'published', 'superseded', 'withdrawn'] as const;
export type CircularState = (typeof circularStates)[number];

/** How many must-read circulars a page asks for at once. */
export const mostDue = 20;

const words = (most: number) => ({
  english: z.string().trim().min(1, sentence('circular:englishMissing', 'Enter it in English.')).max(most),
  arabic: z.string().trim().min(1, sentence('circular:arabicMissing', 'Enter it in Arabic.')).max(most),
});
const title = words(150);
const text = words(5000);

const audienceFields = {
  to: z.enum(audienceKinds),
  kinds: z.array(z.enum(facilityKinds)).max(facilityKinds.length).default([]),
  emirates: z.array(z.enum(emirateNames)).max(emirateNames.length).default([]),
  /** Providers by name, as everybody knows them: by their licences. */
  facilityLicenses: z
    .array(z.string().trim().min(1).max(30))
    .max(
      mostNamedFacilities,
      sentence('circular:tooManyFacilities', 'Name at most {{most}} facilities.', { most: mostNamedFacilities }),
    )
    .default([]),
};
const day = z.iso.date(sentence('circular:dateMissing', 'Enter the date.'));

/** What a publisher writes. */
export const circularWords = {
  title: title.english,
  titleArabic: title.arabic,
  text: text.english,
  textArabic: text.arabic,
  isMustRead: z.boolean(),
  effectiveOn: day,
  endsOn: day.nullable(),
  ...audienceFields,
};

/** A circular as another one names it. */
const named = z.strictObject({ circularId: recordId, circularNumber: z.string() });

/** Who publishes: a payer, or the portal itself (null). */
const publisher = {
  payerId: z.int().nullable(),
  payerName: z.string(),
  payerNameArabic: z.string(),
};

/** A circular as lists show it. */
export const circularRow = z.strictObject({
  circularId: recordId,
  circularNumber: z.string(),
  ...publisher,
  title: z.string(),
  titleArabic: z.string(),
  state: z.enum(circularStates),
  isMustRead: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
  effectiveOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  /** When the reader opened it, and said that it was read. */
  openedAt: z.iso.datetime().nullable(),
  acknowledgedAt: z.iso.datetime().nullable(),
});
export type CircularRow = z.infer<typeof circularRow>;

/** The audience of a circular, as its publisher sees it. */
const audience = z.strictObject({
  to: z.enum(audienceKinds),
  kinds: z.array(z.enum(facilityKinds)),
  emirates: z.array(z.enum(emirateNames)),
  facilityLicenses: z.array(z.string()),
});

/** What only the publisher's people see. */
const publishing = z.strictObject({
  audience,
  edition: z.int(),
  waiting: waitingChange.nullable(),
  refused: refusedChange.nullable(),
});

/** The whole circular. */
export const circularRecord = circularRow.extend({
  text: z.string(),
  textArabic: z.string(),
  attachments: z.array(attachment),
  supersedes: named.nullable(),
  supersededBy: named.nullable(),
  withdrawn: z.strictObject({ at: z.iso.datetime(), reason: z.string(), reasonArabic: z.string() }).nullable(),
  /** The reader may acknowledge it: it goes to the reader's facility or payer. */
  isToReader: z.boolean(),
  publishing: publishing.nullable(),
});
export type CircularRecord = z.infer<typeof circularRecord>;

/** Whether one person at one facility, or of one payer, has read a circular. */
export const circularReceipt = z.strictObject({
  receiptId: z.string(),
  placeName: z.string(),
  placeNameArabic: z.string(),
  personName: z.string(),
  openedAt: z.iso.datetime().nullable(),
  acknowledgedAt: z.iso.datetime().nullable(),
});
export type CircularReceipt = z.infer<typeof circularReceipt>;

const byId = z.strictObject({ circularId: recordId });
const asSeen = z.strictObject({ circularId: recordId, edition: z.int().positive() });
const publishers = moduleAccess.circularPublishers;
const requirements = ['REQ-NET-24'] as const;
const readers = { access: ['Standard'], requirements } as const;

/** Circulars: what insurers, and the portal, tell providers and payers, who has read it, and who has not. */
export const circularApi = area('circular', {
  searchCirculars: endpoint({
    method: 'POST',
    path: '/api/circular/searchcirculars',
    summary: 'The circulars that go to the facility or payer of the caller, newest first, also by a word of their text',
    ...readers,
    body: z.strictObject({ ...pageFields, text: z.string().trim().max(100).optional() }),
    answer: pageOf(circularRow),
  }),
  getCircular: endpoint({
    method: 'GET',
    path: '/api/circular/getcircular',
    summary: 'One circular with its text and its files, as it was published',
    ...readers,
    query: byId,
    answer: circularRecord,
  }),
  getDueCirculars: endpoint({
    method: 'GET',
    path: '/api/circular/getduecirculars',
    summary: 'The must-read circulars that the caller has not acknowledged at this facility',
    ...readers,
    isBackground: true,
    answer: z.strictObject({
      due: z.array(named.extend({ ...publisher, title: z.string(), titleArabic: z.string() })),
    }),
  }),
  openCircular: endpoint({
    method: 'POST',
    path: '/api/circular/open',
    summary: 'Keeps that the caller has opened it, at this facility',
    ...readers,
    body: byId,
    answer: z.strictObject({ openedAt: z.iso.datetime() }),
    audit: 'circular.open',
  }),
  acknowledgeCircular: endpoint({
    method: 'POST',
    path: '/api/circular/acknowledge',
    summary: 'Keeps that the caller has read it, at this facility: nobody does so for somebody else',
    ...readers,
    body: byId,
    answer: z.strictObject({ acknowledgedAt: z.iso.datetime() }),
    audit: 'circular.acknowledge',
  }),
  getCircularAttachment: endpoint({
    method: 'GET',
    path: '/api/circular/getattachment',
    summary: 'An address that serves one file of a circular for five minutes',
    ...readers,
    query: z.strictObject({ circularId: recordId, attachmentId: recordId }),
    answer: fileAddress,
    audit: 'circular.attachment',
  }),
  searchOwnCirculars: endpoint({
    method: 'POST',
    path: '/api/circular/searchowncirculars',
    summary: "The publisher's circulars in every state, newest first",
    access: publishers,
    body: z.strictObject(pageFields),
    answer: pageOf(circularRow),
    requirements,
  }),
  saveCircular: endpoint({
    method: 'POST',
    path: '/api/circular/save',
    summary: 'Keeps a new draft, or changes one; what was published is never changed',
    access: publishers,
    body: z.strictObject({
      ...circularWords,
      /** Left out for a new draft. */
      circularId: recordId.optional(),
      edition: z.int().positive().optional(),
      supersedesId: recordId.nullable().default(null),
      attachmentIds: attachmentIds.default([]),
      draftVersion,
    }),
    answer: byId,
    audit: 'circular.save',
    idempotent: true,
    requirements,
  }),
  previewAudience: endpoint({
    method: 'POST',
    path: '/api/circular/previewaudience',
    summary: 'How many facilities or payers a circular would go to, and how many people',
    access: publishers,
    body: z.strictObject(audienceFields),
    answer: z.strictObject({
      places: z.int(),
      /** Null where they are too many to be counted one by one. */
      people: z.int().nullable(),
      examples: z.array(z.strictObject({ name: z.string(), nameArabic: z.string() })),
    }),
    requirements,
  }),
  publishCircular: endpoint({
    method: 'POST',
    path: '/api/circular/publish',
    summary:
      'Publishes a draft to the audience whose size the publisher has seen; a must-read one waits for a second person',
    access: publishers,
    body: asSeen.extend({ places: z.int().positive() }),
    answer: z.strictObject({ state: z.enum(circularStates) }),
    audit: 'circular.publish',
    requirements,
  }),
  approveCircular: endpoint({
    method: 'POST',
    path: '/api/circular/approve',
    summary: "Publishes a colleague's must-read circular",
    access: publishers,
    body: asSeen,
    answer: z.strictObject({ state: z.enum(circularStates) }),
    audit: 'circular.approve',
    requirements,
  }),
  refuseCircular: endpoint({
    method: 'POST',
    path: '/api/circular/refuse',
    summary: "Returns a colleague's must-read circular with a reason; it is a draft again",
    access: publishers,
    body: asSeen.extend({ reason: refusalReason }),
    answer: z.strictObject({ state: z.enum(circularStates) }),
    audit: 'circular.refuse',
    requirements,
  }),
  withdrawCircular: endpoint({
    method: 'POST',
    path: '/api/circular/withdraw',
    summary: 'Takes a published circular back with a reason, and tells who has opened it; it can still be read',
    access: publishers,
    body: asSeen.extend({ reason: words(500).english, reasonArabic: words(500).arabic }),
    answer: z.strictObject({ state: z.enum(circularStates) }),
    audit: 'circular.withdraw',
    requirements,
  }),
  searchReceipts: endpoint({
    method: 'POST',
    path: '/api/circular/searchreceipts',
    summary: 'Who has read a circular, or who has not, by facility and person',
    access: publishers,
    body: z.strictObject({ ...pageFields, circularId: recordId, hasRead: z.boolean() }),
    answer: pageOf(circularReceipt),
    requirements,
  }),
});
