import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { documentTypeNames, documentTypes } from '../../../shared/_field/documentTypes.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import type { FormValues } from './formValues.ts';

/** What each of the attached files is: payers' rules ask for documents by type. */
export function DocumentTypes({ control }: { control: Control<FormValues> }) {
  const { t, i18n } = useTranslation('authorization');
  const attachments = useWatch({ control, name: 'attachments' });
  const choices = useMemo(
    () => documentTypes.map((id) => ({ id, name: inLanguage(i18n.language, documentTypeNames[id]) })),
    [i18n.language],
  );
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 2, mt: attachments.length > 0 ? 2 : 0 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {attachments.map(({ attachmentId, fileName }) => (
        <Dropdown
          key={attachmentId}
          control={control}
          name={`documentTypes.${attachmentId}`}
          label={t('form.documentType', { file: fileName })}
          choices={choices}
        />
      ))}
    </Box>
  );
}
