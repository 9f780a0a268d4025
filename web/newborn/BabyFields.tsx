import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { genders } from '../../shared/member/member.ts';
import { weightLimits } from '../../shared/newborn/birth.ts';
import { DateTimeField } from '../ui/DateTimeField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { Section } from '../ui/Section.tsx';
import { type BabyValues, birthBounds } from './babyValues.ts';
import { siblingChoices } from './siblingName.ts';

interface BabyFieldsProps {
  control: Control<{ babies: BabyValues[] }>;
  at: number;
  /** Left out while there is one child only. */
  onRemove?: () => void;
}

/** The fields of one child. */
export function BabyFields({ control, at, onRemove }: BabyFieldsProps) {
  const { t, i18n } = useTranslation('newborn');
  const [bounds] = useState(() => birthBounds(new Date()));
  const sexes = genders.map((id) => ({ id, name: t(`sex.${id}`) }));
  return (
    <Section title={t('register.baby', { number: at + 1 })}>
      <Dropdown
        control={control}
        name={`babies.${at}.siblingIndex`}
        label={t('field.siblingIndex')}
        choices={siblingChoices(i18n.language)}
        isRequired
      />
      <DateTimeField control={control} name={`babies.${at}.bornAt`} label={t('field.bornAt')} isRequired {...bounds} />
      <Dropdown control={control} name={`babies.${at}.sex`} label={t('field.sex')} choices={sexes} isRequired />
      <NumberInput
        control={control}
        name={`babies.${at}.weightGrams`}
        label={t('field.weightGrams')}
        hint={t('register.weightHint', weightLimits)}
        step={50}
        min={weightLimits.least}
        max={weightLimits.most}
        isRequired
      />
      {onRemove && (
        <Box>
          <Button size="small" color="error" onClick={onRemove}>
            {t('register.remove', { number: at + 1 })}
          </Button>
        </Box>
      )}
    </Section>
  );
}
