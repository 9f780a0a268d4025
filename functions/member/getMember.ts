import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { memberApi } from '../../shared/member/routes.ts';
import { memberVersion } from '../_data/member/memberVersion.ts';
import type { Operation } from '../_kit/context.ts';
import { coverOn } from './memberView.ts';
import { ownMember } from './ownMember.ts';

/** A member of the caller's payer with every cover, the latest first. */
export const getMember: Operation<typeof memberApi.endpoints.getMember> = async ({ body }, ctx) => {
  const { member, coverages } = await ownMember(body, ctx);
  const today = emiratesDateOf(ctx.now());
  const latestFirst = coverages.toSorted((one, other) => other.startsOn.localeCompare(one.startsOn));
  const version = memberVersion({ member, coverages });
  return { ...member, version, covers: latestFirst.map((cover) => coverOn(cover, today)) };
};
