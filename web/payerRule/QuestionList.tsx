import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { type Control, useFieldArray, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nextCode } from '../../shared/_field/nextCode.ts';
import { type RuleContent, ruleLimits } from '../../shared/payerRule/ruleModel.ts';
import { useFieldMessage } from '../ui/fieldMessage.ts';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import { QuestionFields } from './QuestionFields.tsx';

/** The questions of a rule in the order in which they are asked. */
export function QuestionList({ control }: { control: Control<RuleContent> }) {
  const { t } = useTranslation('payerRule');
  const { fields, append, move, remove } = useFieldArray({ control, name: 'questions' });
  const { errors } = useFormState({ control });
  const [said, setSaid] = useState('');
  const problem = useFieldMessage()(errors.questions?.root?.message);
  const moveTo = (from: number, to: number) => {
    move(from, to);
    const total = fields.length;
    setSaid(t('edit.moved', { what: t('edit.question', { number: from + 1 }), number: to + 1, total }));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
      {fields.map(({ id }, at) => (
        <QuestionFields
          key={id}
          control={control}
          at={at}
          total={fields.length}
          onMove={(to) => moveTo(at, to)}
          onRemove={() => remove(at)}
        />
      ))}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {fields.length < ruleLimits.questions && (
        <Button
          startIcon={<AddIcon />}
          sx={{ justifySelf: 'start' }}
          onClick={() =>
            append(
              { key: nextCode('Q', fields), kind: 'yesNo', text: '', textArabic: '', options: [] },
              { focusName: `questions.${fields.length}.text` },
            )
          }
        >
          {t('edit.addQuestion')}
        </Button>
      )}
    </Box>
  );
}
