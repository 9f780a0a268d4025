import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Coverage } from '../../../shared/api/eligibility.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { Money } from '../../ui/Money.tsx';

function CoPayment({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation('eligibility');
  const { coPaymentFils, coPaymentPercent } = coverage;
  if (coPaymentFils === null && coPaymentPercent === null) return t('coverage.noCoPayment');
  return (
    <>
      {coPaymentPercent !== null && <bdi dir="ltr">{coPaymentPercent}%</bdi>}
      {coPaymentPercent !== null && coPaymentFils !== null && ` ${t('coverage.and')} `}
      {coPaymentFils !== null && <Money fils={coPaymentFils} />}
    </>
  );
}

interface CoverageListProps {
  coverages: readonly Coverage[];
  /** A cover that does not hold, such as one that ended, carries no sign of success. */
  isEligible: boolean;
}

/** Every cover the payer found, the primary one first. */
export function CoverageList({ coverages, isEligible }: CoverageListProps) {
  const { t } = useTranslation('eligibility');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {coverages.map((coverage, index) => (
        <Paper
          component="li"
          variant="outlined"
          key={coverage.policyNumber}
          sx={({ palette }) => ({
            p: 1.5,
            borderInlineStart: `4px solid ${isEligible && index === 0 ? palette.success.main : palette.divider}`,
          })}
        >
          <Typography variant="h3" sx={{ mb: 1 }}>
            {index === 0 ? t('coverage.primary') : t('coverage.further', { number: index + 1 })}
            {': '}
            <bdi>{coverage.planName}</bdi>
          </Typography>
          <Facts
            facts={[
              { label: t('coverage.policyNumber'), value: <Identifier value={coverage.policyNumber} /> },
              { label: t('coverage.validFrom'), value: <DateText value={coverage.validFrom} /> },
              { label: t('coverage.validTo'), value: <DateText value={coverage.validTo} /> },
              { label: t('coverage.coPayment'), value: <CoPayment coverage={coverage} /> },
            ]}
          />
        </Paper>
      ))}
    </Box>
  );
}
