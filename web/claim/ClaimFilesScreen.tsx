import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../base/screenPath.ts';
import { JobList } from '../parts/job/JobList.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { ClaimFileForm } from './ClaimFileForm.tsx';
import { claimScreens } from './screens.ts';
import { useBillsHere } from './useBillsHere.ts';

/** Files of claims that are checked or taken over, and those of before. */
export function ClaimFilesScreen() {
  const { t } = useTranslation('claim');
  const mayTakeOver = useBillsHere();
  const list = { linkOf: (job: { readonly jobId: string }) => pathTo(claimScreens.file, job) };
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title={t(mayTakeOver ? 'takeOver.title' : 'check.title')} isPlain>
          <ClaimFileForm mayTakeOver={mayTakeOver} />
        </Section>
        <Section title={t('earlier.title')} isPlain>
          <JobList kind="claimFile" label={t('earlier.label')} nextStep={t('earlier.none')} {...list} />
        </Section>
        {mayTakeOver && (
          <Section title={t('takeOver.earlier')} isPlain>
            <JobList
              kind="claimTakeOver"
              label={t('takeOver.earlierLabel')}
              nextStep={t('takeOver.earlierNone')}
              {...list}
            />
          </Section>
        )}
      </Box>
    </ScreenBody>
  );
}
