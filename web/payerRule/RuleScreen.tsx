import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { useSession } from '../base/session.ts';
import { useMay } from '../base/useMay.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { ApprovalSetting } from './ApprovalSetting.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { RuleHistory } from './RuleHistory.tsx';
import { ruleKeyOf } from './ruleAddress.ts';
import { payerRuleScreens } from './screens.ts';
import { useRuleCategories } from './useRuleCategories.ts';
import { WaitingChange } from './WaitingChange.tsx';

/** One rule of a payer: its draft, its try-out and its versions, of which those who decide on requests see the versions. */
export function RuleScreen() {
  const { t } = useTranslation('payerRule');
  const { ruleName = '' } = useParams();
  const mayEdit = useMay(moduleAccess.eligibilityRules);
  const userId = useSession()?.userId ?? '';
  const ruleKey = useMemo(() => ruleKeyOf(ruleName), [ruleName]);
  const { serviceName, consultationName } = useRuleCategories();
  const { consultationCategoryId, ...named } = ruleKey ?? { consultationCategoryId: null };
  const query = { ...named, ...(consultationCategoryId !== null && { consultationCategoryId }) };
  const read = useApi(
    payerRuleApi.endpoints.getRule,
    ruleKey ? { query: query as { payerId: number; serviceCategoryId: number } } : null,
  );
  const consultation = consultationName(consultationCategoryId) ?? t('list.everyConsultation');
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('edit.missing'), nextStep: t('edit.missingNext') }}
      back={{ to: pathTo(payerRuleScreens.list), text: t('edit.toList') }}
      head={() => (
        <Typography variant="h2" component="p">
          {ruleKey && serviceName(ruleKey.serviceCategoryId)} · {consultation}
        </Typography>
      )}
    >
      {(edited) =>
        ruleKey && (
          <>
            {mayEdit && edited.approval?.waiting && (
              <WaitingChange ruleKey={ruleKey} edited={edited} onChanged={read.refresh} />
            )}
            {mayEdit && !edited.approval?.waiting && (
              <RuleEditor
                // Another state of the rule is another form.
                key={`${ruleName} ${edited.edition}`}
                ruleKey={ruleKey}
                edited={edited}
                userId={userId}
                onChanged={read.refresh}
              />
            )}
            <RuleHistory
              key={`versions ${ruleName} ${edited.newest?.version} ${edited.newest?.state}`}
              ruleKey={ruleKey}
              userId={userId}
              canRetire={mayEdit}
              onChanged={read.refresh}
            />
            {mayEdit && (
              <ApprovalSetting
                payerId={ruleKey.payerId}
                isDemanded={edited.approval !== undefined}
                onChanged={read.refresh}
              />
            )}
          </>
        )
      }
    </RecordScreen>
  );
}
