import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { readPrintedCode } from '../../shared/document/printedCode.ts';
import { pathTo } from '../base/screenPath.ts';
import { SearchForm } from '../ui/SearchForm.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { documentScreens } from './screens.ts';

const longest = 60;

const resolver = zodResolver(
  z.object({
    code: z
      .string()
      .trim()
      .min(1, 'document:codeRequired')
      .refine((typed) => typed === '' || readPrintedCode(typed) !== null, 'document:codeMistyped'),
  }),
);

/** Takes the code of a paper. A code that cannot be right is told at once, without asking the portal. */
export function CodeBox({ typed = '' }: { typed?: string }) {
  const { t } = useTranslation('document');
  const navigate = useNavigate();
  const { control, handleSubmit } = useForm({ resolver, defaultValues: { code: typed.slice(0, longest) } });
  const open = handleSubmit(({ code }) =>
    navigate(pathTo(documentScreens.verify, { code: readPrintedCode(code) ?? code })),
  );
  return (
    <SearchForm label={t('typeCode')} action={t('check')} onSubmit={open}>
      <TextInput control={control} name="code" label={t('code')} hint={t('codeHint')} maxLength={longest} isCode />
    </SearchForm>
  );
}
