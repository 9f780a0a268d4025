import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { coverStateOn, holdsUntil } from '../../shared/member/memberCover.ts';
import type { MemberCover, MemberDetails } from '../../shared/member/routes.ts';
import { DateField } from '../ui/DateField.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { type CorrectionProps, useCorrection } from './useCorrection.ts';

/** Covers that a cancellation ends: those that hold today or begin later. */
export const coversToCancel = ({ covers }: MemberDetails): MemberCover[] =>
  covers.filter((cover) => ['holding', 'upcoming'].includes(coverStateOn(cover, emiratesDateOf(new Date()))));

/** A cover that begins later never holds: it is cancelled from its first day on. */
function cancelledFrom(cover: MemberCover, day: string) {
  const { state: _, ...rest } = cover;
  return { ...rest, cancelledOn: day < cover.startsOn ? cover.startsOn : day };
}

/** Cancels a member: every cover that holds or begins later, from one day on. */
export function CancelMemberDialog(props: CorrectionProps) {
  const { t } = useTranslation('member');
  const initial = { cover: { cancelledOn: emiratesDateOf(new Date()) }, reason: '' };
  const { form, seen, now } = useCorrection(props, initial, ({ cover: { cancelledOn } }, { covers, ...rest }) => ({
    covers: coversToCancel({ ...rest, covers })
      .filter((cover) => cancelledOn === '' || cancelledOn <= holdsUntil(cover))
      .map((cover) => cancelledFrom(cover, cancelledOn)),
  }));
  const count = coversToCancel(now).length;
  return (
    <CorrectionDialog
      {...{ form, seen, now, onClose: props.onClose }}
      title={t('correct.cancel')}
      submitText={t('correct.cancelNow')}
      isDangerous
    >
      <p style={{ margin: 0 }}>{t('correct.cancelText', { count })}</p>
      <DateField control={form.control} name="cover.cancelledOn" label={t('field.cancelledOn')} isRequired />
    </CorrectionDialog>
  );
}
