import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { timeText } from '../../../shared/_field/dateText.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { recentRecords } from '../../base/recentRecords.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useScreenList } from '../../base/useScreenList.ts';
import { eligibilityScreens } from '../../eligibility/screens.ts';
import { screens } from '../screens.ts';
import type { Entry, Group } from './entry.ts';
import { screensOf } from './screensOf.ts';
import { screenWords } from './screenWords.ts';

function groupOf(isLater: boolean | undefined, isTask: boolean | undefined): Group {
  if (isLater) return 'later';
  return isTask ? 'actions' : 'screens';
}

/** Where the palette leads: the records opened last, and the user's screens. Those of a later release are found, not offered. */
export function usePlaces(user: SignedInUser): Entry[] {
  const { t, i18n } = useTranslation('palette');
  const listOf = useScreenList();
  const navigate = useNavigate();
  const recent = recentRecords(user).map((record) => ({
    id: `recent-${record.id}`,
    group: 'recent' as const,
    name: t('eligibility', { ending: record.ending }),
    about: t('opened', {
      payer: nameIn(i18n.language, record, 'payerName'),
      time: timeText(record.openedAt),
    }),
    run: () => void navigate(pathTo(eligibilityScreens.detail, { eligibilityId: record.id })),
  }));
  const places = listOf(screensOf(screens, user)).map(({ screen: { path, title, isLater, isTask }, name }) => ({
    id: `screen-${path}`,
    group: groupOf(isLater, isTask),
    name,
    ...(isLater ? { about: t('later'), isOnlyFound: true } : {}),
    keywords: [path, screenWords[title]].join(' '),
    run: () => void navigate(path),
  }));
  return [...recent, ...places];
}
