import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { inLanguage, languageOf } from '../../shared/_field/bilingual.ts';
import { importFileTypes } from '../../shared/_field/fileUpload.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type ImportKindFacts, mostImportBytes } from '../../shared/_parts/sheetImport.ts';
import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { download } from '../api/client.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { pathTo } from '../base/screenPath.ts';
import { useProviderChoice } from '../field/facility/useProviderChoice.tsx';
import { usePayerChoice } from '../field/lookups/usePayerChoice.tsx';
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
const askedSettings: readonly string[] = ['effectiveOn', 'facilityLicense', 'payerId'];
export const canBeAsked = ({ settings = [] }: ImportKindFacts): boolean =>
  settings.every((name) => askedSettings.includes(name));

/** A setting that the form asks for: its field, and its value; null while it cannot be used. */
interface AskedSetting {
  readonly field: ReactNode;
  readonly read: () => string | null;
  /** What to say while it cannot be used. */
  readonly missing: string;
}

/** The day from which the list holds. */
function useEffectiveDay({ isFromTomorrow }: ImportKindFacts): AskedSetting {
  const { t } = useTranslation('sheetImport');
  const first = daysAfter(emiratesDateOf(new Date()), isFromTomorrow ? 1 : 0);
  const { control, getValues } = useForm({ defaultValues: { effectiveOn: first } });
  const field = (
    <Box sx={{ maxWidth: 400 }}>
      <DateField control={control} name="effectiveOn" label={t('new.effectiveOn')} min={first} isRequired />
    </Box>
  );
  const read = useCallback(() => {
    const { effectiveOn } = getValues();
    return isReadable(effectiveOn) && effectiveOn >= first ? effectiveOn : null;
  }, [getValues, first]);
  return { field, read, missing: t('new.dayMissing') };
}

/** The provider whose list it is. */
function useProvider(): AskedSetting {
  const { t } = useTranslation('sheetImport');
  const { facilityLicense, picker } = useProviderChoice(t('new.provider'));
  const read = useCallback(() => facilityLicense, [facilityLicense]);
  return { field: picker, read, missing: t('new.providerMissing') };
}

/** The insurer to which it is proposed. */
function usePayer({ settings = [] }: ImportKindFacts): AskedSetting {
  const { t } = useTranslation('sheetImport');
  const { payerId, picker } = usePayerChoice(t('new.payer'), settings.includes('payerId'));
  const read = useCallback(() => (payerId === null ? null : String(payerId)), [payerId]);
  return { field: picker, read, missing: t('new.payerMissing') };
}

/** The settings of a kind that the form asks for, by name. */
function useAsked(facts: ImportKindFacts): readonly (readonly [string, AskedSetting])[] {
  const { settings = [] } = facts;
  const asked = { effectiveOn: useEffectiveDay(facts), facilityLicense: useProvider(), payerId: usePayer(facts) };
  return Object.entries(asked).filter(([name]) => settings.includes(name));
}

/** A sheet of a kind: its template, and the file to send. When it has arrived, its own page shows how it is read. */
export function NewImport({ facts }: { facts: ImportKindFacts }) {
  const { t, i18n } = useTranslation('sheetImport');
  const navigate = useNavigate();
  const { send } = useApiMutation(beginImport, { showsErrors: true });
  const asked = useAsked(facts);
  const kind = facts.name;
  const language = languageOf(i18n.language);
  const announce = useCallback(
    async (file: File) => {
      const unusable = asked.find(([, { read }]) => read() === null);
      if (unusable) {
        const [, { missing: message }] = unusable;
        return { isDone: false, status: -1, errors: [{ code: 'required', message }], data: null } as const;
      }
      const settings = Object.fromEntries(asked.map(([name, { read }]) => [name, read() ?? '']));
      const named = asked.length > 0 && { settings };
      const outcome = await send({ body: { kind, fileName: file.name, bytes: file.size, language, ...named } });
      return { ...outcome, data: outcome.data && { id: outcome.data.importId, url: outcome.data.url } };
    },
    [send, kind, language, asked],
  );
  const open = (importId: string) => {
    void navigate(pathTo(importScreens.record, { importKind: kind, importId }));
    return [];
  };
  return (
    <FileForm limits={limits} label={t('new.file')} action={t('new.send')} announce={announce} onArrived={open}>
      <KindHelp facts={facts} />
      {asked.map(([name, { field }]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
    </FileForm>
  );
}
