import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type EditedRule, payerRuleApi } from '../../shared/payerRule/routes.ts';
import type { RuleContent, RuleKey } from '../../shared/payerRule/ruleModel.ts';
import { call } from '../api/client.ts';
import { type Outcome, useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { dropUnsaved, keepUnsaved, readUnsaved } from './ruleDraft.ts';
import { contentOf, ruleResolver, savedOf } from './ruleForm.ts';

interface RuleEditing {
  ruleKey: RuleKey;
  edited: EditedRule;
  userId: string;
  /** Reads the rule anew. */
  onChanged: () => void;
}

const { getRule, saveRuleDraft, discardRuleDraft, setRuleLive, sendRuleForApproval } = payerRuleApi.endpoints;
const shows = { showsErrors: true } as const;

/** The form of a rule: kept while typed, saved as a draft, set live. Asks before it overwrites another user's change. */
export function useRuleEditor({ ruleKey, edited, userId, onChanged }: RuleEditing) {
  const { t } = useTranslation('payerRule');
  const [unsaved] = useState(() => readUnsaved(userId, ruleKey));
  const edition = useRef(unsaved?.edition ?? edited.edition);
  const [hasDraft, setDraft] = useState(edited.draft !== null);
  const [fault, setFault] = useState<'conflict' | 'notSaved' | null>(null);
  const form = useForm<RuleContent>({
    defaultValues: contentOf(edited),
    resolver: ruleResolver(edited.newest?.holdsFrom ?? null),
  });
  const { isDirty } = form.formState;
  const save = useApiMutation(saveRuleDraft, shows);
  const live = useApiMutation(setRuleLive, shows);
  const approval = useApiMutation(sendRuleForApproval, shows);
  const discard = useApiMutation(discardRuleDraft, shows);

  useEffect(() => {
    if (unsaved) form.reset(unsaved.content, { keepDefaultValues: true });
  }, [form, unsaved]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: hasChanges }) => {
          if (hasChanges) keepUnsaved(userId, ruleKey, { edition: edition.current, content: savedOf(values) });
        },
      }),
    [form, userId, ruleKey],
  );

  /** Whether the call was done; where not, says why. */
  const isDone = <Data>(outcome: Outcome<Data>): outcome is Outcome<Data> & { isDone: true } => {
    if (outcome.isDone) return true;
    const isOvertaken = outcome.errors.some(({ code }) => code === 'changedMeanwhile');
    setFault(isOvertaken ? 'conflict' : 'notSaved');
    return false;
  };

  const saveDraft = async (): Promise<boolean> => {
    setFault(null);
    const content = savedOf(form.getValues());
    const outcome = await save.send({ body: { ...ruleKey, edition: edition.current, content } });
    if (!isDone(outcome)) return false;
    edition.current = outcome.data?.edition ?? edition.current + 1;
    setDraft(true);
    form.reset(content, { keepIsSubmitted: true });
    // After the reset, because the reset reports changes of the question lists again.
    dropUnsaved(userId, ruleKey);
    return true;
  };

  return {
    form,
    isDirty,
    hasDraft,
    fault,
    wasRestored: unsaved !== null,
    isBusy: save.isSending || live.isSending || approval.isSending || discard.isSending,
    save: async () => {
      if (await saveDraft()) alerts.success(t('edit.saved'));
    },
    /** Saves what is typed first: what goes live, or to a second person, is what is on the screen. */
    goLive: async () => {
      if ((form.formState.isDirty || !hasDraft) && !(await saveDraft())) return;
      const body = { ...ruleKey, edition: edition.current };
      if (edited.approval) {
        if (!isDone(await approval.send({ body }))) return;
        alerts.success(t('approval.sent'));
      } else {
        const outcome = await live.send({ body });
        if (!isDone(outcome)) return;
        alerts.success(t('edit.isLive', { version: outcome.data?.version }));
      }
      dropUnsaved(userId, ruleKey);
      onChanged();
    },
    discard: async () => {
      if (hasDraft) {
        const outcome = await discard.send({ body: { ...ruleKey, edition: edition.current } });
        if (!isDone(outcome)) return;
      }
      dropUnsaved(userId, ruleKey);
      form.reset(contentOf({ ...edited, draft: null }));
      setDraft(false);
      alerts.success(t('edit.discarded'));
      onChanged();
    },
    /** The next save overwrites what another user saved, because the user has confirmed it. */
    keepMine: async () => {
      const { consultationCategoryId, ...rest } = ruleKey;
      const query = { ...rest, ...(consultationCategoryId !== null && { consultationCategoryId }) };
      const { data } = await call(getRule, { query });
      if (data) edition.current = data.edition;
      setFault(null);
    },
    loadTheirs: () => {
      dropUnsaved(userId, ruleKey);
      onChanged();
    },
  };
}
