import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const today = emiratesDateOf(new Date());

/** What callers send to eligibility; all invented. */
export const samples = samplesOf(eligibilityApi, {
  answerRule: {
    body: {
      eligibilityId: '01K0000000000000000000000A',
      ruleId: '01K0000000000000000000000R',
      answers: [
        {
          question: 'Q1',
          answer: 'yes',
        },
      ],
    },
  },
  answerPayerQuestion: {
    body: {
      eligibilityId: '01K0000000000000000000000A',
      questionId: '01K0000000000000000000000B',
      text: 'The one that ends in 17.',
    },
  },
  getQuestionAttachment: {
    query: { eligibilityId: '01K0000000000000000000000A', attachmentId: '01K0000000000000000000000B' },
  },
  cancelEligibility: {
    query: {
      eligibilityId: '01K0000000000000000000000A',
    },
    body: {
      version: 1,
    },
  },
  updateEligibility: {
    body: {
      eligibilityId: '01K0000000000000000000000A',
      version: 1,
      payerId: 102,
      emiratesId: '784-1985-0000001-7',
      eidReasonId: 1,
      serviceCategoryId: 1,
      consultationCategoryId: 2,
      serviceDate: today,
      mobileNumber: '+971-50-123-4567',
    },
  },
  resubmitEligibility: {
    body: {
      eligibilityId: '01K0000000000000000000000A',
      version: 1,
      payerId: 102,
      emiratesId: '784-1985-0000001-7',
      eidReasonId: 1,
      serviceCategoryId: 1,
      consultationCategoryId: 2,
      serviceDate: today,
      mobileNumber: '+971-50-123-4567',
    },
  },
  recheckEligibility: {
    query: {
      eligibilityId: '01K0000000000000000000000A',
    },
    body: {
      version: 1,
    },
  },
  findAnsweredToday: {
    body: {
      payerId: 102,
      emiratesId: '784-1985-0000001-7',
      serviceCategoryId: 1,
      serviceDate: today,
    },
  },
  submitEligibility: {
    body: {
      payerId: 102,
      emiratesId: '784-1985-0000001-7',
      eidReasonId: 1,
      serviceCategoryId: 1,
      consultationCategoryId: 2,
      serviceDate: today,
      mobileNumber: '+971-50-123-4567',
    },
  },
  getEligibility: {
    query: {
      eligibilityId: '01K0000000000000000000000A',
    },
  },
  getEligibilityDetails: {
    query: {
      eligibilityID: '01K0000000000000000000000A',
    },
  },
  searchEligibilityHistory: {
    body: {
      payerId: 102,
    },
  },
  exportTransactionReport: {
    body: {
      payerId: 102,
    },
  },
  summarizeEligibility: {
    body: {
      payerId: 102,
    },
  },
  getNasClaimForm: {
    body: {
      eligibilityId: '01K0000000000000000000000A',
    },
  },
  getEligibilitySenders: {
    body: {},
  },
  getPendingCount: {},
  getOpenToday: {},
  getLastChoices: {},
  getUsualChoices: {},
  askPayers: {
    body: {
      payerIds: [102, 88],
      emiratesId: '784-1985-0000001-7',
      eidReasonId: 1,
      serviceCategoryId: 1,
      serviceDate: today,
    },
  },
  getAskedTogether: { query: { eligibilityId: '01K0000000000000000000000A' } },
  findPatientPayer: { body: { emiratesId: '784-1985-0000001-7' } },
  exportEligibilityPdf: {
    query: {
      eligibilityId: '01K0000000000000000000000A',
      language: 'en',
    },
  },
});
