import { type News, notificationPut } from '../../../functions/_data/notification/notification.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { handler } from '../../../functions/notification/index.ts';
import type { NewsPlace } from '../../../shared/notification/newsChoices.ts';
import type { NewsGroupName } from '../../../shared/notification/newsGroups.ts';
import { notificationApi } from '../../../shared/notification/routes.ts';
import { callApi, passMinutes, type SignedIn } from '../../support/api.ts';
import { choicesWith } from './newsChoiceValues.ts';

const { getNewsChoices, saveNewsChoices } = notificationApi.endpoints;

export const choicesOf = async (as: SignedIn) => (await callApi(handler, getNewsChoices, { as })).data;

/** Somebody chooses, over what is stored of them. */
export async function choose(as: SignedIn, changes: Partial<Record<NewsGroupName, Partial<NewsPlace>>>) {
  const version = (await choicesOf(as))?.version ?? 0;
  return callApi(handler, saveNewsChoices, { as, body: { choices: choicesWith(changes), version } });
}

/** News of each group, about a facility of the reader's where it is one's. */
export const aboutFile: News = {
  kind: 'exportDone',
  facts: { fileName: 'x.csv' },
  link: '/eligibility',
  facilityId: null,
};
export const aboutPassword: News = { kind: 'passwordChanged', facts: {}, link: '/manage', facilityId: null };
export const aboutAnswer = (facilityId: string): News => ({
  kind: 'eligibilityEligible',
  facts: {
    ...{ requestNumber: 'MF1-01K', payerName: 'NAS', payerNameArabic: 'ناس' },
    ...{ facilityName: 'Palm Clinic', facilityNameArabic: null },
    patient: { patientName: 'Canary Person', identifierEnding: '0017' },
  },
  link: '/eligibility/01K0000000000000000000000A',
  facilityId,
});

/** Tells somebody something, a second after whatever was before. */
export async function tell({ user }: Pick<SignedIn, 'user'>, news: News): Promise<string> {
  passMinutes(1 / 60);
  const at = new Date();
  const id = newUlid(at.getTime());
  if (!(await writeTogether(wiring.store, [notificationPut(user.userId, news, { id, at })])))
    throw new Error('Not told');
  return id;
}
