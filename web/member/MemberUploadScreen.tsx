import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { pathTo } from '../base/screenPath.ts';
import { JobPanel } from '../parts/job/JobPanel.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { memberScreens } from './screens.ts';

/** One list of members on its way into the register. */
export function MemberUploadScreen() {
  const { t } = useTranslation('member');
  const { jobId = '' } = useParams();
  return (
    <ScreenBody>
      <JobPanel jobId={jobId} title={t('upload.progress')} />
      <Box sx={{ mt: 2 }}>
        <Button component={Link} to={pathTo(memberScreens.uploads)}>
          {t('upload.toList')}
        </Button>
      </Box>
    </ScreenBody>
  );
}
