import { defaultAnswerMinutes } from '../../../shared/payer/payer.ts';
import { eligibilityChange, newEligibilityPuts } from '../../_data/eligibility/eligibility.ts';
import { deskDueAt } from '../../_data/worklist/desk.ts';
import { accountPlans, demoUserId } from '../../_demo/accounts.ts';
import { chance } from '../../_demo/chance.ts';
import { demoMembers } from '../../_demo/members.ts';
import { pearl } from '../../_demo/payers.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { event, requestBy } from './history.ts';

/** How many minutes ago the requests on the work list came: some are late, and one is in hand. */
const ages = [135, 70, 48, 31, 17, 6] as const;
const inHand = 31;
const facilities = ['marina-hospital', 'corniche-hospital'] as const;

/** The writes of what waits for the people of the payer that answers by hand. */
export function demoDesk(now: Date): TransactItem[] {
  const luck = chance(20_261_122);
  const reviewer = accountPlans.find(({ userName }) => userName === 'reviewer2@pearl.example');
  if (!reviewer) throw new Error('Nobody reviews for Pearl');
  const holder = { userId: demoUserId(reviewer), name: reviewer.displayName };
  return ages.flatMap((minutes, at) => {
    const sentAt = new Date(now.getTime() - minutes * 60_000);
    const member = { ...luck.pick(demoMembers), payerId: pearl };
    const request = requestBy(facilities[at % facilities.length] as string, member, sentAt, luck);
    const dueAt = deskDueAt(sentAt, { answerMinutes: defaultAnswerMinutes });
    const isInHand = minutes === inHand;
    return [
      ...newEligibilityPuts(request, event(sentAt, 'submitted', null, request.submittedByName)),
      ...eligibilityChange(request, { deskDueAt: dueAt, deskHolder: isInHand ? holder : null }, [
        event(sentAt, 'sent', request.payerName),
        ...(isInHand ? [event(new Date(sentAt.getTime() + 60_000), 'taken', null)] : []),
      ]),
    ];
  });
}
