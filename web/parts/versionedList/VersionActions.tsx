import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ListVersion, VersionMove } from '../../../shared/_parts/versionedList/versionModel.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import type { ListNamed, ShownList } from './shownList.ts';

type DirectMove = Exclude<VersionMove, 'approve' | 'refuse'>;

/** What the reader may do without a reason. The server decides; this is what it would allow. */
function directMoves({ state, isOutdated, made, areDrugsRemoved }: ListVersion): readonly DirectMove[] {
  if (areDrugsRemoved) return [];
  if (state === 'scheduled') return ['takeBack'];
  if (state === 'past') return ['rollBack'];
  if (state === 'refused') return ['discard'];
  if (state === 'staged') return [isOutdated ? 'compareAgain' : 'goLive', 'discard'];
  if (state !== 'waiting') return [];
  return [...(isOutdated ? ['compareAgain' as const] : []), ...(made.isOwn ? ['discard' as const] : [])];
}

interface VersionActionsProps {
  list: ShownList;
  named: ListNamed;
  version: ListVersion;
  onMoved: () => void;
}

/** The moves of a version. None of them is asked twice: what goes live is rolled back by one button. */
export function VersionActions({ list, named, version, onMoved }: VersionActionsProps) {
  const { t } = useTranslation('versionedList');
  const { send, isSending } = useApiMutation(list.calls.move);
  const { versionId, edition, state, made, isOutdated } = version;
  const about = { ...named, versionId, edition };
  const move = async (how: DirectMove) => {
    const outcome = await send({ body: { ...about, move: how } });
    if (outcome.isDone) alerts.success(t(`done.${how}`));
    onMoved();
  };
  const isMine = state === 'waiting' && !made.isOwn && !isOutdated;
  return (
    <>
      {isMine &&
        (['approve', 'refuse'] as const).map((how) => (
          <DialogButton key={how} text={t(`move.${how}`)} variant={how === 'approve' ? 'contained' : 'outlined'}>
            {(close) => (
              <DecideDialog endpoint={list.calls.move} about={about} move={how} onClose={close} onMoved={onMoved} />
            )}
          </DialogButton>
        ))}
      {directMoves(version).map((how) => (
        <Button
          key={how}
          variant={how === 'discard' ? 'outlined' : 'contained'}
          loading={isSending}
          onClick={() => void move(how)}
        >
          {t(`move.${how}`)}
        </Button>
      ))}
    </>
  );
}
