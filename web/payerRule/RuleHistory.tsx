import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payerRuleApi, type RuleVersion } from '../../shared/payerRule/routes.ts';
import type { RuleKey } from '../../shared/payerRule/ruleModel.ts';
import { call } from '../api/client.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Section } from '../ui/Section.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { moveUnsaved } from './ruleDraft.ts';
import { VersionCard } from './VersionCard.tsx';

const perPage = 10;

interface RuleHistoryProps {
  ruleKey: RuleKey;
  userId: string;
  /** For those who keep the rules. */
  canRetire: boolean;
  onChanged: () => void;
}

/** Every version that went live, what it changed, and the way to retire it. */
export function RuleHistory({ ruleKey, userId, canRetire, onChanged }: RuleHistoryProps) {
  const { t } = useTranslation('payerRule');
  const { rows, hasMore, isLoading, error, store } = useEndpointPages(payerRuleApi.endpoints.searchRuleHistory, {
    body: { ...ruleKey, take: perPage },
  });
  const [retiring, setRetiring] = useState<RuleVersion | null>(null);
  const { send } = useApiMutation(payerRuleApi.endpoints.retireRule);

  const retire = async ({ ruleId }: RuleVersion) => {
    const { consultationCategoryId, ...rest } = ruleKey;
    const query = { ...rest, ...(consultationCategoryId !== null && { consultationCategoryId }) };
    // Reads the current edition first: only the shown version is retired, and other changes made since then stay.
    const { data } = await call(payerRuleApi.endpoints.getRule, { query });
    const outcome = await send({ body: { ruleId, edition: data?.edition ?? 0 } });
    if (outcome.isDone && outcome.data) moveUnsaved(userId, ruleKey, outcome.data.edition);
    void store.refresh();
    onChanged();
  };

  return (
    <Section title={t('history.title')} isPlain>
      {error !== null && (
        <Alert severity="warning" action={<Button onClick={() => void store.refresh()}>{t('answer.retry')}</Button>}>
          {t('history.failed')}
        </Alert>
      )}
      {rows.length === 0 && !isLoading && error === null && <Typography>{t('history.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {rows.map((version, at) => (
          <VersionCard
            key={version.ruleId}
            version={version}
            before={rows[at + 1] ?? null}
            onRetire={canRetire ? () => setRetiring(version) : null}
          />
        ))}
      </Box>
      {hasMore && rows.length > 0 && (
        <Button sx={{ mt: 1 }} loading={isLoading} onClick={() => void store.loadMore()}>
          {t('history.more')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={retiring !== null}
        title={t('confirm.retireTitle', { version: retiring?.version })}
        action={t('history.retire')}
        isDangerous
        onClose={() => setRetiring(null)}
        onConfirm={() => {
          setRetiring(null);
          if (retiring) void retire(retiring);
        }}
      >
        {t('confirm.retireText')}
      </ConfirmDialog>
    </Section>
  );
}
