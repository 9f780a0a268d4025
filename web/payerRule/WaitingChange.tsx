import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import { type EditedRule, payerRuleApi } from '../../shared/payerRule/routes.ts';
import { ruleDifferences } from '../../shared/payerRule/ruleDifferences.ts';
import type { RuleKey } from '../../shared/payerRule/ruleModel.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { MoveButtons } from '../parts/life/MoveButtons.tsx';
import { DifferenceList } from '../parts/versions/DifferenceList.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Section } from '../ui/Section.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { TryOut } from './TryOut.tsx';
import { useDifferenceText } from './VersionCard.tsx';

const { setRuleLive, withdrawRuleChange } = payerRuleApi.endpoints;

interface WaitingChangeProps {
  ruleKey: RuleKey;
  edited: EditedRule;
  /** Reads the rule anew. */
  onChanged: () => void;
}

/** What a second person, or the maker, may do with a draft that waits; each reads the rule anew, done or overtaken. */
function useDecision({ ruleKey, edited: { edition }, onChanged }: WaitingChangeProps) {
  const { t } = useTranslation('payerRule');
  const approval = useApiMutation(setRuleLive);
  const withdrawal = useApiMutation(withdrawRuleChange);
  const body = { ...ruleKey, edition };
  const finish = (isDone: boolean, text: string) => {
    if (isDone) alerts.success(text);
    onChanged();
  };
  return {
    isWithdrawing: withdrawal.isSending,
    approve: async () => {
      const outcome = await approval.send({ body });
      finish(outcome.isDone, t('approval.approved', { version: outcome.isDone ? outcome.data?.version : '' }));
    },
    withdraw: async () => finish((await withdrawal.send({ body })).isDone, t('approval.withdrawn')),
  };
}

/** What the draft changes of the version before it. */
function Changes({ edited: { draft, newest } }: Pick<WaitingChangeProps, 'edited'>) {
  const { t } = useTranslation('payerRule');
  const textOf = useDifferenceText();
  if (!draft) return null;
  const date = dateText(draft.holdsFrom);
  if (!newest) return <Typography>{t('approval.first', { date })}</Typography>;
  const texts = ruleDifferences(newest, draft).map(textOf);
  return (
    <>
      <Typography>{t('approval.holdsFrom', { date })}</Typography>
      {texts.length === 0 && <Typography>{t('approval.same')}</Typography>}
      {texts.length > 0 && <DifferenceList label={t('approval.differences')} texts={texts} />}
    </>
  );
}

/** A draft that waits for a second person: what it changes, and the decision. Its maker can take it back. */
export function WaitingChange(props: WaitingChangeProps) {
  const { t } = useTranslation('payerRule');
  const decision = useDecision(props);
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null);
  const { draft, newest, approval } = props.edited;
  const waiting = approval?.waiting;
  if (!waiting || !draft) return null;
  const close = () => setAsking(null);
  return (
    <>
      <Section title={t('approval.title')} isPlain>
        <Typography>
          {t('approval.by', { name: waiting.makerName, version: (newest?.version ?? 0) + 1 })}{' '}
          <DateText value={waiting.madeAt} withTime />
        </Typography>
        <Changes edited={props.edited} />
        {waiting.isOwn && <Typography sx={{ mb: 1 }}>{t('approval.own')}</Typography>}
        <MoveButtons
          label={t('approval.actions')}
          moves={waiting.isOwn ? (['withdraw'] as const) : (['approve', 'refuse'] as const)}
          looks={{
            approve: { isMain: true, openDialog: () => setAsking('approve') },
            refuse: { isDanger: true, openDialog: () => setAsking('refuse') },
            withdraw: { isSending: decision.isWithdrawing, send: () => void decision.withdraw() },
          }}
          textOf={(move) => t(`approval.${move}`)}
        />
      </Section>
      <TryOut questions={draft.questions} />
      <ConfirmDialog
        isOpen={asking === 'approve'}
        title={t('approval.approveTitle')}
        action={t('approval.approve')}
        onClose={close}
        onConfirm={() => {
          close();
          void decision.approve();
        }}
      >
        {t('confirm.liveText', { date: dateText(draft.holdsFrom), count: draft.questions.length })}
      </ConfirmDialog>
      {asking === 'refuse' && (
        <RefuseDialog
          ruleKey={props.ruleKey}
          edition={props.edited.edition}
          onClose={close}
          onChanged={props.onChanged}
        />
      )}
    </>
  );
}
