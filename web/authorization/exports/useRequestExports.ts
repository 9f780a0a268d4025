import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../shared/_field/dateText.ts';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useStateText } from '../../field/authorization/AuthorizationChip.ts';
import { usePayers } from '../../field/lookups/useChoices.ts';
import { useCaseSide } from '../../parts/case/useCaseSide.ts';
import type { FilterWords } from '../../parts/exports/ExportFilters.tsx';
import type { ExportPlace } from '../../parts/exports/exportPlace.ts';
import type { Job } from '../../parts/job/jobTexts.ts';
import { openViews } from '../record/listFilters.ts';
import { authorizationScreens } from '../screens.ts';

type Criteria = NonNullable<Job['authorizationCriteria']>;
type Words = { readonly [Name in keyof Criteria]-?: (value: NonNullable<Criteria[Name]>) => FilterWords | null };

const paths = {
  source: pathTo(authorizationScreens.list),
  exports: pathTo(authorizationScreens.exports),
  exportOf: (jobId: string) => pathTo(authorizationScreens.export, { jobId }),
};

const isView = (state: string): state is (typeof openViews)[number] => openViews.some((view) => view === state);

/** The exports of the requests for approval, and the words of their filters. */
export function useRequestExports(): ExportPlace {
  const { t } = useTranslation('record');
  const { t: tDesk } = useTranslation('authorizationDesk');
  const stateOf = useStateText();
  const side = useCaseSide(authorizationLife);
  const payers = usePayers(side === 'provider');
  const wordsOf = useCallback(
    ({ authorizationCriteria: criteria }: Job): readonly FilterWords[] => {
      const words: Words = {
        state: (value) => ({
          label: t('filter.state'),
          value: isView(value) ? t(`view.${value}`) : stateOf(value),
        }),
        number: (value) => ({ label: t('filter.number'), value }),
        patient: (value) => ({ label: t('filter.patient'), value }),
        payerId: (value) => ({
          label: t('filter.payer'),
          value: payers?.find(({ id }) => id === value)?.name ?? String(value),
        }),
        type: (value) => ({ label: t('filter.type'), value: tDesk(`type.${value}`) }),
        clinicianLicense: (value) => ({ label: t('filter.clinicianLicense'), value }),
        serviceFrom: (value) => ({ label: t('filter.serviceFrom'), value: dateText(value) }),
        serviceTo: (value) => ({ label: t('filter.serviceTo'), value: dateText(value) }),
        whose: (value) =>
          value === 'mine'
            ? { label: t('filter.whose'), value: t(side === 'insurer' ? 'filter.inMyHand' : 'filter.sentByMe') }
            : null,
      };
      return (Object.keys(words) as (keyof Criteria)[]).flatMap((name) => {
        const value = criteria?.[name];
        const said = value === undefined ? null : (words[name] as (value: unknown) => FilterWords | null)(value);
        return said ? [said] : [];
      });
    },
    [t, tDesk, stateOf, payers, side],
  );
  return useMemo(() => ({ kind: 'authorizationExport', wordsOf, paths }), [wordsOf]);
}
