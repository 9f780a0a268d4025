import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movesFor } from '../../shared/_parts/life.ts';
import { deskLife, requestAtDesk } from '../../shared/worklist/deskLife.ts';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { useApi } from '../api/useApi.ts';
import { type Outcome, useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { useSession } from '../base/session.ts';
import { MoveButtons } from '../parts/life/MoveButtons.tsx';
import { HandOverButton } from './HandOverButton.tsx';

const { takeRequest, releaseRequest, assignRequest, getReviewers } = worklistApi.endpoints;

interface HolderBarProps {
  item: WorklistItem;
  onChanged: (item: WorklistItem) => void;
  onOvertaken: () => void;
}

/** The reviewer who has taken the request, and the actions that change the reviewer. */
export function HolderBar({ item, onChanged, onOvertaken }: HolderBarProps) {
  const { t } = useTranslation('worklist');
  const session = useSession();
  const moves = session ? movesFor(deskLife, requestAtDesk(item), session) : [];
  const [assignee, setAssignee] = useState('');
  const reviewers = useApi(getReviewers, moves.includes('assign') ? {} : null).data ?? [];
  const [take, release, assign] = [
    useApiMutation(takeRequest),
    useApiMutation(releaseRequest),
    useApiMutation(assignRequest),
  ];
  const { eligibilityId, version } = item;
  const finish = (outcome: Outcome<WorklistItem>, text: string) => {
    if (!outcome.isDone || !outcome.data) return onOvertaken();
    alerts.success(text);
    onChanged(outcome.data);
  };
  const body = { eligibilityId };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <MoveButtons
        label={t('item.moves')}
        moves={moves.filter((move) => move === 'take' || move === 'release')}
        looks={{
          take: {
            isMain: true,
            isSending: take.isSending,
            send: async () => finish(await take.send({ body }), t('item.taken')),
          },
          release: {
            isSending: release.isSending,
            send: async () => finish(await release.send({ body }), t('item.released')),
          },
        }}
        textOf={(move) => t(`moves.${move}`)}
      />
      {moves.includes('handOver') && <HandOverButton item={item} onChanged={onChanged} />}
      {moves.includes('assign') && (
        <>
          <TextField
            select
            size="small"
            label={t('item.assignTo')}
            value={assignee}
            onChange={({ target }) => setAssignee(target.value)}
            sx={{ width: 180 }}
          >
            {reviewers.map(({ userId, name }) => (
              <MenuItem key={userId} value={userId}>
                <bdi>{name}</bdi>
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="outlined"
            disabled={assignee === ''}
            loading={assign.isSending}
            onClick={async () => {
              const name = reviewers.find(({ userId }) => userId === assignee)?.name ?? '';
              finish(await assign.send({ body: { ...body, assignee, version } }), t('item.assigned', { name }));
            }}
          >
            {t('moves.assign')}
          </Button>
        </>
      )}
    </Box>
  );
}
