import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDraft, KeptFormName } from '../../../shared/formDraft/keptFormNames.ts';
import { formDraftApi } from '../../../shared/formDraft/routes.ts';
import { afresh, useApi } from '../../api/useApi.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';

/** Which form, and the record from which it was opened. */
interface NamedForm<Name extends KeptFormName> {
  readonly form: Name;
  readonly about?: string | undefined;
}

/** An unfinished form of this person as the server had it when the form was opened. */
export interface Kept<Name extends KeptFormName> {
  readonly of: NamedForm<Name>;
  readonly found: { readonly draft: FormDraft<Name>; readonly version: number; readonly savedAt: string } | null;
  /** Files that have expired since they were attached. */
  readonly goneFiles: readonly string[];
  /** Opens the form anew, with what the server has by now. */
  readonly openAnew: () => void;
}

interface KeptFormProps<Name extends KeptFormName> extends NamedForm<Name> {
  /** The room that is kept for the form while its draft is read. */
  height: number;
  children: (kept: Kept<Name>) => ReactNode;
}

type Opened<Name extends KeptFormName> = Pick<Kept<Name>, 'found' | 'goneFiles'>;

/** Opens a form with what its person has typed into it before, on this computer or on another one (`shared/<module>/keptForms.ts`). */
export function KeptForm<Name extends KeptFormName>(props: KeptFormProps<Name>) {
  const { form, about } = props;
  const [times, setTimes] = useState(0);
  return (
    <OpenedForm
      key={`${form}:${about ?? ''}:${times}`}
      {...props}
      onOpenAnew={() => setTimes((before) => before + 1)}
    />
  );
}

function OpenedForm<Name extends KeptFormName>({
  form,
  about,
  height,
  children,
  onOpenAnew,
}: KeptFormProps<Name> & { onOpenAnew: () => void }) {
  const { t } = useTranslation('formDraft');
  const query = { form, ...(about && { about }) };
  const read = useApi(formDraftApi.endpoints.getFormDraft, { query }, afresh);
  // What is typed stays when the draft is read again.
  const [opened, setOpened] = useState<Opened<Name> | null>(null);
  const { data } = read;
  if (opened === null && data !== undefined && !read.isRefreshing) {
    // The answer is of the form that was asked for.
    const found = data && { draft: data.draft as FormDraft<Name>, version: data.version, savedAt: data.savedAt };
    setOpened({ found, goneFiles: data?.goneFiles ?? [] });
  }
  if (opened) return <Fragment>{children({ of: { form, about }, ...opened, openAnew: onOpenAnew })}</Fragment>;
  if (read.error) return <LoadFailure error={read.error} onRetry={read.refresh} />;
  return <Arriving height={height} label={t('loading')} />;
}
