import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { MoveButtons } from '../life/MoveButtons.tsx';
import { type HandOver, HandOverDialog } from './HandOverDialog.tsx';
import type { HolderCall, HolderMove, HolderTold } from './holderCall.ts';

interface HolderBarProps<Changed> extends HolderTold<Changed> {
  holder: { readonly name: string } | null;
  /** Those that the reader may make now, in the order of the buttons. */
  moves: readonly HolderMove[];
  take: HolderCall<Changed>;
  release: HolderCall<Changed>;
  handOver: HandOver<Changed>;
}

function useHolderMove<Changed>(move: 'take' | 'release', props: HolderBarProps<Changed>) {
  const { t } = useTranslation('desk');
  const { onChanged, onOvertaken } = props;
  const { endpoint, body } = props[move];
  const { send, isSending } = useApiMutation(endpoint);
  const make = async () => {
    const outcome = await send({ body } as never);
    if (!outcome.isDone) return onOvertaken();
    alerts.success(t(`said.${move}`));
    onChanged(outcome.data);
  };
  return { isSending, send: () => void make() };
}

/** Who has the request, and the one place in which that changes: take, hand over, release. */
export function HolderBar<Changed>(props: HolderBarProps<Changed>) {
  const { holder, moves, handOver, onChanged, onOvertaken } = props;
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  const take = useHolderMove('take', props);
  const release = useHolderMove('release', props);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography component="span">
        {t('column.holder')}: <bdi>{holder?.name ?? t('nobody')}</bdi>
      </Typography>
      <MoveButtons
        label={t('people')}
        moves={moves}
        looks={{ take: { ...take, isMain: true }, handOver: { openDialog: () => setOpen(true) }, release }}
        textOf={(move) => t(`moves.${move}`)}
      />
      {isOpen && <HandOverDialog {...{ handOver, onChanged, onOvertaken }} onClose={() => setOpen(false)} />}
    </Box>
  );
}
