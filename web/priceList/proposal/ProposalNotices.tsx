import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PriceProposal, ProposalWarning } from '../../../shared/priceList/proposal.ts';
import { Notice } from '../../base/Notice.tsx';
import { countText } from '../../parts/job/jobTexts.ts';

/** What stands against a proposal: a comparison that is out of date, and what is remarkable about the whole. */
export function ProposalNotices({ proposal, isInsurer }: { proposal: PriceProposal; isInsurer: boolean }) {
  const { t } = useTranslation('priceList');
  const { findings, made, isOutdated, comparedBefore, comparedWith, state, areLinesRemoved } = proposal;
  const { warnings } = findings;
  const textOf = (warning: ProposalWarning): string =>
    t(`warning.${warning.rule}`, {
      affected: countText(warning.count),
      all: countText(warning.of),
      factor: 'factor' in warning ? String(warning.factor) : '',
    });
  const isOwn = isInsurer && made.isOwn && state === 'waiting';
  if (warnings.length === 0 && !isOutdated && comparedBefore === null && !isOwn && !areLinesRemoved) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {areLinesRemoved && <Notice severity="warning">{t('proposal.linesRemoved')}</Notice>}
      {isOwn && <Notice severity="warning">{t('proposal.own')}</Notice>}
      {isOutdated && <Notice severity="warning">{t('proposal.outdated')}</Notice>}
      {comparedBefore !== null && (
        <Notice severity="warning">
          {t('proposal.comparedAgain', { before: String(comparedBefore), now: String(comparedWith) })}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice severity="warning">
          <div>{t('proposal.warnings')}</div>
          <ul style={{ margin: 0, paddingInlineStart: 16 }}>
            {warnings.map((warning) => (
              <li key={warning.rule}>{textOf(warning)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </Box>
  );
}
