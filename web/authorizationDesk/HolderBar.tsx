import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authorizationLife } from '../../shared/authorization/life.ts';
import { type Authorization, authorizationApi } from '../../shared/authorization/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { useSession } from '../base/session.ts';
import { useAssignee } from '../parts/case/useAssignee.ts';
import { MoveButtons } from '../parts/life/MoveButtons.tsx';
import { MoveDialog } from '../parts/life/MoveDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';

const { moveAuthorization, getAuthorizationStaff } = authorizationApi.endpoints;

interface HolderProps {
  record: Authorization;
  onChanged: () => void;
}

/** Gives a request that nobody has, or a colleague, to somebody. */
function AssignDialog({ record, onChanged, onClose }: HolderProps & { onClose: () => void }) {
  const { t } = useTranslation('authorizationDesk');
  const { authorizationId, version } = record;
  const assignee = useAssignee(getAuthorizationStaff, { label: t('handOver.to'), isAsked: true });
  return (
    <MoveDialog
      life={authorizationLife}
      move="assign"
      endpoint={moveAuthorization}
      record={{ authorizationId, version }}
      title={t('handOver.title')}
      needs={{ assignee }}
      onClose={onClose}
      onMoved={onChanged}
    />
  );
}

/** The moves that change who has the request, in the order of the buttons. */
const holderMoves = ['take', 'assign', 'release'] as const;

function useHolderMoves({ record, onChanged }: HolderProps) {
  const { authorizationId, version, holder } = record;
  const userId = useSession()?.userId;
  const take = useApiMutation(moveAuthorization);
  const release = useApiMutation(moveAuthorization);
  // Also where a colleague was faster: the record is read as it is now.
  const send =
    (move: 'take' | 'release', { send: call }: typeof take) =>
    async () => {
      await call({ body: { authorizationId, version, move } });
      onChanged();
    };
  const isMine = holder?.userId === userId;
  const moves = holderMoves.filter(
    (move) => record.moves.includes(move) && !(move === 'take' && isMine) && !(move === 'release' && !holder),
  );
  const sent = {
    take: { isMain: true, isSending: take.isSending, send: send('take', take) },
    release: { isSending: release.isSending, send: send('release', release) },
  };
  return { moves, sent, isMine };
}

/** Who has the request, and the one place in which that changes: take, hand over, release. */
export function HolderBar(props: HolderProps) {
  const { t } = useTranslation('authorizationDesk');
  const [isOpen, setOpen] = useState(false);
  const { moves, sent, isMine } = useHolderMoves(props);
  const { record, onChanged } = props;
  const close = () => setOpen(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography component="span">
        {t('column.holder')}: <bdi>{record.holder?.name ?? t('list.nobody')}</bdi>
      </Typography>
      <MoveButtons
        label={t('item.people')}
        moves={moves}
        looks={{ ...sent, assign: { openDialog: () => setOpen(true) } }}
        textOf={(move) => t(`moves.${move}`)}
      />
      {isOpen && isMine && <HandOverDialog record={record} onClose={close} onDone={onChanged} />}
      {isOpen && !isMine && <AssignDialog record={record} onClose={close} onChanged={onChanged} />}
    </Box>
  );
}
