import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { eligibilityRequestSheet } from '../../shared/eligibilityBatch/requestSheet.ts';
import { pathTo } from '../base/screenPath.ts';
import { JobList } from '../parts/job/JobList.tsx';
import { ImportButton } from '../parts/sheetImport/ImportButton.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { BatchHelp } from './BatchHelp.tsx';
import { batchScreens } from './screens.ts';

/** The way to a sheet of patients to ask about, and the sheets that the user sent before. */
export function BatchScreen() {
  const { t } = useTranslation('eligibilityBatch');
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Section title={t('title')} isPlain>
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            <BatchHelp />
            <ImportButton kind={eligibilityRequestSheet.name} text={t('send')} />
          </Box>
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
