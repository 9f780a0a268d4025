export { demoAccounts } from '../../../functions/_demo/accounts.ts';
export { demoAuthorizationOutcomes } from '../../../functions/_demo/authorizationOutcomes.ts';
export { demoRegister } from '../../../functions/_demo/clinicianRegister.ts';
export { demoMembers } from '../../../functions/_demo/members.ts';
export { demoPayers } from '../../../functions/_demo/payers.ts';
export { demoRegulatorAccounts } from '../../../functions/_demo/regulatorAccounts.ts';
export { seedDemo } from './seedDemo.ts';
