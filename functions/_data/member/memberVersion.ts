import { createHash } from 'node:crypto';
import { member, memberCoverage } from '../../../shared/member/member.ts';
import type { MemberRecord } from './member.ts';

const memberFields = Object.keys(member.shape);
const coverFields = Object.keys(memberCoverage.shape);

const valuesOf = (fields: readonly string[], value: object): unknown[] =>
  fields.map((field) => (value as Record<string, unknown>)[field] ?? null);

/**
 * Names one state of a member with every cover. It is made of what is stored, because lists write members without counting their
 * versions: two equal states have the same name, whoever wrote them.
 */
export function memberVersion({ member: person, coverages }: MemberRecord): string {
  const covers = coverages
    .map((cover) => valuesOf(coverFields, cover))
    .toSorted((one, other) => String(one).localeCompare(String(other), 'en'));
  const state = JSON.stringify([valuesOf(memberFields, person), covers]);
  return createHash('sha256').update(state).digest('hex').slice(0, 32);
}
