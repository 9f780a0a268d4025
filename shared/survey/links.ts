/** The screens to which the server leads people: in news, mails, jobs and printed documents. */
export const links = {
  survey: '/providerempanelment/survey/:surveyId',
  surveyVersion: '/providerempanelment/surveys/:surveyId',
} as const;
