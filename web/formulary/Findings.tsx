import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import type { StagedFormulary } from '../../shared/formulary/formularyModel.ts';
import { type FormularyColumn, formularyColumns } from '../../shared/formulary/formularySheet.ts';
import { importProblemTexts } from '../../shared/sheetImport/importProblems.ts';
import { Notice } from '../base/Notice.tsx';
import { countText, failureText } from '../parts/job/jobTexts.ts';
import { columnTitle } from '../parts/versionedList/shownList.ts';
import { shownFormulary } from './formularyColumns.tsx';

const mostShown = 50;
const isColumn = (name: string | null): name is FormularyColumn => formularyColumns.some((each) => each === name);

/** What is wrong with a file that was not taken. */
export function Findings({ refused }: { refused: StagedFormulary }) {
  const { t, i18n } = useTranslation('formulary');
  const { t: ofJob } = useTranslation('job');
  const { language } = i18n;
  const textOf = (code: string): string => {
    const words = importProblemTexts[code];
    return words ? inLanguage(language, words) : failureText(code, ofJob);
  };
  const sentence = ({ row, column, code }: StagedFormulary['findings'][number]): string => {
    if (row === 0) return textOf(code);
    const place = t('upload.row', { row: countText(row) });
    return `${place}${isColumn(column) ? ` · ${columnTitle(shownFormulary, column, language)}` : ''}: ${textOf(code)}`;
  };
  const shown = refused.findings.slice(0, mostShown);
  return (
    <Notice severity="error">
      <div>{t('upload.nothing')}</div>
      {refused.wrong > 0 && (
        <div>{t('upload.wrong', { wrong: countText(refused.wrong), rows: countText(refused.rows) })}</div>
      )}
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2, maxHeight: 240, overflow: 'auto' }}>
        {shown.map((finding) => (
          <li key={`${finding.row} ${finding.column} ${finding.code}`}>{sentence(finding)}</li>
        ))}
      </Box>
      {refused.findings.length > shown.length && <div>{t('upload.first', { most: countText(mostShown) })}</div>}
    </Notice>
  );
}
