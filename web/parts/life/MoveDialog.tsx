import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import type { Endpoint } from '../../../shared/_contract/endpoint.ts';
import { type Life, type MoveOf, moveRow } from '../../../shared/_parts/life.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { MessageFields } from '../conversation/MessageFields.tsx';
import { emptyMessage, type MessageValues, messageBody } from '../conversation/messageBody.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { dialogDraft } from '../form/formDraft.ts';
import { useContractForm } from '../form/useContractForm.ts';

/** A value that a move needs, as a choice in its dialog. */
export interface NeedChoices {
  readonly label: string;
  /** Undefined while they are being fetched. */
  readonly choices: readonly { readonly id: string | number; readonly name: string }[] | undefined;
  /** What choosing nothing is called, where a move may be made without the value: an empty text is sent. */
  readonly noneText?: string;
}

/** A day that a move needs (ISO); `initial` stands in the field at first. */
interface NeedDay {
  readonly label: string;
  readonly kind: 'day';
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly initial?: string;
}

/** A number that a move needs. */
interface NeedCount {
  readonly label: string;
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
}

/** A short text that a move needs, such as a name. */
interface NeedText {
  readonly label: string;
  readonly kind: 'text';
  readonly maxLength: number;
}

type Need = NeedChoices | NeedDay | NeedCount | NeedText;

export interface MoveDialogProps<L extends Life> {
  life: L;
  move: MoveOf<L>;
  /** The call that makes the move: its body has the record, the version, `move`, and what the move needs. */
  endpoint: Endpoint & { readonly body: z.ZodObject };
  /** The id of the record by its field, and the version that the reader sees. */
  record: Readonly<Record<string, string | number>>;
  /** What the move is called: the title and the button. */
  title: string;
  /** What the reader should know before making the move. */
  notice?: string | undefined;
  /** The values that moves need besides a message, by their names in the table of the life. */
  needs: Readonly<Record<string, Need>>;
  /** Stands above the message, and may fill it in. */
  aboveText?: ((setText: (text: string) => void) => ReactNode) | undefined;
  onClose: () => void;
  /** The move is made, or another person was faster: read the record again. */
  onMoved: () => void;
}

type Values = MessageValues & Readonly<Record<string, unknown>>;

/** What stands in the field at first; a choice has nothing until it is made. */
function initialOf(need: Need): unknown {
  if (!('kind' in need)) return undefined;
  if (need.kind === 'count') return null;
  return need.kind === 'day' ? (need.initial ?? '') : '';
}

/** What is sent for a field that was left empty. */
const emptyOf = (need: Need): string | undefined => ('kind' in need || !need.noneText ? undefined : '');

function NeedField({ control, name, need }: { control: Control<Values>; name: string; need: Need }) {
  if (!('kind' in need)) {
    const { noneText, ...field } = need;
    return <Dropdown control={control} name={name} {...field} {...(noneText ? { noneText } : { isRequired: true })} />;
  }
  if (need.kind === 'count') {
    const { label, min, max } = need;
    return <NumberInput control={control} name={name} label={label} min={min} max={max} isRequired />;
  }
  if (need.kind === 'text') {
    return <TextInput control={control} name={name} label={need.label} maxLength={need.maxLength} isRequired />;
  }
  const { label, min, max } = need;
  return (
    <DateField control={control} name={name} label={label} {...(min && { min })} {...(max && { max })} isRequired />
  );
}

/** Asks for the values that a move needs, by the table of the life, and makes the move. */
export function MoveDialog<L extends Life>(props: MoveDialogProps<L>) {
  const { life, move, endpoint, record, title, notice, aboveText, onClose, onMoved } = props;
  const [isBusy, setBusy] = useState(false);
  const { needs = {} } = moveRow(life, move);
  // The version that is seen is no part of it: what was typed outlives another person's move.
  const { version: _, ...about } = record;
  const chosen = Object.entries(props.needs).filter(([name]) => name in needs);
  const [initial] = useState<Values>(() => ({
    ...emptyMessage,
    ...Object.fromEntries(chosen.map(([name, need]) => [name, initialOf(need)])),
  }));
  const form = useContractForm({
    endpoint,
    initial,
    draft: dialogDraft<Values>(endpoint.path, ...Object.values(about), move),
    bodyOf: (values) =>
      ({
        ...record,
        move,
        ...Object.fromEntries(chosen.map(([name, need]) => [name, values[name] ?? emptyOf(need)])),
        ...('text' in needs && messageBody(values)),
      }) as never,
    onDone: () => {
      onMoved();
      onClose();
    },
    // Another user was faster: the typed text stays, and the next try is made over the state that the page shows now.
    onRefused: ({ errors }) => {
      if (errors.some(({ code }) => code === 'changedMeanwhile')) onMoved();
      return errors;
    },
  });
  return (
    <FormDialog form={form} title={title} submitText={title} isDisabled={isBusy} onClose={onClose}>
      {notice && <Alert severity="info">{notice}</Alert>}
      {'text' in needs && (
        <>
          {aboveText?.((text) => form.form.setValue('text', text, { shouldDirty: true }))}
          <MessageFields control={form.control} label={title} onBusy={setBusy} />
        </>
      )}
      {chosen.map(([name, need]) => (
        <NeedField key={name} control={form.control} name={name} need={need} />
      ))}
    </FormDialog>
  );
}
