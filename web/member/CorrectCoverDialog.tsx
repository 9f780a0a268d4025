import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MemberCover } from '../../shared/member/routes.ts';
import type { WordOf } from '../base/texts.ts';
import { DateField } from '../ui/DateField.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { CoPaymentInputs } from './NewMemberFields.tsx';
import { type CoverValues, filsOf } from './newMember.ts';
import { type CorrectionProps, useCorrection } from './useCorrection.ts';

interface Values {
  cover: CoverValues['cover'] & { cancelledOn: string };
  reason: string;
}

const valuesOf = ({ coPaymentFils, cancelledOn, ...cover }: MemberCover): Values => ({
  cover: {
    ...{ policyNumber: cover.policyNumber, planName: cover.planName, startsOn: cover.startsOn, endsOn: cover.endsOn },
    coPaymentPercent: cover.coPaymentPercent,
    coPaymentDirhams: coPaymentFils === null ? null : coPaymentFils / 100,
    cancelledOn: cancelledOn ?? '',
  },
  reason: '',
});

/** Corrects a cover, or cancels it from a day on; its policy and first day name it and stay. */
export function CorrectCoverDialog({ cover, ...props }: CorrectionProps & { cover: MemberCover }) {
  const { t } = useTranslation('member');
  const { form, seen, now } = useCorrection(props, valuesOf(cover), ({ cover: values }) => {
    const { coPaymentDirhams, cancelledOn, ...rest } = values;
    return { covers: [{ ...rest, cancelledOn: cancelledOn || null, coPaymentFils: filsOf(coPaymentDirhams) }] };
  });
  const fact = factsBy(cover, (name: WordOf<'member', 'field'>) => t(`field.${name}`));
  return (
    <CorrectionDialog
      {...{ form, seen, now, onClose: props.onClose }}
      title={t('correct.cover')}
      submitText={t('correct.save')}
    >
      <Facts facts={[fact.code('policyNumber'), fact.date('startsOn')]} />
      <TextInput control={form.control} name="cover.planName" label={t('field.planName')} maxLength={200} isRequired />
      <DateField control={form.control} name="cover.endsOn" label={t('field.endsOn')} isRequired />
      <DateField control={form.control} name="cover.cancelledOn" label={t('field.cancelledOn')} />
      <CoPaymentInputs control={form.control as unknown as Control<CoverValues>} />
    </CorrectionDialog>
  );
}
