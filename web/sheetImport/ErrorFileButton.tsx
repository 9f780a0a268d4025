import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { followAddress } from '../parts/upload/followAddress.ts';
import type { ImportAddress } from './useImport.ts';

/** Downloads the same file with a column of what is wrong. */
export function ErrorFileButton({ about }: { about: ImportAddress }) {
  const { t } = useTranslation('sheetImport');
  const { send, isSending } = useApiMutation(sheetImportApi.endpoints.getErrorFile);
  const { kind, importId } = about;
  const fetchFile = async () => {
    const { data } = await send({ query: { kind, importId } });
    if (data) followAddress(data.url);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={isSending}
      onClick={() => void fetchFile()}
    >
      {t('checked.errorFile')}
    </Button>
  );
}
