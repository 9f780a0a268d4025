import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import type { PatientPayer } from '../../shared/eligibility/deskChoices.ts';
import { pressedLetter } from '../base/pressedLetter.ts';
import { usePayers } from '../field/lookups/useChoices.ts';
import { steadyClick } from '../ui/steadyClick.ts';
import type { FormValues } from './formValues.ts';

interface ProposalNoteProps {
  control: Control<FormValues>;
  /** The payer that covered the patient of the form when the facility asked last. */
  proposal: PatientPayer | null;
  /** Empties the payer and goes to it. */
  onChange: () => void;
}

/** Says in words why the payer is filled in, and empties it by one click or key. */
export function ProposalNote({ control, proposal, onChange }: ProposalNoteProps) {
  const { t } = useTranslation('eligibility');
  const payerId = useWatch({ control, name: 'payerId' });
  const payer = usePayers()?.find(({ id }) => id === payerId)?.name;
  const isShown = proposal?.payerId === payerId && payer !== undefined;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShown || !event.altKey || event.ctrlKey || event.metaKey || pressedLetter(event) !== 'C') return;
    event.preventDefault();
    onChange();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <div role="status">
      {isShown && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <span>{t('form.proposed', { payer, date: `\u2066${dateText(proposal.serviceDate)}\u2069` })}</span>
          <Button {...steadyClick} size="small" aria-keyshortcuts="Alt+C" onClick={onChange}>
            {t('form.proposedOther')}
          </Button>
        </Box>
      )}
    </div>
  );
}
