import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { handler } from '../../../functions/circular/index.ts';
import { circularApi } from '../../../shared/circular/routes.ts';
import { callApi, type SignedIn } from '../../support/api.ts';

const { endpoints } = circularApi;

type NewCircular = z.input<(typeof endpoints.saveCircular)['body']>;

/** What a publisher writes, to all providers unless something else is said. */
export const aCircular = (changes: Partial<NewCircular> = {}): NewCircular => ({
  title: 'New codes for consultations',
  titleArabic: 'رموز جديدة للاستشارات',
  text: 'From December on, consultations are claimed with the new codes.',
  textArabic: 'تُطالَب الاستشارات بالرموز الجديدة من ديسمبر.',
  isMustRead: false,
  effectiveOn: '2026-12-01',
  endsOn: null,
  to: 'providers',
  ...changes,
});

export const save = (as: SignedIn, changes: Partial<NewCircular> = {}) =>
  callApi(handler, endpoints.saveCircular, {
    as,
    body: aCircular(changes),
    headers: { 'idempotency-key': randomUUID() },
  });

export async function drafted(as: SignedIn, changes: Partial<NewCircular> = {}): Promise<string> {
  const { data, errors } = await save(as, changes);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.circularId;
}

export const read = (as: SignedIn, circularId: string) =>
  callApi(handler, endpoints.getCircular, { as, query: { circularId } });

/** The edition that the publisher sees now. */
export async function editionOf(as: SignedIn, circularId: string): Promise<number> {
  return (await read(as, circularId)).data?.publishing?.edition ?? 0;
}

export async function sizeOf(as: SignedIn, changes: Partial<NewCircular> = {}) {
  const { to, kinds = [], emirates = [], facilityLicenses = [] } = aCircular(changes);
  return callApi(handler, endpoints.previewAudience, { as, body: { to, kinds, emirates, facilityLicenses } });
}

/** Publishes a draft to the audience that its publisher has looked at; a must-read one waits then. */
export async function publish(as: SignedIn, circularId: string) {
  const audience = (await read(as, circularId)).data?.publishing;
  if (!audience) throw new Error('Not the publisher');
  const { data } = await callApi(handler, endpoints.previewAudience, { as, body: audience.audience });
  const body = { circularId, edition: audience.edition, places: data?.places ?? 0 };
  return callApi(handler, endpoints.publishCircular, { as, body });
}

export const approve = async (as: SignedIn, circularId: string) =>
  callApi(handler, endpoints.approveCircular, { as, body: { circularId, edition: await editionOf(as, circularId) } });

/** A circular in force: a colleague publishes one that must be read. */
export async function published(
  maker: SignedIn,
  checker: SignedIn,
  changes: Partial<NewCircular> = {},
): Promise<string> {
  const circularId = await drafted(maker, changes);
  const sent = await publish(maker, circularId);
  if (!sent.data) throw new Error(JSON.stringify(sent.errors));
  if (sent.data.state === 'waiting') {
    const done = await approve(checker, circularId);
    if (!done.data) throw new Error(JSON.stringify(done.errors));
  }
  return circularId;
}

export const open = (as: SignedIn, circularId: string) =>
  callApi(handler, endpoints.openCircular, { as, body: { circularId } });

export const acknowledge = (as: SignedIn, circularId: string) =>
  callApi(handler, endpoints.acknowledgeCircular, { as, body: { circularId } });

export const dueFor = async (as: SignedIn): Promise<string[]> =>
  ((await callApi(handler, endpoints.getDueCirculars, { as })).data?.due ?? []).map(({ circularId }) => circularId);

export const listed = (as: SignedIn, body: { text?: string; take?: number; cursor?: string } = {}) =>
  callApi(handler, endpoints.searchCirculars, { as, body });

export const receipts = (
  as: SignedIn,
  circularId: string,
  hasRead: boolean,
  page: { take?: number; cursor?: string } = {},
) => callApi(handler, endpoints.searchReceipts, { as, body: { circularId, hasRead, ...page } });

export const withdraw = async (as: SignedIn, circularId: string) =>
  callApi(handler, endpoints.withdrawCircular, {
    as,
    body: {
      circularId,
      edition: await editionOf(as, circularId),
      reason: 'Sent to the wrong audience.',
      reasonArabic: 'أُرسل إلى غير المعنيين.',
    },
  });

/** The audience that is one facility: the one where somebody works. */
export const toFacility = ({ user }: SignedIn) => ({
  to: 'facilities' as const,
  facilityLicenses: [user.facilityLicense ?? ''],
});
