import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { type DocumentType, documentTypeNames, documentTypes } from '../../shared/_field/documentTypes.ts';
import type { Authorization } from '../../shared/authorization/routes.ts';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { alerts } from '../base/alerts.ts';
import { useCodeNames } from '../field/authorization/useCodeNames.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { lineName } from './decisionForm.ts';

interface AskValues {
  text: string;
  items: { documentType: DocumentType | null; lineId: string | null }[];
}

const mostItems = 10;
const emptyItem = { documentType: null, lineId: null };

interface AskDialogProps {
  record: Authorization;
  onClose: () => void;
  onDone: () => void;
}

/** Asks the facility for documents, each of the whole request or of one line. */
export function AskDialog({ record, onClose, onDone }: AskDialogProps) {
  const { t, i18n } = useTranslation('authorizationDesk');
  const { authorizationId, version } = record;
  const { activity } = useCodeNames(record.names);
  const form = useContractForm({
    endpoint: authorizationDeskApi.endpoints.askAuthorization,
    initial: { text: '', items: [emptyItem] } as AskValues,
    bodyOf: ({ text, items }) => ({
      authorizationId,
      version,
      text,
      items: items.map(({ documentType, lineId }) => ({
        documentType: documentType as DocumentType,
        ...(lineId && { lineId }),
      })),
    }),
    onDone: () => {
      alerts.success(t('ask.done'));
      onClose();
      onDone();
    },
  });
  const { fields, append } = useFieldArray({ control: form.control, name: 'items' });
  const types = documentTypes.map((id) => ({ id, name: inLanguage(i18n.language, documentTypeNames[id]) }));
  const lines = (record.form?.lines ?? []).map((line) => ({ id: line.lineId, name: lineName(line, activity(line)) }));
  return (
    <FormDialog form={form} title={t('ask.title')} submitText={t('ask.send')} onClose={onClose}>
      {fields.map(({ id }, at) => (
        <Box key={id} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <Dropdown
            control={form.control}
            name={`items.${at}.documentType`}
            label={t('ask.document', { number: at + 1 })}
            choices={types}
            isRequired
          />
          <Dropdown
            control={form.control}
            name={`items.${at}.lineId`}
            label={t('ask.line', { number: at + 1 })}
            choices={lines}
            noneText={t('ask.whole')}
          />
        </Box>
      ))}
      {fields.length < mostItems && (
        <Button size="small" onClick={() => append(emptyItem)} sx={{ justifySelf: 'start' }}>
          {t('ask.add')}
        </Button>
      )}
      <TextInput control={form.control} name="text" label={t('ask.text')} maxLength={2000} rows={3} isRequired />
    </FormDialog>
  );
}
