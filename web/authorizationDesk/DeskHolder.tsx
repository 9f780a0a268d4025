import { type Authorization, authorizationApi } from '../../shared/authorization/routes.ts';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { useSession } from '../base/session.ts';
import { HolderBar } from '../parts/desk/HolderBar.tsx';
import type { HolderMove } from '../parts/desk/holderCall.ts';

const { moveAuthorization, getAuthorizationStaff } = authorizationApi.endpoints;
const { handOverAuthorization } = authorizationDeskApi.endpoints;

interface DeskHolderProps {
  record: Authorization;
  onChanged: () => void;
}

function holderMoves({ moves, holder }: Authorization, isMine: boolean): HolderMove[] {
  return [
    ...(moves.includes('take') && !isMine ? (['take'] as const) : []),
    ...(moves.includes('assign') ? (['handOver'] as const) : []),
    ...(moves.includes('release') && holder ? (['release'] as const) : []),
  ];
}

/** Who has a request for approval. Each of the payer's people may give it to somebody; its holder leaves a note. */
export function DeskHolder({ record, onChanged }: DeskHolderProps) {
  const userId = useSession()?.userId;
  const { authorizationId, version, holder } = record;
  const isMine = holder !== null && holder.userId === userId;
  const seen = { authorizationId, version };
  const move = (name: 'take' | 'release' | 'assign') => ({
    endpoint: moveAuthorization,
    body: { ...seen, move: name },
  });
  return (
    <HolderBar
      holder={holder}
      moves={holderMoves(record, isMine)}
      take={move('take')}
      release={move('release')}
      handOver={{
        ...(isMine ? { endpoint: handOverAuthorization, body: seen } : move('assign')),
        people: getAuthorizationStaff,
        isMine,
        givesBack: !isMine,
      }}
      onChanged={onChanged}
      onOvertaken={onChanged}
    />
  );
}
