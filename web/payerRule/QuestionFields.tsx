import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { questionKinds, type RuleContent, ruleLimits } from '../../shared/payerRule/ruleModel.ts';
import { OrderButtons } from '../ui/OrderButtons.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useField } from '../ui/useField.ts';
import { OptionFields } from './OptionFields.tsx';

interface QuestionFieldsProps {
  control: Control<RuleContent>;
  at: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function KindField({ control, at }: Pick<QuestionFieldsProps, 'control' | 'at'>) {
  const { t } = useTranslation('payerRule');
  const { field, input } = useField({ control, name: `questions.${at}.kind`, label: t('edit.kind') });
  return (
    <TextField
      {...input}
      select
      fullWidth
      name={field.name}
      value={field.value ?? 'yesNo'}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      slotProps={{ select: { SelectDisplayProps: { id: `${input.id}-button` } } }}
    >
      {questionKinds.map((kind) => (
        <MenuItem key={kind} value={kind}>
          {t(`kind.${kind}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** One question of a rule. */
export function QuestionFields({ control, at, total, onMove, onRemove }: QuestionFieldsProps) {
  const { t } = useTranslation('payerRule');
  const id = useId();
  const kind = useWatch({ control, name: `questions.${at}.kind` });
  const what = t('edit.question', { number: at + 1 });
  const wording = { control, maxLength: ruleLimits.text, rows: 2, isRequired: true } as const;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography id={id} variant="h3" sx={{ flexGrow: 1 }}>
          {what}
        </Typography>
        <OrderButtons what={what} at={at} total={total} onMove={onMove} onRemove={onRemove} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextInput {...wording} name={`questions.${at}.text`} label={t('edit.text')} />
        <TextInput {...wording} name={`questions.${at}.textArabic`} label={t('edit.textArabic')} />
        <KindField control={control} at={at} />
        <TextInput
          control={control}
          name={`questions.${at}.key`}
          label={t('edit.code')}
          hint={t('edit.codeHint')}
          maxLength={ruleLimits.code}
          isCode
          isRequired
        />
        {kind === 'list' && <OptionFields control={control} at={at} />}
      </Box>
    </Paper>
  );
}
