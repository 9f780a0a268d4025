import type { ModuleGrants } from '../infra/moduleGrants.ts';

export const grants: ModuleGrants = {
  // People are looked up to be told of something. No session is changed.
  users: { 'functions/survey/workers/tellSurveys.ts': [['GetItem'], ['USER#*']] },
  workers: { tellSurveys: { every: 'rate(1 minute)', may: ['read facilities', 'notify a user'] } },
  items: [['enter a provider that a survey asks', ['PutItem', 'requests', 'SURVEY#1'], ['tellSurveys']]],
};
