import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type Control, useFieldArray, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nextCode } from '../../shared/_field/nextCode.ts';
import { type RuleContent, ruleLimits } from '../../shared/payerRule/ruleModel.ts';
import { useFieldMessage } from '../ui/fieldMessage.ts';
import { OrderButtons } from '../ui/OrderButtons.tsx';
import { TextInput } from '../ui/TextInput.tsx';

/** The answers of a list. */
export function OptionFields({ control, at }: { control: Control<RuleContent>; at: number }) {
  const { t } = useTranslation('payerRule');
  const name = `questions.${at}.options` as const;
  const { fields, append, move, remove } = useFieldArray({ control, name });
  const { errors } = useFormState({ control });
  const problem = useFieldMessage()(errors.questions?.[at]?.options?.root?.message);
  return (
    <Box role="group" aria-label={t('edit.options')} sx={{ display: 'grid', gap: 1.5, gridColumn: '1 / -1' }}>
      <Typography variant="subtitle2" component="h4">
        {t('edit.options')}
      </Typography>
      {fields.map(({ id }, place) => {
        const what = t('edit.option', { number: place + 1 });
        return (
          <Box key={id} role="group" aria-label={what} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            <Box
              sx={{
                flexGrow: 1,
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: { xs: '1fr', sm: '110px 1fr 1fr' },
              }}
            >
              <TextInput
                control={control}
                name={`${name}.${place}.key`}
                label={t('edit.code')}
                maxLength={ruleLimits.code}
                isCode
              />
              <TextInput
                control={control}
                name={`${name}.${place}.text`}
                label={t('edit.text')}
                maxLength={ruleLimits.text}
              />
              <TextInput
                control={control}
                name={`${name}.${place}.textArabic`}
                label={t('edit.textArabic')}
                maxLength={ruleLimits.text}
              />
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
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {fields.length < ruleLimits.options && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          sx={{ justifySelf: 'start' }}
          onClick={() => append({ key: nextCode('', fields), text: '', textArabic: '' })}
        >
          {t('edit.addOption')}
        </Button>
      )}
    </Box>
  );
}
