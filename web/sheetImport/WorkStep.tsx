import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import type { SheetImportView } from '../../shared/sheetImport/routes.ts';
import { ProgressBar } from '../parts/job/ProgressBar.tsx';
import { Section } from '../ui/Section.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { UndoButton } from './UndoButton.tsx';
import type { ImportActs } from './useImport.ts';

interface WorkStepProps {
  facts: ImportKindFacts;
  imported: SheetImportView;
  acts: ImportActs;
}

/** How far the work on an import is; its writing can be paused, and goes on where it was. */
export function WorkStep({ facts, imported, acts }: WorkStepProps) {
  const { t } = useTranslation('sheetImport');
  const { state, done, rows, mode, undone, written } = imported;
  const isPaused = state === 'paused';
  const total = state === 'undoing' ? (written.added ?? 0) + (written.changed ?? 0) : rows;
  const passed = state === 'undoing' ? (undone.reverted ?? 0) + (undone.kept ?? 0) : done;
  const word = state === 'committing' || state === 'undoing' ? state : 'checking';
  return (
    <Section title={t(isPaused ? 'state.paused' : `work.${word}`)} isPlain>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {isPaused ? <Typography>{t('work.paused')}</Typography> : <ProgressBar done={passed} total={total} />}
        <ImportCounts facts={facts} imported={imported} />
        {!isPaused && <Typography color="textSecondary">{t('work.leave')}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {state === 'committing' && (
            <Button variant="outlined" disabled={acts.isActing} onClick={() => void acts.pause()}>
              {t('act.pause')}
            </Button>
          )}
          {isPaused && (
            <>
              <Button variant="contained" loading={acts.isActing} onClick={() => void acts.commit(mode ?? 'good')}>
                {t('act.resume')}
              </Button>
              <UndoButton facts={facts} acts={acts} />
            </>
          )}
        </Box>
      </Box>
    </Section>
  );
}
