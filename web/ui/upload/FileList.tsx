import CloseIcon from '@mui/icons-material/Close';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSizeText } from '../../../shared/_field/fileSize.ts';
import { uploadLimits } from '../limits.ts';

/** The image itself, or a sheet for any other kind of file. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const width = uploadLimits.previewWidth;
  return url ? (
    <img
      src={url}
      alt=""
      width={width}
      style={{ flexShrink: 0, borderRadius: 4, maxHeight: width, objectFit: 'cover' }}
    />
  ) : (
    <Box sx={{ width, flexShrink: 0, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
      <FileIcon />
    </Box>
  );
}

interface FileListProps {
  files: readonly File[];
  isDisabled: boolean;
  onRemove: (file: File) => void;
}

/** The chosen files with their size, each to be taken away again. */
export function FileList({ files, isDisabled, onRemove }: FileListProps) {
  const { t } = useTranslation('ui');
  if (files.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1 }}>
      {files.map((file) => (
        <Box
          component="li"
          key={`${file.name} ${file.lastModified} ${file.size}`}
          sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}
        >
          <Preview file={file} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{file.name}</bdi>
            </Typography>
            <Typography variant="caption" component="p" color="textSecondary">
              <bdi dir="ltr">{fileSizeText(file.size)}</bdi>
            </Typography>
          </Box>
          <IconButton
            size="small"
            aria-label={t('upload.remove', { file: file.name })}
            disabled={isDisabled}
            onClick={() => onRemove(file)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
