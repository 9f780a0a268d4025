import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { attachment, fileAddress } from '../_parts/attachment.ts';
import { message, messageFields, readMark, sides } from '../_parts/conversation.ts';
import { type MoveOf, type MoveRow, movesOf, statesOf } from '../_parts/life.ts';
import { timelineEventOf } from '../_parts/timeline.ts';
import { queryLife, score } from './life.ts';

export type QueryMove = MoveOf<typeof queryLife>;

export const queryCategories = [
  ...(['eligibility', 'authorization', 'claim', 'payment', 'contract', 'technical', 'other'] as const),
] as const;
const category = z.enum(queryCategories, 'Choose a category.');
const person = z.strictObject({ userId: z.string(), name: z.string() });
const about = z.strictObject({ kind: z.enum(['eligibility']), id: recordId });

/** A query as lists show it, to both sides; who of the insurer's people has it is not shown to the provider. */
export const queryRow = z.strictObject({
  queryId: recordId,
  queryNumber: z.string(),
  category,
  subject: z.string(),
  state: z.enum(statesOf(queryLife)),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  openedAt: z.iso.datetime(),
  openedByName: z.string(),
  /** When the insurer's next word is due; null when nobody waits for one. */
  dueAt: z.iso.datetime().nullable(),
  escalatedAt: z.iso.datetime().nullable(),
  holder: person.nullable(),
});
export type QueryRow = z.infer<typeof queryRow>;

/** One step of a query's course. */
export const queryEvent = timelineEventOf(['open', ...movesOf(queryLife)]);
export type QueryEvent = z.infer<typeof queryEvent>;

/** The whole record, with what its reader may do next. */
export const query = queryRow.extend({
  version: z.int(),
  stateSince: z.iso.datetime(),
  /** The promise that `dueAt` is about: the first word, or the answer. */
  isFirstResponse: z.boolean(),
  about: about.nullable(),
  satisfaction: score.nullable(),
  /** The query into which this one was merged. */
  mergedInto: z.strictObject({ queryId: recordId, queryNumber: z.string() }).nullable(),
  attachments: z.array(attachment),
  events: z.array(queryEvent),
  readMarks: z.array(readMark),
  side: z.enum(sides),
  moves: z.array(z.enum(movesOf(queryLife))),
});
export type Query = z.infer<typeof query>;

/** A new question, as its form sends it. */
export const newQuery = z.strictObject({
  payerId: z.int('Choose the insurer.').positive('Choose the insurer.'),
  category,
  subject: z.string().trim().min(1, 'Subject is required.').max(150, 'Enter at most 150 characters.'),
  about: about.optional(),
  ...messageFields,
});

/** A move over the version that its sender saw, with what the table of the life says that it needs. */
export const queryMove = z
  .strictObject({
    queryId: recordId,
    version: z.int().positive(),
    move: z.enum(movesOf(queryLife)),
    text: messageFields.text.optional(),
    attachmentIds: messageFields.attachmentIds,
    assignee: z.string().max(40).optional(),
    into: recordId.optional(),
    score: score.optional(),
  })
  .superRefine(({ move, ...given }, context) => {
    const { needs = {} } = queryLife.moves[move] as MoveRow;
    const missing = Object.keys(needs).filter((name) => given[name as keyof typeof given] === undefined);
    for (const name of missing) context.addIssue({ code: 'custom', path: [name], message: 'This value is required.' });
  });

const path = <const Name extends string>(name: Name) => `/api/providerquery/${name}` as const;
const byId = z.strictObject({ queryId: recordId });
/** The section is open to everybody who has signed in: the life says who takes part. */
const common = { access: ['Standard'], requirements: ['REQ-NET-23'] } as const;

/** Providers' questions to insurers: the provider and the insurer's people (or its call centre) work on one record. */
export const providerQueryApi = area('providerQuery', {
  getQueries: endpoint({
    method: 'GET',
    path: path('getqueries'),
    summary:
      "A facility's questions, newest first; for the insurer's people what is due first, or what was settled last",
    query: z.strictObject({
      /** `active` is what either side still has to act on. */
      state: z.enum(['active', ...statesOf(queryLife)]).optional(),
      category: category.optional(),
      /** What the reader has asked, or has in hand. */
      whose: z.enum(['all', 'mine']).default('all'),
      ...pageFields,
    }),
    answer: pageOf(queryRow),
    audit: 'providerQuery.list',
    ...common,
  }),
  getQuery: endpoint({
    method: 'GET',
    path: path('getquery'),
    summary: 'One question with its documents, its course, and what the reader may do next',
    query: byId,
    answer: query,
    audit: 'providerQuery.read',
    ...common,
  }),
  getQueryMessages: endpoint({
    method: 'GET',
    path: path('getmessages'),
    summary: 'The messages of a question, newest first',
    query: byId.extend(pageFields),
    answer: pageOf(message),
    audit: 'providerQuery.readMessages',
    ...common,
  }),
  getQueryAttachment: endpoint({
    method: 'GET',
    path: path('getattachment'),
    summary: 'An address from which the browser may fetch a document of a question for five minutes',
    query: byId.extend({ attachmentId: recordId }),
    answer: fileAddress,
    audit: 'providerQuery.download',
    ...common,
  }),
  openQuery: endpoint({
    method: 'POST',
    path: path('open'),
    summary: 'Asks an insurer a question',
    body: newQuery,
    answer: byId,
    audit: 'providerQuery.open',
    idempotent: true,
    ...common,
  }),
  moveQuery: endpoint({
    method: 'POST',
    path: path('move'),
    summary: 'Moves a question on: asks back, replies, answers, closes and the like, each with what it needs',
    body: queryMove,
    answer: byId,
    audit: 'providerQuery.move',
    idempotent: true,
    ...common,
  }),
  markQueryRead: endpoint({
    method: 'POST',
    path: path('markread'),
    summary: "Remembers how far the caller's side has read",
    body: byId.extend({ messageId: recordId }),
    answer: z.null(),
    isBackground: true,
    ...common,
  }),
  getQueryStaff: endpoint({
    method: 'GET',
    path: path('getstaff'),
    summary: "The insurer's people to whom a question can be given",
    answer: z.array(person),
    ...common,
    access: moduleAccess.providerQueryDesk,
  }),
});
