import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { daysAfter, emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { type DocumentType, documentTable } from '../../../shared/empanelment/documents.ts';
import type { Empanelment } from '../../../shared/empanelment/routes.ts';
import { AttachmentField } from '../../parts/attachment/AttachmentField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Section } from '../../ui/Section.tsx';
import { type FormValues, neededOf } from './formValues.ts';
import { RemarkNotice } from './RemarkNotice.tsx';

const soonDays = 90;

interface DocumentProps {
  control: Control<FormValues>;
  type: DocumentType;
  remarks: Empanelment['remarks'];
  onBusy: (isBusy: boolean) => void;
}

function Document({ control, type, remarks, onBusy }: DocumentProps) {
  const { t } = useTranslation('empanelment');
  const expiresOn = useWatch({ control, name: `documents.${type}.expiresOn` });
  const today = emiratesDateOf(new Date());
  const isSoon = expiresOn !== null && expiresOn >= today && expiresOn < daysAfter(today, soonDays);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <RemarkNotice remarks={remarks} field={type} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}>
        <AttachmentField
          control={control}
          name={`documents.${type}.files`}
          label={t(`documents.${type}`)}
          mostFiles={1}
          onBusy={onBusy}
        />
        {documentTable[type].expires && (
          <DateField
            control={control}
            name={`documents.${type}.expiresOn`}
            label={`${t('field.expiresOn')} · ${t(`documents.${type}`)}`}
            min={today}
            isRequired
          />
        )}
      </Box>
      {isSoon && <Alert severity="info">{t('form.expiresSoon')}</Alert>}
    </Box>
  );
}

interface DocumentsPartProps {
  control: Control<FormValues>;
  facts: Empanelment['facts'];
  remarks: Empanelment['remarks'];
  onBusy: (isBusy: boolean) => void;
}

/** The documents that this provider has to bring: the list follows its type, its emirate and the services that are chosen. */
export function DocumentsPart({ control, facts, remarks, onBusy }: DocumentsPartProps) {
  const { t } = useTranslation('empanelment');
  const [services, branch] = useWatch({ control, name: ['services', 'branch'] });
  return (
    <Section title={t('form.documents')} isPlain>
      <Typography variant="body2" color="textSecondary">
        {t(branch ? 'form.branchDocumentsHint' : 'form.documentsHint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 3 }}>
        {neededOf(facts, { services, branch }).map((type) => (
          <Document key={type} control={control} type={type} remarks={remarks} onBusy={onBusy} />
        ))}
      </Box>
    </Section>
  );
}
