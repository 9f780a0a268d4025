import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { recordId } from '../../shared/_contract/recordId.ts';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { RegulatoryReports } from './RegulatoryReports.tsx';
import { type RequestKind, useRegulatoryReports } from './useRegulatoryReports.ts';

const idLength = 26;
const resolver = zodResolver(
  z.object({
    kind: z.enum(['eauth', 'pharmacy']),
    requestId: z
      .string()
      .trim()
      .toUpperCase()
      .min(1, 'regulator:errors.idRequired')
      .refine((id) => id === '' || recordId.safeParse(id).success, 'regulator:errors.idInvalid'),
  }),
);

/** Looks up what regulators found in a request (REQ-REGUL-03, REQ-REGUL-04). */
export function RegulatoryErrorSearch({ kinds }: { kinds: readonly RequestKind[] }) {
  const { t } = useTranslation('regulator');
  const kindId = useId();
  const { control, handleSubmit } = useForm({
    resolver,
    defaultValues: { kind: kinds[0] ?? 'eauth', requestId: '' },
  });
  const reports = useRegulatoryReports();
  const submit = handleSubmit((wanted) => reports.search(wanted));
  return (
    <Section title={t('errors.title')} isPlain>
      <Typography color="textSecondary" variant="body2" sx={{ mb: 1.5 }}>
        {t('errors.text')}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, maxWidth: 560 }}>
        <FormControl>
          <FormLabel id={kindId}>{t('errors.kind')}</FormLabel>
          <Controller
            control={control}
            name="kind"
            render={({ field }) => (
              <RadioGroup row aria-labelledby={kindId} {...field}>
                {kinds.map((kind) => (
                  <FormControlLabel
                    key={kind}
                    value={kind}
                    control={<Radio size="small" />}
                    label={t(`kinds.${kind}`)}
                  />
                ))}
              </RadioGroup>
            )}
          />
        </FormControl>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
          <Box sx={{ flex: '1 1 300px' }}>
            <TextInput
              control={control}
              name="requestId"
              label={t('errors.requestId')}
              maxLength={idLength + 4}
              isCode
              isRequired
            />
          </Box>
          <SubmitButton isSending={reports.isReading} sx={{ minHeight: 40 }}>
            {t('errors.search')}
          </SubmitButton>
        </Box>
      </Box>
      <RegulatoryReports {...reports} />
    </Section>
  );
}
