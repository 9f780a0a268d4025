import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { DeskContext } from '../../shared/worklist/deskContext.ts';
import { deskDenials } from '../../shared/worklist/deskDenials.ts';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { DenialField } from '../field/denial/DenialField.tsx';
import { useStatusText } from '../field/eligibility/useStatusText.ts';
import { useSendKey } from '../parts/desk/useDeskKeys.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { sessionDraft } from '../parts/form/formDraft.ts';
import { SendOrSendNext } from '../parts/form/SendOrSendNext.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { RadioField } from '../ui/RadioChoice.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { AnswerPreview } from './AnswerPreview.tsx';
import {
  type AnswerValues,
  answerFieldOf,
  answerResolver,
  bodyOf,
  decisions,
  emptyAnswer,
  knownCovers,
  questionOf,
} from './answerForm.ts';
import { CoverFields } from './CoverFields.tsx';
import { answerKeys, useAnswerKeys } from './useAnswerKeys.ts';

interface AnswerFormProps {
  item: WorklistItem;
  /** What is known of patient and facility; undefined where it could not be read. */
  context: DeskContext | undefined;
  onAnswered: (item: WorklistItem) => void;
  /** The request is not as it was shown. */
  onOvertaken: () => void;
  /** Goes on to the next request that waits. */
  onNext: () => void;
}

/** The answers by the status that they give the request. */
const answers = {
  eligible: eligibilityStatus.Eligible,
  notEligible: eligibilityStatus.NotEligible,
} as const;

const overtaken = ['changedMeanwhile', 'takenByAnother', 'notInHand', 'alreadySettled', 'requestCancelled'];
const hours = [1, 4, 24, 72] as const;

function Fields({ control, context }: { control: Control<AnswerValues>; context: DeskContext | undefined }) {
  const { t } = useTranslation(['worklist', 'desk']);
  const result = useWatch({ control, name: 'result' });
  const known = useMemo(() => knownCovers(context), [context]);
  const times = hours.map((id) => ({ id, name: t(`form.hours.in${id}`) }));
  if (result === 'question') {
    return (
      <>
        <TextInput control={control} name="question" label={t('form.question')} maxLength={2000} rows={3} isRequired />
        <Dropdown control={control} name="answerHours" label={t('form.answerHours')} choices={times} isRequired />
      </>
    );
  }
  return (
    <>
      {result === 'eligible' && <CoverFields control={control} known={known} />}
      {result === 'notEligible' && (
        <DenialField control={control} name="denial" label={t('form.denialCode')} first={deskDenials} isRequired />
      )}
      {result === 'underReview' && (
        <Dropdown control={control} name="untilHours" label={t('form.untilHours')} choices={times} isRequired />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' }}>
        <TextInput control={control} name="patientName" label={t('form.patientName')} maxLength={200} />
        {result === 'eligible' && (
          <TextInput control={control} name="payerReference" label={t('form.payerReference')} maxLength={50} isCode />
        )}
      </Box>
      <TextInput control={control} name="comments" label={t('desk:form.comments')} maxLength={2000} rows={2} />
    </>
  );
}

/** The form's state: an answer, or a question to the facility, by the call that it belongs to. */
function useAnswerForm({ item, context, onAnswered, onOvertaken, onNext }: AnswerFormProps) {
  const { t } = useTranslation('worklist');
  const resolver = useMemo(() => answerResolver(item), [item]);
  const [initial] = useState(() => emptyAnswer(item, context));
  // The patient's name is not kept in the browser.
  const [draft] = useState(() => sessionDraft<AnswerValues>(`worklist:${item.eligibilityId}`, ['patientName']));
  const answer = useApiMutation(worklistApi.endpoints.answerRequest, { showsErrors: true });
  const question = useApiMutation(worklistApi.endpoints.askFacility, { showsErrors: true });
  const goesOn = useRef(false);
  const form = useContractForm({
    endpoint: worklistApi.endpoints.answerRequest,
    initial,
    resolver,
    draft,
    bodyOf: (values: AnswerValues) => bodyOf(values, item),
    fieldOf: answerFieldOf,
    send: (body, values) =>
      values.result === 'question' ? question.send({ body: questionOf(values, item) }) : answer.send({ body }),
    onDone: (answered, { result }) => {
      if (!answered) return;
      alerts.success(result === 'question' ? t('item.asked') : t('item.answered'));
      onAnswered(answered);
      if (goesOn.current) onNext();
    },
    onRefused: ({ errors }) => {
      if (errors.some(({ code }) => overtaken.includes(code))) onOvertaken();
      return errors;
    },
  });
  return { form, goesOn };
}

/** The reviewer's answer: covered, and by what; not covered, and why; under review; or a question to the facility first. */
export function AnswerForm(props: AnswerFormProps) {
  const { item, context } = props;
  const { t } = useTranslation(['worklist', 'desk', 'eligibility']);
  const statusText = useStatusText();
  const { form, goesOn } = useAnswerForm(props);
  const { control } = form;
  const hasKeys = useAnswerKeys(form.form);
  // It stays on the request: an answer can be taken back for a minute.
  useSendKey(() => {
    goesOn.current = false;
    void form.submit();
  });
  const results = decisions
    .filter((id) => id !== 'question' || !item.hasPayerQuestion)
    .map((id) => ({
      id,
      name:
        id in answers
          ? statusText(answers[id as keyof typeof answers])
          : t(`form.${id as 'underReview' | 'question'}Choice`),
      shortcut: hasKeys && id in answerKeys ? answerKeys[id as keyof typeof answerKeys] : undefined,
    }));
  return (
    <ContractForm form={form} label={t('form.label')}>
      <RadioField control={control} name="result" label={t('form.result')} options={results} />
      <Fields control={control} context={context} />
      <AnswerPreview item={item} control={control} />
      <SendOrSendNext
        {...{ goesOn, isSending: form.isSending, sendText: t('form.send'), nextText: t('desk:form.sendNext') }}
      />
    </ContractForm>
  );
}
