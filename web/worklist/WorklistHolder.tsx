import { movesFor } from '../../shared/_parts/life.ts';
import { deskLife, requestAtDesk } from '../../shared/worklist/deskLife.ts';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { useSession } from '../base/session.ts';
import { HolderBar } from '../parts/desk/HolderBar.tsx';
import type { HolderMove } from '../parts/desk/holderCall.ts';

const { takeRequest, releaseRequest, assignRequest, handOverRequest, getReviewers } = worklistApi.endpoints;

export interface ItemProps {
  item: WorklistItem;
  onChanged: (item: WorklistItem) => void;
  onOvertaken: () => void;
}

/** Who has a request of the work list. Its holder hands it over; the administrator gives it to anybody. */
export function WorklistHolder({ item, onChanged, onOvertaken }: ItemProps) {
  const session = useSession();
  const { eligibilityId, version, deskHolder } = item;
  const allowed = session ? movesFor(deskLife, requestAtDesk(item), session) : [];
  const isMine = allowed.includes('handOver');
  const gives = isMine || allowed.includes('assign');
  const moves: HolderMove[] = [
    ...(allowed.includes('take') ? (['take'] as const) : []),
    ...(gives ? (['handOver'] as const) : []),
    ...(allowed.includes('release') ? (['release'] as const) : []),
  ];
  const body = { eligibilityId };
  return (
    <HolderBar
      holder={deskHolder}
      moves={moves}
      take={{ endpoint: takeRequest, body }}
      release={{ endpoint: releaseRequest, body }}
      handOver={{
        endpoint: isMine ? handOverRequest : assignRequest,
        body: { ...body, version },
        people: getReviewers,
        isMine,
      }}
      onChanged={(changed) => (changed ? onChanged(changed) : onOvertaken())}
      onOvertaken={onOvertaken}
    />
  );
}
