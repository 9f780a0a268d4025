import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { differences } from '../../shared/_parts/differences.ts';
import { type MemberCoverage, memberCoverage, member as memberShape } from '../../shared/member/member.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { isLaneBusy } from '../_data/job/job.ts';
import { registerLane } from '../_data/job/jobOwner.ts';
import { getMember, type MemberRecord } from '../_data/member/member.ts';
import { type MemberCorrection, memberCorrectionPuts } from '../_data/member/memberCorrection.ts';
import { memberVersion } from '../_data/member/memberVersion.ts';
import { ownPayer } from '../_data/payer/ownPayer.ts';
import type { BodyOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { recordName } from './memberView.ts';

type Correct = typeof memberApi.endpoints.correctMember;

const fieldsOf = <Field extends string>({ shape }: { readonly shape: Readonly<Record<Field, unknown>> }) =>
  Object.keys(shape) as Field[];
const memberFields = fieldsOf(memberShape);
// What only lists say of a cover stays as it is.
const coverFields = fieldsOf(memberCoverage.omit({ networkName: true, gatekeeping: true }));

const isSameCover = (one: MemberCoverage, other: Pick<MemberCoverage, 'policyNumber' | 'startsOn'>): boolean =>
  one.policyNumber.toUpperCase() === other.policyNumber.toUpperCase() && one.startsOn === other.startsOn;

/** What really changes, and the names of the fields for the audit trail, which has no values of them. */
function correctionOf(
  { member, coverages }: MemberRecord,
  { person, covers = [] }: Pick<BodyOf<Correct>, 'person' | 'covers'>,
): { readonly correction: MemberCorrection; readonly fields: string[] } {
  const corrected = person ? { ...member, ...person } : member;
  const ofPerson = differences(memberFields, member, corrected);
  const ofCovers = covers.map((cover, at) => {
    const before = coverages.find((each) => isSameCover(each, cover));
    if (!before) throw invalid(`covers.${at}.policyNumber`, 'unknownChoice');
    // The policy stays as the register spells it: it is a part of the key.
    const after = { ...before, ...cover, policyNumber: before.policyNumber };
    return { seen: before, after, changes: differences(coverFields, before, after) };
  });
  const changed = ofCovers.filter(({ changes }) => changes.length > 0);
  const named = [...ofPerson, ...changed.flatMap(({ changes }) => changes)].map(({ field }) => String(field));
  return {
    correction: {
      person: ofPerson.length > 0 ? { seen: member, after: corrected } : null,
      covers: changed.map(({ seen, after }) => ({ seen, after })),
    },
    fields: [...new Set(named)],
  };
}

/**
 * Corrects one member by hand: the person, or covers, which may be cancelled by it. It holds until the payer's next list says
 * something else. Nothing is written over what somebody else has changed since the caller read it.
 */
export const correctMember: Operation<Correct> = async ({ body }, ctx) => {
  const { payerId: named, memberId, version, reason, ...wanted } = body;
  const payerId = await ownPayer(ctx, named);
  const lane = registerLane(payerId);
  let fields: string[] = [];
  const { data, isRepeated } = await once(ctx, memberApi.endpoints.correctMember, async () => {
    if (wanted.person && wanted.person.bornOn > emiratesDateOf(ctx.now()))
      throw invalid('person.bornOn', 'bornInFuture');
    const found = await getMember(ctx.store, payerId, memberId);
    if (!found) throw fail('notFound');
    if (memberVersion(found) !== version) throw fail('changedMeanwhile');
    if (await isLaneBusy(ctx.store, lane)) throw fail('jobAlreadyRunning');
    const made = correctionOf(found, wanted);
    fields = made.fields;
    const at = ctx.now().toISOString();
    const by = { userId: ctx.user.userId, byName: ctx.user.displayName, reason };
    const place = { payerId, memberId: found.member.memberId, lane, id: ctx.newId(), at, by };
    const items = await memberCorrectionPuts(ctx.store, place, made.correction);
    if (!items) throw fail('changedMeanwhile');
    return { data: { memberId: found.member.memberId }, items };
  });
  ctx.audited({ entity: 'member', id: recordName(payerId, data.memberId), after: { fields, isRepeated } });
  return data;
};
