import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { RuleHistory } from './RuleHistory.tsx';
import { ruleKeyOf } from './ruleAddress.ts';
import { payerRuleScreens } from './screens.ts';
import { useRuleCategories } from './useRuleCategories.ts';

/** One rule of a payer: its draft, its try-out and its versions. */
export function RuleScreen() {
  const { t } = useTranslation('payerRule');
  const { ruleName = '' } = useParams();
  const session = useSession();
  const ruleKey = useMemo(() => ruleKeyOf(ruleName), [ruleName]);
  const { serviceName, consultationName } = useRuleCategories();
  const { consultationCategoryId, ...named } = ruleKey ?? { consultationCategoryId: null };
  const query = { ...named, ...(consultationCategoryId !== null && { consultationCategoryId }) };
  const read = useApi(
    payerRuleApi.endpoints.getRule,
    ruleKey ? { query: query as { payerId: number; serviceCategoryId: number } } : null,
  );
  const toList = (
    <Button component={Link} to={pathTo(payerRuleScreens.list)}>
      {t('edit.toList')}
    </Button>
  );
  if (!ruleKey || !session || read.error) {
    return (
      <ScreenBody>
        <EmptyState title={t('edit.missing')} nextStep={t('edit.missingNext')} action={toList} />
      </ScreenBody>
    );
  }
  const edited = read.data;
  const consultation = consultationName(consultationCategoryId) ?? t('list.everyConsultation');
  return (
    <ScreenBody>
      <Typography variant="h2" component="p" sx={{ mb: 2 }}>
        {serviceName(ruleKey.serviceCategoryId)} · {consultation}
      </Typography>
      {!edited && <Skeleton variant="rounded" height={320} aria-label={t('edit.loading')} />}
      {edited && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <RuleEditor
            // Another state of the rule is another form.
            key={`${ruleName} ${edited.edition}`}
            ruleKey={ruleKey}
            edited={edited}
            userId={session.userId}
            onChanged={read.refresh}
          />
          <RuleHistory
            key={`versions ${ruleName} ${edited.newest?.version} ${edited.newest?.state}`}
            ruleKey={ruleKey}
            userId={session.userId}
            onChanged={read.refresh}
          />
        </Box>
      )}
      <Box sx={{ mt: 2 }}>{toList}</Box>
    </ScreenBody>
  );
}
