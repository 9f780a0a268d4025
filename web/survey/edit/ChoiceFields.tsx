import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nextCode } from '../../../shared/_field/nextCode.ts';
import { surveyLimits } from '../../../shared/survey/surveyModel.ts';
import { OrderButtons } from '../../ui/OrderButtons.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { EditValues } from './editValues.ts';

/** The answers of a list, in both languages. Their keys stay when their words change. */
export function ChoiceFields({ control, at }: { control: Control<EditValues>; at: number }) {
  const { t } = useTranslation('survey');
  const name = `questions.${at}.options` as const;
  const { fields, append, move, remove } = useFieldArray({ control, name });
  return (
    <Box role="group" aria-label={t('edit.choices')} sx={{ display: 'grid', gap: 1.5, gridColumn: '1 / -1' }}>
      <Typography variant="subtitle2" component="h4">
        {t('edit.choices')}
      </Typography>
      {fields.map(({ id }, place) => {
        const what = t('edit.choice', { number: place + 1 });
        const words = { control, maxLength: surveyLimits.text } as const;
        return (
          <Box key={id} role="group" aria-label={what} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            <Box sx={{ flexGrow: 1, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              <TextInput {...words} name={`${name}.${place}.text`} label={t('edit.text')} />
              <TextInput {...words} name={`${name}.${place}.textArabic`} label={t('edit.textArabic')} />
            </Box>
            <OrderButtons
              what={what}
              at={place}
              total={fields.length}
              onMove={(to) => move(place, to)}
              onRemove={() => remove(place)}
            />
          </Box>
        );
      })}
      {fields.length < surveyLimits.options && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          sx={{ justifySelf: 'start' }}
          onClick={() => append({ key: nextCode('A', fields), text: '', textArabic: '' })}
        >
          {t('edit.addChoice')}
        </Button>
      )}
    </Box>
  );
}
