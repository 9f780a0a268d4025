import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { surveyAnswers } from '../../../shared/survey/surveyModel.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { storedFacilityId } from '../../_kit/proof.ts';
import { readBatch } from '../../_store/batch.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readFirst, readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { type StoredSurvey, surveyPk } from './survey.ts';

/** Who is asked, as the insurer's list shows it. */
const place = z.object({
  facilityId: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  facilityLicense: z.string(),
});
type Place = z.infer<typeof place>;

/** A provider that has not answered yet. */
const waiting = place.extend({ begunAt: z.iso.datetime().nullable() });
const waitingShape = shapeOf({ entity: 'surveyWaiting', version: 1, schema: waiting, keys: [] });

/** What a provider has typed and not submitted; its insurer does not see it. */
const draft = z.object({
  answers: surveyAnswers,
  version: z.int().positive(),
  byName: z.string(),
});
const draftShape = shapeOf({ entity: 'surveyDraft', version: 1, schema: draft, keys: [] });
export type SurveyDraft = z.infer<typeof draft>;

/** Submitted answers: nothing changes them. */
const submitted = place.extend({
  begunAt: z.iso.datetime().nullable(),
  answers: surveyAnswers,
  submittedAt: z.iso.datetime(),
  submittedByName: z.string(),
});
const submittedShape = shapeOf({ entity: 'surveyAnswers', version: 1, schema: submitted, keys: [] });
export type SubmittedAnswers = z.infer<typeof submitted>;

/** That a facility has begun to answer a version: by it, it finds its own answers again. */
const entry = z.object({ facilityId: storedFacilityId, surveyId: z.string() });
const entryShape = shapeOf({ entity: 'surveyBegun', version: 1, schema: entry, keys: [] });
export type SurveyBegun = z.infer<typeof entry>;

const prefixes = { waiting: 'WAITING#', answered: 'ANSWERED#' } as const;
const keyIn = (survey: StoredSurvey, prefix: string, facilityId: string) => ({
  pk: surveyPk(survey),
  sk: `${prefix}${facilityId}`,
});
const waitingKey = (survey: StoredSurvey, facilityId: string) => keyIn(survey, prefixes.waiting, facilityId);
const draftKey = (survey: StoredSurvey, facilityId: string) => keyIn(survey, 'DRAFT#', facilityId);
const submittedKey = (survey: StoredSurvey, facilityId: string) => keyIn(survey, prefixes.answered, facilityId);
const entriesPk = (facilityId: string) => `FACILITY#${facilityId}#SURVEYS`;
const entryPrefix = (payerId: number) => `PAYER#${payerId}#`;

const table = () => tableName('requests');

