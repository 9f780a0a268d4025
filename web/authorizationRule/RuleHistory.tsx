import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AuthorizationRuleVersion,
  authorizationRuleApi,
  type EditedAuthorizationRule,
} from '../../shared/authorizationRule/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { DifferenceList } from '../parts/versions/DifferenceList.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { RuleStateChip } from './RuleStateChip.ts';
import { useRuleDifferences } from './useRuleDifferences.ts';

const { searchAuthorizationRuleHistory, retireAuthorizationRule } = authorizationRuleApi.endpoints;

interface VersionProps {
  version: AuthorizationRuleVersion;
  /** The version that it followed; null when that is not shown. */
  before: AuthorizationRuleVersion | null;
}

function VersionCard({ version, before }: VersionProps) {
  const { t } = useTranslation('authorizationRule');
  const differencesOf = useRuleDifferences();
  const fact = factsBy(version, (name: 'effectiveFrom' | 'madeBy' | 'wentLive' | 'retired') => t(`history.${name}`));
  const by = (at: string, name: string) => (
    <>
      <DateText value={at} withTime /> · <bdi>{name}</bdi>
    </>
  );
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3">{t('history.version', { version: version.version })}</Typography>
        <RuleStateChip state={version.state} />
      </Box>
      <Facts
        facts={[
          fact.date('effectiveFrom', version.effectiveFrom),
          fact.text('madeBy', <bdi>{version.madeByName}</bdi>),
          fact.text('wentLive', by(version.wentLiveAt, version.wentLiveByName)),
          fact.text('retired', version.retiredAt && by(version.retiredAt, version.retiredByName ?? '')),
        ]}
      />
      {before && <DifferenceList label={t('history.differences')} texts={differencesOf(before, version)} />}
    </Paper>
  );
}

/** Every version that went live, what it changed, and the way to retire the newest. */
export function RuleHistory({ edited, onChanged }: { edited: EditedAuthorizationRule; onChanged: () => void }) {
  const { t } = useTranslation('authorizationRule');
  const { ruleId, payerId, edition, newest } = edited;
  const named = { authorizationRuleId: ruleId, payerId };
  const { rows, hasMore, isLoading, store } = useEndpointPages(searchAuthorizationRuleHistory, {
    body: { ...named, take: 10 },
  });
  const [isRetiring, setRetiring] = useState(false);
  const { send } = useApiMutation(retireAuthorizationRule);
  const retire = async () => {
    setRetiring(false);
    const outcome = await send({ body: { ...named, edition } });
    if (outcome.isDone) alerts.success(t('history.isRetired'));
    onChanged();
  };
  return (
    <Section title={t('history.title')} isPlain>
      {rows.length === 0 && !isLoading && <Typography>{t('history.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {rows.map((version, at) => (
          <VersionCard key={version.version} version={version} before={rows[at + 1] ?? null} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {hasMore && rows.length > 0 && (
          <Button loading={isLoading} onClick={() => void store.loadMore()}>
            {t('history.more')}
          </Button>
        )}
        {newest?.state === 'live' && (
          <Button color="error" onClick={() => setRetiring(true)}>
            {t('history.retire')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        isOpen={isRetiring}
        title={t('history.retireTitle', { version: newest?.version })}
        action={t('history.retire')}
        isDangerous
        onClose={() => setRetiring(false)}
        onConfirm={() => void retire()}
      >
        {t('history.retireText')}
      </ConfirmDialog>
    </Section>
  );
}
