import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authorizationRuleApi, type EditedAuthorizationRule } from '../../shared/authorizationRule/routes.ts';
import type { RuleContent } from '../../shared/authorizationRule/ruleModel.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { ReasonDialog } from '../parts/form/ReasonDialog.tsx';
import { MoveButtons } from '../parts/life/MoveButtons.tsx';
import { DifferenceList } from '../parts/versions/DifferenceList.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Section } from '../ui/Section.tsx';
import { emptyRule } from './ruleForm.ts';
import { useRuleDifferences } from './useRuleDifferences.ts';

const { setAuthorizationRuleLive, withdrawAuthorizationRuleChange, refuseAuthorizationRuleChange } =
  authorizationRuleApi.endpoints;

interface WaitingRuleProps {
  edited: EditedAuthorizationRule;
  /** Reads the rule anew. */
  onChanged: () => void;
}

const namedOf = ({ ruleId, payerId, edition }: EditedAuthorizationRule) => ({
  authorizationRuleId: ruleId,
  payerId,
  edition,
});

/** Asks the second person for the reason of a refusal. */
function RefuseDialog({ edited, onChanged, onClose }: WaitingRuleProps & { onClose: () => void }) {
  const { t } = useTranslation('authorizationRule');
  return (
    <ReasonDialog
      endpoint={refuseAuthorizationRuleChange}
      bodyOf={({ reason }) => ({ ...namedOf(edited), reason })}
      about={edited.ruleId}
      title={t('approval.refuse')}
      submitText={t('approval.refuse')}
      label={t('approval.reason')}
      isDangerous
      onClose={onClose}
      onDone={() => {
        alerts.success(t('approval.refusedDone'));
        onChanged();
      }}
    />
  );
}

/** What the reader may do: who wrote on the draft decides nothing, and who sent it may take it back. */
function movesOf({ waiting, isAuthor }: EditedAuthorizationRule) {
  if (waiting?.isOwn) return ['withdraw'] as const;
  return isAuthor ? ([] as const) : (['approve', 'refuse'] as const);
}

/** A draft that waits for a second person: what it changes, and the decision. */
export function WaitingRule({ edited, onChanged }: WaitingRuleProps) {
  const { t } = useTranslation('authorizationRule');
  const differencesOf = useRuleDifferences();
  const approval = useApiMutation(setAuthorizationRuleLive);
  const withdrawal = useApiMutation(withdrawAuthorizationRuleChange);
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null);
  const { draft, newest, waiting } = edited;
  if (!draft || !waiting) return null;
  const close = () => setAsking(null);
  const before: RuleContent = newest ?? emptyRule;
  const finish = (isDone: boolean, text: string) => {
    if (isDone) alerts.success(text);
    onChanged();
  };
  const body = namedOf(edited);
  const approve = async () => finish((await approval.send({ body })).isDone, t('approval.approved'));
  const withdraw = async () => finish((await withdrawal.send({ body })).isDone, t('approval.withdrawn'));
  return (
    <Section title={t('approval.title')} isPlain>
      <Typography>
        {t('approval.by', { name: waiting.makerName })} <DateText value={waiting.madeAt} withTime />
      </Typography>
      <DifferenceList label={t('history.differences')} texts={differencesOf(before, draft)} />
      {(waiting.isOwn || edited.isAuthor) && (
        <Alert severity="info" sx={{ my: 1 }}>
          {t('approval.own')}
        </Alert>
      )}
      <MoveButtons
        label={t('approval.actions')}
        moves={movesOf(edited)}
        looks={{
          approve: { isMain: true, openDialog: () => setAsking('approve') },
          refuse: { isDanger: true, openDialog: () => setAsking('refuse') },
          withdraw: { isSending: withdrawal.isSending, send: () => void withdraw() },
        }}
        textOf={(move) => t(`approval.${move}`)}
      />
      <ConfirmDialog
        isOpen={asking === 'approve'}
        title={t('approval.approveTitle')}
        action={t('approval.approve')}
        onClose={close}
        onConfirm={() => {
          close();
          void approve();
        }}
      >
        {t('approval.approveText')}
      </ConfirmDialog>
      {asking === 'refuse' && <RefuseDialog edited={edited} onChanged={onChanged} onClose={close} />}
    </Section>
  );
}
