import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { codeSetOf } from '../../../shared/authorization/authorizationTypes.ts';
import { lookupsApi } from '../../../shared/lookups/routes.ts';
import { call } from '../../api/client.ts';
import { useApi } from '../../api/useApi.ts';
import { type CodeOption, OptionField, useWordsOf } from '../../field/lookups/CodeOptionField.tsx';
import type { FieldProps } from '../../ui/useField.ts';
import { findDrugs, useListedDrug } from './drugSearch.ts';
import type { FormValues, LineValues } from './formValues.ts';

const { getActivityCodes, getActivityCodePeriods } = lookupsApi.endpoints;

interface ActivityFieldProps extends FieldProps<FormValues> {
  onChosen?: () => void;
  type: LineValues['type'];
  /** The payer in whose list drugs are looked up. */
  payerId: number | null;
  /** The day of service, ISO: codes that do not hold on it are not offered. */
  day: string;
  value: CodeOption | null;
}

type Place = Pick<ActivityFieldProps, 'type' | 'payerId' | 'day'>;

type Chosen = Place & { readonly value: CodeOption | null };

/** Says what a code means, and that it does not hold on the day of service: a draft may be older than the lists. */
function useListedNote({ type, day, value }: Chosen): string | undefined {
  const { t } = useTranslation('authorization');
  const wordsOf = useWordsOf();
  const codeSet = codeSetOf(type);
  const asked = codeSet && value ? { query: { codeSet, code: value.code } } : null;
  const { data: periods } = useApi(getActivityCodePeriods, asked, { revalidateIfStale: false });
  if (!value || !periods) return undefined;
  const begun = periods.findLast(({ validFrom }) => validFrom === null || validFrom <= day);
  const isValid = begun && (begun.validTo === null || day <= begun.validTo);
  if (!isValid) return t('form.line.notValid', { code: value.code });
  return value.en ? undefined : wordsOf({ code: value.code, en: begun.description, ar: begun.descriptionArabic });
}

/** Says how drugs are found, what a code means, and that the payer's list does not have it. */
function useDrugNote({ value, ...place }: Chosen): string | undefined {
  const { t } = useTranslation('authorization');
  const wordsOf = useWordsOf();
  const drug = useListedDrug({ ...place, code: value?.code ?? null });
  if (place.payerId === null) return t('form.line.payerFirst');
  if (!value) return t('form.line.drugHint');
  if (drug === null) return t('form.line.drugNotListed');
  return value.en || !drug ? undefined : wordsOf(drug);
}

/** The code of an activity in the list of its type, found by its code or by words in either language; of a drug, in the payer's list. */
export function ActivityField({ type, payerId, day, value, ...props }: ActivityFieldProps) {
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly CodeOption[]> => {
      const codeSet = codeSetOf(type);
      if (!codeSet) return findDrugs({ type, payerId, day }, text, signal);
      const query = { codeSet, searchTerm: text, ...(day && { on: day }) };
      const { data } = await call(getActivityCodes, { query }, { signal });
      return (data?.items ?? []).map(({ code, description, descriptionArabic }) => ({
        code,
        en: description,
        ar: descriptionArabic,
      }));
    },
    [type, payerId, day],
  );
  const listed = useListedNote({ type, payerId, day, value });
  const drug = useDrugNote({ type, payerId, day, value });
  const hint = codeSetOf(type) ? listed : drug;
  return <OptionField {...props} search={search} {...(hint ? { hint } : {})} />;
}
