import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import type { ImportWrongRow, ListedWrongRow } from '../../shared/sheetImport/routes.ts';
import { GridField } from './GridField.tsx';
import { columnTitle, placedProblem, problemText } from './importTexts.ts';
import type { ImportAddress } from './useImport.ts';

export interface WrongRowProps {
  about: ImportAddress;
  facts: ImportKindFacts;
  row: ListedWrongRow;
  /** Its place on the page, from 0. */
  index: number;
  columns: readonly string[];
  isReadOnly: boolean;
  onKept: (kept: ImportWrongRow) => void;
  onRefused: (errors: readonly ApiError[]) => void;
  onMove: (index: number, column: string) => void;
}

interface RowProblemsProps extends Pick<WrongRowProps, 'facts' | 'row'> {
  /** With those of its cells: they may be out of sight, or cannot say it themselves. */
  withCells: boolean;
}

/** What is wrong with a row, or that everything found so far is put right. */
function RowProblems({ facts, row, withCells }: RowProblemsProps) {
  const { t, i18n } = useTranslation('sheetImport');
  if (row.isCorrected && row.problems.length === 0) return <>{t('grid.corrected')}</>;
  const said = row.problems.filter(({ column }) => withCells || column === null);
  return said.map((problem) => (
    <div key={`${problem.column} ${problem.code}`}>{placedProblem(facts, problem, i18n.language)}</div>
  ));
}

function Field({ column, isLabelled, ...props }: WrongRowProps & { column: string; isLabelled: boolean }) {
  const { about, facts, row, index, onKept, onRefused, onMove } = props;
  const { t, i18n } = useTranslation('sheetImport');
  const title = columnTitle(facts, column, i18n.language);
  const text = row.texts[column] ?? '';
  if (props.isReadOnly) {
    return (
      <>
        {isLabelled && <Box sx={{ color: 'text.secondary' }}>{title}</Box>}
        <bdi>{text || '–'}</bdi>
      </>
    );
  }
  const problem = row.problems.find((each) => each.column === column);
  return (
    <GridField
      about={about}
      row={row.row}
      column={column}
      text={text}
      declared={facts.columns[column]}
      name={t('grid.cell', { column: title, row: row.row })}
      {...(isLabelled && { label: title })}
      problem={problem ? problemText(problem.code, i18n.language) : null}
      place={`${index}:${column}`}
      onKept={onKept}
      onRefused={onRefused}
      onMove={(step) => onMove(index + step, column)}
    />
  );
}

/** A wrong row as a row of the grid. */
export const WrongTableRow = memo(function WrongTableRow(props: WrongRowProps) {
  const { row, columns } = props;
  return (
    <tr>
      <th scope="row" className="number">
        {row.row}
      </th>
      <td>
        <RowProblems {...props} withCells />
      </td>
      {columns.map((column) => (
        <td key={column}>
          <Field {...props} column={column} isLabelled={false} />
        </td>
      ))}
    </tr>
  );
});

/** A wrong row on a phone: its wrong cells below each other, and the others when they are asked for. */
export const WrongBlock = memo(function WrongBlock(props: WrongRowProps) {
  const { row, columns, isReadOnly } = props;
  const { t } = useTranslation('sheetImport');
  const [isWhole, setWhole] = useState(false);
  // A cell that was wrong stays in sight when it is put right.
  const [first] = useState(row.problems);
  const wrong = columns.filter((column) => first.some((problem) => problem.column === column));
  const shown = isWhole ? columns : wrong;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ fontWeight: 600 }}>{t('grid.rowNumber', { row: row.row })}</Box>
      <div>
        <RowProblems {...props} withCells={isReadOnly} />
      </div>
      {shown.map((column) => (
        <div key={column}>
          <Field {...props} column={column} isLabelled />
        </div>
      ))}
      {wrong.length < columns.length && (
        <Box>
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole && !isReadOnly ? 'grid.few' : 'grid.all')}
          </Button>
        </Box>
      )}
    </Box>
  );
});
