import * as z from 'zod';
import { provenPk } from '../../_kit/proof.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { dueNotices, noticeFields } from '../notice/dueNotices.ts';
import { circularPk, type StoredCircular } from './circular.ts';

/** What is told of a circular: that it is there, that somebody has not read it yet, that it was withdrawn. */
export const noticeKinds = ['published', 'reminder', 'withdrawn'] as const;

const stored = z.object({
  circularPk: z.string().transform(provenPk),
  kind: z.enum(noticeKinds),
  ...noticeFields,
});
const noticeShape = shapeOf({ entity: 'circularNotice', version: 1, schema: stored, keys: [] });
/** Something that waits to be told to the audience of a circular, or to who has opened it. */
export type StoredNotice = z.infer<typeof stored>;

export const circularNotices = dueNotices<Pick<StoredNotice, 'circularPk' | 'kind'>>(noticeShape, 'CIRCULARNOTICES');

/** The write of a notice, for the transaction of what it tells of. */
export const noticePut = (
  circular: StoredCircular,
  kind: StoredNotice['kind'],
  when: { readonly id: string; readonly due: Date },
): TransactItem => circularNotices.put({ circularPk: circularPk(circular), kind }, when);
