/** The stored entity of each kind of item. */
export const storedKinds: Readonly<Record<string, string>> = {
  'requests SURVEY RECORD': 'survey',
  'requests SURVEY WAITING': 'surveyWaiting',
  'requests SURVEY DRAFT': 'surveyDraft',
  'requests SURVEY ANSWERED': 'surveyAnswers',
  'requests SURVEYS#BY': 'surveyEntry',
  'requests SURVEYS#HEAD HEAD': 'surveyHead',
  'requests SURVEYNOTICES': 'surveyNotice',
  'requests FACILITY#SURVEYS PAYER': 'surveyBegun',
};
