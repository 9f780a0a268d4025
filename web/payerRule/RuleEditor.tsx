import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { EditedRule } from '../../shared/payerRule/routes.ts';
import { type RuleKey, ruleLimits } from '../../shared/payerRule/ruleModel.ts';
import { LeaveGuard } from '../parts/form/LeaveGuard.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DateField } from '../ui/DateField.tsx';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { QuestionList } from './QuestionList.tsx';
import { RuleNotices } from './RuleNotices.tsx';
import { savedOf } from './ruleForm.ts';
import { TryOut } from './TryOut.tsx';
import { useRuleEditor } from './useRuleEditor.ts';

interface RuleEditorProps {
  ruleKey: RuleKey;
  edited: EditedRule;
  userId: string;
  onChanged: () => void;
}

/** The draft of a rule beside what a receptionist would see of it. */
export function RuleEditor(props: RuleEditorProps) {
  const { t } = useTranslation('payerRule');
  const editor = useRuleEditor(props);
  const [asking, setAsking] = useState<'live' | 'discard' | null>(null);
  const { control, handleSubmit } = editor.form;
  const values = savedOf(useWatch({ control }) as Parameters<typeof savedOf>[0]);
  const { newest } = props.edited;
  const today = emiratesDateOf(new Date());
  const earliest = newest && newest.holdsFrom > today ? newest.holdsFrom : today;
  const wording = { control, maxLength: ruleLimits.title, isRequired: true } as const;
  const close = () => setAsking(null);
  const isChecked = props.edited.approval !== undefined;
  const goLive = t(isChecked ? 'approval.send' : 'edit.goLive');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
      <LeaveGuard isDirty={editor.isDirty} />
      <Box
        component="form"
        noValidate
        aria-label={t('edit.label')}
        onSubmit={(event: FormEvent) => void handleSubmit(() => setAsking('live'))(event)}
        sx={{ display: 'grid', gap: 2, minWidth: 0 }}
      >
        <RuleNotices edited={props.edited} editor={editor} />
        <Section title={t('edit.draftOf', { version: (newest?.version ?? 0) + 1 })} columnWidth={240}>
          <TextInput {...wording} name="title" label={t('edit.ruleTitle')} />
          <TextInput {...wording} name="titleArabic" label={t('edit.ruleTitleArabic')} />
          <DateField
            control={control}
            name="holdsFrom"
            label={t('edit.holdsFrom')}
            {...(newest ? { hint: t('edit.holdsFromHint') } : {})}
            min={earliest}
            isRequired
          />
        </Section>
        <Section title={t('edit.questions')} isPlain>
          <QuestionList control={control} />
        </Section>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            aria-disabled={editor.isBusy}
            onClick={() => !editor.isBusy && void editor.save()}
          >
            {editor.isBusy ? t('edit.saving') : t('edit.save')}
          </Button>
          <SubmitButton variant="outlined" isSending={editor.isBusy} busyText={goLive}>
            {goLive}
          </SubmitButton>
          {(editor.hasDraft || editor.isDirty) && (
            <Button color="error" onClick={() => setAsking('discard')}>
              {t('edit.discard')}
            </Button>
          )}
        </Box>
        {editor.isDirty && <Alert severity="info">{t('edit.unsaved')}</Alert>}
      </Box>
      <TryOut questions={values.questions} />
      <ConfirmDialog
        isOpen={asking === 'live'}
        title={t(isChecked ? 'approval.sendTitle' : 'confirm.liveTitle')}
        action={goLive}
        onClose={close}
        onConfirm={() => {
          close();
          void editor.goLive();
        }}
      >
        {isChecked
          ? t('approval.sendText')
          : t('confirm.liveText', {
              date: values.holdsFrom && dateText(values.holdsFrom),
              count: values.questions.length,
            })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'discard'}
        title={t('confirm.discardTitle')}
        action={t('edit.discard')}
        isDangerous
        onClose={close}
        onConfirm={() => {
          close();
          void editor.discard();
        }}
      >
        {t('confirm.discardText')}
      </ConfirmDialog>
    </Box>
  );
}
