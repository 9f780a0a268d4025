import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import { largestSentFile } from '../../shared/_contract/sentFile.ts';
import { importFileTypes } from '../../shared/_field/fileUpload.ts';
import { type RequestUser, requestUser } from '../../shared/claimDashboard/requestForm.ts';
import { duplicateField, duplicateTexts } from '../../shared/claimDashboard/requestRules.ts';
import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { CallFailed } from '../api/callFailed.ts';
import { call, download } from '../api/client.ts';
import { alerts } from '../base/alerts.ts';
import { errorText, fieldProblemText } from '../base/messageText.ts';
import { Notice } from '../base/Notice.tsx';
import { notVerified } from '../parts/verification/notVerified.ts';
import type { VerificationTokens } from '../parts/verification/useVerificationTokens.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { FileUpload } from '../ui/upload/FileUpload.tsx';

const { importMembersFromExcel, downloadBulkRegistrationTemplate } = claimDashboardApi.endpoints;
const limits = { maxFiles: 1, maxBytes: largestSentFile, types: importFileTypes };

function TemplateButton() {
  const { t } = useTranslation('claimDashboard');
  const fetchTemplate = async () => {
    try {
      saveFile(await download(downloadBulkRegistrationTemplate, {}), 'claim-dashboard-users.xlsx');
    } catch (error) {
      if (!(error instanceof CallFailed && error.isAnnounced)) alerts.error(t('templateFailed'));
    }
  };
  return (
    <Button startIcon={<DownloadIcon />} onClick={() => void fetchTemplate()}>
      {t('template')}
    </Button>
  );
}

interface Reading {
  readonly users: readonly RequestUser[];
  readonly problems: readonly string[];
}

/** The users of a file that the list does not have yet, and what is wrong with the others. */
function newUsers(read: readonly unknown[], errors: readonly ApiError[], listed: readonly RequestUser[]): Reading {
  const users: RequestUser[] = [];
  const problems = errors.map(errorText);
  for (const each of read) {
    const user = requestUser.parse(each);
    const field = duplicateField(user, [...listed, ...users]);
    if (field) problems.push(`${user.userName}: ${fieldProblemText(duplicateTexts[field])}`);
    else users.push(user);
  }
  return { users, problems };
}

interface SheetImportProps {
  users: readonly RequestUser[];
  tokens: VerificationTokens;
  onRead: (users: readonly RequestUser[]) => void;
}

/** Users from a workbook. What is wrong with some rows is said although the others were taken (REQ-CDASH-18). */
export function SheetImport({ users, tokens, onRead }: SheetImportProps) {
  const { t } = useTranslation('claimDashboard');
  const { control, handleSubmit, reset, setError, formState } = useForm<{ files: File[] }>({
    defaultValues: { files: [] },
  });
  const [outcome, setOutcome] = useState<{ count: number; problems: readonly string[] } | null>(null);
  const read = async (file: File): Promise<Reading> => {
    const token = await tokens.take();
    if (!token) return { users: [], problems: [errorText(notVerified)] };
    try {
      const { data, errors } = await call(importMembersFromExcel, { body: { file, token } });
      return newUsers(data ?? [], errors, users);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      return { users: [], problems: error.errors.map(errorText) };
    }
  };
  const submit = handleSubmit(async ({ files: [file] }) => {
    setOutcome(null);
    if (!file) return setError('files', { message: 'claimDashboard:fileMissing' }, { shouldFocus: true });
    const reading = await read(file);
    setOutcome({ count: reading.users.length, problems: reading.problems });
    if (reading.users.length === 0) return;
    onRead(reading.users);
    reset({ files: [] });
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <FileUpload control={control} name="files" label={t('field.file')} limits={limits} />
      <Box role="alert" sx={{ display: 'grid', gap: 1 }}>
        {outcome !== null && outcome.count > 0 && (
          <Notice severity="success">{t('imported', { count: outcome.count })}</Notice>
        )}
        {outcome !== null && outcome.problems.length > 0 && (
          <Notice severity="error">
            {outcome.problems.map((problem, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same sentence
              <div key={at}>{problem}</div>
            ))}
          </Notice>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton variant="outlined" isSending={formState.isSubmitting}>
          {t('import')}
        </SubmitButton>
        <TemplateButton />
      </Box>
    </Box>
  );
}
