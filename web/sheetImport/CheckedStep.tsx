import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import { type ImportMode, importModes, mostWrongRows } from '../../shared/sheetImport/importStates.ts';
import type { SheetImportView } from '../../shared/sheetImport/routes.ts';
import { Notice } from '../base/Notice.tsx';
import { pathTo } from '../base/screenPath.ts';
import { countText } from '../parts/job/jobTexts.ts';
import { LinkNotice } from '../ui/LinkNotice.tsx';
import { RadioChoice } from '../ui/RadioChoice.tsx';
import { Section } from '../ui/Section.tsx';
import { steadyClick } from '../ui/steadyClick.ts';
import { ErrorFileButton } from './ErrorFileButton.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { importScreens } from './screens.ts';
import { untilKept } from './unkeptTexts.ts';
import type { ImportActs, ImportAddress } from './useImport.ts';
import { WrongRows } from './WrongRows.tsx';

interface CheckedStepProps {
  about: ImportAddress;
  facts: ImportKindFacts;
  imported: SheetImportView;
  acts: ImportActs;
  /** Back to how the sheet is read. */
  onChange: () => void;
}

/** What is written, and the button that does it. */
function Decision({ facts: { words }, imported, acts }: Pick<CheckedStepProps, 'facts' | 'imported' | 'acts'>) {
  const { t, i18n } = useTranslation('sheetImport');
  const [mode, setMode] = useState<ImportMode>('good');
  const { checked } = imported;
  const changes = (checked.new ?? 0) + (checked.changed ?? 0);
  const options = importModes.map((id) => ({ id, name: t(`checked.mode.${id}`) }));
  const commit = async () => {
    await untilKept();
    await acts.commit(mode);
  };
  return (
    <Section title={t('checked.decide')} isPlain>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        {changes === 0 ? (
          <Typography>{t('checked.nothing')}</Typography>
        ) : (
          <>
            <RadioChoice label={t('checked.mode.label')} options={options} value={mode} onChange={setMode} isColumn />
            <Button variant="contained" loading={acts.isActing} onClick={() => void commit()} {...steadyClick}>
              {words?.commit ? inLanguage(i18n.language, words.commit) : t('checked.commit')}
            </Button>
          </>
        )}
      </Box>
    </Section>
  );
}

/** What a check has found: its counts, the rows to correct, and the decision. */
export function CheckedStep({ about, facts, imported, acts, onChange }: CheckedStepProps) {
  const { t } = useTranslation('sheetImport');
  const [hasCorrected, setCorrected] = useState(false);
  const { checked, sameAs, hasErrorFile } = imported;
  const wrong = checked.wrong ?? 0;
  const recheck = async () => {
    await untilKept();
    // The check of a short sheet may be over by now. This step then stays open, and must not ask for a check any longer.
    if (await acts.check()) setCorrected(false);
  };
  return (
    <>
      <Section title={t('checked.title')} isPlain>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {sameAs !== null && (
            <LinkNotice
              text={t('checked.sameAs')}
              to={pathTo(importScreens.record, { importKind: about.kind, importId: sameAs })}
              link={t('checked.seeSame')}
            />
          )}
          <ImportCounts facts={facts} imported={imported} />
          <Typography color="textSecondary">{t('checked.intro')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button size="small" variant="outlined" onClick={onChange}>
              {t('map.change')}
            </Button>
            {hasErrorFile && <ErrorFileButton about={about} />}
          </Box>
        </Box>
      </Section>
      {wrong > 0 && (
        <Section title={t('checked.wrong')} isPlain>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
            <Typography color="textSecondary">{t('checked.wrongIntro')}</Typography>
            {wrong > mostWrongRows && (
              <Typography>{t('checked.most', { most: countText(mostWrongRows) as never })}</Typography>
            )}
            <WrongRows about={about} facts={facts} onCorrected={() => setCorrected(true)} onRefused={acts.refused} />
            <Box role="status" sx={{ '&:empty': { mt: -1.5 } }}>
              {hasCorrected && (
                <Notice
                  severity="warning"
                  action={
                    <Button size="small" loading={acts.isActing} onClick={() => void recheck()} {...steadyClick}>
                      {t('checked.recheckAction')}
                    </Button>
                  }
                >
                  {t('checked.recheck')}
                </Notice>
              )}
            </Box>
          </Box>
        </Section>
      )}
      <Decision facts={facts} imported={imported} acts={acts} />
    </>
  );
}
