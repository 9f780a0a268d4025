import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { pathTo } from '../base/screenPath.ts';
import { JobPanel } from '../parts/job/JobPanel.tsx';
import type { Job } from '../parts/job/jobTexts.ts';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { takeOverAddress } from './ClaimFileForm.tsx';
import { ClaimFindings } from './ClaimFindings.tsx';
import { claimScreens } from './screens.ts';
import { useBillsHere } from './useBillsHere.ts';

/** What follows: drafts are in the list, and a file that was checked can be taken over. */
function NextStep({ job: { kind, state, counts } }: { readonly job: Job }) {
  const { t } = useTranslation('claim');
  const mayTakeOver = useBillsHere();
  if (!mayTakeOver) return null;
  const isChecked = kind === 'claimFile' && state === 'done';
  const hasDrafts = kind === 'claimTakeOver' && (counts.taken ?? 0) + (counts.here ?? 0) > 0;
  if (!isChecked && !hasDrafts) return null;
  return (
    <Box>
      <Button
        component={Link}
        to={isChecked ? takeOverAddress() : pathTo(claimScreens.section)}
        variant={isChecked ? 'outlined' : 'contained'}
      >
        {t(isChecked ? 'takeOver.now' : 'takeOver.toClaims')}
      </Button>
    </Box>
  );
}

/** One file of claims that is checked or taken over: how far it is, and what was found so far. */
export function ClaimFileScreen() {
  const { t } = useTranslation('claim');
  const { jobId = '' } = useParams();
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <JobPanel
          jobId={jobId}
          title={t('check.progress')}
          rows={(job) => <ClaimFindings job={job} />}
          actions={(job) => <NextStep job={job} />}
        />
        <Box>
          <Button component={Link} to={pathTo(claimScreens.files)}>
            {t('toList')}
          </Button>
        </Box>
      </Box>
    </ScreenBody>
  );
}
