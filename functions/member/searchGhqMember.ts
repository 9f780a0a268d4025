import type { memberApi } from '../../shared/member/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { ghqCovers } from './ghqCovers.ts';

/** A GHQ member by the specification's call (REQ-MEMBER-09). */
export const searchGhqMember: Operation<typeof memberApi.endpoints.searchGhqMember> = ({ query }, ctx) =>
  ghqCovers(query, ctx);
