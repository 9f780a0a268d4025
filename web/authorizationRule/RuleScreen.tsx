import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { authorizationRuleApi, type EditedAuthorizationRule } from '../../shared/authorizationRule/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { PastTrial } from './PastTrial.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { RuleHistory } from './RuleHistory.tsx';
import { RuleStateChip } from './RuleStateChip.ts';
import { emptyRule } from './ruleForm.ts';
import { authorizationRuleScreens } from './screens.ts';
import { WaitingRule } from './WaitingRule.tsx';

function Head({ draft, newest, waiting }: EditedAuthorizationRule) {
  const { t, i18n } = useTranslation('authorizationRule');
  const shown = newest ?? draft;
  return (
    <>
      <Typography variant="h2" component="p">
        {(shown && nameIn(i18n.language, shown, 'name')) || t('list.unnamed')}
      </Typography>
      <RuleStateChip state={waiting ? 'waiting' : (newest?.state ?? 'draft')} />
    </>
  );
}

/** One rule of authorisations: its draft with its examples, the second person's decision, and its versions. */
export function RuleScreen() {
  const { t } = useTranslation('authorizationRule');
  const { payerId = '', authorizationRuleId = '' } = useParams();
  const read = useApi(authorizationRuleApi.endpoints.getAuthorizationRule, {
    query: { payerId: Number(payerId), authorizationRuleId },
  });
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('edit.missing'), nextStep: t('edit.missingNext') }}
      back={{ to: pathTo(authorizationRuleScreens.list), text: t('edit.toList') }}
      head={(edited) => <Head {...edited} />}
    >
      {(edited) => (
        <>
          {edited.waiting ? (
            <>
              <WaitingRule edited={edited} onChanged={read.refresh} />
              <PastTrial payerId={edited.payerId} contentOf={() => edited.draft ?? emptyRule} />
            </>
          ) : (
            // Another state of the rule is another form.
            <RuleEditor key={`editor ${edited.edition}`} edited={edited} onChanged={read.refresh} />
          )}
          <RuleHistory
            key={`versions ${edited.newest?.version} ${edited.newest?.state}`}
            edited={edited}
            onChanged={read.refresh}
          />
        </>
      )}
    </RecordScreen>
  );
}
