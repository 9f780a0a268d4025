import { type RuleContent, type RuleKey, ruleContent } from '../../shared/payerRule/ruleModel.ts';
import { readSession } from '../base/sessionState.ts';
import { rulePath } from './ruleAddress.ts';

/** What was typed and not saved, and the state of the rule that it was typed over. */
interface Unsaved {
  readonly edition: number;
  readonly content: RuleContent;
}

const keyOf = (userId: string, key: RuleKey): string => `eligibility:rule:${userId}:${rulePath(key)}`;

export const keepUnsaved = (userId: string, key: RuleKey, unsaved: Unsaved): void =>
  sessionStorage.setItem(keyOf(userId, key), JSON.stringify(unsaved));

export function readUnsaved(userId: string, key: RuleKey): Unsaved | null {
  const kept = readSession<Unsaved>(keyOf(userId, key));
  const content = ruleContent.safeParse(kept?.content);
  return kept && content.success ? { edition: kept.edition, content: content.data } : null;
}

export const dropUnsaved = (userId: string, key: RuleKey): void => sessionStorage.removeItem(keyOf(userId, key));

/** A change of the user's own, such as a retirement, does not make their unsaved text the text of yesterday. */
export function moveUnsaved(userId: string, key: RuleKey, edition: number): void {
  const kept = readUnsaved(userId, key);
  if (kept) keepUnsaved(userId, key, { ...kept, edition });
}
