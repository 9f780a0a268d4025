import * as z from 'zod';
import { area } from '../_contract/endpoint.ts';
import { recordId } from '../_contract/recordId.ts';
import { sentence } from '../_field/sentence.ts';
import { caseEndpoints, caseEvent, caseFields, caseRowFields } from '../_parts/caseRoutes.ts';
import { messageFields } from '../_parts/conversation.ts';
import type { MoveOf } from '../_parts/life.ts';
import { draftVersion } from '../_parts/typed.ts';
import { queryLife, score } from './life.ts';
import { queryCategories } from './queryCategories.ts';

export type QueryMove = MoveOf<typeof queryLife>;

const insurerMissing = sentence('providerQuery:insurerMissing', 'Choose the insurer.');
const category = z.enum(queryCategories, sentence('providerQuery:categoryMissing', 'Choose a category.'));
/** The record that a question is about. An authorisation may be a request of the portal, or of the insurer's own system. */
const about = z.strictObject({ kind: z.enum(['eligibility', 'authorization']), id: recordId });

/** A query as lists show it, to both sides. */
export const queryRow = z.strictObject({
  queryId: recordId,
  queryNumber: z.string(),
  category,
  subject: z.string(),
  ...caseRowFields(queryLife),
});
export type QueryRow = z.infer<typeof queryRow>;

export const queryEvent = caseEvent(queryLife);
export type QueryEvent = z.infer<typeof queryEvent>;

/** The whole record, with what its reader may do next. */
export const query = queryRow.extend({
  ...caseFields(queryLife),
  about: about.nullable(),
  /** The number of the authorisation that it is about, as it was when the question was asked (REQ-AUTHQ-04). */
  aboutNumber: z.string().nullable(),
  satisfaction: score.nullable(),
  /** The query into which this one was merged. */
  mergedInto: z.strictObject({ queryId: recordId, queryNumber: z.string() }).nullable(),
});
export type Query = z.infer<typeof query>;

/** A new question, as its form sends it. */
export const newQuery = z.strictObject({
  payerId: z.int(insurerMissing).positive(insurerMissing),
  category,
  subject: z
    .string()
    .trim()
    .min(1, sentence('providerQuery:subjectMissing', 'Subject is required.'))
    .max(150, sentence('atMostCharacters', 'Enter at most {{count}} characters.', { count: 150 })),
  about: about.optional(),
  draftVersion,
  ...messageFields,
});

const calls = caseEndpoints({
  area: 'providerQuery',
  id: 'queryId',
  life: queryLife,
  requirements: ['REQ-NET-23'],
});

/** Providers' questions to insurers: the provider and the insurer's people (or its call centre) work on one record. */
export const providerQueryApi = area('providerQuery', {
  getQueries: calls.list({
    path: 'getqueries',
    summary:
      "A facility's questions, newest first; for the insurer's people what is due first, or what was settled last",
    row: queryRow,
    filters: { category: category.optional() },
  }),
  getQuery: calls.read({
    path: 'getquery',
    summary: 'One question with its documents, its course, and what the reader may do next',
    answer: query,
  }),
  openQuery: calls.open({ path: 'open', summary: 'Asks an insurer a question', body: newQuery }),
  getQueryMessages: calls.messages,
  getQueryAttachment: calls.attachment,
  moveQuery: calls.move,
  markQueryRead: calls.markRead,
  getQueryStaff: calls.staff,
});
