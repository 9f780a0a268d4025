import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AuthorizationForm } from '../../shared/authorization/form.ts';
import type { Authorization } from '../../shared/authorization/routes.ts';
import { boundFils, decidedAnswer } from '../../shared/authorizationDesk/decidedAnswer.ts';
import {
  authorizationDeskApi,
  type DecisionTemplate,
  type DeskContext,
} from '../../shared/authorizationDesk/routes.ts';
import { useApi } from '../api/useApi.ts';
import { alerts } from '../base/alerts.ts';
import { DenialField } from '../field/denial/DenialField.tsx';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { sessionDraft } from '../parts/form/formDraft.ts';
import { SendOrSendNext } from '../parts/form/SendOrSendNext.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { RadioField } from '../ui/RadioChoice.tsx';
import { Section } from '../ui/Section.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { AnswerLines } from './AnswerLines.tsx';
import {
  bodyOf,
  type DecisionValues,
  decisionFieldOf,
  decisionOf,
  emptyDecision,
  isWhole,
  mayApprove,
} from './decisionForm.ts';
import { LineFields } from './LineFields.tsx';
import { useTakeNext } from './useTakeNext.ts';

const { decideAuthorization, getDecisionTemplates } = authorizationDeskApi.endpoints;
/** A colleague or the facility was faster. */
const overtaken = ['changedMeanwhile', 'secondPersonNeeded', 'requestCancelled'];
const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))' };

interface DecisionFormProps {
  record: Authorization;
  form: AuthorizationForm;
  context: DeskContext;
  onChanged: () => void;
}

/** The decision as the facility will read it, and whether it will wait for a second person. */
function Preview({
  control,
  form,
  context,
}: { control: Control<DecisionValues> } & Pick<DecisionFormProps, 'form' | 'context'>) {
  const { t } = useTranslation('authorizationDesk');
  const values = useWatch({ control }) as DecisionValues;
  if (!isWhole(values)) return null;
  const decision = decisionOf(values);
  const answer = decidedAnswer(form, decision, { payerReference: null, answeredAt: '', answeredByName: null });
  const { secondPersonAboveFils: limit, approvedTodayFils } = context;
  const bound = boundFils(form.lines, decision);
  const waits = limit !== null && bound > 0 && bound + approvedTodayFils > limit;
  return (
    <Box
      component="section"
      aria-label={t('form.preview')}
      sx={{ borderInlineStart: '4px solid', borderColor: 'divider', paddingInlineStart: 2 }}
    >
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('form.preview')}
      </Typography>
      <AnswerLines asked={form.lines} answer={answer} />
      {waits && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('form.needsSecond')}
        </Alert>
      )}
    </Box>
  );
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

function useDecisionForm({ record, onChanged }: DecisionFormProps) {
  const { t } = useTranslation('authorizationDesk');
  const { takeNext } = useTakeNext();
  const [initial] = useState(() => emptyDecision(record));
  const [draft] = useState(() => sessionDraft<DecisionValues>(`authorizationDesk:${record.authorizationId}`, []));
  const goesOn = useRef(false);
  const form = useContractForm({
    endpoint: decideAuthorization,
    initial,
    draft,
    bodyOf: (values: DecisionValues) => bodyOf(values, record),
    fieldOf: decisionFieldOf,
    onDone: (done) => {
      alerts.success(t(done?.isProposed ? 'form.proposed' : 'form.sent'));
      onChanged();
      if (goesOn.current) void takeNext();
    },
    // What was typed stays, over the record as it is now.
    onRefused: ({ errors }) => {
      if (errors.some(({ code }) => overtaken.includes(code))) onChanged();
      return errors;
    },
  });
  /** A template decides what is still undecided: it denies with its code, or comments on the whole. */
  const use = ({ denialCode, comments }: DecisionTemplate) => {
    const { setValue, getValues } = form.form;
    setValue('comments', comments, { shouldDirty: true });
    getValues('lines').forEach(({ outcome }, at) => {
      if (!denialCode || outcome !== null) return;
      setValue(`lines.${at}.outcome`, 'denied', { shouldDirty: true });
      setValue(`lines.${at}.denialCode`, denialCode, { shouldDirty: true });
    });
  };
  const approveAll = () => {
    form.form.getValues('lines').forEach((_, at) => {
      form.form.setValue(`lines.${at}.outcome`, 'approved', { shouldDirty: true });
    });
  };
  return { form, goesOn, use, approveAll };
}

/** Ctrl+Enter sends from everywhere on the screen, but not from a dialog above it. */
function useSendKey(send: () => void): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isKey || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The whole request's fields: how long the approval holds, its limit, and what the facility is told. */
function WholeFields({ control, hasLines }: { control: Control<DecisionValues>; hasLines: boolean }) {
  const { t } = useTranslation('authorizationDesk');
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
      <TextInput control={control} name="comments" label={t('form.comments')} maxLength={2000} rows={2} />
    </>
  );
}

/** The reviewer's decision about every line, which Ctrl+Enter sends. */
export function DecisionForm(props: DecisionFormProps) {
  const { form: asked, context } = props;
  const { t } = useTranslation('authorizationDesk');
  const { form, goesOn, use, approveAll } = useDecisionForm(props);
  const { control } = form;
  useSendKey(() => {
    goesOn.current = true;
    void form.submit();
  });
  return (
    <Section title={t('form.title')} isPlain>
      <ContractForm form={form} label={t('form.title')}>
        <TemplateButtons onChosen={use} />
        <div>
          {asked.lines.length > 1 && (
            <Button size="small" onClick={approveAll}>
              {t('form.approveAll')}
            </Button>
          )}
          {asked.lines.map((line, at) => (
            <LineFields key={line.lineId} control={control} line={line} at={at} />
          ))}
        </div>
        <WholeFields control={control} hasLines={asked.lines.length > 0} />
        <Preview control={control} form={asked} context={context} />
        <SendOrSendNext
          {...{ goesOn, isSending: form.isSending, sendText: t('form.send'), nextText: t('form.sendNext') }}
        />
      </ContractForm>
    </Section>
  );
}
