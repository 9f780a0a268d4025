import { agentAddresses, cardReaderAgent } from '../../../shared/_field/cardReader/cardReaderAgent.ts';
import type { AgentPlaces } from './agentConnection.ts';

const thisMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Where this page looks for the agent: a portal on this machine talks to it in the clear, a deployed one by TLS. */
export const agentPlaces = (hostname: string = window.location.hostname): AgentPlaces => ({
  addresses: agentAddresses(thisMachine.includes(hostname) ? 'local' : 'deployed'),
  healthAddress: cardReaderAgent.healthAddress,
});
