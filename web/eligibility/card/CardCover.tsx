import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CoverState } from '../../../shared/member/memberCover.ts';
import { CoverChip } from '../../field/member/CoverChip.tsx';
import { DateText } from '../../ui/DateText.tsx';

interface CardCoverProps {
  cover: {
    readonly planName: string;
    readonly startsOn: string;
    readonly endsOn: string;
    readonly state: CoverState;
  };
}

/** A cover in two lines: the plan and how it stands today, and its days. */
export function CardCover({ cover: { planName, startsOn, endsOn, state } }: CardCoverProps) {
  const { t } = useTranslation('member');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <bdi>{planName}</bdi>
        <CoverChip state={state} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('field.startsOn')} <DateText value={startsOn} /> {t('field.endsOn')} <DateText value={endsOn} />
      </Typography>
    </>
  );
}
