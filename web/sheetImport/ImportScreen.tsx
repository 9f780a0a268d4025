import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import type { SheetImportView } from '../../shared/sheetImport/routes.ts';
import { errorText } from '../base/messageText.ts';
import { Notice } from '../base/Notice.tsx';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsOf } from '../ui/table/factsOf.ts';
import { CheckedStep } from './CheckedStep.tsx';
import { ImportStateChip } from './ImportStateChip.ts';
import { type ImportStep, ImportSteps } from './ImportSteps.tsx';
import { importColumns } from './importColumns.tsx';
import { MappingStep } from './MappingStep.tsx';
import { listOfKind, useOwnKinds } from './ownKinds.ts';
import { ResultStep } from './ResultStep.tsx';
import { type ImportActs, type ImportAddress, isAtWork, useImport, useImportActs } from './useImport.ts';
import { WorkStep } from './WorkStep.tsx';

const cancellable: readonly string[] = ['announced', 'checking', 'checked', 'committing', 'paused'];
const facts = ['fileName', 'startedByName', 'createdAt', 'finishedAt', 'fileHash'] as const;

function stepOf({ state }: SheetImportView, isMapping: boolean): ImportStep {
  if (isMapping) return 'columns';
  return state === 'checking' || state === 'checked' ? 'check' : 'result';
}

/** Why the last act was refused: plainly, where somebody else was faster. */
function Refusals({ refusals }: Pick<ImportActs, 'refusals'>) {
  const { t } = useTranslation('sheetImport');
  const isOvertaken = refusals.some(({ code }) => code === 'changedMeanwhile');
  return (
    <Box role="alert" sx={{ mb: refusals.length > 0 ? 2 : 0 }}>
      {refusals.length > 0 && (
        <Notice severity={isOvertaken ? 'warning' : 'error'}>
          {isOvertaken ? t('conflict') : refusals.map(errorText).join(' ')}
        </Notice>
      )}
    </Box>
  );
}

interface ImportBodyProps {
  about: ImportAddress;
  facts: ImportKindFacts;
  imported: SheetImportView;
  acts: ImportActs;
}

/** What an import waits for, by its state. */
function ImportBody({ about, facts: kind, imported, acts }: ImportBodyProps) {
  const { t } = useTranslation('sheetImport');
  const [wantsMapping, setWantsMapping] = useState(false);
  const isOpen = imported.state === 'announced' || imported.state === 'failed';
  const isMapping = isOpen || (wantsMapping && imported.state === 'checked');
  const props = { about, facts: kind, imported, acts };
  const check: ImportActs['check'] = async (plan) => {
    const isDone = await acts.check(plan);
    if (isDone) setWantsMapping(false);
    return isDone;
  };
  const step = () => {
    if (isMapping)
      return <MappingStep {...props} onCheck={check} onBack={isOpen ? null : () => setWantsMapping(false)} />;
    if (isAtWork(imported) || imported.state === 'paused') return <WorkStep {...props} />;
    if (imported.state === 'checked')
      return <CheckedStep key={acts.checks} {...props} onChange={() => setWantsMapping(true)} />;
    return <ResultStep {...props} />;
  };
  return (
    <>
      <Facts facts={factsOf(importColumns(t), imported, facts)} />
      <ImportSteps current={stepOf(imported, isMapping)} />
      {step()}
    </>
  );
}

function OwnImport({ facts: kind, importId }: { facts: ImportKindFacts; importId: string }) {
  const { t, i18n } = useTranslation('sheetImport');
  const about = useMemo(() => ({ kind: kind.name, importId }), [kind.name, importId]);
  const read = useImport(about);
  const acts = useImportActs(about, read.readAgain);
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: listOfKind(kind.name), text: t('back') }}
      head={(imported) => (
        <>
          {/* Said by screen readers when it changes. */}
          <Box role="status">
            <ImportStateChip state={imported.state} size="medium" />
          </Box>
          <Box component="span" sx={{ fontWeight: 600, flexGrow: 1 }}>
            {inLanguage(i18n.language, kind.title)}
          </Box>
          {cancellable.includes(imported.state) && (
            <Button size="small" disabled={acts.isActing} onClick={() => void acts.cancel()}>
              {t('act.cancel')}
            </Button>
          )}
        </>
      )}
      notices={() => <Refusals refusals={acts.refusals} />}
    >
      {(imported) => <ImportBody about={about} facts={kind} imported={imported} acts={acts} />}
    </RecordScreen>
  );
}

/** One import, from the choice of its columns to its result. It is found again where it stands. */
export function ImportScreen() {
  const { t } = useTranslation('sheetImport');
  const { importKind = '', importId = '' } = useParams();
  const kind = useOwnKinds().find(({ name }) => name === importKind);
  if (kind) return <OwnImport key={importId} facts={kind} importId={importId} />;
  return (
    <RecordScreen
      read={{ data: null, error: undefined, isLoading: false, refresh: () => undefined }}
      missing={{ title: t('unknownKind'), nextStep: t('noneNext') }}
      back={{ to: listOfKind(importKind), text: t('back') }}
    >
      {() => null}
    </RecordScreen>
  );
}
