import { describe, expect, it } from 'vitest';
import { type ContractStatus, contractStatusOf } from '../../../shared/_field/contractStatus.ts';

describe('the contract status of a provider', () => {
  it.each<[string, ContractStatus]>([
    ['', 'none'],
    ['IN PROGRESS', 'inProgress'],
    ['REJECTED', 'rejected'],
    ['CONTRACTED', 'contracted'],
    ['CONTRACT STOPPED', 'contractStopped'],
    ['CONTRACT SUSPENDED', 'suspended'],
    ['CONTRACT EXPIRED', 'expired'],
    ['STOPPED', 'stopped'],
    ['ONBOARDED', 'onboarded'],
    ['contracted', 'contracted'],
    ['Contract Suspended', 'suspended'],
    [' In Progress ', 'inProgress'],
    ['   ', 'none'],
  ])('REQ-PDASH-33 REQ-MODEL-14 %j is read as %s', (written, status) => {
    expect(contractStatusOf(written)).toBe(status);
  });

  it.each(['TERMINATED', 'CONTRACT', 'CONTRACTEDLY', 'none', 'unknown'])('%j is unknown, not none', (written) => {
    expect(contractStatusOf(written)).toBe('unknown');
  });
});
