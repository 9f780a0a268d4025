import { worklistApi } from '../../shared/worklist/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { answerRequest } from './answerRequest.ts';
import { askFacility } from './askFacility.ts';
import { assignRequest, handOverRequest } from './assignRequest.ts';
import { getDeskAttachment } from './getDeskAttachment.ts';
import { getDeskContext } from './getDeskContext.ts';
import { getDeskSettings } from './getDeskSettings.ts';
import { getReviewers } from './getReviewers.ts';
import { getWorklist } from './getWorklist.ts';
import { getWorklistCounts } from './getWorklistCounts.ts';
import { getWorklistItem } from './getWorklistItem.ts';
import { releaseRequest } from './releaseRequest.ts';
import { takeBackAnswer } from './takeBackAnswer.ts';
import { takeNextRequest } from './takeNextRequest.ts';
import { takeRequest } from './takeRequest.ts';
import { updateDeskSettings } from './updateDeskSettings.ts';

export const handler = areaHandler(
  worklistApi,
  {
    getWorklist,
    getWorklistCounts,
    getWorklistItem,
    takeRequest,
    releaseRequest,
    assignRequest,
    answerRequest,
    takeBackAnswer,
    askFacility,
    handOverRequest,
    takeNextRequest,
    getDeskContext,
    getDeskAttachment,
    getReviewers,
    getDeskSettings,
    updateDeskSettings,
  },
  wiring,
);
