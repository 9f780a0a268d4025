import NoGapIcon from '@mui/icons-material/CheckCircleOutlined';
import GapIcon from '@mui/icons-material/ErrorOutlined';
import LeftIcon from '@mui/icons-material/LogoutOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { diseaseManagementApi, type Enrolment } from '../../shared/diseaseManagement/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useRecordInTitle } from '../base/recordInTitle.ts';
import { pathTo } from '../base/screenPath.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { BadgeChip } from '../ui/BadgeChip.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { CarePlan } from './CarePlan.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { EnrolmentFacts, Goals } from './EnrolmentFacts.tsx';
import { EnrolmentLog } from './EnrolmentLog.tsx';
import { memberName } from './enrolmentColumns.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { ResultChart } from './ResultChart.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { diseaseManagementScreens } from './screens.ts';

const entriesAPage = 20;

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

/** How many items are overdue; of who has left nothing is. */
function GapsChip({ enrolment: { gaps, state } }: { enrolment: Enrolment }) {
  const { t } = useTranslation('diseaseManagement');
  if (state === 'left') return <BadgeChip icon={LeftIcon} badge="plain" label={t('state.left')} />;
  return (
    <BadgeChip
      icon={gaps > 0 ? GapIcon : NoGapIcon}
      badge={gaps > 0 ? 'danger' : 'success'}
      label={t('gapsCount', { count: gaps })}
    />
  );
}

/** One enrolment: what is due, what was done, and how the results go. */
export function EnrolmentScreen() {
  const { t, i18n } = useTranslation('diseaseManagement');
  const { enrolmentId = '' } = useParams();
  const { getEnrolment, getEnrolmentEntries } = diseaseManagementApi.endpoints;
  const read = useApi(getEnrolment, { query: { enrolmentId } });
  const log = useEndpointPages(getEnrolmentEntries, { query: { enrolmentId, take: entriesAPage } });
  useRecordInTitle(read.data ? t(`programme.${read.data.programme}`) : null);
  const refresh = () => {
    read.refresh();
    void log.store.refresh();
  };
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('record.missing'), nextStep: t('record.missingNext') }}
      back={{ to: pathTo(diseaseManagementScreens.list), text: t('back') }}
      head={(enrolment) => (
        <>
          <GapsChip enrolment={enrolment} />
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
          <CarePlan enrolment={enrolment} />
          <Goals enrolment={enrolment} onDone={refresh} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' }}>
            {enrolment.plan.map((planned) => (
              <ResultChart key={planned.item} planned={planned} />
            ))}
          </Box>
          <EnrolmentFacts enrolment={enrolment} />
          <EnrolmentLog pages={log} />
        </>
      )}
    </RecordScreen>
  );
}
