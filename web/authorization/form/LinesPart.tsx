import AddIcon from '@mui/icons-material/Add';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type UseFieldArrayReturn, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegulatorFinding } from '../../../shared/authorization/answer.ts';
import { mostOf } from '../../../shared/authorization/form.ts';
import type { ClinicianOption } from '../../../shared/clinician/routes.ts';
import { Money } from '../../ui/Money.tsx';
import { Section } from '../../ui/Section.tsx';
import { steadyClick } from '../../ui/steadyClick.ts';
import { TablePaginator } from '../../ui/table/TablePaginator.tsx';
import { fieldId } from '../../ui/useField.ts';
import { ListError } from './DiagnosisPart.tsx';
import { type FormValues, lineAfter, linesOnPage } from './formValues.ts';
import { LineFields } from './LineFields.tsx';
import { PasteDialog } from './PasteDialog.tsx';

/** How many lines there are, and what they come to. */
function LinesSum({ form }: { form: UseFormReturn<FormValues> }) {
  const { t } = useTranslation('authorization');
  const lines = useWatch({ control: form.control, name: 'lines' });
  const fils = lines.reduce((sum, { netDirhams }) => sum + Math.round((netDirhams ?? 0) * 100), 0);
  return (
    <Typography component="p" sx={{ flexGrow: 1, textAlign: 'end' }}>
      {t('form.line.sum', { count: lines.length })} <Money fils={fils} />
    </Typography>
  );
}

interface LinesPartProps {
  form: UseFormReturn<FormValues>;
  array: UseFieldArrayReturn<FormValues, 'lines'>;
  /** From 0. */
  page: number;
  onPage: (page: number) => void;
  findings: readonly RegulatorFinding[];
  /** Who treats, where the form knows it before the first line. */
  clinician: ClinicianOption | null;
  children?: ReactNode;
}

/** The activities, a page of them at a time: two hundred stay usable. */
export function LinesPart({ form, array, page, onPage, findings, clinician, children }: LinesPartProps) {
  const { t } = useTranslation('authorization');
  const { fields, append, remove } = array;
  const [isPasting, setPasting] = useState(false);
  const pages = Math.max(1, Math.ceil(fields.length / linesOnPage));
  const shown = Math.min(page, pages - 1);
  const added = useRef<number | null>(null);
  // A new line may stand on the next page: it takes the focus once it is on the screen.
  useEffect(() => {
    if (added.current === null) return;
    form.setFocus(`lines.${added.current}.activity`);
    added.current = null;
  });
  const add = () => {
    const lines = form.getValues('lines');
    append(lineAfter(lines, clinician), { shouldFocus: false });
    added.current = lines.length;
    onPage(Math.floor(lines.length / linesOnPage));
  };
  const paste = (lines: FormValues['lines']) => {
    const present = form.getValues('lines');
    const last = present.length - 1;
    // The line that nobody has filled in gives way to what was pasted.
    if (present[last]?.activity === null && present[last].netDirhams === null) remove(last);
    append(lines, { shouldFocus: false });
    setPasting(false);
  };
  return (
    <Section title={t('form.part.lines')} isPlain>
      {children}
      {fields.slice(shown * linesOnPage, (shown + 1) * linesOnPage).map(({ id }, place) => {
        const at = shown * linesOnPage + place;
        return <LineFields key={id} form={form} at={at} findings={findings} onRemove={() => remove(at)} />;
      })}
      {pages > 1 && (
        <TablePaginator
          label={t('form.part.lines')}
          current={shown + 1}
          total={pages}
          hasMore={false}
          onGoTo={(number) => onPage(number - 1)}
        />
      )}
      <ListError form={form} name="lines" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button
          {...steadyClick}
          id={fieldId('lines')}
          size="small"
          startIcon={<AddIcon />}
          disabled={fields.length >= mostOf.lines}
          onClick={add}
        >
          {t('form.line.add')}
        </Button>
        <Button
          {...steadyClick}
          size="small"
          startIcon={<PasteIcon />}
          aria-haspopup="dialog"
          disabled={fields.length >= mostOf.lines}
          onClick={() => setPasting(true)}
        >
          {t('form.paste.open')}
        </Button>
        <LinesSum form={form} />
      </Box>
      {isPasting && (
        <PasteDialog
          before={form.getValues('lines')}
          room={mostOf.lines - fields.length}
          onAdd={paste}
          onClose={() => setPasting(false)}
        />
      )}
    </Section>
  );
}
