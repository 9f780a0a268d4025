import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { questionKinds, surveyLimits } from '../../../shared/survey/surveyModel.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { OrderButtons } from '../../ui/OrderButtons.tsx';
import { RadioField } from '../../ui/RadioChoice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { BranchFields } from './BranchFields.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import type { EditValues } from './editValues.ts';

interface QuestionFieldsProps {
  control: Control<EditValues>;
  at: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One question or section of the draft. */
export function QuestionFields({ control, at, total, onMove, onRemove }: QuestionFieldsProps) {
  const { t } = useTranslation('survey');
  const id = useId();
  const kind = useWatch({ control, name: `questions.${at}.kind` });
  const what = t('edit.question', { number: at + 1 });
  const words = { control, maxLength: surveyLimits.text, rows: 2, isRequired: true } as const;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography id={id} variant="h3" sx={{ flexGrow: 1 }}>
          {what}
        </Typography>
        <OrderButtons what={what} at={at} total={total} onMove={onMove} onRemove={onRemove} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextInput {...words} name={`questions.${at}.text`} label={t('edit.text')} />
        <TextInput {...words} name={`questions.${at}.textArabic`} label={t('edit.textArabic')} />
        <Dropdown
          control={control}
          name={`questions.${at}.kind`}
          label={t('edit.kind')}
          choices={questionKinds.map((each) => ({ id: each, name: t(`kind.${each}`) }))}
          isRequired
        />
        {kind !== 'section' && (
          <RadioField
            control={control}
            name={`questions.${at}.isRequired`}
            label={t('edit.isRequired')}
            options={(['yes', 'no'] as const).map((each) => ({ id: each, name: t(each) }))}
          />
        )}
        {(kind === 'one' || kind === 'several') && <ChoiceFields control={control} at={at} />}
        <BranchFields control={control} at={at} />
      </Box>
    </Paper>
  );
}
