import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { memberImportSheet, mostMemberRows } from '../../shared/member/memberSheet.ts';
import { pathTo } from '../base/screenPath.ts';
import { usePayerChoice } from '../field/lookups/usePayerChoice.tsx';
import { JobList } from '../parts/job/JobList.tsx';
import { countText } from '../parts/job/jobTexts.ts';
import { UploadForm } from '../parts/job/UploadForm.tsx';
import { ImportButton } from '../parts/sheetImport/ImportButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { memberScreens } from './screens.ts';
import { TemplateHelp } from './TemplateHelp.tsx';

/** Lists of members on their way into a payer's register, and those that were taken in before. */
export function MemberUploadsScreen() {
  const { t } = useTranslation('member');
  const navigate = useNavigate();
  const { payerId, picker } = usePayerChoice(t('payer'));
  return (
    <ScreenBody>
      {picker}
      {payerId === null ? (
        <EmptyState title={t('choosePayer')} nextStep={t('upload.choosePayerNext')} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }} key={payerId}>
          <Section title={t('sheet.title')} isPlain>
            <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
              <Typography color="textSecondary">{t('sheet.intro', { most: countText(mostMemberRows) })}</Typography>
              <ImportButton kind={memberImportSheet.name} />
            </Box>
          </Section>
          <Section title={t('upload.whole')} isPlain>
            <UploadForm
              kind="memberRegister"
              label={t('upload.file')}
              action={t('upload.send')}
              requestOf={(uploadId) => ({ kind: 'memberRegister', uploadId, payerId })}
              onStarted={(jobId) => void navigate(pathTo(memberScreens.upload, { jobId }))}
            >
              <TemplateHelp />
            </UploadForm>
          </Section>
          <Section title={t('upload.soFar')} isPlain>
            <JobList
              kind="memberRegister"
              label={t('upload.earlier')}
              payerId={payerId}
              linkOf={(job) => pathTo(memberScreens.upload, job)}
              nextStep={t('upload.none')}
            />
          </Section>
        </Box>
      )}
    </ScreenBody>
  );
}
