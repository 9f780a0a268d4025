import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterValues, SavedFilter } from '../../../../shared/_field/savedFilter.ts';
import { SubmitButton } from '../../SubmitButton.tsx';

interface SaveFilterFormProps {
  values: FilterValues;
  names: readonly string[];
  /** Answers what was wrong, or null. */
  onSave: (filter: SavedFilter) => Promise<string | null>;
}

const longestName = 60;
const holdsAny = (values: FilterValues): boolean =>
  Object.values(values).some((value) => value !== null && value !== '');

/** Saves the present filters under a name; a name that is there is replaced, and the field says so. */
export function SaveFilterForm({ values, names, onSave }: SaveFilterFormProps) {
  const { t } = useTranslation('ui');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  if (!holdsAny(values)) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('savedFilters.nothingToSave')}
      </Typography>
    );
  }
  const save = async () => {
    if (name.trim() === '') return setProblem(t('savedFilters.nameMissing'));
    setSaving(true);
    const found = await onSave({ name: name.trim(), values });
    setSaving(false);
    setProblem(found);
    if (found === null) setName('');
  };
  const willReplace = names.includes(name.trim());
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mt: 2 }}
    >
      <TextField
        label={t('savedFilters.name')}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(null);
        }}
        error={problem !== null}
        helperText={problem ?? (willReplace ? t('savedFilters.replaces') : t('savedFilters.private'))}
        autoComplete="off"
        sx={{ flex: '1 1 200px' }}
        slotProps={{ htmlInput: { maxLength: longestName, dir: 'auto' } }}
      />
      <SubmitButton isSending={isSaving}>{t('savedFilters.save')}</SubmitButton>
    </Box>
  );
}
