import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../base/screenPath.ts';
import { JobList } from '../parts/job/JobList.tsx';
import { UploadForm } from '../parts/job/UploadForm.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { claimScreens } from './screens.ts';

/** Files of claims that are checked before they are sent, and those that were checked before. */
export function ClaimFilesScreen() {
  const { t } = useTranslation('claim');
  const navigate = useNavigate();
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title={t('check.title')} isPlain>
          <UploadForm
            kind="claimFile"
            label={t('check.file')}
            action={t('check.send')}
            requestOf={(uploadId) => ({ kind: 'claimFile', uploadId })}
            onStarted={(jobId) => void navigate(pathTo(claimScreens.file, { jobId }))}
          >
            <Typography color="textSecondary">{t('check.intro')}</Typography>
            <Typography color="textSecondary">{t('check.limits')}</Typography>
          </UploadForm>
        </Section>
        <Section title={t('earlier.title')} isPlain>
          <JobList
            kind="claimFile"
            label={t('earlier.label')}
            linkOf={(job) => pathTo(claimScreens.file, job)}
            nextStep={t('earlier.none')}
          />
        </Section>
      </Box>
    </ScreenBody>
  );
}
