import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fileSizeText } from '../../../shared/_field/fileSize.ts';
import type { UploadLimits, UploadProblem } from '../../../shared/_field/fileUpload.ts';
import { type FieldProps, useField } from '../useField.ts';
import { visuallyHidden } from '../visuallyHidden.ts';
import { chooseFiles } from './chooseFiles.ts';
import { FileList } from './FileList.tsx';
import { uploadProblemText } from './uploadProblemText.ts';

interface FileUploadProps<Values extends FieldValues> extends FieldProps<Values> {
  limits: UploadLimits;
  isDisabled?: boolean;
  /** Percent of what has been sent, while it is being sent. */
  progress?: number;
}

/** Files of a form, chosen by a button or dropped (REQ-VALID-15 to 17, REQ-UI-21). What was chosen stays when others are refused. */
export function FileUpload<Values extends FieldValues>(props: FileUploadProps<Values>) {
  const { limits, isDisabled = false, progress } = props;
  const { field, input } = useField(props);
  const { t } = useTranslation('ui');
  const files: readonly File[] = field.value ?? [];
  const [problems, setProblems] = useState<readonly UploadProblem[]>([]);
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const isOff = isDisabled || progress !== undefined;

  const add = (added: readonly File[]) => {
    const choice = chooseFiles(files, added, limits);
    setProblems(choice.problems);
    field.onChange(choice.files);
  };
  const drag = (isNowOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isNowOver && !isOff);
  };

  return (
    <Box
      role="group"
      aria-labelledby={`${input.id}-label`}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        if (!isOff) add([...event.dataTransfer.files]);
      }}
      sx={{
        p: 2,
        borderRadius: 1,
        border: '1px dashed',
        borderColor: input.error ? 'error.main' : isOver ? 'primary.main' : 'text.secondary',
        bgcolor: isOver ? 'primary.light' : 'background.paper',
      }}
    >
      <Typography id={`${input.id}-label`} variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {input.label}
        {input.required && ' *'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          id={input.id}
          ref={field.ref}
          variant="outlined"
          size="small"
          startIcon={<UploadIcon />}
          disabled={isOff}
          aria-describedby={`${input.id}-limits ${input.id}-text`}
          onClick={() => picker.current?.click()}
          onBlur={field.onBlur}
        >
          {t('upload.choose', { count: limits.maxFiles })}
        </Button>
        <Typography variant="body2" color="textSecondary" aria-hidden>
          {t('upload.drop')}
        </Typography>
      </Box>
      <input
        ref={picker}
        type="file"
        tabIndex={-1}
        aria-hidden
        style={visuallyHidden}
        multiple={limits.maxFiles > 1}
        accept={limits.types.map((type) => `.${type}`).join(',')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <FormHelperText id={`${input.id}-limits`}>
        {t('upload.limits', { types: limits.types.join(', '), size: fileSizeText(limits.maxBytes) })}
      </FormHelperText>
      <Box role="status">
        {problems.map((problem) => (
          <Alert key={uploadProblemText(problem)} severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {uploadProblemText(problem)}
          </Alert>
        ))}
      </Box>
      <FileList
        files={files}
        isDisabled={isOff}
        onRemove={(removed) => {
          setProblems([]);
          field.onChange(files.filter((file) => file !== removed));
        }}
      />
      {progress !== undefined && (
        <LinearProgress variant="determinate" value={progress} aria-label={t('upload.sending')} sx={{ mt: 1 }} />
      )}
      <FormHelperText id={`${input.id}-text`} error={input.error}>
        {input.helperText}
      </FormHelperText>
    </Box>
  );
}
