import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { authorizationRuleApi, type EditedAuthorizationRule } from '../../shared/authorizationRule/routes.ts';
import { type Outcome, useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { DraftNote } from '../parts/form/DraftNote.tsx';
import { LeaveGuard } from '../parts/form/LeaveGuard.tsx';
import { useDraftedForm } from '../parts/form/useDraftedForm.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { ExampleFields } from './ExampleFields.tsx';
import { PastTrial } from './PastTrial.tsx';
import { RuleFields } from './RuleFields.tsx';
import { beginningOf, contentOf, type RuleValues, ruleResolver } from './ruleForm.ts';
import { useRuleChoices } from './useRuleChoices.ts';

interface RuleEditorProps {
  edited: EditedAuthorizationRule;
  /** Reads the rule anew. */
  onChanged: () => void;
}

const { saveAuthorizationRuleDraft, sendAuthorizationRuleForApproval, discardAuthorizationRuleDraft } =
  authorizationRuleApi.endpoints;

/** The form of a rule: saved as a draft however much is missing, sent to a second person when it is complete. */
function useRuleEditor({ edited, onChanged }: RuleEditorProps) {
  const { t } = useTranslation('authorizationRule');
  const named = { authorizationRuleId: edited.ruleId, payerId: edited.payerId };
  const { form, returned, dropDraft, isDirty } = useDraftedForm<RuleValues>({
    path: saveAuthorizationRuleDraft.path,
    initial: beginningOf(edited),
    bodyOf: () => named,
    about: [],
    resolver: ruleResolver(edited.newest?.effectiveFrom ?? null),
  });
  const save = useApiMutation(saveAuthorizationRuleDraft);
  const approval = useApiMutation(sendAuthorizationRuleForApproval);
  const discard = useApiMutation(discardAuthorizationRuleDraft);
  const finish = (outcome: Outcome<unknown>, text: string) => {
    if (!outcome.isDone) return;
    dropDraft();
    alerts.success(text);
    onChanged();
  };
  const sendDraft = () =>
    save.send({ body: { ...named, edition: edited.edition, content: contentOf(form.getValues()) } });
  return {
    form,
    returned,
    isDirty,
    isBusy: save.isSending || approval.isSending || discard.isSending,
    save: async () => finish(await sendDraft(), t('edit.saved')),
    /** Saves what is typed first: what a second person sees is what is on the screen. */
    sendForApproval: async () => {
      const saved = isDirty || !edited.draft ? await sendDraft() : null;
      if (saved && !saved.isDone) return;
      const edition = saved?.data?.edition ?? edited.edition;
      finish(await approval.send({ body: { ...named, edition } }), t('edit.sent'));
    },
    discard: async () =>
      finish(await discard.send({ body: { ...named, edition: edited.edition } }), t('edit.discarded')),
  };
}

/** The fields that lack something, each with the way to it. */
function useSummary(errors: FieldErrors<RuleValues>) {
  const { t } = useTranslation('authorizationRule');
  return Object.entries(errors).map(([name, error]) => {
    if (name === 'passes' || name === 'fails') {
      const { message } = (error as { code?: { message?: string } }).code ?? {};
      return { name: `${name}.code`, label: t(`example.${name}`), message: message ?? '' };
    }
    return {
      name,
      label: t(`field.${name as 'name'}`),
      message: String((error as { message?: string }).message ?? ''),
    };
  });
}

/** The draft of a rule, its examples run beside it. */
export function RuleEditor(props: RuleEditorProps) {
  const { t } = useTranslation('authorizationRule');
  const editor = useRuleEditor(props);
  const choices = useRuleChoices();
  const [asking, setAsking] = useState<'send' | 'discard' | null>(null);
  const { control, handleSubmit, formState, setFocus } = editor.form;
  const summary = useSummary(formState.errors);
  const { draft, newest, refused } = props.edited;
  const close = () => setAsking(null);
  return (
    <>
      <Box
        component="form"
        noValidate
        aria-label={t('edit.label')}
        onSubmit={(event: FormEvent) => void handleSubmit(() => setAsking('send'))(event)}
        sx={{ display: 'grid', gap: 2, minWidth: 0 }}
      >
        <LeaveGuard isDirty={editor.isDirty} />
        {editor.returned && <DraftNote {...editor.returned} />}
        {refused && (
          <Alert severity="warning">{t('edit.refused', { name: refused.byName, reason: refused.reason })}</Alert>
        )}
        {formState.submitCount > 0 && <ErrorSummary errors={summary} onGoTo={(name) => setFocus(name as 'name')} />}
        <RuleFields control={control} choices={choices} lastFrom={newest?.effectiveFrom ?? null} />
        <ExampleFields control={control} which="passes" choices={choices} />
        <ExampleFields control={control} which="fails" choices={choices} />
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <Button variant="contained" loading={editor.isBusy} onClick={() => void editor.save()}>
            {t('edit.save')}
          </Button>
          <SubmitButton variant="outlined" isSending={editor.isBusy} busyText={t('edit.send')}>
            {t('edit.send')}
          </SubmitButton>
          {draft && (
            <Button color="error" onClick={() => setAsking('discard')}>
              {t('edit.discard')}
            </Button>
          )}
        </Box>
        <ConfirmDialog
          isOpen={asking === 'send'}
          title={t('edit.sendTitle')}
          action={t('edit.send')}
          onClose={close}
          onConfirm={() => {
            close();
            void editor.sendForApproval();
          }}
        >
          {t('edit.sendText')}
        </ConfirmDialog>
        <ConfirmDialog
          isOpen={asking === 'discard'}
          title={t('edit.discardTitle')}
          action={t('edit.discard')}
          isDangerous
          onClose={close}
          onConfirm={() => {
            close();
            void editor.discard();
          }}
        >
          {t('edit.discardText')}
        </ConfirmDialog>
      </Box>
      <PastTrial payerId={props.edited.payerId} contentOf={() => contentOf(editor.form.getValues())} />
    </>
  );
}
