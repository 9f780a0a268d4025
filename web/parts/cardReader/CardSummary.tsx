import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberCardData } from '../../../shared/_field/cardReader/cardData.ts';
import { cardNameOf } from '../../../shared/_field/cardReader/cardName.ts';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import type { CardData } from './useCardReader.ts';

const imageOf = (base64: string): string =>
  `data:image/${base64.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${base64}`;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

/** Who holds the card. */
export function CardSummary({ card, member }: { card: CardData; member: MemberCardData | null }) {
  const { t } = useTranslation('cardReader');
  const id = useId();
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }} role="group" aria-labelledby={id}>
      <span id={id} hidden>
        {t('card')}
      </span>
      {card.photo ? (
        <Box component="img" src={imageOf(card.photo)} alt={t('photo')} sx={{ width: 72, borderRadius: 1 }} />
      ) : null}
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' }, columnGap: 2, rowGap: 0.5 }}
      >
        <Fact label={t('fullName')}>
          <bdi>{cardNameOf(card.fullName)}</bdi>
          {member?.fullNameArabic ? (
            <div>
              <bdi lang="ar">{cardNameOf(member.fullNameArabic)}</bdi>
            </div>
          ) : null}
        </Fact>
        <Fact label={t('emiratesId')}>
          <Identifier value={formatEmiratesId(card.emiratesIdNumber)} />
        </Fact>
        {card.doB ? (
          <Fact label={t('doB')}>
            <DateText value={card.doB} />
          </Fact>
        ) : null}
        {member?.nationality ? <Fact label={t('nationality')}>{member.nationality}</Fact> : null}
        {member?.expiryDate ? (
          <Fact label={t('expiryDate')}>
            <DateText value={member.expiryDate} />
          </Fact>
        ) : null}
      </Box>
    </Box>
  );
}
