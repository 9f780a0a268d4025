import NoGapIcon from '@mui/icons-material/CheckCircleOutlined';
import GapIcon from '@mui/icons-material/ErrorOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { measureOf, programmes } from '../../shared/diseaseManagement/programmes.ts';
import { diseaseManagementApi, type Enrolment, type EnrolmentEntry } from '../../shared/diseaseManagement/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useRecordInTitle } from '../base/recordInTitle.ts';
import { pathTo } from '../base/screenPath.ts';
import { SmallTable } from '../parts/chart/SmallTable.tsx';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { BadgeChip } from '../ui/BadgeChip.tsx';
import { DateText } from '../ui/DateText.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { memberName } from './enrolmentColumns.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { ResultChart } from './ResultChart.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { diseaseManagementScreens } from './screens.ts';

/** The log that a page shows; older entries stay in the store. */
const mostShown = 100;

function Actions({ enrolment, onDone }: { enrolment: Enrolment; onDone: () => void }) {
  const { t } = useTranslation('diseaseManagement');
  if (!enrolment.mayChange || enrolment.state !== 'active') return null;
  return (
    <>
      <DialogButton text={t('result.action')} variant="contained">
        {(close) => <ResultDialog enrolment={enrolment} onClose={close} onDone={onDone} />}
      </DialogButton>
      <DialogButton text={t('contactDialog.action')} variant="outlined">
        {(close) => <ContactDialog enrolment={enrolment} onClose={close} onDone={onDone} />}
      </DialogButton>
      <DialogButton text={t('leave.action')}>
        {(close) => <LeaveDialog enrolment={enrolment} onClose={close} onDone={onDone} />}
      </DialogButton>
    </>
  );
}

function Plan({ enrolment }: { enrolment: Enrolment }) {
  const { t } = useTranslation('diseaseManagement');
  const today = emiratesDateOf(new Date());
  const isActive = enrolment.state === 'active';
  return (
    <Section title={t('record.plan')} isPlain>
      <SmallTable
        label={t('record.plan')}
        heads={[t('field.item'), t('field.lastOn'), t('field.lastValue'), t('field.dueOn')]}
        rows={enrolment.plan.map(({ item, lastOn, lastValue, dueOn }) => ({
          key: item,
          cells: [
            t(`item.${item}`),
            lastOn ? <DateText key="last" value={lastOn} /> : '–',
            lastValue === null ? '–' : `${lastValue} ${measureOf(item)?.unit ?? ''}`,
            <span key="due">
              <DateText value={dueOn} />
              {isActive && dueOn < today && (
                <Typography component="span" variant="body2" color="error">
                  {' '}
                  {t('overdue')}
                </Typography>
              )}
            </span>,
          ],
        }))}
      />
    </Section>
  );
}

function useWhat() {
  const { t } = useTranslation('diseaseManagement');
  return ({ item, value, contact }: EnrolmentEntry): string => {
    if (!item) return contact ? t(`contact.${contact}`) : '';
    return value === null ? t(`item.${item}`) : `${t(`item.${item}`)}: ${value} ${measureOf(item)?.unit ?? ''}`;
  };
}

function Log({ entries }: { entries: readonly EnrolmentEntry[] }) {
  const { t } = useTranslation('diseaseManagement');
  const whatOf = useWhat();
  return (
    <Section title={t('record.log')} isPlain>
      {entries.length === 0 ? (
        <Typography variant="body2">{t('record.logNone')}</Typography>
      ) : (
        <SmallTable
          label={t('record.log')}
          heads={[t('field.on'), t('field.what'), t('field.note'), t('field.byName')]}
          rows={entries.map((entry) => ({
            key: entry.entryId,
            cells: [
              <DateText key="on" value={entry.on} />,
              whatOf(entry),
              <bdi key="note">{entry.note ?? '–'}</bdi>,
              <bdi key="by">{entry.byName}</bdi>,
            ],
          }))}
        />
      )}
    </Section>
  );
}

type FactName =
  | 'patient'
  | 'patientEnding'
  | 'programme'
  | 'payer'
  | 'facility'
  | 'enrolledOn'
  | 'enrolledByName'
  | 'criteria'
  | 'consentKind'
  | 'consentOn'
  | 'goals'
  | 'leftOn'
  | 'reason'
  | 'note'
  | 'leftByName';

function EnrolmentFacts({ enrolment }: { enrolment: Enrolment }) {
  const { t, i18n } = useTranslation('diseaseManagement');
  const fact = factsBy(enrolment, (name: FactName) => t(`field.${name}`));
  const { left } = enrolment;
  return (
    <>
      {left && (
        <Section title={t('record.leaving')} isPlain>
          <Facts
            facts={[
              fact.date('leftOn', left.on),
              fact.text('reason', t(`reason.${left.reason}`)),
              fact.text('note', left.note),
              fact.name('leftByName', left.byName),
            ]}
          />
        </Section>
      )}
      <Section title={t('record.enrolment')} isPlain>
        <Facts
          facts={[
            fact.name('patient', memberName(i18n.language, enrolment)),
            fact.code('patientEnding', `••${enrolment.patientEnding}`),
            fact.name('payer', nameIn(i18n.language, enrolment, 'payerName')),
            fact.name('facility', nameIn(i18n.language, enrolment, 'facilityName')),
            fact.date('enrolledOn'),
            fact.name('enrolledByName'),
            fact.text('consentKind', t(`consent.${enrolment.consentKind}`)),
            fact.date('consentOn'),
            fact.text('goals', enrolment.goals || null),
            fact.text('criteria', enrolment.criteria.map((each) => t(`criterion.${each}`)).join(' · ')),
          ]}
        />
      </Section>
    </>
  );
}

/** One enrolment: what is due, what was done, and how the results go. */
export function EnrolmentScreen() {
  const { t, i18n } = useTranslation('diseaseManagement');
  const { enrolmentId = '' } = useParams();
  const { getEnrolment, getEnrolmentEntries } = diseaseManagementApi.endpoints;
  const read = useApi(getEnrolment, { query: { enrolmentId } });
  const log = useApi(getEnrolmentEntries, { query: { enrolmentId, take: mostShown } });
  const entries = log.data?.items ?? [];
  useRecordInTitle(read.data ? t(`programme.${read.data.programme}`) : null);
  const refresh = () => {
    read.refresh();
    log.refresh();
  };
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('record.missing'), nextStep: t('record.missingNext') }}
      back={{ to: pathTo(diseaseManagementScreens.list), text: t('back') }}
      head={(enrolment) => (
        <>
          <BadgeChip
            icon={enrolment.gaps > 0 ? GapIcon : NoGapIcon}
            badge={enrolment.gaps > 0 ? 'danger' : 'success'}
            label={t('gapsCount', { count: enrolment.gaps })}
          />
          <Typography variant="h2" component="p" sx={{ flexGrow: 1, minWidth: 160 }}>
            <bdi>{memberName(i18n.language, enrolment)}</bdi> · {t(`programme.${enrolment.programme}`)}
          </Typography>
          <Actions enrolment={enrolment} onDone={refresh} />
        </>
      )}
      notices={(enrolment) =>
        enrolment.state === 'left' && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('record.left')}
          </Alert>
        )
      }
    >
      {(enrolment) => (
        <>
          <Plan enrolment={enrolment} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
            {programmes[enrolment.programme].items.map((item) => (
              <ResultChart key={item} item={item} entries={entries} />
            ))}
          </Box>
          <Log entries={entries} />
          <EnrolmentFacts enrolment={enrolment} />
        </>
      )}
    </RecordScreen>
  );
}
