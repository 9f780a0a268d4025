import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nextCode } from '../../../shared/_field/nextCode.ts';
import { type QuestionKind, surveyLimits } from '../../../shared/survey/surveyModel.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import type { EditValues } from './editValues.ts';
import { QuestionFields } from './QuestionFields.tsx';

/** The questions and sections of the draft in the order in which they are asked. */
export function QuestionList({ control }: { control: Control<EditValues> }) {
  const { t } = useTranslation('survey');
  const { fields, append, move, remove } = useFieldArray({ control, name: 'questions' });
  const [said, setSaid] = useState('');
  const moveTo = (from: number, to: number) => {
    move(from, to);
    const total = fields.length;
    setSaid(t('edit.moved', { what: t('edit.question', { number: from + 1 }), number: to + 1, total }));
  };
  const add = (kind: QuestionKind) =>
    append(
      {
        ...{ key: nextCode('Q', fields), kind, text: '', textArabic: '', options: [] },
        ...{ isRequired: 'yes', branchKey: null, branchAnswers: [] },
      },
      { focusName: `questions.${fields.length}.text` },
    );
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
      {fields.length < surveyLimits.questions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button startIcon={<AddIcon />} onClick={() => add('yesNo')}>
            {t('edit.addQuestion')}
          </Button>
          <Button startIcon={<AddIcon />} onClick={() => add('section')}>
            {t('edit.addSection')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
