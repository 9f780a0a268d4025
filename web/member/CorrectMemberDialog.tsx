import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatEmiratesId } from '../../shared/_field/emiratesId.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { MemberDetails } from '../../shared/member/routes.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { PersonInputs } from './NewMemberFields.tsx';
import type { PersonValues } from './newMember.ts';
import { type CorrectionProps, useCorrection } from './useCorrection.ts';

type Values = PersonValues & { reason: string };

const valuesOf = ({ emiratesId, fullName, fullNameArabic, bornOn, gender, relation }: MemberDetails): Values => ({
  ...{ fullName, bornOn, gender, relation },
  emiratesId: emiratesId ? formatEmiratesId(emiratesId) : '',
  fullNameArabic: fullNameArabic ?? '',
  reason: '',
});

/** Corrects who a member is; the number of the card names the member and stays. */
export function CorrectMemberDialog(props: CorrectionProps) {
  const { t } = useTranslation('member');
  const { form, seen, now } = useCorrection(props, valuesOf(props.member), ({ reason: _, ...values }) => ({
    person: {
      ...values,
      emiratesId: values.emiratesId || null,
      fullNameArabic: values.fullNameArabic.trim() || null,
      gender: values.gender as MemberDetails['gender'],
      relation: values.relation as MemberDetails['relation'],
    },
  }));
  return (
    <CorrectionDialog
      {...{ form, seen, now, onClose: props.onClose }}
      title={t('correct.member')}
      submitText={t('correct.save')}
    >
      <PersonInputs control={form.control as unknown as Control<PersonValues>} today={emiratesDateOf(new Date())} />
    </CorrectionDialog>
  );
}
