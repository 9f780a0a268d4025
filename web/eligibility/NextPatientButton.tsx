import NextIcon from '@mui/icons-material/NavigateNext';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pressedLetter } from '../base/pressedLetter.ts';
import { pathTo } from '../base/screenPath.ts';
import { bringPatient } from '../field/eligibility/broughtPatient.ts';
import { eligibilityScreens } from './screens.ts';

/** Leads from an answer to the next patient, by button or by Alt+N: an empty form with the focus in the number. */
export function NextPatientButton() {
  const { t } = useTranslation('eligibility');
  const navigate = useNavigate();
  const goOn = () => {
    bringPatient({ by: 'typing' });
    void navigate(pathTo(eligibilityScreens.new));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || pressedLetter(event) !== 'N') return;
    event.preventDefault();
    goOn();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <Button size="small" variant="outlined" startIcon={<NextIcon />} aria-keyshortcuts="Alt+N" onClick={goOn}>
      {t('detail.nextPatient')}
    </Button>
  );
}
