import { withContract } from '../../functions/_data/providerContract/providerContract.ts';
import { provenAskedPayerId } from '../../functions/_kit/proof.ts';
import { surveyApi } from '../../shared/survey/routes.ts';
import { type Owner, payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import * as surveys from './support/surveys.ts';

/** A version of the payer's survey that asks the clinic. */
async function aSurvey(owner: Owner): Promise<string> {
  const { store, clinic } = owner;
  const facilityId = clinic.user.facilityId ?? '';
  const has = await withContract(store, provenAskedPayerId(payerOf(owner)), [facilityId]);
  if (!has.has(facilityId)) await surveys.agreed(store, facilityId, payerOf(owner));
  return surveys.published(await surveys.aDesk(payerOf(owner)), await surveys.aDesk(payerOf(owner)));
}

/** Surveys of a payer, and the answers of those whom it asks. */
export const records = recordsOf(surveyApi, {
  owned: {
    // Its versions are the insurer's; the answers, in a call of their own, the provider's.
    survey: { make: aSurvey, owners: ['payer'], fields: ['surveyid'] },
    surveyVersionDraft: {
      make: async (owner) => surveys.drafted(await surveys.aDesk(payerOf(owner))),
      owners: ['payer'],
      namedIn: ['saveSurvey.surveyId', 'sendSurvey.surveyId', 'discardSurvey.surveyId'],
      storedAs: 'survey',
    },
    surveyAsked: {
      make: aSurvey,
      owners: ['clinic'],
      namedIn: ['getOwnSurvey.surveyId', 'saveSurveyDraft.surveyId', 'submitSurvey.surveyId'],
      storedAs: 'survey',
    },
  },
  // One of those who answered the version that is named beside it.
  unowned: ['facilityId'],
  ofDocuments: ['getSurveyAnswers'],
});
