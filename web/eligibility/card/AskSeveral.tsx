import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { mostPayersAtOnce } from '../../../shared/eligibility/askPayers.ts';
import { errorText } from '../../base/messageText.ts';
import { usePayersByMachine } from '../../field/lookups/useChoices.ts';
import type { Choice } from '../../ui/Dropdown.tsx';
import { useUsualPayers } from '../useProposal.ts';

/** Why nothing was asked: the form lacks something, or the portal refused. */
export type NotAsked = 'incomplete' | readonly ApiError[];

interface AskSeveralProps {
  /** Payers whose register has answered already. */
  known: readonly number[];
  isSending: boolean;
  notAsked: NotAsked | null;
  onAsk: (payerIds: readonly number[]) => void;
}

/** Those that the facility asks most come first, and are chosen to begin with. */
function useOffered(known: readonly number[]) {
  const usual = useUsualPayers() ?? [];
  const payers = usePayersByMachine() ?? [];
  const offered = payers.filter(({ id }) => !known.includes(id));
  const isUsual = ({ id }: Choice) => usual.some((each) => each.id === id);
  const first = offered.filter(isUsual);
  return { offered: [...first, ...offered.filter((each) => !isUsual(each))], first: first.map(({ id }) => id) };
}

/** Which payer refused the act, where one did, and why. */
function RefusalText({ error, asked }: { error: ApiError; asked: readonly Choice[] }) {
  const at = /^payerIds\.(\d+)$/.exec(error.field ?? '')?.[1];
  const payer = at === undefined ? undefined : asked[Number(at)];
  return (
    <>
      {payer && (
        <>
          <bdi>{payer.name}</bdi>:{' '}
        </>
      )}
      {errorText(error)}
    </>
  );
}

/** Asks several payers whose systems answer whether they cover the patient. Each is a request of its own. */
export function AskSeveral({ known, isSending, notAsked, onAsk }: AskSeveralProps) {
  const { t } = useTranslation('card');
  const id = useId();
  const { offered, first } = useOffered(known);
  const [picked, setPicked] = useState<readonly number[] | null>(null);
  const chosen = picked ?? first;
  const asked = offered.filter((each) => chosen.includes(each.id));
  if (offered.length < 2) return null;
  const isReady = asked.length >= 2 && !isSending;
  const pick = (payerId: number, isChosen: boolean) =>
    setPicked(isChosen ? [...chosen, payerId] : chosen.filter((each) => each !== payerId));
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography component="h3" id={id} variant="body1" sx={{ fontWeight: 600 }}>
        {t('several.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('several.hint', { most: mostPayersAtOnce })}
      </Typography>
      <FormGroup>
        {offered.map((payer) => {
          const isChosen = chosen.includes(payer.id);
          return (
            <FormControlLabel
              key={payer.id}
              control={<Checkbox size="small" checked={isChosen} onChange={() => pick(payer.id, !isChosen)} />}
              disabled={!isChosen && asked.length >= mostPayersAtOnce}
              label={<bdi>{payer.name}</bdi>}
            />
          );
        })}
      </FormGroup>
      {notAsked && (
        <Alert severity="error" role="alert">
          {notAsked === 'incomplete'
            ? t('several.incomplete')
            : notAsked.map((error) => <RefusalText key={error.code} error={error} asked={asked} />)}
        </Alert>
      )}
      <Button
        variant="contained"
        aria-disabled={!isReady}
        onClick={() => isReady && onAsk(asked.map((payer) => payer.id))}
      >
        {t(isSending ? 'several.asking' : 'several.ask')}
      </Button>
    </Box>
  );
}
