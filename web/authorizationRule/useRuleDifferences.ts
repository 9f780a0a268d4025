import { useTranslation } from 'react-i18next';
import { differences } from '../../shared/_parts/differences.ts';
import type { RuleContent } from '../../shared/authorizationRule/ruleModel.ts';
import { type RuleValues, valuesOf } from './ruleForm.ts';
import { type RuleChoices, useRuleChoices } from './useRuleChoices.ts';

const shownFields = [
  ...['name', 'nameArabic', 'serviceFamily', 'codeSystem', 'codes', 'diagnoses', 'encounterTypes', 'exceptions'],
  ...['limitKind', 'limitValue', 'needsApproval', 'severity', 'documents', 'observations', 'effect', 'denialCode'],
  ...['sourceTitle', 'sourceAddress', 'revisedOn', 'effectiveFrom', 'effectiveUntil'],
] as const;
type ShownField = Exclude<keyof RuleValues, 'passes' | 'fails'>;

type Choices = readonly { readonly id: string | number; readonly name: string }[];

/** The lists from which a field is chosen. */
const listsOf = (choices: RuleChoices): Partial<Record<ShownField, Choices>> => ({
  serviceFamily: choices.families,
  codeSystem: choices.systems,
  encounterTypes: choices.encounters,
  documents: choices.documents,
  needsApproval: choices.needs,
  severity: choices.severities,
  limitKind: choices.limits,
  effect: choices.effects,
  denialCode: choices.denialCodes,
});

/** A rule's fields as texts in the language of the screen. */
function textsOf(content: RuleContent, lists: Partial<Record<ShownField, Choices>>): Record<ShownField, string> {
  const { passes: _passes, fails: _fails, ...values } = valuesOf(content);
  const wordOf = (field: ShownField, value: unknown): string =>
    lists[field]?.find(({ id }) => id === value)?.name ?? String(value ?? '');
  const entries = Object.entries(values).map(([name, value]) => {
    const field = name as ShownField;
    const all = Array.isArray(value) ? value : [value];
    return [
      field,
      all
        .map((each) => wordOf(field, each))
        .join(' · ')
        .replaceAll('\n', ' · '),
    ] as const;
  });
  return Object.fromEntries(entries) as Record<ShownField, string>;
}

/** What one content of a rule changed of another, in sentences of the reader's language. */
export function useRuleDifferences(): (before: RuleContent, after: RuleContent) => string[] {
  const { t } = useTranslation('authorizationRule');
  const lists = listsOf(useRuleChoices());
  return (before, after) => {
    const changed = differences(shownFields as readonly ShownField[], textsOf(before, lists), textsOf(after, lists));
    const examples = JSON.stringify(before.examples) === JSON.stringify(after.examples) ? [] : [t('history.examples')];
    const none = t('history.nothing');
    return [
      ...changed.map(({ field, before: from, after: to }) =>
        t('history.changed', { field: t(`field.${field}`), before: from || none, after: to || none }),
      ),
      ...examples,
    ];
  };
}
