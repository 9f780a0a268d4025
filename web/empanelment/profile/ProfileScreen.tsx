import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import { afresh, useApi } from '../../api/useApi.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import { usePortalPayers } from '../../field/lookups/useChoices.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { LinkNotice } from '../../ui/LinkNotice.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { Section } from '../../ui/Section.tsx';
import { empanelmentScreens } from '../screens.ts';
import { ProfileForm } from './ProfileForm.tsx';
import type { ProviderProfile } from './profileValues.ts';
import { useProfileFacts } from './useProfileFacts.tsx';

/** What each insurer has of the provider, where nothing is entered. */
function ProfilesPart({ profiles }: { profiles: ProviderProfile['profiles'] }) {
  const { t } = useTranslation('empanelment');
  const payers = usePortalPayers();
  const factsOf = useProfileFacts();
  return profiles.map((each) => (
    <Section
      key={each.payerId}
      title={payers?.find(({ id }) => id === each.payerId)?.name ?? t('profile.inForce')}
      isPlain
    >
      <Facts facts={factsOf(each)} />
    </Section>
  ));
}

function Profile({ profile }: { profile: ProviderProfile }) {
  const { t } = useTranslation('empanelment');
  const { open, mayChange, hasSecondFactor, profiles } = profile;
  if (mayChange && hasSecondFactor && (!open || open.state === 'returned')) return <ProfileForm profile={profile} />;
  const record = open && pathTo(empanelmentScreens.record, open);
  return (
    <>
      {record && open.state !== 'returned' ? (
        <LinkNotice text={t('profile.inReview')} to={record} link={t('form.toRecord')} />
      ) : mayChange ? (
        <LinkNotice text={t('profile.factorNeeded')} to={linkedScreens.secondFactors} link={t('profile.addFactor')} />
      ) : (
        <EmptyState title={t('form.updateProfile')} nextStep={t('profile.notAdmin')} />
      )}
      <ProfilesPart profiles={profiles} />
    </>
  );
}

function OwnProfile() {
  const { t } = useTranslation('empanelment');
  const read = useApi(empanelmentApi.endpoints.getProviderProfile, {}, afresh);
  // What is typed stays when the page is read again.
  const [opened, setOpened] = useState<ProviderProfile | null>(null);
  if (opened === null && read.data && !read.isRefreshing) setOpened(read.data);
  if (opened) return <Profile profile={opened} />;
  if (read.error) return <LoadFailure onRetry={read.refresh} error={read.error} />;
  return <Arriving height={320} label={t('form.loading')} />;
}

/** What insurers know of a provider: its administrator changes contact, services and the bank account (REQ-NET-09). */
export function ProfileScreen() {
  const { t } = useTranslation('empanelment');
  const session = useSession();
  const hasFacility = session?.payerId === null && session.facilityId !== null;
  return (
    <ScreenBody>
      {hasFacility ? <OwnProfile /> : <EmptyState title={t('form.updateProfile')} nextStep={t('noAccess')} />}
    </ScreenBody>
  );
}
