import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import type { ImportReading } from '../../shared/sheetImport/routes.ts';
import { Notice } from '../base/Notice.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TablePaginator } from '../ui/table/TablePaginator.tsx';
import { isolated } from './importTexts.ts';
import type { Mapping } from './useMapping.ts';

/** As many heads are drawn at once: a sheet has up to two hundred. */
const perPage = 24;
const shownSamples = 3;

type Head = ImportReading['heads'][number];

/** The first values below a head. */
function samplesOf({ lines, headRow }: ImportReading, at: number): string {
  const values = lines.filter(({ row }) => row > headRow).map(({ cells }) => cells[at] ?? '');
  return [...new Set(values.filter((value) => value !== ''))].slice(0, shownSamples).map(isolated).join(' · ');
}

/** The heads of the sheet, each with the column that it is read as. */
export function HeadFields({ reading, mapping }: { reading: ImportReading; mapping: Mapping }) {
  const { t, i18n } = useTranslation('sheetImport');
  const [page, setPage] = useState(1);
  const [moved, setMoved] = useState<string | null>(null);
  const { control } = useForm<{ columns: (string | null)[] }>({ values: { columns: [...mapping.columns] } });
  const choices = reading.columns.map(({ name, title }) => ({ id: name, name: inLanguage(i18n.language, title) }));
  const labelOf = ({ head, at }: Head): string => head || t('map.noName', { number: at + 1 });
  const hintOf = ({ at, by, column }: Head): string => {
    const isAsRecognised = by !== null && mapping.columns[at] === column;
    return [isAsRecognised && t(`map.by.${by}`), samplesOf(reading, at)].filter(Boolean).join(' · ');
  };
  const choose = (head: Head, column: string | null) => {
    const before = reading.heads[mapping.chooseColumn(head.at, column) ?? -1];
    const name = choices.find(({ id }) => id === column)?.name ?? '';
    setMoved(before ? t('map.moved', { column: name, head: labelOf(head), before: labelOf(before) }) : null);
  };
  const pages = Math.max(1, Math.ceil(reading.heads.length / perPage));
  const current = Math.min(page, pages);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' }}
        role="group"
        aria-label={t('map.columnsLabel')}
      >
        {reading.heads.slice((current - 1) * perPage, current * perPage).map((head) => (
          <Dropdown
            key={`${reading.sheet} ${reading.headRow} ${head.at}`}
            control={control}
            name={`columns.${head.at}`}
            label={labelOf(head)}
            hint={hintOf(head)}
            choices={choices}
            noneText={t('map.skip')}
            onChosen={(column) => choose(head, column)}
          />
        ))}
      </Box>
      {pages > 1 && (
        <TablePaginator
          label={t('map.columnsLabel')}
          current={current}
          total={pages}
          hasMore={false}
          onGoTo={setPage}
        />
      )}
      <Box role="status" sx={{ '&:empty': { mt: -2 } }}>
        {moved !== null && <Notice severity="warning">{moved}</Notice>}
      </Box>
    </Box>
  );
}
