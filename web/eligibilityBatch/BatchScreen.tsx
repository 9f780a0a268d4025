import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../base/screenPath.ts';
import { JobList } from '../parts/job/JobList.tsx';
import { UploadForm } from '../parts/job/UploadForm.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { BatchHelp } from './BatchHelp.tsx';
import { batchScreens } from './screens.ts';

/** A sheet of patients to ask about, and the sheets that the user sent before. */
export function BatchScreen() {
  const { t } = useTranslation('eligibilityBatch');
  const navigate = useNavigate();
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title={t('title')} isPlain>
          <UploadForm
            kind="eligibilityBatch"
            label={t('file')}
            action={t('send')}
            requestOf={(uploadId) => ({ kind: 'eligibilityBatch', uploadId })}
            onStarted={(jobId) => void navigate(pathTo(batchScreens.job, { jobId }))}
          >
            <BatchHelp />
          </UploadForm>
        </Section>
        <Section title={t('earlier')} isPlain>
          <JobList
            kind="eligibilityBatch"
            label={t('sentBefore')}
            linkOf={(job) => pathTo(batchScreens.job, job)}
            nextStep={t('none')}
          />
        </Section>
      </Box>
    </ScreenBody>
  );
}
