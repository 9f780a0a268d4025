import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { dateText } from '../../shared/_field/dateText.ts';
import type { ClaimFinding } from '../../shared/claim/claimFinding.ts';
import type { ClaimRecord } from '../../shared/claim/claimRecord.ts';
import { dayOfRules } from '../../shared/claim/rules/version.ts';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';
import { RepairButton } from './repairs/RepairButton.tsx';
import { SeverityChip } from './SeverityChip.ts';

/** How severe a finding is, what is wrong, what to do, and where. */
function FindingText({ finding: { severity, field, line, text, fix } }: { finding: ClaimFinding }) {
  const { t, i18n } = useTranslation('claim');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SeverityChip state={severity} />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {inLanguage(i18n.language, text)}
        </Typography>
      </Box>
      <Typography>{inLanguage(i18n.language, fix)}</Typography>
      <Typography variant="body2" color="textSecondary">
        <Identifier value={field} />
        {line !== null && (
          <>
            {' · '}
            {t('record.inLine', { line })}
          </>
        )}
      </Typography>
    </>
  );
}

interface FindingListProps {
  record: ClaimRecord;
  /** A repair was accepted, or the claim is another by now: read it again. */
  onChanged: () => void;
}

/** What the rules of today say of the claim, with the repairs that they offer. */
export function FindingList({ record, onChanged }: FindingListProps) {
  const { t } = useTranslation('claim');
  const { findings, repairs, rulesVersion } = record;
  // A repair stands at the first finding of its rule: it mends the others with it.
  const rows = findings.map((finding, at) => {
    const isFirst = findings.findIndex(({ rule }) => rule === finding.rule) === at;
    return { finding, repair: isFirst ? repairs.find(({ rule }) => rule === finding.rule) : undefined };
  });
  return (
    <Section title={t('record.findings')} isPlain>
      {findings.length === 0 && <Typography color="textSecondary">{t('record.findingsNone')}</Typography>}
      <Box
        component="ul"
        aria-label={t('record.findings')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {rows.map(({ finding, repair }) => (
          <li key={`${finding.rule} ${finding.field} ${finding.line}`}>
            <FindingText finding={finding} />
            {repair && <RepairButton {...{ record, repair, onChanged }} />}
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('record.rulesOf', { day: dateText(dayOfRules(rulesVersion)) })}
      </Typography>
    </Section>
  );
}
