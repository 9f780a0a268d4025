import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../shared/_field/dateText.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { useStatusText } from '../../field/eligibility/useStatusText.ts';
import { useAllServiceCategories, usePayers } from '../../field/lookups/useChoices.ts';
import type { FilterWords } from '../../parts/exports/ExportFilters.tsx';
import type { Job } from '../../parts/job/jobTexts.ts';
import { useReader } from '../useReader.ts';

type Criteria = NonNullable<Job['criteria']>;

/** Puts what an export is narrowed by into the words of the history's filters. */
export function useFilterWords(): (criteria: Job['criteria']) => readonly FilterWords[] {
  const { t } = useTranslation('eligibility');
  const statusText = useStatusText();
  const reader = useReader();
  const payers = usePayers(reader !== 'payer');
  const services = useAllServiceCategories();
  const ownPeople = reader === 'facility' ? { body: {} } : null;
  const { data: senders } = useApi(eligibilityApi.endpoints.getEligibilitySenders, ownPeople, { isQuiet: true });
  return useCallback(
    (criteria) => {
      const words: { readonly [Name in keyof Criteria]-?: (value: NonNullable<Criteria[Name]>) => FilterWords } = {
        from: (value) => ({ label: t('history.from'), value: dateText(value) }),
        to: (value) => ({ label: t('history.to'), value: dateText(value) }),
        status: (value) => ({ label: t('column.status'), value: statusText(value) }),
        waitsFor: (value) => ({
          label: t('column.status'),
          value: t(value === 'latePayer' ? 'column.payerIsLate' : 'column.payerAsks'),
        }),
        payerId: (value) => ({
          label: t('field.payerId'),
          value: payers?.find(({ id }) => id === value)?.name ?? String(value),
        }),
        patient: (value) => ({ label: t('history.patient'), value }),
        text: (value) => ({ label: t('history.text'), value }),
        serviceCategoryId: (value) => ({
          label: t('history.service'),
          value: services?.find(({ id }) => id === value)?.name ?? String(value),
        }),
        serviceFrom: (value) => ({ label: t('history.serviceFrom'), value: dateText(value) }),
        serviceTo: (value) => ({ label: t('history.serviceTo'), value: dateText(value) }),
        clinicianLicense: (value) => ({ label: t('history.clinicianLicense'), value }),
        sentBy: (value) => ({
          label: t('history.sentBy'),
          value: senders?.find(({ userId }) => userId === value)?.name ?? value,
        }),
        facilityLicense: (value) => ({ label: t('history.facilityLicense'), value }),
      };
      return (Object.keys(words) as (keyof Criteria)[]).flatMap((name) => {
        const value = criteria?.[name];
        return value === undefined ? [] : [(words[name] as (value: unknown) => FilterWords)(value)];
      });
    },
    [t, statusText, payers, senders, services],
  );
}
