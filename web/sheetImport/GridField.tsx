import FormHelperText from '@mui/material/FormHelperText';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import type { ImportColumn } from '../../shared/_parts/sheetImport.ts';
import { type GridCell, useGridCell } from './useGridCell.ts';

interface GridFieldProps extends GridCell {
  declared: ImportColumn | undefined;
  /** Names the field for screen readers; `label` is what stands above it where there are no heads. */
  name: string;
  label?: string;
  /** What is wrong with it, in words; null where nothing is. */
  problem: string | null;
  /** Where it stands in the grid, for the keys that lead up and down. */
  place: string;
  onMove: (step: 1 | -1) => void;
}

/** What a list column takes, as people read it; what stands there now comes first where it is none of it. */
function choicesOf({ values = [], isNeeded }: ImportColumn, text: string, language: string): readonly string[] {
  const names = values.map(({ title }) => inLanguage(language, title));
  const known = [...(isNeeded ? [] : ['']), ...names];
  return known.includes(text) ? known : [text, ...known];
}

/** One cell of the grid of wrong rows. It is kept when it is left, and what is wrong with it is said at once. */
export function GridField({ declared, name, label, problem, place, onMove, ...cell }: GridFieldProps) {
  const { t, i18n } = useTranslation('sheetImport');
  const { text, state, type, keep, restore } = useGridCell(cell);
  const id = useId();
  const said = { saving: t('grid.saving'), failed: t('grid.failed'), still: problem ?? '' }[state];
  const field = {
    id,
    'data-place': place,
    'aria-label': label === undefined ? name : undefined,
    'aria-invalid': problem !== null,
    'aria-describedby': said ? `${id}-said` : undefined,
  };
  const follow = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') restore();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void keep();
    onMove(event.shiftKey ? -1 : 1);
  };
  return (
    <>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      {declared?.type === 'list' ? (
        <select
          {...field}
          value={text}
          onChange={({ target }) => {
            type(target.value);
            void keep(target.value);
          }}
          onBlur={() => void keep()}
        >
          {choicesOf(declared, text, i18n.language).map((choice) => (
            <option key={choice} value={choice}>
              {choice || '–'}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...field}
          dir="auto"
          maxLength={500}
          autoComplete="off"
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={() => void keep()}
          onKeyDown={follow}
        />
      )}
      {said && (
        <FormHelperText id={`${id}-said`} error={state !== 'saving'}>
          {said}
        </FormHelperText>
      )}
    </>
  );
}
