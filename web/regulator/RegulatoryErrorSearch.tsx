import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { recordId } from '../../shared/_contract/recordId.ts';
import { regulatorApi } from '../../shared/regulator/routes.ts';
import { RadioField } from '../ui/RadioChoice.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { Section } from '../ui/Section.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { RegulatoryReports } from './RegulatoryReports.tsx';

const idLength = 26;
/** A page short enough to read; the user loads earlier reports on demand. */
const perPage = 10;
const endpoints = {
  eauth: regulatorApi.endpoints.getEauthRegulatoryErrors,
  pharmacy: regulatorApi.endpoints.getPharmacyRegulatoryErrors,
} as const;
export type RequestKind = keyof typeof endpoints;

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
  const { control, handleSubmit } = useForm({
    resolver,
    defaultValues: { kind: kinds[0] ?? 'eauth', requestId: '' },
  });
  const [wanted, setWanted] = useState<{ kind: RequestKind; requestId: string } | null>(null);
  const pages = useEndpointPages(
    endpoints[wanted?.kind ?? 'eauth'],
    wanted && { query: { requestId: wanted.requestId, take: perPage } },
  );
  const submit = handleSubmit((next) => {
    setWanted(next);
    // The same search again asks for a new answer.
    if (next.kind === wanted?.kind && next.requestId === wanted.requestId) void pages.store.restart();
  });
  return (
    <Section title={t('errors.title')} isPlain>
      <Typography color="textSecondary" variant="body2" sx={{ mb: 1.5 }}>
        {t('errors.text')}
      </Typography>
      <SearchForm
        label={t('errors.title')}
        onSubmit={submit}
        isSearching={wanted !== null && pages.isLoading}
        above={
          <RadioField
            control={control}
            name="kind"
            label={t('errors.kind')}
            options={kinds.map((id) => ({ id, name: t(`kinds.${id}`) }))}
          />
        }
      >
        <TextInput
          control={control}
          name="requestId"
          label={t('errors.requestId')}
          maxLength={idLength + 4}
          isCode
          isRequired
        />
      </SearchForm>
      {wanted && <RegulatoryReports pages={pages} />}
    </Section>
  );
}
