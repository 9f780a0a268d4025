import type { memberApi } from '../../shared/member/routes.ts';
import { listMemberChanges } from '../_data/member/memberChange.ts';
import type { Operation } from '../_kit/context.ts';
import { ownMember } from './ownMember.ts';

/** What lists of the payer changed of a member. */
export const getMemberChanges: Operation<typeof memberApi.endpoints.getMemberChanges> = async ({ body }, ctx) => {
  const { take, cursor } = body;
  const { payerId, member } = await ownMember(body, ctx);
  return listMemberChanges(ctx.store, { payerId, memberId: member.memberId }, { take, cursor });
};
