import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../ui/DateField.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { type AnswerValues, emptyCover } from './answerForm.ts';

const mostCovers = 10;
const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' };

/** The covers of an eligible patient, the primary one first. */
export function CoverFields({ control }: { control: Control<AnswerValues> }) {
  const { t } = useTranslation('worklist');
  const { fields, append, remove } = useFieldArray({ control, name: 'covers' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {fields.map(({ id }, at) => (
        <Box key={id} role="group" aria-label={t('form.cover', { number: at + 1 })}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, minHeight: 40 }}>
            <Typography variant="h3" component="p" sx={{ flexGrow: 1 }}>
              {t('form.cover', { number: at + 1 })}
            </Typography>
            {fields.length > 1 && (
              <Button size="small" startIcon={<DeleteIcon />} onClick={() => remove(at)}>
                {t('form.removeCover', { number: at + 1 })}
              </Button>
            )}
          </Box>
          <Box sx={columns}>
            <TextInput
              control={control}
              name={`covers.${at}.planName`}
              label={t('form.planName')}
              maxLength={200}
              isRequired
            />
            <TextInput
              control={control}
              name={`covers.${at}.policyNumber`}
              label={t('form.policyNumber')}
              maxLength={50}
              isCode
              isRequired
            />
            <DateField control={control} name={`covers.${at}.validFrom`} label={t('form.validFrom')} isRequired />
            <DateField control={control} name={`covers.${at}.validTo`} label={t('form.validTo')} isRequired />
            <NumberInput
              control={control}
              name={`covers.${at}.coPaymentPercent`}
              label={t('form.coPaymentPercent')}
              min={0}
              max={100}
              decimals={2}
            />
            <NumberInput
              control={control}
              name={`covers.${at}.coPaymentDirhams`}
              label={t('form.coPaymentDirhams')}
              min={0}
              max={1_000_000}
              decimals={2}
            />
          </Box>
        </Box>
      ))}
      {fields.length < mostCovers && (
        <Box>
          <Button startIcon={<AddIcon />} onClick={() => append(emptyCover)}>
            {t('form.addCover')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
