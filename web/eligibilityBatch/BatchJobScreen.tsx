import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { pathTo } from '../base/screenPath.ts';
import { JobPanel } from '../parts/job/JobPanel.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { AskAgain } from './AskAgain.tsx';
import { BatchRows } from './BatchRows.tsx';
import { fetchResult } from './fetchResult.ts';
import { batchScreens } from './screens.ts';

/** One sheet of patients: its progress and the result of each row. */
export function BatchJobScreen() {
  const { t } = useTranslation('eligibilityBatch');
  const { jobId = '' } = useParams();
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <JobPanel
          jobId={jobId}
          title={t('progress')}
          rows={() => <BatchRows key={jobId} jobId={jobId} />}
          fetchResult={() => fetchResult(jobId, 'all')}
          actions={(job, readAgain) => <AskAgain job={job} readAgain={readAgain} />}
        />
        <Box>
          <Button component={Link} to={pathTo(batchScreens.list)}>
            {t('toList')}
          </Button>
        </Box>
      </Box>
    </ScreenBody>
  );
}
