import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { DateField } from '../../ui/DateField.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { NfcParameters } from './readCard.ts';

export const nfcFormId = 'card-reader-nfc';

// Names of their own: the form behind the dialog may have fields with the same ids.
const nfcForm = z.strictObject({
  nfcCardNumber: z
    .string()
    .trim()
    .regex(/^\d{9}$/, 'cardReader:nfc.wrongNumber'),
  nfcBornOn: z.iso.date('ui:date.invalid'),
  nfcExpiresOn: z.iso.date('ui:date.invalid'),
});

/** What a card read over NFC needs first; the Verify button of the dialog sends it. */
export function NfcFields({ onFilled }: { onFilled: (nfc: NfcParameters) => void }) {
  const { t } = useTranslation('cardReader');
  const { control, handleSubmit } = useForm({
    defaultValues: { nfcCardNumber: '', nfcBornOn: '', nfcExpiresOn: '' },
    resolver: zodResolver(nfcForm),
  });
  const send = handleSubmit(({ nfcCardNumber, nfcBornOn, nfcExpiresOn }) =>
    onFilled({ cardNumber: nfcCardNumber, bornOn: nfcBornOn, expiresOn: nfcExpiresOn }),
  );
  return (
    <Box
      component="form"
      id={nfcFormId}
      noValidate
      aria-label={t('nfc.label')}
      onSubmit={(event) => {
        // The dialog hangs in another form's tree: its submit must not travel there.
        event.stopPropagation();
        return send(event);
      }}
      sx={{ display: 'grid', gap: 2, pt: 1 }}
    >
      <TextInput control={control} name="nfcCardNumber" label={t('nfc.cardNumber')} maxLength={9} isCode isRequired />
      <DateField control={control} name="nfcBornOn" label={t('doB')} isRequired />
      <DateField control={control} name="nfcExpiresOn" label={t('expiryDate')} isRequired />
    </Box>
  );
}
