import { authorizationReviews } from '../_data/authorization/authorizationEntries.ts';
import type { Migration } from '../_store/migration.ts';
import { authorizationFileReviews } from './answering/fileReviews.ts';

export const migrations: readonly Migration[] = [authorizationReviews, authorizationFileReviews];
