import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import type { Endpoint } from '../../../shared/_contract/endpoint.ts';
import { isTransportError } from '../../api/transportCodes.ts';
import { alerts } from '../../base/alerts.ts';
import { errorText } from '../../base/messageText.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { FormDialog } from './FormDialog.tsx';
import { dialogDraft } from './formDraft.ts';
import { type ContractFormOptions, useContractForm } from './useContractForm.ts';

interface Reason {
  reason: string;
}

interface ReasonDialogProps<E extends Endpoint> {
  /** The call that takes something back, refuses or decides it, with a `reason`. */
  endpoint: E;
  bodyOf: ContractFormOptions<E, Reason>['bodyOf'];
  /** The record, by which a reason that was begun is found again. */
  about: string | number;
  title: string;
  submitText: string;
  /** What happens. */
  text?: string | undefined;
  /** What is to be known besides. */
  note?: string | undefined;
  /** The label of the reason. */
  label: string;
  mostLetters?: number;
  isOptional?: boolean;
  isDangerous?: boolean;
  onClose: () => void;
  onDone: () => void;
  /** Something else than the reason was refused, because another person was faster: it is said, and the dialog closes. Left out, the dialog says it and stays. */
  onOvertaken?: () => void;
}

/** Asks for the reason of a decision and makes it. Nothing that was typed is lost by Escape, a reload or the end of the session. */
export function ReasonDialog<E extends Endpoint>(props: ReasonDialogProps<E>) {
  const { endpoint, bodyOf, about, label, text, note, isOptional = false, isDangerous = false, onClose } = props;
  const form = useContractForm<E, Reason>({
    endpoint,
    initial: { reason: '' },
    bodyOf: ({ reason }) => bodyOf({ reason: reason.trim() }),
    draft: dialogDraft<Reason>(endpoint.path, about),
    onDone: () => {
      onClose();
      props.onDone();
    },
    onRefused: ({ errors }) => {
      const overtaken = errors.find((error) => error.field !== 'reason' && !isTransportError(error));
      if (!overtaken || !props.onOvertaken) return errors;
      alerts.error(errorText(overtaken));
      onClose();
      props.onOvertaken();
      return [];
    },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <FormDialog
      form={form}
      title={props.title}
      submitText={props.submitText}
      isDisabled={!isOptional && reason.trim() === ''}
      isDangerous={isDangerous}
      onClose={onClose}
    >
      {text && <Typography>{text}</Typography>}
      {note && <Typography>{note}</Typography>}
      <TextInput
        control={form.control}
        name="reason"
        label={label}
        maxLength={props.mostLetters ?? 500}
        rows={3}
        isRequired={!isOptional}
      />
    </FormDialog>
  );
}
