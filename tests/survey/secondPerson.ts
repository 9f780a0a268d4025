import { ofPayer, type SecondPersonGuards } from '../support/secondPersonGuard.ts';
import * as survey from './support/surveys.ts';

/** Changes that wait for a second person. */
export const secondPerson: SecondPersonGuards = {
  survey: {
    files: ['survey/publishSurvey.ts'],
    make: async (stored, store) => {
      const { payerId } = await survey.anAskingPayer(store);
      const second = ofPayer(payerId, 'InsurerUser');
      const maker = await second(stored);
      const surveyId = await survey.sent(maker);
      return { maker, second, decide: (as) => survey.publish(as, surveyId) };
    },
  },
};
