import type { Demo } from '../_demo/demo.ts';
import { demoContracts, demoProfileChange } from './demo/providerChanges.ts';
import { demoEmpanelments } from './demo/requests.ts';

/** Requests to join a network, and what providers in it change. */
export const demo: Demo = ({ now }) => [...demoEmpanelments(now), ...demoProfileChange(now), ...demoContracts(now)];
