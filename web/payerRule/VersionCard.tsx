import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { otherLanguage } from '../../shared/_field/bilingual.ts';
import type { RuleVersion } from '../../shared/payerRule/routes.ts';
import { type RuleDifference, ruleDifferences } from '../../shared/payerRule/ruleDifferences.ts';
import { ruleTexts } from '../field/payerRule/ruleTexts.ts';
import { DifferenceList } from '../parts/versions/DifferenceList.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';

interface VersionCardProps {
  version: RuleVersion;
  /** The version that it followed; null when that is not shown. */
  before: RuleVersion | null;
  /** Null for who only reads it. */
  onRetire: (() => void) | null;
}

/** What two contents of a rule differ in, in sentences of the reader's language. */
export function useDifferenceText(): (difference: RuleDifference) => string {
  const { t, i18n } = useTranslation('payerRule');
  const { words } = ruleTexts(i18n.language);
  return (difference) => {
    if (difference.kind === 'order') return t('history.order');
    const text = words(difference.after);
    if (!('before' in difference)) return t(`history.${difference.kind}`, { text });
    // The words of this language may be the same: then the other language's were changed.
    const isSame = words(difference.before) === text;
    const shown = isSame ? ruleTexts(otherLanguage(i18n.language)).words : words;
    return t(`history.${difference.kind}`, { before: shown(difference.before), text: shown(difference.after) });
  };
}

/** One version: when it holds, who set it live, and what it changed. */
export function VersionCard({ version, before, onRetire }: VersionCardProps) {
  const { t } = useTranslation('payerRule');
  const textOf = useDifferenceText();
  const isLive = version.state === 'live';
  const differences = before ? ruleDifferences(before, version) : [];
  const same = before ? t('history.same') : null;
  const nothing = version.version === 1 ? t('history.first') : same;
  const fact = factsBy(version, (name: 'from' | 'wentLive' | 'retired') => t(`history.${name}`));
  const by = (at: string, name: string) => (
    <>
      <DateText value={at} withTime /> · <bdi>{name}</bdi>
    </>
  );
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ flexGrow: 1 }}>
          {t('history.version', { version: version.version })} · {t(`state.${version.state}`)}
        </Typography>
        {isLive && onRetire && (
          <Button
            size="small"
            color="error"
            aria-label={t('history.retireVersion', { version: version.version })}
            onClick={onRetire}
          >
            {t('history.retire')}
          </Button>
        )}
      </Box>
      <Facts
        facts={[
          fact.date('from', version.holdsFrom),
          fact.text('wentLive', by(version.wentLiveAt, version.wentLiveByName)),
          fact.text('retired', version.retiredAt && by(version.retiredAt, version.retiredByName ?? '')),
        ]}
      />
      {differences.length === 0 ? (
        <Typography color="textSecondary">{nothing}</Typography>
      ) : (
        <DifferenceList label={t('history.differences')} texts={differences.map(textOf)} />
      )}
    </Paper>
  );
}
