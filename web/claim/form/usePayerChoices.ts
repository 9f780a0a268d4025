import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { lookupsApi } from '../../../shared/lookups/routes.ts';
import { useApi } from '../../api/useApi.ts';
import type { Choice } from '../../ui/Dropdown.tsx';

/** The regulators' word for a payer, where nobody is insured. */
const selfPay = 'SelfPay';

/** The payers that the portal knows by their codes, the patient, and whoever the claim names already. */
export function usePayerChoices(named: string | null): readonly Choice<string>[] | undefined {
  const { t, i18n } = useTranslation('claim');
  const { data } = useApi(lookupsApi.endpoints.getAuthorizationCompanies, {}, { revalidateIfStale: false });
  return useMemo(() => {
    if (!data) return named ? [{ id: named, name: named }] : undefined;
    const known = data.flatMap(({ code, name, nameArabic }) =>
      code ? [{ id: code, name: `${inLanguage(i18n.language, { en: name, ar: nameArabic })} (${code})` }] : [],
    );
    const all = [...known, { id: selfPay, name: t('form.selfPay') }];
    return named === null || all.some(({ id }) => id === named) ? all : [{ id: named, name: named }, ...all];
  }, [data, named, t, i18n.language]);
}
