import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { Endpoint } from '../../../shared/_contract/endpoint.ts';
import type { casePerson } from '../../../shared/_parts/caseRoutes.ts';
import { alerts } from '../../base/alerts.ts';
import { useSession } from '../../base/session.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useAssignee } from '../case/useAssignee.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { useContractForm } from '../form/useContractForm.ts';
import type { HolderCall, HolderTold } from './holderCall.ts';

/** The call that gives a request to somebody. It takes an `assignee` besides, and a `note` where it has one. */
export interface HandOver<Changed> extends HolderCall<Changed> {
  /** Those to whom the request can be given. */
  readonly people: Endpoint & { readonly answer: z.ZodArray<typeof casePerson> };
  /** The reader has it in hand: it goes to a colleague, with a note. */
  readonly isMine: boolean;
  /** The call takes nobody too, and the request goes back to everybody. */
  readonly givesBack?: boolean;
}

interface HandOverDialogProps<Changed> extends HolderTold<Changed> {
  handOver: HandOver<Changed>;
  onClose: () => void;
}

/** Gives a request to a colleague, with a note from whoever had it in hand. */
export function HandOverDialog<Changed>({ handOver, onChanged, onOvertaken, onClose }: HandOverDialogProps<Changed>) {
  const { endpoint, body, people, isMine, givesBack = false } = handOver;
  const { t } = useTranslation('desk');
  const userId = useSession()?.userId;
  const { choices, noneText, label } = useAssignee(people, { label: t('handOver.to'), isAsked: true });
  const form = useContractForm({
    endpoint,
    initial: { assignee: null as string | null, note: '' },
    bodyOf: ({ assignee, note }) => ({
      ...body,
      assignee: assignee ?? '',
      ...(isMine && note.trim() && { note }),
    }),
    onDone: (changed) => {
      alerts.success(t('said.handOver'));
      onClose();
      onChanged(changed);
    },
    onRefused: ({ errors }) => {
      if (errors.some(({ code }) => code === 'changedMeanwhile')) onOvertaken();
      return errors;
    },
  });
  const others = isMine ? choices?.filter(({ id }) => id !== userId) : choices;
  return (
    <FormDialog form={form} title={t('moves.handOver')} submitText={t('moves.handOver')} onClose={onClose}>
      <Dropdown
        control={form.control}
        name="assignee"
        label={label}
        choices={others}
        {...(givesBack && noneText ? { noneText } : { isRequired: true })}
      />
      {isMine && <TextInput control={form.control} name="note" label={t('handOver.note')} maxLength={500} rows={3} />}
    </FormDialog>
  );
}
