import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { useApi } from '../api/useApi.ts';
import { type Outcome, useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { useSession } from '../base/session.ts';

const { takeRequest, releaseRequest, assignRequest, getReviewers } = worklistApi.endpoints;

interface HolderBarProps {
  item: WorklistItem;
  onChanged: (item: WorklistItem) => void;
  onOvertaken: () => void;
}

/** Who has the request in hand, and the ways to change that. */
export function HolderBar({ item, onChanged, onOvertaken }: HolderBarProps) {
  const { t } = useTranslation('worklist');
  const session = useSession();
  const isAdmin = session !== null && holdsOneOf(session, ['PayerAdmin']);
  const [assignee, setAssignee] = useState('');
  const reviewers = useApi(getReviewers, isAdmin ? {} : null).data ?? [];
  const [take, release, assign] = [
    useApiMutation(takeRequest),
    useApiMutation(releaseRequest),
    useApiMutation(assignRequest),
  ];
  const { eligibilityId, version, deskHolder } = item;
  const isMine = deskHolder?.userId === session?.userId;
  const finish = (outcome: Outcome<WorklistItem>, text: string) => {
    if (!outcome.isDone || !outcome.data) return onOvertaken();
    alerts.success(text);
    onChanged(outcome.data);
  };
  const body = { eligibilityId };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {deskHolder === null && (
        <Button
          variant="contained"
          loading={take.isSending}
          onClick={async () => finish(await take.send({ body }), t('item.taken'))}
        >
          {t('item.take')}
        </Button>
      )}
      {deskHolder !== null && (isMine || isAdmin) && (
        <Button
          variant="outlined"
          loading={release.isSending}
          onClick={async () => finish(await release.send({ body }), t('item.released'))}
        >
          {t('item.release')}
        </Button>
      )}
      {isAdmin && (
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
            {t('item.assign')}
          </Button>
        </>
      )}
    </Box>
  );
}
