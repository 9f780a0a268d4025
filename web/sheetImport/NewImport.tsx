import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { inLanguage, languageOf } from '../../shared/_field/bilingual.ts';
import { importFileTypes } from '../../shared/_field/fileUpload.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type ImportKindFacts, mostImportBytes } from '../../shared/_parts/sheetImport.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { download } from '../api/client.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { pathTo } from '../base/screenPath.ts';
import { ColumnHelp } from '../parts/job/ColumnHelp.tsx';
import { FileForm } from '../parts/job/FileForm.tsx';
import { TemplateButton } from '../parts/job/TemplateButton.tsx';
import { DateField } from '../ui/DateField.tsx';
import { isReadable } from '../ui/typedValue.ts';
import { columnTitle } from './importTexts.ts';
import { importScreens } from './screens.ts';

const { beginImport, getImportTemplate } = sheetImportApi.endpoints;
const limits = { types: [...importFileTypes, 'csv'], mostBytes: mostImportBytes };

function KindHelp({ facts }: { facts: ImportKindFacts }) {
  const { t, i18n } = useTranslation('sheetImport');
  const { name, columns } = facts;
  const titles = new Map(Object.keys(columns).map((each) => [columnTitle(facts, each, i18n.language), each]));
  const isNeeded = (title: string): boolean => columns[titles.get(title) ?? '']?.isNeeded ?? false;
  const helpOf = (title: string): string => {
    const column = columns[titles.get(title) ?? ''];
    return column ? inLanguage(i18n.language, column.help) : '';
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography color="textSecondary">{t('new.intro')}</Typography>
      <Box>
        <TemplateButton
          fetchFile={() => download(getImportTemplate, { query: { kind: name } })}
          text={t('new.template')}
          fileName={`${name}.xlsx`}
        />
      </Box>
      <ColumnHelp
        title={t('new.columns')}
        columns={[...titles.keys()]}
        needed={[...titles.keys()].filter(isNeeded)}
        textOf={helpOf}
        neededText={t('new.needed')}
      />
    </Box>
  );
}

/** The settings that the form can ask for. A kind that needs another one is brought on a screen of its own. */
const askedSettings: readonly string[] = ['effectiveOn'];
export const canBeAsked = ({ settings = [] }: ImportKindFacts): boolean =>
  settings.every((name) => askedSettings.includes(name));

/** The day from which the list holds, for kinds that ask for it. */
function useEffectiveDay({ settings = [] }: ImportKindFacts) {
  const { t } = useTranslation('sheetImport');
  const today = emiratesDateOf(new Date());
  const { control, getValues } = useForm({ defaultValues: { effectiveOn: today } });
  const isAsked = settings.includes('effectiveOn');
  const field = isAsked && (
    <Box sx={{ maxWidth: 400 }}>
      <DateField control={control} name="effectiveOn" label={t('new.effectiveOn')} min={today} isRequired />
    </Box>
  );
  /** The settings of the upload; null while the day cannot be read or has passed. */
  const settingsOf = useCallback((): Record<string, string> | null => {
    if (!isAsked) return {};
    const { effectiveOn } = getValues();
    return isReadable(effectiveOn) && effectiveOn >= today ? { effectiveOn } : null;
  }, [isAsked, getValues, today]);
  return { field, settingsOf };
}

/** A sheet of a kind: its template, and the file to send. When it has arrived, its own page shows how it is read. */
export function NewImport({ facts }: { facts: ImportKindFacts }) {
  const { t, i18n } = useTranslation('sheetImport');
  const navigate = useNavigate();
  const { send } = useApiMutation(beginImport, { showsErrors: true });
  const { field, settingsOf } = useEffectiveDay(facts);
  const kind = facts.name;
  const language = languageOf(i18n.language);
  const announce = useCallback(
    async (file: File) => {
      const settings = settingsOf();
      if (settings === null) {
        const message = t('new.dayMissing');
        return { isDone: false, status: -1, errors: [{ code: 'required', message }], data: null } as const;
      }
      const named = Object.keys(settings).length > 0 && { settings };
      const outcome = await send({ body: { kind, fileName: file.name, bytes: file.size, language, ...named } });
      return { ...outcome, data: outcome.data && { id: outcome.data.importId, url: outcome.data.url } };
    },
    [send, kind, language, settingsOf, t],
  );
  const open = (importId: string) => {
    void navigate(pathTo(importScreens.record, { importKind: kind, importId }));
    return [];
  };
  return (
    <FileForm limits={limits} label={t('new.file')} action={t('new.send')} announce={announce} onArrived={open}>
      <KindHelp facts={facts} />
      {field}
    </FileForm>
  );
}
