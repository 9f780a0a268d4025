import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import type { ImportReading, SheetImportView } from '../../shared/sheetImport/routes.ts';
import { Notice } from '../base/Notice.tsx';
import { countText } from '../parts/job/jobTexts.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { Section } from '../ui/Section.tsx';
import { FirstFindings } from './FirstFindings.tsx';
import { HeadFields } from './HeadFields.tsx';
import { columnTitle, useFailureText } from './importTexts.ts';
import { NewImportLink } from './NewImportLink.tsx';
import { SheetPlace } from './SheetPlace.tsx';
import type { ImportActs, ImportAddress } from './useImport.ts';
import { type Mapping, useMapping } from './useMapping.ts';
import { WordFields } from './WordFields.tsx';

interface MappingStepProps {
  about: ImportAddress;
  facts: ImportKindFacts;
  imported: SheetImportView;
  acts: ImportActs;
  onCheck: ImportActs['check'];
  /** Back to the check that was made already; null where there is none. */
  onBack: (() => void) | null;
}

interface PartProps {
  facts: ImportKindFacts;
  reading: ImportReading;
  mapping: Mapping;
}

/** The columns that rows need and that no head is. */
function Missing({ facts, reading, mapping }: PartProps) {
  const { t, i18n } = useTranslation('sheetImport');
  const missing = reading.columns.filter(({ name, isNeeded }) => isNeeded && !mapping.columns.includes(name));
  const columns = missing.map(({ name }) => columnTitle(facts, name, i18n.language)).join(', ');
  return (
    <Box role="alert" sx={{ '&:empty': { mt: -2 } }}>
      {missing.length > 0 && <Notice severity="error">{t('map.missing', { columns })}</Notice>}
    </Box>
  );
}

function Readable({ facts, reading, mapping, acts, onCheck, onBack }: PartProps & Omit<MappingStepProps, 'about'>) {
  const { t } = useTranslation('sheetImport');
  return (
    <>
      <Section title={t('map.title')} isPlain>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography color="textSecondary">{t('map.intro')}</Typography>
          <SheetPlace reading={reading} mapping={mapping} />
          <HeadFields reading={reading} mapping={mapping} />
          <Missing facts={facts} reading={reading} mapping={mapping} />
        </Box>
      </Section>
      <WordFields facts={facts} reading={reading} mapping={mapping} />
      {reading.hidden > 0 && (
        <Notice severity="warning">{t('map.hidden', { rows: countText(reading.hidden) as never })}</Notice>
      )}
      <FirstFindings facts={facts} findings={reading.findings} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          loading={acts.isActing || !mapping.isShown}
          onClick={() => void onCheck(mapping.plan)}
        >
          {t('map.check')}
        </Button>
        {onBack && <Button onClick={onBack}>{t('map.back')}</Button>}
      </Box>
    </>
  );
}

/** Why nothing can be read, and the way to another file, or back from a sheet that was chosen. */
function Unreadable({ kind, text, reset }: { kind: string; text: string; reset: Mapping['reset'] }) {
  const { t } = useTranslation('sheetImport');
  const back = reset && (
    <Button size="small" onClick={reset}>
      {t('map.reset')}
    </Button>
  );
  return (
    <Notice severity="error" action={back ?? <NewImportLink kind={kind} />}>
      {text}
    </Notice>
  );
}

/** How a sheet is read: what was recognised, what a person says of it, and what that finds in its first rows. */
export function MappingStep(props: MappingStepProps) {
  const { t } = useTranslation('sheetImport');
  const { about, facts, imported } = props;
  const mapping = useMapping(about);
  const failureText = useFailureText(facts);
  const { read } = mapping;
  // Two dozen lists are drawn in slices when the sheet has been read: the page answers in between.
  const isRead = read.data !== null && read.data !== undefined;
  const isDrawn = useDeferredValue(isRead, false);
  const shown = isRead && !isDrawn ? { ...read, data: null, isLoading: true } : read;
  if (!read.data && read.error?.errors.some(({ code }) => code === 'uploadMissing')) {
    return (
      <Notice severity="error" action={<NewImportLink kind={about.kind} />}>
        {t('map.gone')}
      </Notice>
    );
  }
  return (
    <>
      {imported.failure !== null && read.data?.failure === null && (
        <Notice severity="error">{failureText(imported.failure)}</Notice>
      )}
      <RecordPart read={shown} missing={{ title: t('map.unreadable'), nextStep: t('map.gone') }}>
        {(reading) =>
          reading.failure === null ? (
            <Readable {...props} reading={reading} mapping={mapping} />
          ) : (
            <Unreadable kind={about.kind} text={failureText(reading.failure)} reset={mapping.reset} />
          )
        }
      </RecordPart>
    </>
  );
}
