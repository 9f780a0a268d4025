import BlockIcon from '@mui/icons-material/Block';
import CleanIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ClaimRow } from '../../shared/claim/claimRecord.ts';
import { BadgeChip } from '../ui/BadgeChip.tsx';

type Counts = Pick<ClaimRow, 'blocking' | 'warnings'>;

/** The counts in words. */
export function countsText(t: TFunction<'claim'>, { blocking, warnings }: Counts): string {
  const counts = [
    ...(blocking > 0 ? [t('counts.blocking', { number: blocking })] : []),
    ...(warnings > 0 ? [t('counts.warnings', { number: warnings })] : []),
  ];
  return counts.join(', ') || t('counts.none');
}

/** How many remarks keep a claim from being sent, and how many a person should look at. */
export function FindingCounts({ blocking, warnings }: Counts) {
  const { t } = useTranslation('claim');
  if (blocking + warnings === 0) return <BadgeChip badge="success" icon={CleanIcon} label={t('counts.none')} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', verticalAlign: 'middle', gap: 0.5 }}>
      {blocking > 0 && <BadgeChip badge="danger" icon={BlockIcon} label={t('counts.blocking', { number: blocking })} />}
      {warnings > 0 && (
        <BadgeChip badge="warning" icon={WarningIcon} label={t('counts.warnings', { number: warnings })} />
      )}
    </Box>
  );
}
