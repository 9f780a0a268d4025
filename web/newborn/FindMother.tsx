import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Mother, newbornApi } from '../../shared/newborn/routes.ts';
import { FormOutcome } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { SearchForm } from '../ui/SearchForm.tsx';
import { Section } from '../ui/Section.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { MotherCard } from './MotherCard.tsx';

/** Finds a mother among the facility's own answers, from which her children are registered. */
export function FindMother() {
  const { t } = useTranslation('newborn');
  const [found, setFound] = useState<readonly Mother[] | null>(null);
  const form = useContractForm({
    endpoint: newbornApi.endpoints.findMothers,
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
              {found.map((mother) => (
                <MotherCard key={mother.eligibilityId} mother={mother} />
              ))}
            </Box>
          )}
        </div>
      </Section>
    </Box>
  );
}
