import { authorizationApi } from '../../shared/authorization/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import type { Operations } from '../_kit/context.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { caseCalls } from '../_parts/case/caseCalls.ts';
import { addAuthorizationRequest } from './addAuthorizationRequest.ts';
import { checkAuthorization } from './checkAuthorization.ts';
import { discardAuthorizationDraft } from './discardAuthorizationDraft.ts';
import { getFavourites, removeFavourite, saveFavourite } from './favourites.ts';
import { getAuthorization } from './getAuthorization.ts';
import { getAuthorizationCounts } from './getAuthorizationCounts.ts';
import { getAuthorizationPayers } from './getAuthorizationPayers.ts';
import { moveAuthorization } from './moveAuthorization.ts';
import { printAuthorization } from './printAuthorization.ts';
import { saveAuthorizationDraft } from './saveAuthorizationDraft.ts';
import { searchAuthorizations } from './searchAuthorizations.ts';
import { searchDrugs } from './searchDrugs.ts';

/** Who runs the portal opens these files now and then: facilities' calls do not wait for them. */
const postOfficeFiles = () => import('./postOfficeFiles.ts');

const { messages, attachment, markRead, staff } = caseCalls(authorizationCase);
const read = {
  getAuthorization,
  searchAuthorizations,
  getAuthorizationCounts,
  checkAuthorization,
  printAuthorization,
  getAuthorizationMessages: messages,
  getAuthorizationAttachment: attachment,
  getAuthorizationStaff: staff,
  getFavourites,
  searchDrugs,
  getAuthorizationPayers,
  searchPostOfficeFiles: async (input, ctx) => (await postOfficeFiles()).searchPostOfficeFiles(input, ctx),
  getPostOfficeFile: async (input, ctx) => (await postOfficeFiles()).getPostOfficeFile(input, ctx),
} satisfies Partial<Operations<typeof authorizationApi>>;
const write = {
  addAuthorizationRequest,
  saveAuthorizationDraft,
  discardAuthorizationDraft,
  moveAuthorization,
  saveFavourite,
  removeFavourite,
  readPostOfficeFileAgain: async (input, ctx) => (await postOfficeFiles()).readPostOfficeFileAgain(input, ctx),
  markAuthorizationRead: markRead,
} satisfies Partial<Operations<typeof authorizationApi>>;

export const handler = areaHandler(authorizationApi, { ...read, ...write }, wiring);
