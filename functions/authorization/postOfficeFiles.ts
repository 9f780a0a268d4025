import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  type FileReason,
  fileReasons,
  type KeptFileRow,
  type ShownFileState,
  shownFileStates,
} from '../../shared/authorization/postOfficeFiles.ts';
import type { authorizationApi } from '../../shared/authorization/routes.ts';
import { type Facility, getFacility } from '../_data/facility/facility.ts';
import {
  bytesOfFile,
  findListedFile,
  listFilesInState,
  type PostOfficeFile,
} from '../_data/postOfficeFile/postOfficeFile.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

type Api = typeof authorizationApi.endpoints;

/** What reads files of XML and archives is loaded by the first look at a file: no other call needs it. */
const texts = () => import('./safeText.ts');
const readers = () =>
  Promise.all([import('../_parts/postOffice/takeAnswerFile.ts'), import('./answering/matchAnswer.ts')]);

const reasonOf = (reason: string | null): FileReason | null => fileReasons.find((each) => each === reason) ?? null;
const stateOf = (state: string): ShownFileState => shownFileStates.find((each) => each === state) ?? 'new';

function rowOf(file: PostOfficeFile, facility: Facility | null | undefined): KeptFileRow {
  const { keptId, facilityId, regulatorId, fileName, senderId, receiverId, size, version } = file;
  const { reasonAt, fetchedAt, matched } = file;
  return {
    ...{ keptId, facilityId, regulatorId, fileName, senderId, receiverId, size, version, reasonAt, fetchedAt, matched },
    facilityName: facility?.facilityName ?? facilityId,
    facilityNameArabic: facility?.facilityNameArabic ?? facilityId,
    state: stateOf(file.state),
    reason: reasonOf(file.reason),
  };
}

/** The facilities of a page of files. */
async function facilitiesOf(store: DynamoDBDocumentClient, files: readonly PostOfficeFile[]) {
  const ids = new Map(files.map(({ facilityId }) => [String(facilityId), facilityId]));
  const found = await Promise.all([...ids.values()].map((facilityId) => getFacility(store, facilityId)));
  return new Map([...ids.keys()].map((key, at) => [key, found[at] ?? null]));
}

const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

export const searchPostOfficeFiles: Operation<Api['searchPostOfficeFiles']> = async ({ body }, { store }) => {
  const { state, regulatorId, license, reason, ...page } = body;
  const isWanted = (file: PostOfficeFile): boolean =>
    (regulatorId === undefined || file.regulatorId === regulatorId) &&
    (reason === undefined || file.reason === reason) &&
    (license === undefined || isSame(file.receiverId, license) || isSame(file.senderId, license));
  const { items, ...rest } = await listFilesInState(store, state, { ...page, isWanted });
  const facilities = await facilitiesOf(store, items);
  return { ...rest, items: items.map((file) => rowOf(file, facilities.get(file.facilityId))) };
};

export const getPostOfficeFile: Operation<Api['getPostOfficeFile']> = async ({ query }, ctx) => {
  ctx.audited({ entity: 'postOfficeFile', id: query.keptId });
  const file = await findListedFile(ctx.store, query.keptId);
  if (!file) throw fail('notFound');
  const [facility, bytes] = await Promise.all([getFacility(ctx.store, file.facilityId), bytesOfFile(ctx.store, file)]);
  return {
    ...rowOf(file, facility),
    ...(await (await texts()).safeTextOf(bytes)),
    readings: file.readings.map(({ at, name, state, reason }) => ({
      ...{ at, by: name },
      ...{ state: stateOf(state), reason: reasonOf(reason) },
    })),
  };
};

/** Reads a file again over the version that was seen. What was taken before stays as it is: no answer is taken twice. */
export const readPostOfficeFileAgain: Operation<Api['readPostOfficeFileAgain']> = async ({ body }, ctx) => {
  const record = { entity: 'postOfficeFile', id: body.keptId };
  const file = await findListedFile(ctx.store, body.keptId);
  if (file?.version !== body.version) {
    ctx.audited(record);
    throw fail(file ? 'changedMeanwhile' : 'notFound');
  }
  const { store, now, newId } = ctx;
  const { userId, displayName: name } = ctx.user;
  const kit = { store, now, newId };
  const [{ readKeptFile }, { matchAnswer }] = await readers();
  const end = await readKeptFile({ ...kit, matchAnswer: (answer) => matchAnswer(kit, answer, file) }, file, {
    userId,
    name,
  });
  ctx.audited({ ...record, before: { state: file.state }, after: { state: end?.state ?? file.state } });
  if (!end) throw fail('changedMeanwhile');
  return { state: stateOf(end.state), reason: reasonOf(end.reason) };
};
