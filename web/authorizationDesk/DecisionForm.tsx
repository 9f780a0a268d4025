import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AuthorizationForm } from '../../shared/authorization/form.ts';
import type { Authorization } from '../../shared/authorization/routes.ts';
import {
  authorizationDeskApi,
  type DecisionTemplate,
  type DeskContext,
} from '../../shared/authorizationDesk/routes.ts';
import { useApi } from '../api/useApi.ts';
import { DenialField } from '../field/denial/DenialField.tsx';
import { useSendKey } from '../parts/desk/useDeskKeys.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { SendOrSendNext } from '../parts/form/SendOrSendNext.tsx';
import { DateField } from '../ui/DateField.tsx';
import { KeyHint } from '../ui/KeyHint.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { RadioField } from '../ui/RadioChoice.tsx';
import { Section } from '../ui/Section.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { DecisionPreview } from './DecisionPreview.tsx';
import { type DecisionValues, mayApprove } from './decisionForm.ts';
import { LineFields } from './LineFields.tsx';
import { useDecisionForm } from './useDecisionForm.ts';
import { decisionKeys, useDecisionKeys } from './useDecisionKeys.ts';

const { getDecisionTemplates } = authorizationDeskApi.endpoints;
const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))' };

interface DecisionFormProps {
  record: Authorization;
  form: AuthorizationForm;
  context: DeskContext;
  onChanged: () => void;
}

function TemplateButtons({ onChosen }: { onChosen: (template: DecisionTemplate) => void }) {
  const { t } = useTranslation('authorizationDesk');
  const templates = useApi(getDecisionTemplates, {}).data ?? [];
  if (templates.length === 0) return null;
  return (
    <Box role="group" aria-label={t('template.use')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {templates.map((template) => (
        <Button key={template.templateId} size="small" variant="outlined" onClick={() => onChosen(template)}>
          <bdi>{template.name}</bdi>
        </Button>
      ))}
    </Box>
  );
}

/** The whole request's fields: how long the approval holds, its limit, and what the facility is told. */
function WholeFields({ control, hasLines }: { control: Control<DecisionValues>; hasLines: boolean }) {
  const { t } = useTranslation(['authorizationDesk', 'desk']);
  const [result, lines] = useWatch({ control, name: ['result', 'lines'] });
  const results = (['yes', 'no'] as const).map((id) => ({ id, name: t(`answer.${id}`) }));
  return (
    <>
      {!hasLines && <RadioField control={control} name="result" label={t('form.result')} options={results} />}
      <Box sx={columns}>
        {!hasLines && result === 'no' && (
          <DenialField control={control} name="denialCode" label={t('form.denial')} isRequired />
        )}
        {mayApprove({ lines }) && (
          <>
            <DateField control={control} name="validFrom" label={t('form.validFrom')} />
            <DateField control={control} name="validTo" label={t('form.validTo')} />
            <NumberInput control={control} name="limitDirhams" label={t('form.limit')} min={0} decimals={2} />
          </>
        )}
      </Box>
      <TextInput control={control} name="comments" label={t('desk:form.comments')} maxLength={2000} rows={2} />
    </>
  );
}

/** What is done about all lines at once, and the keys that go from line to line. */
function LinesHead({ hasKeys, approveAll }: { hasKeys: boolean; approveAll: () => void }) {
  const { t } = useTranslation('authorizationDesk');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        size="small"
        onClick={approveAll}
        sx={{ gap: 1 }}
        {...(hasKeys && { 'aria-keyshortcuts': decisionKeys.all })}
      >
        {t('form.approveAll')} {hasKeys && <KeyHint name={decisionKeys.all} />}
      </Button>
      {hasKeys && (
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline-flex' }, gap: 0.5, color: 'text.secondary' }}>
          <KeyHint name={decisionKeys.next} /> <KeyHint name={decisionKeys.before} /> {t('form.moveKeys')}
        </Box>
      )}
    </Box>
  );
}

/** The reviewer's decision about every line, by single keys or by hand; Ctrl+Enter sends it. */
export function DecisionForm(props: DecisionFormProps) {
  const { form: asked, context, record } = props;
  const { t } = useTranslation(['authorizationDesk', 'desk']);
  const { form, goesOn, use, approveAll } = useDecisionForm(props);
  const { control } = form;
  const hasKeys = useDecisionKeys({ form: form.form, lines: asked.lines, approveAll });
  useSendKey(() => {
    goesOn.current = true;
    void form.submit();
  });
  return (
    <Section title={t('form.title')} isPlain>
      <ContractForm form={form} label={t('form.title')}>
        <TemplateButtons onChosen={use} />
        <div>
          {asked.lines.length > 1 && <LinesHead hasKeys={hasKeys} approveAll={approveAll} />}
          {asked.lines.map((line, at) => (
            <LineFields
              key={line.lineId}
              control={control}
              line={line}
              at={at}
              hasKeys={hasKeys}
              names={record.names}
            />
          ))}
        </div>
        <WholeFields control={control} hasLines={asked.lines.length > 0} />
        <DecisionPreview control={control} form={asked} context={context} names={record.names} />
        <SendOrSendNext
          {...{ goesOn, isSending: form.isSending, sendText: t('form.send'), nextText: t('desk:form.sendNext') }}
        />
      </ContractForm>
    </Section>
  );
}
