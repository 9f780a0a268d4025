import type { Sweep } from '../_kit/workerHandler.ts';
import { tellAuthorizationDeadlines } from '../_parts/authorization/authorizationNews.ts';
import { expireAuthorizations } from './expireAuthorizations.ts';

/** Tells of requests whose answer is due, and ends approvals that are over. */
export const sweeps: readonly Sweep[] = [tellAuthorizationDeadlines, expireAuthorizations];
