import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import type { CodeNames } from '../../../shared/authorization/codeNames.ts';

export const isSameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** What an activity is called; null where no list has it. */
export function activityText(
  { activities }: Pick<CodeNames, 'activities'>,
  coded: { readonly type: number | null; readonly code: string | null } | null,
): Bilingual | null {
  const code = coded?.code;
  const found = code ? activities.find((each) => each.type === coded.type && isSameCode(each.code, code)) : undefined;
  return found ? { en: found.description, ar: found.descriptionArabic || found.description } : null;
}
