import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { denialCodes } from '../../shared/_field/denialCodes.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { deskDenials } from '../../shared/worklist/deskDenials.ts';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { alerts } from '../base/alerts.ts';
import { useStatusText } from '../field/eligibility/useStatusText.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { RadioField } from '../ui/RadioChoice.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { type AnswerValues, answerFieldOf, answerResolver, bodyOf, emptyAnswer } from './answerForm.ts';
import { CoverFields } from './CoverFields.tsx';

interface AnswerFormProps {
  item: WorklistItem;
  onAnswered: (item: WorklistItem) => void;
  /** The request is not as it was shown. */
  onOvertaken: () => void;
}

/** The answers to choose from, by the status that they give the request. */
const answers = { eligible: eligibilityStatus.Eligible, notEligible: eligibilityStatus.NotEligible } as const;

const overtaken = ['changedMeanwhile', 'takenByAnother', 'notInHand', 'alreadySettled'];

/** The reviewer's answer: the patient is covered, and by what; or not, and why. */
export function AnswerForm({ item, onAnswered, onOvertaken }: AnswerFormProps) {
  const { t, i18n } = useTranslation(['worklist', 'eligibility']);
  const statusText = useStatusText();
  const resolver = useMemo(() => answerResolver(item), [item]);
  const [initial] = useState(() => emptyAnswer(item));
  const form = useContractForm({
    endpoint: worklistApi.endpoints.answerRequest,
    initial,
    resolver,
    bodyOf: (values: AnswerValues) => bodyOf(values, item),
    fieldOf: answerFieldOf,
    onDone: (answered) => {
      if (!answered) return;
      alerts.success(t('item.answered'));
      onAnswered(answered);
    },
    onRefused: ({ errors }) => {
      if (errors.some(({ code }) => overtaken.includes(code))) onOvertaken();
      return errors;
    },
  });
  const { control } = form;
  const result = useWatch({ control, name: 'result' });
  const reasons = deskDenials.map((id) => {
    const words = denialCodes[id];
    return { id, name: words ? `${id} · ${inLanguage(i18n.language, words)}` : id };
  });
  const results = (['eligible', 'notEligible'] as const).map((id) => ({ id, name: statusText(answers[id]) }));
  return (
    <ContractForm form={form} label={t('form.label')}>
      <RadioField control={control} name="result" label={t('form.result')} options={results} />
      {result === 'eligible' && <CoverFields control={control} />}
      {result === 'notEligible' && (
        <Dropdown control={control} name="denial" label={t('form.denialCode')} choices={reasons} isRequired />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' }}>
        <TextInput control={control} name="patientName" label={t('form.patientName')} maxLength={200} />
        {result === 'eligible' && (
          <TextInput control={control} name="payerReference" label={t('form.payerReference')} maxLength={50} isCode />
        )}
      </Box>
      <TextInput control={control} name="comments" label={t('form.comments')} maxLength={2000} rows={2} />
      <Box>
        <SubmitButton isSending={form.isSending}>{t('form.send')}</SubmitButton>
      </Box>
    </ContractForm>
  );
}
