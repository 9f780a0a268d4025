import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { mayTryAgain } from '../../../shared/job/failedJobs.ts';
import { jobApi } from '../../../shared/job/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { pathTo } from '../../base/screenPath.ts';
import { RecordScreen } from '../../parts/record/RecordScreen.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { factsOf } from '../../ui/table/factsOf.ts';
import { failedJobScreens } from '../screens.ts';
import { failedJobColumns } from './failedJobColumns.tsx';
import { RetryDialog } from './RetryDialog.tsx';

const ofJob = ['kind', 'failure', 'tenant', 'startedByName', 'createdAt', 'failedAt', 'attempts', 'retries'];

/** One job that failed: why, for whom, and who can go on. */
export function FailedJobScreen() {
  const { t, i18n } = useTranslation(['failedJobs', 'job']);
  const { jobId = '' } = useParams();
  const navigate = useNavigate();
  const read = useApi(jobApi.endpoints.getFailedJob, { query: { jobId } });
  const list = pathTo(failedJobScreens.list);
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: list, text: t('back') }}
      head={(job) =>
        mayTryAgain(job) && (
          <DialogButton text={t('retry')} variant="contained">
            {(close) => (
              <RetryDialog jobId={jobId} onClose={close} onDone={() => void navigate(list, { replace: true })} />
            )}
          </DialogButton>
        )
      }
    >
      {(job) => (
        <>
          <Section title={t('facts')} isPlain>
            <Facts facts={factsOf(failedJobColumns(t, i18n.language), job, ofJob)} />
          </Section>
          <Section title={t('whatNow')} isPlain>
            <Typography>{mayTryAgain(job) ? t('goOn.retry') : t(`goOn.${job.kind}`)}</Typography>
          </Section>
        </>
      )}
    </RecordScreen>
  );
}
