import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sheetFormats } from '../../../../shared/_field/sheetText.ts';
import type { Arrangement } from '../arrangedRows.ts';
import type { DataColumn } from '../columns.ts';
import type { PageStore } from '../pageStore.ts';
import { type LongExport, useExport } from './useExport.ts';

interface ExportButtonProps<Row> {
  columns: readonly DataColumn<Row>[];
  store: PageStore<Row>;
  arrangement: Arrangement;
  /** The columns of the table in whose order the file stands, where it has others. */
  arrangedBy?: readonly DataColumn<Row>[];
  isDisabled: boolean;
  /** What is exported, where it is not the table that is shown. */
  label?: string;
  /** What its file is called, without the ending; the name of every table's file without it (REQ-UI-11). */
  fileName?: string;
  longExport?: LongExport | undefined;
}

/** Exports the whole result in a chosen format, says how far it has come, and can be stopped. */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { columns, store, arrangement, arrangedBy, isDisabled, label, fileName, longExport } = props;
  const { t } = useTranslation('ui');
  const { start, cancel, progress } = useExport(columns, store, { arrangement, arrangedBy, longExport, fileName });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  if (progress !== null) {
    return (
      <>
        <CircularProgress size={16} aria-hidden />
        <Typography role="status" variant="body2" color="textSecondary">
          {t('table.exporting', { count: progress })}
        </Typography>
        <Button size="small" onClick={cancel}>
          {t('table.cancelExport')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label ?? t('table.export')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {sheetFormats.map((format) => (
          <MenuItem
            key={format}
            dense
            onClick={() => {
              setAnchor(null);
              void start(format);
            }}
          >
            {t(`table.format.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
