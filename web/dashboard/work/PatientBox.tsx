import CardIcon from '@mui/icons-material/ContactlessOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { patientNumberIn } from '../../../shared/_field/patientNumber.ts';
import { usePathTo } from '../../base/screenPath.ts';
import { type BroughtPatient, bringPatient } from '../../field/eligibility/broughtPatient.ts';
import { CardReaderDialog } from '../../parts/cardReader/CardReaderDialog.tsx';
import { latinDigits } from '../../ui/maskedText.ts';
import { Section } from '../../ui/Section.tsx';
import { useTypedAnywhere } from './useTypedAnywhere.ts';

/** Takes the next patient, by number or by card, and goes on to a new request. */
export function PatientBox() {
  const { t } = useTranslation('work');
  const navigate = useNavigate();
  const screenPath = usePathTo();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isReading, setReading] = useState(false);
  const change = (typed: string) => {
    setText(latinDigits(typed));
    setProblem('');
  };
  useTypedAnywhere(field, change);

  const goOn = (patient: BroughtPatient) => {
    bringPatient(patient);
    void navigate(screenPath('newEligibility'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = patientNumberIn(text);
    if (found.by !== 'nothing') return goOn(found);
    setProblem(t(text.trim() === '' ? 'box.missing' : found.isEmiratesId ? 'box.wrongId' : 'box.wrong'));
    field.current?.focus();
  };
  return (
    <Section title={t('box.title')} isPlain>
      <Box component="form" noValidate aria-label={t('box.title')} onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          label={t('box.number')}
          value={text}
          inputRef={field}
          error={problem !== ''}
          helperText={problem || t('box.hint')}
          onChange={({ target }) => change(target.value)}
          autoComplete="off"
          fullWidth
          slotProps={{
            htmlInput: { dir: 'ltr', maxLength: 40, style: { textAlign: 'start', fontVariantNumeric: 'tabular-nums' } },
            formHelperText: { role: 'status' },
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained">
            {t('box.goOn')}
          </Button>
          <Button startIcon={<CardIcon />} variant="outlined" aria-haspopup="dialog" onClick={() => setReading(true)}>
            {t('box.readCard')}
          </Button>
        </Box>
      </Box>
      <CardReaderDialog
        isOpen={isReading}
        readsAtOnce
        acceptsUnverified
        onClose={() => setReading(false)}
        onSubmit={(card, member) => goOn({ by: 'card', card, member })}
      />
    </Section>
  );
}
