import Typography from '@mui/material/Typography';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { lookupsApi } from '../../../shared/lookups/routes.ts';
import { call } from '../../api/client.ts';
import { Autocomplete } from '../../ui/Autocomplete.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import type { FieldProps } from '../../ui/useField.ts';

/** A code with its words; the words are empty where only the code is known. */
export interface CodeOption {
  readonly code: string;
  readonly en: string;
  readonly ar: string;
}

/** The words of a code in the reader's language. */
export function useWordsOf() {
  const { language } = useTranslation().i18n;
  return ({ en, ar }: CodeOption): string => (en ? inLanguage(language, { en, ar: ar || en }) : '');
}

interface OptionFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  search: (text: string, signal: AbortSignal) => Promise<readonly CodeOption[]>;
  onChosen?: () => void;
}

/** A code, found by typing; the form holds the option itself. */
export function OptionField<Values extends FieldValues>(props: OptionFieldProps<Values>) {
  const wordsOf = useWordsOf();
  const labelOf = (option: CodeOption) => {
    const words = wordsOf(option);
    return words ? `${option.code} · ${words}` : option.code;
  };
  return (
    <Autocomplete<CodeOption, Values>
      {...props}
      isRequired
      keyOf={({ code }) => code}
      labelOf={labelOf}
      renderOption={(option) => (
        <span>
          <Identifier value={option.code} />{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {wordsOf(option)}
          </Typography>
        </span>
      )}
    />
  );
}

async function findDiseases(text: string, signal: AbortSignal): Promise<readonly CodeOption[]> {
  const { data } = await call(lookupsApi.endpoints.searchDiseases, { query: { searchTerm: text } }, { signal });
  return (data ?? []).map(({ diseaseId, diseaseValue }) => ({ code: diseaseId, en: diseaseValue, ar: '' }));
}

/** A diagnosis, found by its code or by words in either language. */
export const DiagnosisField = <Values extends FieldValues>(props: Omit<OptionFieldProps<Values>, 'search'>) => (
  <OptionField {...props} search={findDiseases} />
);
