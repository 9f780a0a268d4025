import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { genders, memberRelations } from '../../shared/member/member.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { EmiratesIdField } from '../ui/EmiratesIdField.tsx';
import { NumberInput } from '../ui/NumberInput.tsx';
import { Section } from '../ui/Section.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { CoverValues, NewMemberValues, PersonValues } from './newMember.ts';

interface FieldsProps {
  control: Control<NewMemberValues>;
  /** Today in the Emirates, ISO. */
  today: string;
}

interface PersonInputsProps {
  control: Control<PersonValues>;
  today: string;
}

/** The fields of a person, but for the card's number. */
export function PersonInputs({ control, today }: PersonInputsProps) {
  const { t } = useTranslation('member');
  const named = useMemo(() => {
    const choices = (values: readonly (typeof genders | typeof memberRelations)[number][]) =>
      values.map((id) => ({ id, name: t(`value.${id}`) }));
    return { genders: choices(genders), relations: choices(memberRelations) };
  }, [t]);
  return (
    <>
      <EmiratesIdField control={control} name="emiratesId" label={t('field.emiratesId')} hint={t('add.noEmiratesId')} />
      <TextInput control={control} name="fullName" label={t('field.fullName')} maxLength={200} isRequired />
      <TextInput control={control} name="fullNameArabic" label={t('field.fullNameArabic')} maxLength={200} />
      <DateField control={control} name="bornOn" label={t('field.bornOn')} max={today} isRequired />
      <Dropdown control={control} name="gender" label={t('field.gender')} choices={named.genders} isRequired />
      <Dropdown control={control} name="relation" label={t('field.relation')} choices={named.relations} isRequired />
    </>
  );
}

function PersonFields({ control, today }: FieldsProps) {
  const { t } = useTranslation('member');
  return (
    <Section title={t('add.person')} columnWidth={270}>
      <TextInput
        control={control}
        name="memberId"
        label={t('field.memberId')}
        hint={t('add.memberIdHint')}
        maxLength={30}
        isCode
        isRequired
      />
      <PersonInputs control={control as unknown as Control<PersonValues>} today={today} />
    </Section>
  );
}

/** The co-payment of a cover. */
export function CoPaymentInputs({ control }: { control: Control<CoverValues> }) {
  const { t } = useTranslation('member');
  return (
    <>
      <NumberInput
        control={control}
        name="cover.coPaymentPercent"
        label={t('field.coPaymentPercent')}
        min={0}
        max={100}
        decimals={2}
      />
      <NumberInput
        control={control}
        name="cover.coPaymentDirhams"
        label={t('field.coPaymentFils')}
        min={0}
        max={100_000}
        decimals={2}
      />
    </>
  );
}

function CoverFields({ control }: Pick<FieldsProps, 'control'>) {
  const { t } = useTranslation('member');
  return (
    <Section title={t('add.cover')} columnWidth={270}>
      <TextInput
        control={control}
        name="cover.policyNumber"
        label={t('field.policyNumber')}
        maxLength={50}
        isCode
        isRequired
      />
      <TextInput control={control} name="cover.planName" label={t('field.planName')} maxLength={200} isRequired />
      <DateField control={control} name="cover.startsOn" label={t('field.startsOn')} isRequired />
      <DateField control={control} name="cover.endsOn" label={t('field.endsOn')} isRequired />
      <CoPaymentInputs control={control as unknown as Control<CoverValues>} />
    </Section>
  );
}

/** The fields of a member's record, and of the first cover. */
export function NewMemberFields(props: FieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PersonFields {...props} />
      <CoverFields control={props.control} />
    </Box>
  );
}
