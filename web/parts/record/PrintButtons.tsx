import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Endpoint, Sending } from '../../../shared/_contract/endpoint.ts';
import type { download } from '../../api/client.ts';
import { useSavedFile } from './useSavedFile.ts';

const languages = ['both', 'en', 'ar'] as const;
type Language = (typeof languages)[number];

interface PrintButtonsProps<E> {
  endpoint: E;
  /** What the call is asked for, in a language. */
  sendingOf: (language: Language) => E extends Endpoint ? Sending<E> : never;
  /** What is printed. */
  label: string;
  /** What its file is called, without language and ending. */
  fileName: string;
}

/** Downloads a document as a PDF: in both languages, or in one of them. */
export function PrintButtons<E extends Endpoint & Parameters<typeof download>[0]>({
  endpoint,
  sendingOf,
  label,
  fileName,
}: PrintButtonsProps<E>) {
  const { t } = useTranslation('ui');
  const { fetching, save } = useSavedFile(t('print.failed'));
  const fetchPdf = (language: Language) =>
    save(language, endpoint, sendingOf(language), `${fileName.replace(/[^\w-]+/g, '-')}-${language}.pdf`);
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {languages.map((language) => (
        <Button
          key={language}
          size="small"
          variant="outlined"
          startIcon={<PdfIcon />}
          aria-disabled={fetching !== null}
          onClick={() => void fetchPdf(language)}
        >
          {fetching === language ? t('print.fetching') : t(`print.${language}`)}
        </Button>
      ))}
    </Box>
  );
}
