import * as z from 'zod';
import { provenPk } from '../../_kit/proof.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { dueNotices, noticeFields } from '../notice/dueNotices.ts';
import { type StoredSurvey, surveyPk } from './survey.ts';

/** Something that the providers of a network are to be told of a version of the survey. */
const stored = z.object({
  surveyPk: z.string().transform(provenPk),
  kind: z.enum(['published', 'dueSoon']),
  ...noticeFields,
});
const shape = shapeOf({ entity: 'surveyNotice', version: 1, schema: stored, keys: [] });
export type SurveyNotice = z.infer<typeof stored>;

export const surveyNotices = dueNotices<Pick<SurveyNotice, 'surveyPk' | 'kind'>>(shape, 'SURVEYNOTICES');

/** The write of a notice, for the transaction of what it tells of. */
export const surveyNoticePut = (
  survey: StoredSurvey,
  kind: SurveyNotice['kind'],
  when: { readonly id: string; readonly due: Date },
): TransactItem => surveyNotices.put({ surveyPk: surveyPk(survey), kind }, when);
