import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRead } from '../../api/useApi.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';

export type RecordRead<Data> = Pick<ApiRead<Data>, 'data' | 'error' | 'isLoading' | 'refresh'>;

/** The text for a record that does not exist or belongs to another tenant. */
export interface MissingTexts {
  title: string;
  nextStep: string;
}

interface RecordPartProps<Data> {
  /** As `useApi` gives it. Nothing to ask for (`sending` null) counts as missing. */
  read: RecordRead<Data>;
  missing: MissingTexts;
  /** Where to go from a record that is missing. */
  action?: ReactNode;
  /** The room that is kept while it is loading: where the record is longer than a screen, so that what follows it need not move into sight and out again. */
  height?: number;
  children: (record: Data) => ReactNode;
}

/** A number that is wrong, unknown, or not for the reader: trying again would not help. */
const missingStatuses: readonly number[] = [400, 403, 404];

/** A record, or why it is not there: it is loading, it is missing, or it could not be read and can be tried again. */
export function RecordPart<Data>({ read, missing, action, height = 320, children }: RecordPartProps<Data>) {
  const { t } = useTranslation('ui');
  const { data, error, isLoading, refresh } = read;
  // What was read before stays while a later reading fails.
  if (data !== null && data !== undefined) return children(data);
  if (isLoading) return <Arriving height={height} label={t('list.loading')} />;
  if (error && !missingStatuses.includes(error.httpStatus)) return <LoadFailure error={error} onRetry={refresh} />;
  return <EmptyState {...missing} action={action} />;
}
