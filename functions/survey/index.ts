import { surveyApi } from '../../shared/survey/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { beginSurvey } from './beginSurvey.ts';
import { discardSurvey } from './discardSurvey.ts';
import { getOwnSurvey } from './getOwnSurvey.ts';
import { getSurvey } from './getSurvey.ts';
import { getSurveyAnswers } from './getSurveyAnswers.ts';
import { publishSurvey } from './publishSurvey.ts';
import { refuseSurvey } from './refuseSurvey.ts';
import { saveSurvey } from './saveSurvey.ts';
import { saveSurveyDraft } from './saveSurveyDraft.ts';
import { searchOwnSurveys } from './searchOwnSurveys.ts';
import { searchSurveyProviders } from './searchSurveyProviders.ts';
import { searchSurveys } from './searchSurveys.ts';
import { sendSurvey } from './sendSurvey.ts';
import { submitSurvey } from './submitSurvey.ts';

const draft = { beginSurvey, saveSurvey, discardSurvey };
const versions = { searchSurveys, getSurvey, sendSurvey, publishSurvey, refuseSurvey };
const answers = { searchSurveyProviders, getSurveyAnswers };
const provider = { searchOwnSurveys, getOwnSurvey, saveSurveyDraft, submitSurvey };

export const handler = areaHandler(surveyApi, { ...draft, ...versions, ...answers, ...provider }, wiring);
