import { moduleAccess } from '../_field/moduleAccess.ts';
import { payerFacts } from '../notification/newsFacts.ts';
import { type NewsKinds, newsAt } from '../notification/newsKind.ts';

const facilitySurveys = newsAt.facility('surveys', moduleAccess.providerProfile);

/** What is told of it, and to whom. */
export const news = {
  /** To the administrators of a provider: its insurer asks it by a survey; the last day for its answers is near. */
  surveyPublished: { ...facilitySurveys, facts: payerFacts, icon: 'survey', tone: 'primary' },
  surveyDueSoon: { ...facilitySurveys, facts: payerFacts, icon: 'survey', tone: 'warning' },
  /** To the insurer's people: a version of its survey waits for one of them, who publishes it. */
  surveyWaiting: {
    ...newsAt.insurer('work', moduleAccess.empanelmentDesk),
    facts: payerFacts,
    icon: 'hourglass',
    tone: 'warning',
  },
} as const satisfies NewsKinds;
