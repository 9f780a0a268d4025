import type { Claim } from '../../../shared/claim/claim.ts';
import type { ClaimChange } from '../../../shared/claim/repairs/claimRepair.ts';
import { claimFields, type Fields } from '../../_connect/claimFile/claimFields.ts';

type Value = Fields[string] | undefined;
const listOf = (value: Value): readonly Fields[] => (Array.isArray(value) ? value : []);
const textOf = (value: Value): string | null => (typeof value === 'string' ? value : null);

/** How one of several is called: by its id, its code, or its place from 1 on. */
const nameOf = ({ ID, Code }: Fields, place: number): string => textOf(ID) ?? textOf(Code) ?? `#${place + 1}`;
/** All texts of one diagnosis or line, one after the other, as a reader sees it come or go. */
const summaryOf = (fields: Fields): string =>
  Object.values(fields)
    .filter((value) => typeof value === 'string')
    .join(' ');

/** One that stands in one list only, each as often as it stands there more. */
function withoutThese(list: readonly Fields[], others: readonly Fields[]): readonly Fields[] {
  const rest = others.map((each) => JSON.stringify(each));
  return list.filter((each) => {
    const at = rest.indexOf(JSON.stringify(each));
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  });
}

function listChanges(field: string, at: string | null, before: readonly Fields[], after: readonly Fields[]) {
  if (before.length === after.length)
    return before.flatMap((each, place) =>
      fieldChanges(`${field}.`, at ?? nameOf(each, place), each, after[place] as Fields),
    );
  return [
    ...withoutThese(before, after).map((each) => ({ field, at, before: summaryOf(each), after: null })),
    ...withoutThese(after, before).map((each) => ({ field, at, before: null, after: summaryOf(each) })),
  ];
}

function fieldChanges(path: string, at: string | null, before: Fields, after: Fields): ClaimChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): ClaimChange[] => {
    const [was, is] = [before[name], after[name]];
    const field = `${path}${name}`;
    if (Array.isArray(was) || Array.isArray(is)) return listChanges(field, at, listOf(was), listOf(is));
    const values = { before: textOf(was), after: textOf(is) };
    return values.before === values.after ? [] : [{ field, at, ...values }];
  });
}

/** The values in which two claims differ, each with its field in the regulators' schemas, before and after. */
export const changesOf = (before: Claim, after: Claim): ClaimChange[] =>
  fieldChanges('', null, claimFields(before, null), claimFields(after, null));
