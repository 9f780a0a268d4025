import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to payerRule; all invented. */
export const samples = samplesOf(payerRuleApi, {
  getRuleInfo: {
    query: {
      ruleId: '01K0000000000000000000000R',
      eligibilityId: '01K0000000000000000000000A',
    },
  },
  searchRuleHistory: {
    body: {
      payerId: 102,
      serviceCategoryId: 1,
      consultationCategoryId: 1,
    },
  },
  searchRules: {
    body: {
      payerId: 102,
      serviceCategoryId: 1,
    },
  },
  getRule: {
    query: {
      payerId: 102,
      serviceCategoryId: 1,
      consultationCategoryId: 1,
    },
  },
  saveRuleDraft: {
    body: {
      payerId: 102,
      serviceCategoryId: 1,
      consultationCategoryId: 1,
      edition: 0,
      content: {
        title: 'Accidents',
        titleArabic: 'الحوادث',
        holdsFrom: '',
        questions: [],
      },
    },
  },
  discardRuleDraft: {
    body: {
      payerId: 102,
      serviceCategoryId: 1,
      consultationCategoryId: 1,
      edition: 0,
    },
  },
  setRuleLive: {
    body: {
      payerId: 102,
      serviceCategoryId: 1,
      consultationCategoryId: 1,
      edition: 0,
    },
  },
  retireRule: {
    body: {
      ruleId: '01K0000000000000000000000R',
      edition: 0,
    },
  },
  sendRuleForApproval: {
    body: {
      payerId: 102,
      serviceCategoryId: 1,
      consultationCategoryId: 1,
      edition: 0,
    },
  },
  refuseRuleChange: {
    body: {
      payerId: 102,
      serviceCategoryId: 1,
      consultationCategoryId: 1,
      edition: 0,
      reason: 'The words are not clear',
    },
  },
  withdrawRuleChange: {
    body: {
      payerId: 102,
      serviceCategoryId: 1,
      consultationCategoryId: 1,
      edition: 0,
    },
  },
  demandRuleApproval: {
    body: {
      payerId: 102,
      isDemanded: true,
    },
  },
});
