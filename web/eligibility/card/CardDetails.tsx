import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../shared/_contract/endpoint.ts';
import { memberApi } from '../../../shared/member/routes.ts';
import type { WordOf } from '../../base/texts.ts';
import { valueText } from '../../field/member/memberTexts.ts';
import { ContractForm } from '../../parts/form/ContractForm.tsx';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { CardCover } from './CardCover.tsx';

const { getCardDetails } = memberApi.endpoints;
type Details = Answer<typeof getCardDetails>;

function CardHolder({ details }: { details: Details }) {
  const { t } = useTranslation(['member', 'card']);
  const { gender, relation, covers } = details;
  const fact = factsBy(details, (name: WordOf<'member', 'field'>) => t(`field.${name}`));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Facts
        facts={[
          fact.name('fullName'),
          fact.name('fullNameArabic'),
          fact.text('gender', valueText('gender', gender, t)),
          fact.text('relation', valueText('relation', relation, t)),
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
  const [found, setFound] = useState<{ details: Details | null } | null>(null);
  const form = useContractForm({
    endpoint: getCardDetails,
    initial: { payerId, cardNumber, bornOn: '' },
    bodyOf: (values) => values,
    // A day of birth that was typed for one card is not that of the next.
    draft: null,
    onChecked: (values, sendNow) => {
      setFound(null);
      return sendNow(values);
    },
    onDone: (details) => setFound({ details }),
  });
  const { control, isSending } = form;
  return (
    <ContractForm form={form}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
        <Identifier value={cardNumber} />
      </Typography>
      <Box>{t('check.text')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <DateField control={control} name="bornOn" label={t('member:field.bornOn')} isRequired />
        </Box>
        <SubmitButton isSending={isSending}>{t('check.check')}</SubmitButton>
      </Box>
      <Box role="status">
        {isSending && t('asking', { payer })}
        {found && !found.details && t('check.none', { payer })}
        {found?.details && t('check.found', { payer })}
      </Box>
      {found && !found.details && <Alert severity="info">{t('check.noneNext')}</Alert>}
      {found?.details && <CardHolder details={found.details} />}
    </ContractForm>
  );
}
