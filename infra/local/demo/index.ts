export { demoAccounts } from './accounts.ts';
export { demoAuthorizationOutcomes } from './authorizationOutcomes.ts';
export { demoRegister } from './clinicianRegister.ts';
export { demoMembers } from './members.ts';
export { demoPayers } from './payers.ts';
export { demoRegulatorAccounts } from './regulatorAccounts.ts';
export { seedDemo } from './seedDemo.ts';
