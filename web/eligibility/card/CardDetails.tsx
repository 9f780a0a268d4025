import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../shared/_contract/endpoint.ts';
import { memberApi } from '../../../shared/member/routes.ts';
import { type Outcome, useApiMutation } from '../../api/useApiMutation.ts';
import { errorText } from '../../base/messageText.ts';
import { valueText } from '../../field/member/memberTexts.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { CardCover } from './CardCover.tsx';

const { getCardDetails } = memberApi.endpoints;
type Details = Answer<typeof getCardDetails>;
const resolver = zodResolver(getCardDetails.body);

function CardHolder({ details }: { details: Details }) {
  const { t } = useTranslation(['member', 'card']);
  const { fullName, fullNameArabic, gender, relation, covers } = details;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Facts
        facts={[
          { label: t('field.fullName'), value: <bdi>{fullName}</bdi> },
          { label: t('field.fullNameArabic'), value: fullNameArabic && <bdi>{fullNameArabic}</bdi> },
          { label: t('field.gender'), value: valueText('gender', gender, t) },
          { label: t('field.relation'), value: valueText('relation', relation, t) },
        ]}
      />
      {covers.length === 0 && t('card:find.noCover')}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {covers.map((cover) => (
          <li key={`${cover.policyNumber} ${cover.startsOn}`}>
            <CardCover cover={cover} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface CardDetailsProps {
  payerId: number;
  cardNumber: string;
  /** The payer's name. */
  payer: string;
}

/** Whom a card names and what it covers, told to who knows the date of birth. */
export function CardDetails({ payerId, cardNumber, payer }: CardDetailsProps) {
  const { t } = useTranslation(['card', 'member']);
  const { send, isSending } = useApiMutation(getCardDetails, { showsErrors: true });
  const [outcome, setOutcome] = useState<Outcome<Details> | null>(null);
  const { control, handleSubmit } = useForm({
    resolver,
    defaultValues: { payerId, cardNumber, bornOn: '' },
    shouldFocusError: true,
  });
  const submit = handleSubmit(async (body) => {
    setOutcome(null);
    setOutcome(await send({ body }));
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        // The dialog hangs in the request's form: its submit must not send that.
        event.stopPropagation();
        void submit(event);
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
        <Identifier value={cardNumber} />
      </Typography>
      <Box>{t('check.text')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <DateField control={control} name="bornOn" label={t('member:field.bornOn')} isRequired />
        </Box>
        <Button type="submit" {...steadyClick} variant="contained" loading={isSending}>
          {t('check.check')}
        </Button>
      </Box>
      <Box role="status">
        {isSending && t('asking', { payer })}
        {outcome?.isDone && !outcome.data && t('check.none', { payer })}
        {outcome?.isDone && outcome.data && t('check.found', { payer })}
      </Box>
      {outcome?.isDone && !outcome.data && <Alert severity="info">{t('check.noneNext')}</Alert>}
      {outcome && !outcome.isDone && (
        <Alert severity="error" role="alert">
          {outcome.errors.map(errorText).join(' ')}
        </Alert>
      )}
      {outcome?.isDone && outcome.data && <CardHolder details={outcome.data} />}
    </Box>
  );
}
