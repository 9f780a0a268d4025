import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { readPage } from '../../_store/page.ts';
import { auditLists } from './auditEntry.ts';
import { entryCursor } from './auditSearch.ts';

const entry = z.object({
  at: z.iso.datetime(),
  action: z.string(),
  outcome: z.string(),
  actor: z.string().nullable(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
export type UserHistoryEntry = z.infer<typeof entry>;

/** What the audit trail says of a user's account, the newest first. The caller must have shown that they administer the user. */
export const listUserHistory = (
  store: DynamoDBDocumentClient,
  userId: string,
  page: { readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<UserHistoryEntry>> =>
  readPage(
    store,
    {
      table: 'audit',
      index: 'record',
      partition: { name: 'recordPk', value: auditLists.record('user', userId) },
      sort: { name: 'entrySk' },
      isNewestFirst: true,
    },
    { ...page, codec: entryCursor, parse: (item) => entry.parse(item) },
  );
