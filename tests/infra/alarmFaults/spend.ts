import { describe, expect, it } from 'vitest';
import { noteRaised } from '../alarmBoard.ts';
import { ofType } from '../synthesis.ts';

/** AWS Budgets measures what was spent, and foresees the month: its notifications are decided here as AWS documents them. */
export function spend(): void {
  describe('spend above plan', () => {
    const [budget] = ofType('prod', 'AWS::Budgets::Budget');
    const { Budget: plan, NotificationsWithSubscribers: notifications } = budget?.properties ?? {};
    const limit = Number(plan?.BudgetLimit.Amount);

    /** The notifications whose percentage of the plan is passed. */
    function tells(spent: Record<string, number>): string[] {
      const sent: string[] = notifications.flatMap(({ Notification }: { Notification: Record<string, string> }) => {
        const { NotificationType: kind = '', Threshold, ThresholdType, ComparisonOperator } = Notification;
        expect([ThresholdType, ComparisonOperator]).toEqual(['PERCENTAGE', 'GREATER_THAN']);
        return (100 * (spent[kind] ?? Number.NaN)) / limit > Number(Threshold) ? [kind] : [];
      });
      if (budget && sent.length > 0) noteRaised(budget);
      return sent;
    }

    it('rings when four fifths of the month’s plan are spent, and when more than all of it is foreseen', () => {
      expect(tells({ ACTUAL: 0.8 * limit, FORECASTED: limit })).toEqual([]);
      expect(tells({ ACTUAL: 0.8 * limit + 1, FORECASTED: limit })).toEqual(['ACTUAL']);
      expect(tells({ ACTUAL: 1, FORECASTED: limit + 1 })).toEqual(['FORECASTED']);
    });
  });
}
