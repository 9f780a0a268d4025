import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useMemo, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { alerts } from '../base/alerts.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { useFieldMessage } from '../ui/fieldMessage.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { type AnswerValues, answerFieldOf, answerResolver, bodyOf, denialList, emptyAnswer } from './answerForm.ts';
import { CoverFields } from './CoverFields.tsx';

interface AnswerFormProps {
  item: WorklistItem;
  onAnswered: (item: WorklistItem) => void;
  /** The request is not as it was shown. */
  onOvertaken: () => void;
}

/** The answers to choose from, by the status that they give the request. */
const answers = { eligible: 'Eligible', notEligible: 'NotEligible' } as const;

const overtaken = ['changedMeanwhile', 'takenByAnother', 'notInHand', 'alreadySettled'];

/** The reviewer's answer: the patient is covered, and by what; or not, and why. */
export function AnswerForm({ item, onAnswered, onOvertaken }: AnswerFormProps) {
  const { t } = useTranslation(['worklist', 'eligibility', 'ui']);
  const resultId = useId();
  const messageOf = useFieldMessage();
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
  const reasons = denialList.map((code, id) => ({ id, name: `${code} · ${t(`eligibility:denial.${code}` as never)}` }));
  return (
    <ContractForm form={form} label={t('form.label')}>
      <Controller
        control={control}
        name="result"
        render={({ field, fieldState: { error } }) => (
          <FormControl error={error !== undefined}>
            <FormLabel id={resultId}>{t('form.result')}</FormLabel>
            <RadioGroup row aria-labelledby={resultId} {...field}>
              {(['eligible', 'notEligible'] as const).map((each) => (
                <FormControlLabel key={each} value={each} control={<Radio />} label={t(`ui:status.${answers[each]}`)} />
              ))}
            </RadioGroup>
            {error && <FormHelperText>{messageOf(error.message)}</FormHelperText>}
          </FormControl>
        )}
      />
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
