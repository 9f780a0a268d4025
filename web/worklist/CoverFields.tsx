import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import type { Coverage } from '../../shared/eligibility/routes.ts';
import { DateField } from '../ui/DateField.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { type AnswerValues, type CoverValues, coverValues, emptyCover } from './answerForm.ts';

const mostCovers = 10;
const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' };

interface PickProps {
  at: number;
  value: CoverValues | undefined;
  known: readonly Coverage[];
  onPicked: (cover: CoverValues) => void;
}

/** One of the covers that are known of the patient, or none of them: then it is typed. */
function CoverPick({ at, value, known, onPicked }: PickProps) {
  const { t } = useTranslation('worklist');
  const picked = known.findIndex(
    ({ policyNumber, validFrom }) => policyNumber === value?.policyNumber && validFrom === value.validFrom,
  );
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('form.pick', { number: at + 1 })}
      value={picked < 0 ? '' : String(picked)}
      onChange={({ target }) => {
        const cover = known[Number(target.value)];
        onPicked(target.value !== '' && cover ? coverValues(cover) : emptyCover);
      }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('form.typed')}</MenuItem>
      {known.map(({ planName, policyNumber, validFrom, validTo }, index) => (
        <MenuItem key={`${policyNumber}${validFrom}`} value={String(index)}>
          <bdi>{`${planName} · ${policyNumber} · ${dateText(validFrom)} – ${dateText(validTo)}`}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

interface CoverFieldsProps {
  control: Control<AnswerValues>;
  /** What the register and earlier answers know. */
  known: readonly Coverage[];
}

/** The covers of an eligible patient, the primary one first. */
export function CoverFields({ control, known }: CoverFieldsProps) {
  const { t } = useTranslation('worklist');
  const { fields, append, remove, update } = useFieldArray({ control, name: 'covers' });
  const values = useWatch({ control, name: 'covers' });
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
          {known.length > 0 && (
            <Box sx={{ mb: 2 }}>
              <CoverPick at={at} value={values[at]} known={known} onPicked={(cover) => update(at, cover)} />
            </Box>
          )}
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
