import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import type { EditedRule } from '../../shared/payerRule/routes.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import type { useRuleEditor } from './useRuleEditor.ts';
import { useRuleSummary } from './useRuleSummary.ts';

interface RuleNoticesProps {
  edited: EditedRule;
  editor: ReturnType<typeof useRuleEditor>;
}

/** What holds now, what was kept, and what stands in the way. */
export function RuleNotices({ edited: { newest, approval }, editor }: RuleNoticesProps) {
  const { t } = useTranslation('payerRule');
  const { errors, submitCount } = editor.form.formState;
  const next = (newest?.version ?? 0) + 1;
  const summary = useRuleSummary(errors);
  return (
    <>
      <Alert severity="info">
        {newest
          ? t(`edit.${newest.state}`, { version: newest.version, date: dateText(newest.holdsFrom), next })
          : t('edit.nothingLive')}
      </Alert>
      {approval?.refused && (
        <Alert severity="warning">
          {t('approval.refused', { name: approval.refused.byName, reason: approval.refused.reason })}
        </Alert>
      )}
      {editor.wasRestored && editor.isDirty && <Alert severity="info">{t('edit.restored')}</Alert>}
      {submitCount > 0 && <ErrorSummary errors={summary} onGoTo={(name) => editor.form.setFocus(name as 'title')} />}
      {editor.fault === 'notSaved' && <Alert severity="warning">{t('edit.notSaved')}</Alert>}
      {editor.fault === 'conflict' && (
        <Alert
          severity="warning"
          action={
            <>
              <Button onClick={() => void editor.keepMine()}>{t('conflict.keepMine')}</Button>
              <Button onClick={editor.loadTheirs}>{t('conflict.takeTheirs')}</Button>
            </>
          }
        >
          {t('conflict.text')}
        </Alert>
      )}
    </>
  );
}
