import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Sending } from '../../../shared/_contract/endpoint.ts';
import { memberApi } from '../../../shared/member/routes.ts';
import { type Outcome, useApiMutation } from '../../api/useApiMutation.ts';
import { errorText } from '../../base/messageText.ts';
import { Identifier } from '../../ui/Identifier.tsx';
import { CardCover } from './CardCover.tsx';

const { getCardNumber } = memberApi.endpoints;
type Question = Sending<typeof getCardNumber>['body'];
type Card = Answer<typeof getCardNumber>[number];

/** Asks once: each question to the register is on record. */
function useFoundCards(question: Question): Outcome<Card[]> | null {
  const { send } = useApiMutation(getCardNumber, { showsErrors: true });
  const [asked] = useState(question);
  const [outcome, setOutcome] = useState<Outcome<Card[]> | null>(null);
  useEffect(() => {
    let isClosed = false;
    void send({ body: asked }).then((found) => {
      if (!isClosed) setOutcome(found);
    });
    return () => {
      isClosed = true;
    };
  }, [send, asked]);
  return outcome;
}

function FoundCard({ card: { cardNumber, cover }, onUse }: { card: Card; onUse: (cardNumber: string) => void }) {
  const { t } = useTranslation('card');
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
          <Identifier value={cardNumber} />
        </Typography>
        {cover ? <CardCover cover={cover} /> : t('find.noCover')}
      </Box>
      <Button variant="outlined" size="small" onClick={() => onUse(cardNumber)}>
        {t('find.use', { cardNumber })}
      </Button>
    </Paper>
  );
}

interface FoundCardsProps {
  question: Question;
  /** The payer's name. */
  payer: string;
  onUse: (cardNumber: string) => void;
}

/** The cards that a payer's register has of an Emirates ID; one is taken into the form only when it is chosen. */
export function FoundCards({ question, payer, onUse }: FoundCardsProps) {
  const { t } = useTranslation('card');
  const outcome = useFoundCards(question);
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
            <FoundCard key={card.cardNumber} card={card} onUse={onUse} />
          ))}
        </Box>
      )}
    </Box>
  );
}
