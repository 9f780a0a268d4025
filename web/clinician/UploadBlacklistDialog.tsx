import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { largestSentFile } from '../../shared/_contract/sentFile.ts';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { importFileTypes } from '../../shared/_field/fileUpload.ts';
import type { SheetFinding } from '../../shared/clinician/blacklistModel.ts';
import { blacklistSheet } from '../../shared/clinician/clinicianSheets.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { importProblemTexts } from '../../shared/sheetImport/importProblems.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { FileUpload } from '../ui/upload/FileUpload.tsx';

const limits = { maxFiles: 1, maxBytes: largestSentFile, types: importFileTypes };
const columns: Readonly<Record<string, { title: { en: string; ar: string } }>> = blacklistSheet.columns;
const mostShown = 20;

/** What is wrong with a cell, a row or the whole file. */
function useFindingText() {
  const { t, i18n } = useTranslation('clinician');
  const codeText = (code: string): string => {
    if (code === 'unknownClinician' || code === 'notALicence') return t(`finding.${code}`);
    const known = importProblemTexts[code];
    return known ? inLanguage(i18n.language, known) : t('finding.wrong');
  };
  return ({ row, column, code }: SheetFinding): string => {
    if (row === 0) return code === 'empty' || code === 'wrongColumns' ? t(`finding.${code}`) : t('finding.unreadable');
    const title = column && columns[column] ? inLanguage(i18n.language, columns[column].title) : '';
    return [t('finding.row', { row }), title, codeText(code)].filter(Boolean).join(' · ');
  };
}

function Findings({ findings }: { findings: readonly SheetFinding[] }) {
  const { t } = useTranslation('clinician');
  const textOf = useFindingText();
  if (findings.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      {t('finding.nothingStored')}
      <ul>
        {findings.slice(0, mostShown).map((finding) => (
          <li key={`${finding.row} ${finding.column} ${finding.code}`}>{textOf(finding)}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Sends a sheet of clinicians who are to be blacklisted, each with the reason. The list waits for a second person. */
export function UploadBlacklistDialog({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const { t } = useTranslation('clinician');
  const [findings, setFindings] = useState<readonly SheetFinding[]>([]);
  const form = useContractForm({
    endpoint: clinicianApi.endpoints.uploadBlacklist,
    initial: { files: [] as File[] },
    bodyOf: ({ files }) => ({ file: files[0] as File }),
    fieldOf: () => 'files',
    onDone: (sent) => {
      if (!sent?.blacklistId) return setFindings(sent?.findings ?? []);
      alerts.success(t('blacklist.sent', { count: sent.accepted }));
      onClose();
      onSent();
    },
  });
  return (
    <FormDialog form={form} title={t('blacklist.upload')} submitText={t('blacklist.send')} onClose={onClose}>
      <Typography>{t('blacklist.columns')}</Typography>
      <FileUpload control={form.control} name="files" label={t('blacklist.file')} limits={limits} />
      <Findings findings={findings} />
    </FormDialog>
  );
}
