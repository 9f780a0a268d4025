import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LastChoices } from '../../shared/eligibility/routes.ts';
import { pressedLetter } from '../base/pressedLetter.ts';
import { usePayers, useServiceCategories } from '../field/lookups/useChoices.ts';
import { steadyClick } from '../ui/steadyClick.ts';
import type { FormValues } from './formValues.ts';

interface ProposalNoteProps {
  control: Control<FormValues>;
  proposal: LastChoices | null;
  /** Empties what was proposed and goes to its first field. */
  onChange: () => void;
}

/** Says in words what was filled in from the last request, and empties it by one click or key. */
export function ProposalNote({ control, proposal, onChange }: ProposalNoteProps) {
  const { t } = useTranslation('eligibility');
  const [payerId, serviceId] = useWatch({ control, name: ['payerId', 'serviceCategoryId'] });
  const nameOf = (choices: ReturnType<typeof usePayers>, wanted: number | null) =>
    choices?.find(({ id }) => id === wanted)?.name;
  const payer = nameOf(usePayers(), payerId);
  const service = nameOf(useServiceCategories(), serviceId);
  const isShown = proposal?.payerId === payerId && proposal.serviceCategoryId === serviceId;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShown || !event.altKey || event.ctrlKey || event.metaKey || pressedLetter(event) !== 'C') return;
    event.preventDefault();
    onChange();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  if (!isShown || !payer || !service) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span>{t('form.proposed', { payer, service })}</span>
      <Button {...steadyClick} size="small" aria-keyshortcuts="Alt+C" onClick={onChange}>
        {t('form.proposedOther')}
      </Button>
    </Box>
  );
}
