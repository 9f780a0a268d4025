import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { largestSentFile } from '../../shared/_contract/sentFile.ts';
import { importFileTypes } from '../../shared/_field/fileUpload.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { StagedFormulary } from '../../shared/formulary/formularyModel.ts';
import { formularyApi } from '../../shared/formulary/routes.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import { FileUpload } from '../ui/upload/FileUpload.tsx';
import { Findings } from './Findings.tsx';

const limits = { maxFiles: 1, maxBytes: largestSentFile, types: [...importFileTypes, 'csv'] };

interface UploadDialogProps {
  payerId: number;
  onClose: () => void;
  onStaged: (versionId: string) => void;
}

/** Brings a list of drugs. What is wrong with it is listed, and then nothing is stored. */
export function UploadDialog({ payerId, onClose, onStaged }: UploadDialogProps) {
  const { t } = useTranslation('formulary');
  const { t: ofVersion } = useTranslation('versionedList');
  const [refused, setRefused] = useState<StagedFormulary | null>(null);
  const today = emiratesDateOf(new Date());
  const form = useContractForm({
    endpoint: formularyApi.endpoints.uploadBasicFormulary,
    initial: { files: [] as File[], effectiveOn: today },
    bodyOf: ({ files, effectiveOn }) => ({ file: files[0] as File, effectiveOn, payerId }),
    fieldOf: (field) => (field === 'file' ? 'files' : field),
    onDone: (staged) => {
      if (staged?.versionId) onStaged(staged.versionId);
      else setRefused(staged);
    },
  });
  const files = useWatch({ control: form.control, name: 'files' });
  return (
    <FormDialog
      form={form}
      title={t('upload.title')}
      submitText={t('upload.send')}
      isDisabled={files.length === 0}
      onClose={onClose}
    >
      <Typography>{t('upload.text')}</Typography>
      <FileUpload control={form.control} name="files" label={t('upload.file')} limits={limits} isRequired />
      <DateField
        control={form.control}
        name="effectiveOn"
        label={ofVersion('field.effectiveOn')}
        min={today}
        isRequired
      />
      {refused && <Findings refused={refused} />}
    </FormDialog>
  );
}
