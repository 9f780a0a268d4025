import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { choicesOf } from '../../../shared/claim/choicesOf.ts';
import type { ClaimDialect } from '../../../shared/claim/claim.ts';
import type { Choice } from '../../ui/Dropdown.tsx';

/** Numbers of which each regulator means something else. */
const split: Readonly<Record<string, readonly string[]>> = { encounter: ['10'], endType: ['8'] };

const paths = {
  encounter: 'Encounter.Type',
  startType: 'Encounter.StartType',
  endType: 'Encounter.EndType',
  activityType: 'Activity.Type',
} as const;
type Group = keyof typeof paths;

/** The key of the words of a number. */
export const wordKey = (group: Group, dialect: ClaimDialect, id: string): string =>
  split[group]?.includes(id) ? `${id}${dialect}` : id;

export const numbersOf = (group: Group, dialect: ClaimDialect): readonly string[] => choicesOf(dialect, paths[group]);

/** The numbers that the regulator's schema allows, each with its words. */
export function useNumberChoices(group: Group, dialect: ClaimDialect): readonly Choice[] {
  const { t } = useTranslation('claim');
  return useMemo(
    () =>
      numbersOf(group, dialect).map((id) => ({
        id: Number(id),
        name: `${id} – ${t(`form.${group}.${wordKey(group, dialect, id)}` as 'form.encounter.1')}`,
      })),
    [t, group, dialect],
  );
}

export function useDiagnosisTypes(dialect: ClaimDialect): readonly Choice<string>[] {
  const { t } = useTranslation('claim');
  return useMemo(
    () =>
      choicesOf(dialect, 'Diagnosis.Type').map((id) => ({
        id,
        name: t(`form.diagnosisType.${id as keyof typeof import('../texts/en.json')['form']['diagnosisType']}`),
      })),
    [t, dialect],
  );
}

/** The regulators' own names: a file bears them. */
export const observationTypes = (dialect: ClaimDialect): readonly Choice<string>[] =>
  choicesOf(dialect, 'Activity.Observation.Type').map((id) => ({ id, name: id }));
