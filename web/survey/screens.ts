import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

/** Everybody who has signed in may open the section; the calls say who answers. */
const row = { access: 'signedIn', section: '/providerempanelment', texts: ['survey', 'ui'] } as const;
const desk = { ...row, access: moduleAccess.empanelmentDesk } as const;

/** The survey of provider characteristics: the provider's answers, and the insurer's versions. */
export const surveyScreens = {
  own: {
    ...row,
    path: '/providerempanelment/survey',
    title: 'providerSurvey',
    providerTile: 'providerSurvey',
    load: (): ScreenCode => import('./own/OwnSurveyListScreen.tsx').then((file) => file.OwnSurveyListScreen),
  },
  answer: {
    ...row,
    path: linkedScreens.survey,
    title: 'providerSurveyForm',
    load: (): ScreenCode => import('./own/OwnSurveyScreen.tsx').then((file) => file.OwnSurveyScreen),
  },
  list: {
    ...desk,
    path: '/providerempanelment/surveys',
    title: 'surveys',
    tile: { name: 'surveys', order: 48, access: moduleAccess.empanelmentDesk },
    load: (): ScreenCode => import('./SurveyListScreen.tsx').then((file) => file.SurveyListScreen),
  },
  record: {
    ...desk,
    path: linkedScreens.surveyVersion,
    title: 'surveyVersion',
    load: (): ScreenCode => import('./SurveyScreen.tsx').then((file) => file.SurveyScreen),
  },
  edit: {
    ...desk,
    path: '/providerempanelment/surveys/:surveyId/edit',
    title: 'surveyEdit',
    load: (): ScreenCode => import('./edit/SurveyEditScreen.tsx').then((file) => file.SurveyEditScreen),
  },
  providers: {
    ...desk,
    path: '/providerempanelment/surveys/:surveyId/answers',
    title: 'surveyProviders',
    load: (): ScreenCode => import('./SurveyProvidersScreen.tsx').then((file) => file.SurveyProvidersScreen),
  },
  answers: {
    ...desk,
    path: '/providerempanelment/surveys/:surveyId/answers/:facilityId',
    title: 'surveyAnswers',
    load: (): ScreenCode => import('./SurveyAnswersScreen.tsx').then((file) => file.SurveyAnswersScreen),
  },
} as const satisfies Record<string, Screen>;
