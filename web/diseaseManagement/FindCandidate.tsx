import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type Candidate, diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { FormOutcome } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateText } from '../ui/DateText.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { Section } from '../ui/Section.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { memberName } from './enrolmentColumns.tsx';
import { diseaseManagementScreens } from './screens.ts';

function Found({ found }: { found: Candidate }) {
  const { t, i18n } = useTranslation('diseaseManagement');
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, listStyle: 'none' }}>
      <Box sx={{ flexGrow: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{memberName(i18n.language, found)}</bdi>
        </Typography>
        <Typography variant="body2">
          <bdi>{nameIn(i18n.language, found, 'payerName')}</bdi> · {t('find.answerOf')}{' '}
          <DateText value={found.serviceDate} />
        </Typography>
      </Box>
      <Button component={Link} to={pathTo(diseaseManagementScreens.enrol, found)} size="small" variant="contained">
        {t('find.enrol')}
      </Button>
    </Box>
  );
}

/** Finds a patient among the facility's own answers, from which the member is enrolled. */
export function FindCandidate() {
  const { t } = useTranslation('diseaseManagement');
  const [found, setFound] = useState<readonly Candidate[] | null>(null);
  const form = useContractForm({
    endpoint: diseaseManagementApi.endpoints.findCandidates,
    initial: { patient: '' },
    bodyOf: (values) => values,
    onDone: setFound,
  });
  return (
    <Box sx={{ mb: 2 }}>
      <Section title={t('find.title')} isPlain>
        <FormOutcome form={form} />
        <SearchForm
          label={t('find.title')}
          action={t('find.action')}
          onSubmit={form.submit}
          isSearching={form.isSending}
        >
          <TextInput
            control={form.control}
            name="patient"
            label={t('find.patient')}
            hint={t('find.hint')}
            maxLength={40}
            isCode
          />
        </SearchForm>
        <div aria-live="polite">
          {found?.length === 0 && <Alert severity="info">{t('find.none')}</Alert>}
          {found && found.length > 0 && (
            <Box component="ul" aria-label={t('find.found')} sx={{ display: 'grid', gap: 1, m: 0, p: 0 }}>
              {found.map((each) => (
                <Found key={each.eligibilityId} found={each} />
              ))}
            </Box>
          )}
        </div>
      </Section>
    </Box>
  );
}
