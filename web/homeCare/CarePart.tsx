import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { Episode } from '../../shared/homeCare/routes.ts';
import { SmallTable } from '../parts/chart/SmallTable.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';

/** What the patient has, and who has been responsible on which days; `beside` stands with the responsible provider. */
export function CarePart({ record, beside }: { record: Episode; beside: ReactNode }) {
  const { t, i18n } = useTranslation('homeCare');
  const { referral, services, responsible, visits } = record;
  return (
    <>
      {referral.diagnoses.length > 0 && (
        <Section title={t('part.diagnoses')} isPlain>
          <SmallTable
            label={t('part.diagnoses')}
            heads={[t('field.code'), t('field.description')]}
            rows={referral.diagnoses.map(({ code, description }) => ({
              key: code,
              cells: [
                <Identifier key="code" value={code} />,
                <bdi key="words" lang="en">
                  {description}
                </bdi>,
              ],
            }))}
          />
        </Section>
      )}
      <Section title={t('part.services')} isPlain>
        <SmallTable
          label={t('part.services')}
          heads={[t('field.service')]}
          numberHeads={[t('field.visitsAWeek'), t('field.weeks'), t('field.visitsMade')]}
          rows={services.map(({ service, visitsAWeek, weeks }, at) => ({
            key: `${service}-${at}`,
            cells: [t(`service.${service}`), visitsAWeek, weeks, visits[service] ?? 0],
          }))}
        />
      </Section>
      {responsible.length > 0 && (
        <Section title={t('part.responsible')} isPlain>
          <SmallTable
            label={t('part.responsible')}
            heads={[t('field.provider'), t('field.from'), t('field.until')]}
            rows={responsible.map((each) => ({
              key: each.from,
              cells: [
                <bdi key="name">{nameIn(i18n.language, each, 'facilityName')}</bdi>,
                <DateText key="from" value={each.from} />,
                each.to === null ? t('now') : <DateText key="to" value={each.to} />,
              ],
            }))}
          />
          {beside}
        </Section>
      )}
    </>
  );
}
