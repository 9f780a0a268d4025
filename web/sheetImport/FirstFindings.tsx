import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import type { ImportReading } from '../../shared/sheetImport/routes.ts';
import { Section } from '../ui/Section.tsx';
import { placedProblem } from './importTexts.ts';

const shownRows = 8;

interface FirstFindingsProps {
  facts: ImportKindFacts;
  findings: ImportReading['findings'];
}

/** What is wrong with the first rows, as the sheet is read by now. */
export function FirstFindings({ facts, findings }: FirstFindingsProps) {
  const { t, i18n } = useTranslation('sheetImport');
  const said = (finding: FirstFindingsProps['findings'][number]) =>
    finding.problems.map((problem) => {
      const text = problem.column === null ? '' : (finding.texts[problem.column] ?? '');
      return { text, problem: placedProblem(facts, problem, i18n.language) };
    });
  return (
    <Section title={t('map.findings')} isPlain>
      {findings.length === 0 ? (
        <Typography>{t('map.allGood')}</Typography>
      ) : (
        <Box
          component="ul"
          aria-label={t('map.findingsLabel')}
          sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.75 }}
        >
          {findings.slice(0, shownRows).map((finding) => (
            <li key={finding.row}>
              <strong>{t('grid.rowNumber', { row: finding.row })}</strong>
              {said(finding).map(({ text, problem }) => (
                <Box key={problem} sx={{ overflowWrap: 'anywhere' }}>
                  {text !== '' && (
                    <>
                      <bdi>{text}</bdi>
                      {' – '}
                    </>
                  )}
                  {problem}
                </Box>
              ))}
            </li>
          ))}
        </Box>
      )}
      {findings.length > shownRows && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('map.more')}
        </Typography>
      )}
    </Section>
  );
}
