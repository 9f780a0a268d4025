import type { ModuleGrants } from '../infra/moduleGrants.ts';

const people = ['USER#*', 'PEOPLE#FACILITY#*', 'PAYER#*'];

export const grants: ModuleGrants = {
  // The people of facilities and payers are looked up, to find those who have not read a circular. No account is changed.
  users: {
    'functions/circular/index.ts': [['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'], people],
    'functions/circular/workers/tellCirculars.ts': [['BatchGetItem', 'Query'], people],
  },
  workers: { tellCirculars: { every: 'rate(1 minute)', may: ['read facilities', 'notify a user'] } },
};
