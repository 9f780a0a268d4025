import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { documentTypeNames } from '../../shared/_field/documentTypes.ts';
import { encounterSettings } from '../../shared/authorization/authorizationTypes.ts';
import type { Authorization } from '../../shared/authorization/routes.ts';
import type { DeskContext } from '../../shared/authorizationDesk/routes.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { pathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { AuthorizationChip } from '../field/authorization/AuthorizationChip.ts';
import { DiagnosisList } from '../field/authorization/DiagnosisList.tsx';
import { subjectIn, useCodeNames } from '../field/authorization/useCodeNames.ts';
import { CoverageList } from '../field/eligibility/CoverageList.tsx';
import { MemberCovers } from '../field/member/MemberCovers.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Money } from '../ui/Money.tsx';
import { Section } from '../ui/Section.tsx';
import { listRow, TitledList } from '../ui/TitledList.tsx';
import { authorizationDeskScreens } from './screens.ts';
import { useLineNames } from './useLineNames.ts';

/** Patient, encounter and diagnoses: what the reviewer reads before the lines. */
export function RequestPart({ record }: { record: Authorization }) {
  const { t } = useTranslation(['authorizationDesk', 'desk']);
  const { form } = record;
  const fact = factsBy(record, (name: WordOf<'authorizationDesk', 'fact'>) => t(`fact.${name}`));
  const setting = form?.encounterType ? t(`setting.${encounterSettings[form.encounterType]}`) : null;
  const { diagnosis } = useCodeNames(record.names);
  const diagnoses = form?.diagnoses ?? [];
  return (
    <Section title={t('desk:item.request')} isPlain>
      <Facts
        facts={[
          fact.name('patientName', record.patientName),
          fact.emiratesId('emiratesId', record.emiratesId),
          fact.code('cardNumber', record.cardNumber),
          fact.text('type', record.type && t(`type.${record.type}`)),
          fact.text('encounter', setting),
          fact.date('serviceDate', record.serviceDate),
          fact.text('amount', <Money fils={record.netFils} />),
          fact.text(
            'diagnoses',
            diagnoses.length > 0 && (
              <DiagnosisList diagnoses={diagnoses} nameOf={diagnosis} kindOf={(type) => t(`diagnosis.${type}`)} />
            ),
          ),
          fact.text('remarks', form?.remarks ? <span dir="auto">{form.remarks}</span> : null),
        ]}
      />
    </Section>
  );
}

/** What is known of the member, and what the facility was asked for. */
export function ContextPart({ record, context }: { record: Authorization; context: DeskContext }) {
  const { t, i18n } = useTranslation(['authorizationDesk', 'desk']);
  const nameOf = useLineNames(record);
  const { earlier, information, eligibility, members } = context;
  const nothing = [earlier, information, members].every(({ length }) => length === 0) && !eligibility;
  return (
    <Section title={t('desk:item.known')} isPlain>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {nothing && <Typography color="textSecondary">{t('item.nothingKnown')}</Typography>}
        {eligibility && (
          <Box>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {t('item.eligibility')} <DateText value={eligibility.serviceDate} />
            </Typography>
            <CoverageList
              coverages={eligibility.coverages}
              serviceDate={eligibility.serviceDate}
              isEligible={eligibility.status === eligibilityStatus.Eligible}
            />
          </Box>
        )}
        {members.length > 0 && (
          <TitledList title={t('item.register')} none={null}>
            <MemberCovers members={members} />
          </TitledList>
        )}
        {information.length > 0 && (
          <TitledList title={t('item.asked')} none={null}>
            {information.map(({ items, askedAt, answeredAt }) => (
              <Box component="li" key={askedAt} sx={listRow}>
                <span>
                  {t('item.askedAt')} <DateText value={askedAt} withTime />
                </span>
                {items.map(({ documentType, lineId }) => (
                  <span key={`${documentType}${lineId ?? ''}`}>
                    {inLanguage(i18n.language, documentTypeNames[documentType])}
                    {lineId && <bdi>{` (${nameOf(lineId)})`}</bdi>}
                  </span>
                ))}
                {answeredAt ? (
                  <span>
                    {t('item.answeredAt')} <DateText value={answeredAt} withTime />
                  </span>
                ) : (
                  <strong>{t('item.unanswered')}</strong>
                )}
              </Box>
            ))}
          </TitledList>
        )}
        {earlier.length > 0 && (
          <TitledList title={t('item.earlier')} none={null}>
            {earlier.map((each) => (
              <Box component="li" key={each.authorizationId} sx={listRow}>
                <AuthorizationChip state={each.state} />
                <Link to={pathTo(authorizationDeskScreens.item, each)}>
                  {subjectIn(i18n.language, each.subject).service ?? (
                    <Identifier value={each.authorizationId.slice(-8)} />
                  )}
                </Link>
                {each.lineCount > 1 && <bdi dir="ltr">+{each.lineCount - 1}</bdi>}
                {each.serviceDate && <DateText value={each.serviceDate} />}
                <Money fils={each.netFils} />
              </Box>
            ))}
          </TitledList>
        )}
      </Box>
    </Section>
  );
}
