import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '../../shared/_parts/attachment.ts';
import { moveRow } from '../../shared/_parts/life.ts';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { providerQueryApi, type Query, type QueryMove } from '../../shared/providerQuery/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../base/session.ts';
import { MessageFields } from '../parts/conversation/MessageFields.tsx';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TemplateButtons } from './TemplateButtons.tsx';

const { moveQuery, getQueryStaff, getQueries } = providerQueryApi.endpoints;

interface Values {
  text: string;
  attachmentIds: readonly Attachment[];
  assignee: string;
  into: string;
  score: number | null;
}
const initial: Values = { text: '', attachmentIds: [], assignee: '', into: '', score: null };

/** The values of the form that the move needs, by the table of the life. */
function neededOf(move: QueryMove, { attachmentIds, ...values }: Values) {
  const { needs = {} } = moveRow(queryLife, move);
  const given = Object.entries(values).filter(([name]) => name in needs);
  const files = 'text' in needs ? { attachmentIds: attachmentIds.map(({ attachmentId }) => attachmentId) } : {};
  return { ...Object.fromEntries(given), ...files };
}

interface MoveDialogProps {
  query: Query;
  move: QueryMove;
  onClose: () => void;
  onMoved: () => void;
}

/** Asks for the values that a move needs, and makes the move. */
export function MoveDialog({ query, move, onClose, onMoved }: MoveDialogProps) {
  const { t } = useTranslation('providerQuery');
  const id = useId();
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const form = useContractForm({
    endpoint: moveQuery,
    initial,
    bodyOf: (values) => ({ queryId: query.queryId, version: query.version, move, ...neededOf(move, values) }),
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
  const { control } = form;
  const staff = useApi(getQueryStaff, move === 'assign' ? {} : null).data;
  const others = useApi(getQueries, move === 'merge' ? { query: { state: 'active' } } : null).data?.items;
  const { needs = {} } = moveRow(queryLife, move);
  const mine = session ? [{ id: session.userId, name: t('dialog.take') }] : [];
  const people = staff
    ?.filter(({ userId }) => userId !== session?.userId)
    .map((each) => ({ id: each.userId, name: each.name }));
  const mergeable = others
    ?.filter((other) => other.queryId !== query.queryId && other.facilityName === query.facilityName)
    .map((other) => ({ id: other.queryId, name: `${other.queryNumber} · ${other.subject}` }));
  const scores = [1, 2, 3, 4, 5].map((score) => ({ id: score, name: t('dialog.scoreOf', { score: score as never }) }));
  return (
    <Dialog
      isOpen
      title={t(`moves.${move}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <SubmitButton form={id} isSending={form.isSending} disabled={isBusy}>
            {t(`moves.${move}`)}
          </SubmitButton>
        </>
      }
    >
      <ContractForm form={form} id={id}>
        {move === 'close' && <Alert severity="info">{t('dialog.confirmClose')}</Alert>}
        {move === 'escalate' && <Alert severity="info">{t('dialog.confirmEscalate')}</Alert>}
        {'text' in needs && (
          <>
            {query.side === 'insurer' && (
              <TemplateButtons onChosen={(text) => form.form.setValue('text', text, { shouldDirty: true })} />
            )}
            <MessageFields control={control} label={t(`moves.${move}`)} onBusy={setBusy} />
          </>
        )}
        {'assignee' in needs && (
          <Dropdown
            control={control}
            name="assignee"
            label={t('dialog.assignee')}
            choices={people && [...mine, ...people]}
            noneText={t('dialog.giveBack')}
          />
        )}
        {'into' in needs && (
          <Dropdown control={control} name="into" label={t('dialog.into')} choices={mergeable} isRequired />
        )}
        {'score' in needs && (
          <Dropdown control={control} name="score" label={t('dialog.score')} choices={scores} isRequired />
        )}
      </ContractForm>
    </Dialog>
  );
}
