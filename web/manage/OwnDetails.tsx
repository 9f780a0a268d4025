import { useTranslation } from 'react-i18next';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { useApi } from '../api/useApi.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Section } from '../ui/Section.tsx';
import { OwnDetailsForm } from './OwnDetailsForm.tsx';

export function OwnDetails({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('manage');
  const { data, error, refresh } = useApi(manageApi.endpoints.getUserDetails, {});
  return (
    <Section title={t('details.title')} isPlain>
      {data ? <OwnDetailsForm details={data} user={user} /> : null}
      {error && !data ? <LoadFailure error={error} onRetry={refresh} /> : null}
      {data || error ? null : <Arriving height={220} label={t('loading')} />}
    </Section>
  );
}
