import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { ImportActs } from './useImport.ts';

/** Takes back what an import has written, after a question: an undo is not undone. */
export function UndoButton({ facts: { words }, acts }: { facts: ImportKindFacts; acts: ImportActs }) {
  const { t, i18n } = useTranslation('sheetImport');
  const [isAsking, setAsking] = useState(false);
  const undo = async () => {
    await acts.undo();
    setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" disabled={acts.isActing} onClick={() => setAsking(true)}>
        {t('act.undo')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('act.undoTitle')}
        action={t('act.undo')}
        keepText={t('act.keep')}
        isDangerous
        isSending={acts.isActing}
        onClose={() => setAsking(false)}
        onConfirm={() => void undo()}
      >
        {words?.undo ? inLanguage(i18n.language, words.undo) : t('act.undoText')}
      </ConfirmDialog>
    </>
  );
}
