import { insurerAuthorizationSheet } from './insurerAuthorizationSheet.ts';

export const importKinds = [{ order: 110, facts: insurerAuthorizationSheet }];
