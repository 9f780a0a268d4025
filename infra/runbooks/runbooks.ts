import type { Step } from './step.ts';
import { spent } from './steps/budget.ts';
import { clockRules, haltedFunctions } from './steps/clock.ts';
import {
  blocked,
  errors,
  failedPolls,
  failedSignIns,
  followRequest,
  invitations,
  pausedSearches,
  refusedCredentials,
  slowest,
} from './steps/logs.ts';
import {
  auditState,
  failingFunctions,
  mailRates,
  oldKeys,
  outboxAge,
  queueAges,
  refusedTables,
  slowFunctions,
  throttledFunctions,
} from './steps/numbers.ts';
import { deadLetters, purgeDeadLetters } from './steps/queues.ts';
import { breakGlassTaken, openedByHand } from './steps/trail.ts';

type Runbook = Readonly<Record<string, Step>>;

/**
 * The steps of each runbook, in the order in which they are taken, by the name of its section in docs/operations.md, which says what to decide.
 * What acts comes last.
 */
export const runbooks: Readonly<Record<string, Runbook>> = {
  request: { followRequest },
  'new-version': { failingFunctions, errors, followRequest },
  errors: { failingFunctions, errors, refusedTables, followRequest },
  throttles: { throttledFunctions, blocked },
  'slow-calls': { slowFunctions, slowest },
  'dead-letters': { deadLetters, errors, followRequest, purgeDeadLetters },
  'outbox-age': { outboxAge, queueAges, errors, haltedFunctions },
  jobs: { deadLetters, queueAges, errors, followRequest, purgeDeadLetters },
  'post-offices': { failedPolls, deadLetters, queueAges, purgeDeadLetters },
  clock: { clockRules, haltedFunctions, throttledFunctions, errors },
  'audit-trail': { auditState, errors, openedByHand },
  'sign-in-failures': { failedSignIns, blocked },
  'payer-credentials': { refusedCredentials, followRequest },
  'payer-key-age': { oldKeys },
  'administrator-invited': { invitations },
  'break-glass': { breakGlassTaken },
  'data-opened': { openedByHand },
  copies: { openedByHand },
  'member-fishing': { pausedSearches },
  'firewall-blocks': { blocked },
  'throttled-tables': { refusedTables },
  'mail-reputation': { mailRates },
  spend: { spent, slowest, blocked },
};
