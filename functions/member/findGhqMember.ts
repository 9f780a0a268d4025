import type { memberApi } from '../../shared/member/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { ghqCovers } from './ghqCovers.ts';

/** A GHQ member without a number in an address. */
export const findGhqMember: Operation<typeof memberApi.endpoints.findGhqMember> = ({ body }, ctx) =>
  ghqCovers(body, ctx);
