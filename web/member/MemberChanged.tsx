import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import { differences } from '../../shared/_parts/differences.ts';
import type { MemberCover, MemberDetails } from '../../shared/member/routes.ts';
import { valueText } from '../field/member/memberTexts.ts';
import { DifferenceList } from '../parts/versions/DifferenceList.tsx';

const personFields = ['emiratesId', 'fullName', 'fullNameArabic', 'bornOn', 'gender', 'relation'] as const;
const coverFields = ['planName', 'endsOn', 'cancelledOn', 'coPaymentPercent', 'coPaymentFils'] as const;

type Changed = {
  readonly field: string;
  readonly before: string | number | null | undefined;
  readonly after: string | number | null | undefined;
};

function changeText({ field, before, after }: Changed, t: TFunction<'member'>): string {
  return t('correct.change', {
    field: String(t(`field.${field}` as never)),
    before: valueText(field, before ?? null, t),
    after: valueText(field, after ?? null, t),
  });
}

const personOf = ({ covers: _covers, version: _version, ...person }: MemberDetails) => person;
const keyOf = ({ policyNumber, startsOn }: MemberCover): string => `${policyNumber} ${startsOn}`;

function coverTexts(seen: MemberDetails, now: MemberDetails, t: TFunction<'member'>): string[] {
  return now.covers.flatMap((cover) => {
    const named = { policy: cover.policyNumber, from: dateText(cover.startsOn) as never };
    const before = seen.covers.find((each) => keyOf(each) === keyOf(cover));
    if (!before) return [t('correct.coverAdded', named)];
    return differences(coverFields, before, cover).map((change) =>
      t('correct.ofCover', { ...named, change: changeText(change, t) }),
    );
  });
}

/** Somebody else, or a list, has changed the member since the dialog was opened: what changed. What was typed stays. */
export function MemberChanged({ seen, now }: { seen: MemberDetails; now: MemberDetails }) {
  const { t } = useTranslation('member');
  if (seen.version === now.version) return null;
  const texts = [
    ...differences(personFields, personOf(seen), personOf(now)).map((change) => changeText(change, t)),
    ...coverTexts(seen, now, t),
  ];
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle>{t('correct.changed')}</AlertTitle>
      {texts.length > 0 && <DifferenceList label={t('correct.changes')} texts={texts} />}
      {t('correct.changedNext')}
    </Alert>
  );
}
