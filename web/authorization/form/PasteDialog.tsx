import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import type { LineValues } from './formValues.ts';
import { linesIn } from './pastedLines.ts';

interface PasteDialogProps {
  before: readonly LineValues[];
  /** How many lines the request may still take. */
  room: number;
  onAdd: (lines: LineValues[]) => void;
  onClose: () => void;
}

/** Lines that were copied from a sheet: code, quantity and net of each. */
export function PasteDialog({ before, room, onAdd, onClose }: PasteDialogProps) {
  const { t } = useTranslation('authorization');
  const [text, setText] = useState('');
  const lines = linesIn(text, before.at(-1)?.type ?? 8, before);
  const isTooMany = lines.length > room;
  return (
    <Dialog
      isOpen
      title={t('form.paste.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('form.paste.close')}</Button>
          <Button variant="contained" disabled={lines.length === 0 || isTooMany} onClick={() => onAdd(lines)}>
            {t('form.paste.add', { count: lines.length })}
          </Button>
        </>
      }
    >
      <TextField
        label={t('form.paste.label')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={6}
        maxRows={14}
        fullWidth
        autoFocus
        error={isTooMany}
        helperText={isTooMany ? t('form.paste.tooMany', { most: room }) : t('form.paste.hint')}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        sx={{ mt: 1 }}
      />
    </Dialog>
  );
}
