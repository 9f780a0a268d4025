import type { TFunction } from 'i18next';
import { dirhamDigits } from '../../shared/_field/amountText.ts';
import { dateText } from '../../shared/_field/dateText.ts';
import { authorizationStatuses } from '../../shared/_field/lookupLists/authorization.ts';
import { entryOf } from '../../shared/authorizationQuery/insurerAuthorization.ts';
import type { AuthorizationChange } from '../../shared/authorizationQuery/routes.ts';
import { DifferenceList } from '../parts/versions/DifferenceList.tsx';
import type { TimelineEntry } from '../ui/Timeline.tsx';
import { listedName } from './listed.ts';

type Change = AuthorizationChange['fields'][number];
type Texts = TFunction<'authorizationQuery'>;

function valueText(field: Change['field'], value: Change['before'], language: string): string {
  if (value === null) return '–';
  if (field === 'approvedFils') return dirhamDigits(Number(value));
  if (field === 'status')
    return listedName(language, 'status', entryOf(authorizationStatuses, String(value))?.id ?? null);
  return field === 'denialCode' ? String(value) : dateText(String(value));
}

function changeText({ field, before, after }: Change, t: Texts, language: string): string {
  const name = t(`changed.${field}`);
  if (field === 'lines' || field === 'other') return name;
  const values = { before: valueText(field, before, language), after: valueText(field, after, language) };
  return t('fromTo', { field: name, ...values });
}

/** What the insurer said of an authorisation each time, as the entries of a timeline: the newest first, an earlier word beside a later one. */
export const courseEntries = (changes: readonly AuthorizationChange[], t: Texts, language: string): TimelineEntry[] =>
  changes.map(({ changeId, at, byName, kind, fields }) => ({
    ...{ key: changeId, at, title: t(`kind.${kind}`) },
    ...(kind === 'changed' && { tone: 'warning' as const }),
    detail: (
      <>
        {byName && <bdi>{byName}</bdi>}
        {fields.length > 0 && (
          <DifferenceList label={t(`kind.${kind}`)} texts={fields.map((field) => changeText(field, t, language))} />
        )}
      </>
    ),
  }));