/** The writes by which a provider is asked: they fail where it stands there already, or has answered. */
export const askedPuts = (survey: StoredSurvey, value: Place): TransactItem[] => [
  {
    Put: {
      TableName: table(),
      Item: waitingShape.item(waitingKey(survey, value.facilityId), { ...value, begunAt: null }, {}),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  {
    ConditionCheck: {
      TableName: table(),
      Key: submittedKey(survey, value.facilityId),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
];

/** The writes of a facility's first draft: the insurer sees that it has begun. */
export const firstDraftPuts = (
  survey: StoredSurvey,
  facilityId: OwnFacilityId,
  { at, value }: { readonly at: { readonly place: Place; readonly begunAt: string }; readonly value: SurveyDraft },
): TransactItem[] => [
  {
    Put: {
      TableName: table(),
      Item: draftShape.item(draftKey(survey, facilityId), value, {}),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  {
    ConditionCheck: {
      TableName: table(),
      Key: submittedKey(survey, facilityId),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  {
    Put: {
      TableName: table(),
      Item: waitingShape.item(waitingKey(survey, facilityId), { ...at.place, begunAt: at.begunAt }, {}),
    },
  },
  {
    Put: {
      TableName: table(),
      Item: entryShape.item(
        { pk: entriesPk(facilityId), sk: `${entryPrefix(survey.payerId)}${survey.surveyId}` },
        { facilityId, surveyId: survey.surveyId },
        {},
      ),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
];

const atVersion = (version: number) => ({
  ConditionExpression: 'version = :seen',
  ExpressionAttributeValues: { ':seen': version },
});

/** The write of a draft over the version that was seen. */
export const draftPut = (
  survey: StoredSurvey,
  facilityId: OwnFacilityId,
  { seen, value }: { readonly seen: number; readonly value: SurveyDraft },
): TransactItem => ({
  Put: {
    TableName: table(),
    Item: draftShape.item(draftKey(survey, facilityId), value, {}),
    ...atVersion(seen),
  },
});

/** The writes that freeze the answers of a draft of the version that was seen. */
export const submittedPuts = (
  survey: StoredSurvey,
  facilityId: OwnFacilityId,
  { seen, value }: { readonly seen: number; readonly value: SubmittedAnswers },
): TransactItem[] => [
  { Delete: { TableName: table(), Key: draftKey(survey, facilityId), ...atVersion(seen) } },
  { Delete: { TableName: table(), Key: waitingKey(survey, facilityId) } },
  {
    Put: {
      TableName: table(),
      Item: submittedShape.item(submittedKey(survey, facilityId), value, {}),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
];

/** When the facility began to answer; null before. */
export const getBegunAt = async (
  store: DynamoDBDocumentClient,
  survey: StoredSurvey,
  facilityId: OwnFacilityId,
): Promise<string | null> =>
  (await getItem(store, 'requests', waitingKey(survey, facilityId), waitingShape.parse))?.begunAt ?? null;

/** A facility's draft, and what it has submitted; each null where there is none. */
export async function answersOf(store: DynamoDBDocumentClient, survey: StoredSurvey, facilityId: OwnFacilityId) {
  const [typed, sent] = await Promise.all([
    getItem(store, 'requests', draftKey(survey, facilityId), draftShape.parse),
    findSubmitted(store, survey, facilityId),
  ]);
  return { draft: typed, submitted: sent };
}

/** What one provider has submitted, for its insurer; null before. */
export const findSubmitted = (
  store: DynamoDBDocumentClient,
  survey: StoredSurvey,
  facilityId: string,
): Promise<SubmittedAnswers | null> =>
  getItem(store, 'requests', submittedKey(survey, facilityId), submittedShape.parse);

/** Which of these facilities have submitted their answers. */
export async function submittedAmong(
  store: DynamoDBDocumentClient,
  survey: StoredSurvey,
  facilityIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (facilityIds.length === 0) return new Set();
  const keys = facilityIds.map((facilityId) => submittedKey(survey, facilityId));
  const found = await readBatch(store, 'requests', keys);
  return new Set(found.map((item) => submittedShape.parse(item).facilityId));
}

/** What a facility has submitted of these versions, by version. */
export async function ownSubmissions(
  store: DynamoDBDocumentClient,
  surveys: readonly StoredSurvey[],
  facilityId: OwnFacilityId,
): Promise<ReadonlyMap<string, SubmittedAnswers>> {
  if (surveys.length === 0) return new Map();
  const found = await readBatch(
    store,
    'requests',
    surveys.map((survey) => submittedKey(survey, facilityId)),
  );
  const byPk = new Map(found.map((item) => [item.pk, submittedShape.parse(item)]));
  return new Map(
    surveys.flatMap((survey) => {
      const submission = byPk.get(surveyPk(survey));
      return submission ? [[survey.surveyId, submission] as const] : [];
    }),
  );
}

/** So many versions of a facility's answers are listed. */
const mostEntries = 100;

/** The versions that a facility has begun to answer, of one insurer or of all, newest first for one. */
export async function begunSurveys(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  payerId?: number,
): Promise<SurveyBegun[]> {
  const sort = { prefix: payerId === undefined ? 'PAYER#' : entryPrefix(payerId) };
  const list = { table: 'requests', partition: { value: entriesPk(facilityId) }, sort, isNewestFirst: true } as const;
  return (await readFirst(store, list, mostEntries)).map(entryShape.parse);
}

const codec = cursorCodec(/^[\w-]{1,40}$/);

interface Asked {
  readonly take: number;
  readonly cursor?: string | undefined;
}

const partOf = (survey: StoredSurvey, prefix: string) =>
  ({ table: 'requests', partition: { value: surveyPk(survey) }, sort: { prefix } }) as const;

/** The providers that have answered, with their answers, a page at a time. */
export const listSubmitted = (
  store: DynamoDBDocumentClient,
  survey: StoredSurvey,
  page: Asked,
): Promise<Page<SubmittedAnswers>> =>
  readPage(store, partOf(survey, prefixes.answered), { ...page, codec, parse: submittedShape.parse });

/** The providers that have not answered yet, a page at a time. */
export const listWaiting = (
  store: DynamoDBDocumentClient,
  survey: StoredSurvey,
  page: Asked,
): Promise<Page<z.infer<typeof waiting>>> =>
  readPage(store, partOf(survey, prefixes.waiting), { ...page, codec, parse: waitingShape.parse });
