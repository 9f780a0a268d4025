import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { longestMessage } from '../../../shared/_parts/conversation.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { AttachmentField } from '../attachment/AttachmentField.tsx';

interface MessageFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
  label: string;
  onBusy: (isBusy: boolean) => void;
}

/** The fields of a message: `text`, and `attachmentIds` holding the `Attachment`s until the form is sent. */
export function MessageFields<Values extends FieldValues>({ control, label, onBusy }: MessageFieldsProps<Values>) {
  const { t } = useTranslation('conversation');
  return (
    <>
      <TextInput
        control={control}
        name={'text' as FieldPath<Values>}
        label={label}
        isRequired
        rows={4}
        maxLength={longestMessage}
      />
      <AttachmentField
        control={control}
        name={'attachmentIds' as FieldPath<Values>}
        label={t('documents')}
        onBusy={onBusy}
      />
    </>
  );
}
