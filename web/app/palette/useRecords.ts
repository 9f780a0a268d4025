import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { dateText } from '../../../shared/_field/dateText.ts';
import { holdsOneOf } from '../../../shared/_field/grants.ts';
import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { shownPatientName } from '../../../shared/eligibility/patientName.ts';
import { type EligibilityRow, eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { payerApi } from '../../../shared/payer/routes.ts';
import { call } from '../../api/client.ts';
import { useApi } from '../../api/useApi.ts';
import { pathTo } from '../../base/screenPath.ts';
import { eligibilityScreens } from '../../eligibility/screens.ts';
import { useSuggestions } from '../../ui/useSuggestions.ts';
import type { Entry } from './entry.ts';

const mostShown = 5;
/** Shorter text finds too many people, and is mostly the beginning of a screen's name. */
const leastLength = 3;

async function findRequests(text: string, signal: AbortSignal): Promise<readonly EligibilityRow[]> {
  const body = { text, take: mostShown };
  const { data } = await call(eligibilityApi.endpoints.searchEligibilityHistory, { body }, { signal, isQuiet: true });
  return data?.items ?? [];
}

/**
 * The requests that a text finds by patient, number or reference, by the same search and rights as the history, and the payers with their
 * requests. Nothing of it is kept in the browser.
 */
export function useRecords(user: SignedInUser, typed: string): Entry[] {
  const { t, i18n } = useTranslation('palette');
  const navigate = useNavigate();
  const text = typed.trim();
  const isReader = holdsOneOf(user, moduleAccess.eligibilityHistory) && user.pendingSteps.length === 0;
  // An administrator of the portal names a facility first, in the history.
  const hasTenant = isReader && !user.roles.includes('SuperAdmin') && (user.facilityId ?? user.payerId) !== null;
  const search = useCallback(findRequests, []);
  const { options } = useSuggestions(hasTenant && text.length >= leastLength ? text : '', search);
  const asksPayers = isReader && user.payerId === null && text !== '';
  const payers = useApi(payerApi.endpoints.getEligibilityPayers, asksPayers ? { query: {} } : null, { isQuiet: true });
  const { language } = i18n;
  const requests = options.map((row) => ({
    id: `request-${row.eligibilityId}`,
    group: 'records' as const,
    name: shownPatientName(language, row) ?? t('eligibility', { ending: row.identifierEnding }),
    about: t('request', { payer: nameIn(language, row, 'payerName'), date: dateText(row.serviceDate) }),
    // The server has found it, by words that it may not show.
    keywords: text,
    run: () => void navigate(pathTo(eligibilityScreens.detail, row)),
  }));
  const ofPayers = (payers.data ?? []).map((payer) => ({
    id: `payer-${payer.payerId}`,
    group: 'records' as const,
    name: t('requestsTo', { payer: nameIn(language, payer, 'payerName') }),
    keywords: [payer.payerName, payer.payerNameArabic].join(' '),
    isOnlyFound: true,
    run: () => void navigate(`${pathTo(eligibilityScreens.history)}?payerId=${payer.payerId}`),
  }));
  return [...requests, ...ofPayers];
}
