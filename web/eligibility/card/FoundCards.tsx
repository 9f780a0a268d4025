import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import type { Sending } from '../../../shared/_contract/endpoint.ts';
import { memberApi } from '../../../shared/member/routes.ts';
import { errorText } from '../../base/messageText.ts';
import { FoundCard } from './FoundCard.tsx';
import { useAskedOnce } from './useAskedOnce.ts';

const { getCardNumber } = memberApi.endpoints;
type Question = Sending<typeof getCardNumber>['body'];

interface FoundCardsProps {
  question: Question;
  /** The payer's name. */
  payer: string;
  onUse: (cardNumber: string) => void;
}

/** The cards that a payer's register has of an Emirates ID; one is taken into the form only when it is chosen. */
export function FoundCards({ question, payer, onUse }: FoundCardsProps) {
  const { t } = useTranslation('card');
  const outcome = useAskedOnce(getCardNumber, { body: question });
  const cards = (outcome?.isDone && outcome.data) || [];
  const count = cards.length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {/* Always there, so that what it says next is heard. */}
      <Box role="status">
        {!outcome && t('asking', { payer })}
        {outcome?.isDone && (count > 0 ? t('find.found', { count, payer }) : t('find.none', { payer }))}
      </Box>
      {!outcome && <LinearProgress aria-label={t('asking', { payer })} />}
      {outcome?.isDone && count === 0 && <Alert severity="info">{t('find.noneNext')}</Alert>}
      {outcome && !outcome.isDone && (
        <Alert severity="error" role="alert">
          {outcome.errors.map(errorText).join(' ')}
        </Alert>
      )}
      {count > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {cards.map((card) => (
            <Paper component="li" key={card.cardNumber} variant="outlined" sx={{ p: 1.5 }}>
              <FoundCard card={card} text={t('find.use', card)} onUse={() => onUse(card.cardNumber)} />
            </Paper>
          ))}
        </Box>
      )}
    </Box>
  );
}
