import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { dateTimeText } from '../../shared/_field/dateText.ts';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import { undoDays } from '../../shared/sheetImport/importStates.ts';
import type { SheetImportView } from '../../shared/sheetImport/routes.ts';
import { Notice } from '../base/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { ErrorFileButton } from './ErrorFileButton.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { useFailureText } from './importTexts.ts';
import { UndoButton } from './UndoButton.tsx';
import type { ImportActs, ImportAddress } from './useImport.ts';
import { WrongRows } from './WrongRows.tsx';

interface ResultStepProps {
  about: ImportAddress;
  facts: ImportKindFacts;
  imported: SheetImportView;
  acts: ImportActs;
}

/** What an end means that is not simply "done". */
function Ending({ facts, imported }: Pick<ResultStepProps, 'facts' | 'imported'>) {
  const { t } = useTranslation('sheetImport');
  const failureText = useFailureText(facts);
  const { state, failure } = imported;
  if (failure === 'someWrong') return <Notice severity="warning">{t('result.wentBack')}</Notice>;
  return (
    <>
      {failure !== null && <Notice severity="error">{failureText(failure)}</Notice>}
      {state === 'cancelled' && <Notice severity="warning">{t('result.stopped')}</Notice>}
      {state === 'undone' && <Typography>{t('result.undone')}</Typography>}
    </>
  );
}

/** Until when an import can be undone, where there is anything to undo. */
function undoneUntil({ state, written, finishedAt }: SheetImportView): Date | null {
  const hasWritten = (written.added ?? 0) + (written.changed ?? 0) > 0;
  if (!hasWritten || finishedAt === null || !['done', 'cancelled'].includes(state)) return null;
  return new Date(Date.parse(finishedAt) + undoDays * 86_400_000);
}

/** How an import ended: its counts, what was left out or kept, and its undo. */
export function ResultStep({ about, facts, imported, acts }: ResultStepProps) {
  const { t, i18n } = useTranslation('sheetImport');
  const { state, written, undone, hasErrorFile } = imported;
  const { words = {} } = facts;
  const opened = state === 'done' ? (facts.opens?.(imported) ?? null) : null;
  const until = undoneUntil(imported);
  const isUndone = state === 'undone';
  const listed = isUndone ? (undone.kept ?? 0) : (written.wrong ?? 0);
  return (
    <>
      <Section title={t('result.title')} isPlain>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Ending facts={facts} imported={imported} />
          <ImportCounts facts={facts} imported={imported} />
          {opened !== null && (
            <Box>
              <Button component={Link} to={opened} variant="contained">
                {words.opens ? inLanguage(i18n.language, words.opens) : t('result.open')}
              </Button>
            </Box>
          )}
          {until !== null && until.getTime() > Date.now() && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              <UndoButton facts={facts} acts={acts} />
              <Typography color="textSecondary">
                {t('result.undoUntil', { date: `\u2066${dateTimeText(until.toISOString())}\u2069` })}
              </Typography>
            </Box>
          )}
        </Box>
      </Section>
      {listed > 0 && (
        <Section title={t(isUndone ? 'result.kept' : 'result.left')} isPlain>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
            {hasErrorFile && (
              <Box>
                <ErrorFileButton about={about} />
              </Box>
            )}
            <WrongRows about={about} facts={facts} />
          </Box>
        </Section>
      )}
    </>
  );
}
