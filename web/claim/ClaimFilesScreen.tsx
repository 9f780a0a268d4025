import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { claimSheet } from '../../shared/claim/sheet/claimSheet.ts';
import { pathTo } from '../base/screenPath.ts';
import { JobList } from '../parts/job/JobList.tsx';
import { ImportButton } from '../parts/sheetImport/ImportButton.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { ClaimFileForm } from './ClaimFileForm.tsx';
import { claimScreens } from './screens.ts';
import { useBillsHere } from './useBillsHere.ts';

/** The way to sheets of claims. */
function SheetPart() {
  const { t } = useTranslation('claim');
  return (
    <Section title={t('sheet.title')} isPlain>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography color="textSecondary">{t('sheet.intro')}</Typography>
        <ImportButton kind={claimSheet.name} text={t('sheet.open')} />
      </Box>
    </Section>
  );
}

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
        {mayTakeOver && <SheetPart />}
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
