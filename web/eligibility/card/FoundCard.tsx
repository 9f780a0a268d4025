import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Insurer } from '../../../shared/member/routes.ts';
import { Identifier } from '../../ui/Identifier.tsx';
import { CardCover } from './CardCover.tsx';

interface FoundCardProps {
  card: Insurer['cards'][number];
  /** Of the button that takes the card. */
  text: string;
  hasFocus?: boolean;
  onUse: () => void;
}

/** A card of a payer's register, with the button that takes it into the form. */
export function FoundCard({ card: { cardNumber, cover }, text, hasFocus = false, onUse }: FoundCardProps) {
  const { t } = useTranslation('card');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
          <Identifier value={cardNumber} />
        </Typography>
        {cover ? <CardCover cover={cover} /> : t('find.noCover')}
      </Box>
      <Button variant="outlined" size="small" autoFocus={hasFocus} onClick={onUse}>
        {text}
      </Button>
    </Box>
  );
}
