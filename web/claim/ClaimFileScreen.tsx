import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { pathTo } from '../base/screenPath.ts';
import { JobPanel } from '../parts/job/JobPanel.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { ClaimFindings } from './ClaimFindings.tsx';
import { claimScreens } from './screens.ts';

/** The check of one file of claims: how far it is, and what it has found so far. */
export function ClaimFileScreen() {
  const { t } = useTranslation('claim');
  const { jobId = '' } = useParams();
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <JobPanel jobId={jobId} title={t('check.progress')} rows={(job) => <ClaimFindings job={job} />} />
        <Box>
          <Button component={Link} to={pathTo(claimScreens.files)}>
            {t('toList')}
          </Button>
        </Box>
      </Box>
    </ScreenBody>
  );
}
