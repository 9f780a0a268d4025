import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { regulatorOptions } from '../../shared/_field/regulator.ts';
import type { ClinicianRow } from '../../shared/clinician/clinicianModel.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import type { ClinicianCheck } from '../../shared/clinician/verificationModel.ts';
import { type ApiRead, useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { pathTo } from '../base/screenPath.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { Timeline, type TimelineEntry } from '../ui/Timeline.tsx';
import { factsOf } from '../ui/table/factsOf.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { clinicianColumns } from './clinicianColumns.tsx';
import { MarkVerifiedDialog } from './MarkVerifiedDialog.tsx';
import { clinicianScreens } from './screens.ts';
import { severityOf, VerificationChip, verificationOf } from './verificationState.ts';

const { checkClinician, getClinicianById, getClinicianChecks } = clinicianApi.endpoints;
const ofPerson = ['fullName', 'licenseNo', 'emiratesIdEnding', 'specialty', 'facilityName', 'verifiedUntil'];

type Checks = ApiRead<{ items: ClinicianCheck[] }>;

/** Asks the regulator; the answer is kept, whatever it is. */
function AskButton({ clinician, onAsked }: { clinician: ClinicianRow; onAsked: () => void }) {
  const { t } = useTranslation('clinician');
  const { send, isSending } = useApiMutation(checkClinician);
  const { clinicianId, facilityId, version } = clinician;
  const ask = async () => {
    await send({ body: { clinicianId, facilityId, version } });
    onAsked();
  };
  return (
    <Button variant="contained" disabled={isSending} onClick={() => void ask()}>
      {t(isSending ? 'check.asking' : 'check.ask')}
    </Button>
  );
}

/** The newest answer: what it says, field by field, and what it allows. */
function NewestCheck({ check }: { check: ClinicianCheck }) {
  const { t, i18n } = useTranslation('clinician');
  const fact = factsBy(check, (name: 'checkedAt' | 'checkedByName' | 'answerHash') => t(`check.${name}`));
  const regulator = regulatorOptions.find(({ regulatorId }) => regulatorId === check.regulatorId);
  return (
    <>
      <Alert severity={severityOf[check.outcome]} role="status" sx={{ mb: 2 }}>
        {t(`outcome.${check.outcome}`)}
      </Alert>
      {check.comparisons.length > 0 && <ComparisonTable comparisons={check.comparisons} />}
      <Box sx={{ mt: 2 }}>
        <Facts
          facts={[
            { label: t('check.regulator'), value: regulator ? nameIn(i18n.language, regulator, 'name') : null },
            fact.instant('checkedAt'),
            fact.name('checkedByName'),
            { ...fact.code('answerHash'), isWide: true },
          ]}
        />
      </Box>
    </>
  );
}

/** All answers, the oldest first, with what was done by them. */
function useEntries() {
  const { t } = useTranslation('clinician');
  const entryOf = ({ checkId, checkedAt, checkedByName, outcome, marked }: ClinicianCheck): TimelineEntry[] => [
    {
      key: checkId,
      at: checkedAt,
      title: t(`outcome.${outcome}`),
      detail: t('check.by', { name: checkedByName }),
      ...(severityOf[outcome] !== 'info' && { tone: severityOf[outcome] as 'success' | 'warning' | 'error' }),
    },
    ...(marked
      ? [
          {
            key: `${checkId}-mark`,
            at: marked.at,
            title: t('check.markedUntil', { until: marked.until.split('-').reverse().join('/') }),
            detail: [t('check.by', { name: marked.byName }), marked.note].filter(Boolean).join(' · '),
            tone: 'success' as const,
          },
        ]
      : []),
  ];
  return (checks: readonly ClinicianCheck[]) => checks.toReversed().flatMap(entryOf);
}

function ChecksOf({ checks }: { checks: Checks }) {
  const { t } = useTranslation('clinician');
  const entriesOf = useEntries();
  return (
    <RecordPart read={checks} missing={{ title: t('missing'), nextStep: t('missingNext') }}>
      {({ items: [newest, ...earlier] }) => (
        <>
          <Section title={t('check.newest')} isPlain>
            {newest ? <NewestCheck check={newest} /> : <Typography>{t('check.none')}</Typography>}
          </Section>
          {newest && (
            <Section title={t('check.history')} isPlain>
              <Timeline label={t('check.history')} entries={entriesOf([newest, ...earlier])} />
            </Section>
          )}
        </>
      )}
    </RecordPart>
  );
}

/** One clinician beside the regulator's list: the answers that were kept, and the mark (REQ-SPEC-16). */
export function VerificationScreen() {
  const { t, i18n } = useTranslation('clinician');
  const { facilityId = '', clinicianId = '' } = useParams();
  const read = useApi(getClinicianById, { query: { facilityId, clinicianId } });
  const checks = useApi(getClinicianChecks, { query: { facilityId, clinicianId } });
  // The clinician first: what a new answer allows is sent with the version that the answer made.
  const refresh = () => void read.readAgain().then(checks.refresh);
  const newest = checks.data?.items[0];
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(clinicianScreens.verification), text: t('back') }}
      head={(clinician) => (
        <>
          <VerificationChip state={verificationOf(clinician)} size="medium" />
          <AskButton clinician={clinician} onAsked={refresh} />
          {newest?.canMark && (
            <DialogButton text={t('check.mark')} variant="outlined">
              {(close) => (
                <MarkVerifiedDialog clinician={clinician} check={newest} onClose={close} onMarked={refresh} />
              )}
            </DialogButton>
          )}
        </>
      )}
    >
      {(clinician) => (
        <>
          <Section title={t('person')} isPlain>
            <Facts facts={factsOf(clinicianColumns(t, i18n.language), clinician, ofPerson)} />
          </Section>
          <ChecksOf checks={checks} />
        </>
      )}
    </RecordScreen>
  );
}
