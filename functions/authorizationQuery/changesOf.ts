import { differences } from '../../shared/_parts/differences.ts';
import { followedFields, type InsurerAuthorization } from '../../shared/authorizationQuery/insurerAuthorization.ts';
import type { AuthorizationChange } from '../../shared/authorizationQuery/routes.ts';
import type { InsurerVersion } from '../_data/insurerAuthorization/insurerAuthorization.ts';
import { canonicalJson } from '../_kit/canonicalJson.ts';

const fields = [...followedFields, 'lines', 'other'] as const;

/** The followed fields as they are compared; all others are one. Other fields are told of without their values. */
function comparable(content: InsurerAuthorization) {
  const { lines, status, approvedFils, requestedOn, validFrom, validTo, denialCode, ...other } = content;
  return {
    ...{ status, approvedFils, requestedOn, validFrom, validTo, denialCode },
    ...{ lines: canonicalJson(lines), other: canonicalJson(other) },
  };
}

const isValueShown = (field: (typeof fields)[number]): boolean => field !== 'lines' && field !== 'other';

function changedFields(before: InsurerAuthorization, after: InsurerAuthorization): AuthorizationChange['fields'] {
  return differences<(typeof fields)[number], string | number | null>(
    fields,
    comparable(before),
    comparable(after),
  ).map(({ field, ...values }) => ({
    field,
    before: isValueShown(field) ? values.before : null,
    after: isValueShown(field) ? values.after : null,
  }));
}

/** What the insurer said of an authorisation, each time against the time before, newest first. Its people's names are its own. */
export function changesOf(versions: readonly InsurerVersion[], isInsurer: boolean): AuthorizationChange[] {
  return versions
    .map(({ changeId, at, byName, content }, place): AuthorizationChange => {
      const before = versions[place - 1]?.content ?? null;
      const named = { changeId, at, byName: isInsurer ? byName : null };
      if (!content) return { ...named, kind: 'removed', fields: [] };
      if (!before) return { ...named, kind: 'added', fields: [] };
      return { ...named, kind: 'changed', fields: changedFields(before, content) };
    })
    .reverse();
}
