import ErrorIcon from '@mui/icons-material/Block';
import WarningIcon from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ClaimRecord } from '../../../shared/claim/claimRecord.ts';
import { wordsOf } from '../../base/wordsOf.ts';
import { Identifier } from '../../ui/Identifier.tsx';
import { Section } from '../../ui/Section.tsx';
import { stateChip } from '../../ui/stateChip.tsx';
import { useRegulatorField } from './useRegulatorField.ts';

const looks = {
  error: { badge: 'danger', icon: ErrorIcon },
  warning: { badge: 'warning', icon: WarningIcon },
} as const;
const FindingChip = stateChip(looks, wordsOf('claim', 'regulator'));

/** What the regulator found in the claim when it was sent, in the regulator's own words; it stays in sight while the claim is repaired. */
export function RegulatorFindings({ record: { regulatorFindings, state } }: { record: ClaimRecord }) {
  const { t } = useTranslation('claim');
  const wordOf = useRegulatorField();
  if (regulatorFindings.length === 0) return null;
  const isOfBefore = state === 'draft' || state === 'ready';
  return (
    <Section title={t('regulator.title')} isPlain>
      {isOfBefore && <Typography color="textSecondary">{t('regulator.before')}</Typography>}
      <Box
        component="ul"
        aria-label={t('regulator.title')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {regulatorFindings.map(({ severity, field, line, value, text }) => (
          <li key={`${field} ${line} ${value} ${text}`}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <FindingChip state={severity} />
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {wordOf(field) ?? <Identifier value={field} />}
                {line !== null && ` · ${t('record.inLine', { line })}`}
              </Typography>
            </Box>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <bdi lang="en" dir="auto">
                {text}
              </bdi>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {field && <Identifier value={field} />}
              {value && (
                <>
                  {' · '}
                  {t('regulator.value')} <Identifier value={value} />
                </>
              )}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}
