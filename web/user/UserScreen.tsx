import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type UserRecord, userApi } from '../../shared/user/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { EffectiveRights } from './EffectiveRights.tsx';
import { screenOfList } from './listScreen.ts';
import { UserActions } from './UserActions.tsx';
import { UserFacilities } from './UserFacilities.tsx';
import { UserGroups } from './UserGroups.tsx';
import { UserHistory } from './UserHistory.tsx';
import { UserNotices } from './UserNotices.tsx';
import { UserRoles } from './UserRoles.tsx';
import { UserStateChip } from './UserStateChip.ts';

function AccountFacts({ user }: { user: UserRecord }) {
  const { t } = useTranslation('user');
  const fact = factsBy(user, (name: WordOf<'user', 'field'>) => t(`field.${name}`));
  const factor = { label: t('field.hasSecondFactor'), value: t(user.hasSecondFactor ? 'yes' : 'no') };
  return (
    <Facts
      facts={[
        fact.name('fullName'),
        fact.code('username'),
        fact.code('mobileNumber'),
        fact.code('emiratesIdEnding'),
        ...(user.isEmiratesIdTyped ? [{ label: t('field.isEmiratesIdTyped'), value: t('typed') }] : []),
        fact.code('clinicianLicense'),
        factor,
        fact.instant('identityProvenAt'),
        fact.instant('emailConfirmedAt'),
        fact.instant('createdAt'),
        fact.date('lastSignInOn'),
      ]}
    />
  );
}

/** One person: the account, what they may do and why, where they work, and what was done with the account. */
export function UserScreen() {
  const { t } = useTranslation('user');
  const { userId = '' } = useParams();
  const read = useApi(userApi.endpoints.getUser, { params: { id: userId } });
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(screenOfList()), text: t('back') }}
      head={(user) => (
        <>
          <UserStateChip state={user.state} size="medium" />
          {user.isChangeable && user.removal === null && <UserActions user={user} onChanged={read.refresh} />}
        </>
      )}
      notices={(user) => <UserNotices user={user} onChanged={read.refresh} />}
    >
      {(user) => (
        <>
          <Section title={t('section.account')} isPlain>
            <AccountFacts user={user} />
          </Section>
          <UserRoles user={user} onChanged={read.refresh} />
          <EffectiveRights key={`rights ${user.version}`} user={user} />
          <UserFacilities user={user} onChanged={read.refresh} />
          <UserGroups user={user} onChanged={read.refresh} />
          <UserHistory key={`history ${user.version}`} user={user} />
        </>
      )}
    </RecordScreen>
  );
}
