import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ImportReading } from '../../shared/sheetImport/routes.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { isolated } from './importTexts.ts';
import type { Mapping } from './useMapping.ts';

/** As many cells of a line say which line it is. */
const shownCells = 4;

function headRowsOf({ lines, heads, headRow }: ImportReading) {
  const named = lines.map(({ row, cells }) => ({ row, texts: cells }));
  const all = named.some(({ row }) => row === headRow)
    ? named
    : [...named, { row: headRow, texts: heads.map(({ head }) => head) }];
  return all.map(({ row, texts }) => {
    const shown = texts.filter((text) => text !== '').slice(0, shownCells);
    return { id: row, name: `${row}: ${shown.map(isolated).join(' · ') || '–'}` };
  });
}

/** Which sheet of a workbook is read, and which of its rows names the columns. */
export function SheetPlace({ reading, mapping }: { reading: ImportReading; mapping: Mapping }) {
  const { t } = useTranslation('sheetImport');
  const { sheet, headRow } = mapping;
  const { control } = useForm<{ sheet: number; headRow: number }>({ values: { sheet, headRow } });
  const sheets = reading.sheets.map(({ name, isHidden }, id) => ({
    id,
    name: isHidden ? t('map.hiddenSheet', { name }) : name,
  }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 800 }}>
      {sheets.length > 1 && (
        <Dropdown
          control={control}
          name="sheet"
          label={t('map.sheet')}
          choices={sheets}
          isRequired
          onChosen={(id) => id !== null && mapping.chooseSheet(id)}
        />
      )}
      <Dropdown
        control={control}
        name="headRow"
        label={t('map.headRow')}
        choices={headRowsOf(reading)}
        isRequired
        onChosen={(id) => id !== null && mapping.chooseHeadRow(id)}
      />
    </Box>
  );
}
