import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '../../../shared/_parts/attachment.ts';
import { type Authorization, authorizationApi } from '../../../shared/authorization/routes.ts';
import { alerts } from '../../base/alerts.ts';
import { AttachmentField } from '../../parts/attachment/AttachmentField.tsx';
import type { MoveOpened } from '../../parts/case/CaseScreen.tsx';
import { MessageFields } from '../../parts/conversation/MessageFields.tsx';
import { emptyMessage, type MessageValues } from '../../parts/conversation/messageBody.ts';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { AskedItem } from './InformationPart.tsx';

interface Values extends MessageValues {
  answers: { text: string; files: Attachment[] }[];
}

const idsOf = (files: readonly Attachment[]): string[] => files.map(({ attachmentId }) => attachmentId);

/** Answers what the payer asked for last, thing by thing, with the files of each, and in a message to all of it. */
export function ReplyDialog({ record, onClose, onMoved }: MoveOpened<string, Authorization>) {
  const { t } = useTranslation('record');
  const { authorizationId, version } = record;
  const [asked] = useState(() => record.information.find(({ answeredAt }) => answeredAt === null)?.items ?? []);
  const [busy, setBusy] = useState<Readonly<Record<string, boolean>>>({});
  const busyAt = (name: string) => (isSending: boolean) =>
    setBusy((before) => ((before[name] ?? false) === isSending ? before : { ...before, [name]: isSending }));
  const form = useContractForm({
    endpoint: authorizationApi.endpoints.moveAuthorization,
    initial: { ...emptyMessage, answers: asked.map(() => ({ text: '', files: [] })) } as Values,
    // Answers to another round of questions are other answers.
    about: [record.information.length],
    bodyOf: ({ text, attachmentIds, answers }) => ({
      authorizationId,
      version,
      move: 'reply' as const,
      text,
      attachmentIds: [...idsOf(attachmentIds), ...answers.flatMap(({ files }) => idsOf(files))],
      answers: answers.flatMap((answer, item) =>
        answer.text.trim() || answer.files.length > 0
          ? [{ item, text: answer.text, attachmentIds: idsOf(answer.files) }]
          : [],
      ),
    }),
    onDone: () => {
      alerts.success(t('reply.done'));
      onMoved();
      onClose();
    },
    onRefused: ({ errors }) => {
      if (errors.some(({ code }) => code === 'changedMeanwhile')) onMoved();
      return errors;
    },
  });
  const isBusy = Object.values(busy).some(Boolean);
  return (
    <FormDialog
      form={form}
      title={t('action.reply')}
      submitText={t('reply.send')}
      isDisabled={isBusy}
      onClose={onClose}
    >
      {asked.map((item, at) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a round never change places
          key={at}
          role="group"
          aria-label={t('reply.item', { number: at + 1 })}
          sx={{ display: 'grid', gap: 1 }}
        >
          <div>
            <AskedItem item={item} record={record} />
          </div>
          <TextInput
            control={form.control}
            name={`answers.${at}.text`}
            label={t('reply.text', { number: at + 1 })}
            maxLength={2000}
            rows={2}
          />
          <AttachmentField
            control={form.control}
            name={`answers.${at}.files`}
            label={t('reply.files', { number: at + 1 })}
            onBusy={busyAt(String(at))}
          />
        </Box>
      ))}
      <MessageFields control={form.control} label={t('reply.message')} onBusy={busyAt('message')} />
    </FormDialog>
  );
}
