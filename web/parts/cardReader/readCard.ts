import { nfcDateOf } from '../../../shared/_field/cardReader/cardDate.ts';
import { agentCommand, cardInterface, cardReaderAgent } from '../../../shared/_field/cardReader/cardReaderAgent.ts';
import { type AgentConnection, type AgentFields, type AgentPlaces, connectAgent } from './agentConnection.ts';
import { CardReaderFault } from './cardReaderFault.ts';

/** What is printed on a card and opens it over NFC. */
export interface NfcParameters {
  readonly cardNumber: string;
  /** ISO. */
  readonly bornOn: string;
  readonly expiresOn: string;
}

export type ReadingStep = 'connecting' | 'finding' | 'reading';

interface ReadingOptions {
  readonly places: AgentPlaces;
  /** Asked for once a card is there: the server's id ages. */
  readonly requestId: () => Promise<string>;
  readonly nfc?: NfcParameters;
  readonly onStep?: (step: ReadingStep) => void;
  /** Ends the reading: the reader is free at once. */
  readonly signal?: AbortSignal;
}

/** Everything by default, but the answer waits a minute at most for ICP's gateway, and without it there is still the card. */
const configuration = ['vg_connection_timeout = 60', 'read_publicdata_offline = true', ''].join('\n');

function filled(fields: AgentFields, name: string): unknown {
  const value = fields[name];
  if (value !== undefined && value !== null && value !== '') return value;
  throw new CardReaderFault('badAnswer', 'badAnswer', `The answer has no ${name}`);
}

const needsNfc = () =>
  new CardReaderFault('nfc', 'nfc', 'A card read over NFC needs its number, birth date and expiry date first');

async function openCard(agent: AgentConnection, contexts: AgentFields, nfc: NfcParameters | undefined): Promise<void> {
  const { interface_type: kind } = await agent.ask(agentCommand.interfaceType, contexts);
  if (kind === cardInterface.contact) return;
  if (kind !== cardInterface.nfc)
    throw new CardReaderFault('badAnswer', 'badAnswer', `Unknown interface ${String(kind)}`);
  if (!nfc) throw needsNfc();
  const printed = {
    cardnumber: nfc.cardNumber,
    dob: nfcDateOf(nfc.bornOn),
    expirydate: nfcDateOf(nfc.expiresOn),
  };
  await agent.ask(agentCommand.openOverNfc, { ...contexts, ...printed });
}

async function readOpenCard(agent: AgentConnection, contexts: AgentFields, requestId: string): Promise<string> {
  const asked = {
    read_photography: true,
    read_non_modifiable_data: true,
    read_modifiable_data: true,
    read_signature_image: true,
    read_address: true,
    request_id: requestId,
  };
  const { readTimeoutMs } = cardReaderAgent;
  const answer = await agent.ask(agentCommand.readPublicData, { ...contexts, ...asked }, readTimeoutMs);
  return String(filled(answer, 'toolkit_response'));
}

async function converse(
  agent: AgentConnection,
  options: ReadingOptions,
): Promise<{ requestId: string; response: string }> {
  const { onStep, nfc } = options;
  const params = { config_params: btoa(configuration), user_agent: navigator.userAgent };
  const service = { service_context: filled(await agent.ask(agentCommand.initialise, params), 'service_context') };
  let contexts: AgentFields = service;
  try {
    onStep?.('finding');
    const reader = filled(await agent.ask(agentCommand.findReader, service), 'smartcard_reader');
    const card = await agent.ask(agentCommand.connectCard, { ...service, smartcard_reader: reader });
    contexts = { ...service, card_context: filled(card, 'card_context') };
    await openCard(agent, contexts, nfc);
    const requestId = await options.requestId();
    onStep?.('reading');
    return { requestId, response: await readOpenCard(agent, contexts, requestId) };
  } finally {
    if (contexts !== service) agent.tell(agentCommand.disconnectCard, contexts);
    agent.tell(agentCommand.cleanUp, service);
  }
}

/** Reads the card on the reader: the agent's answer as it came (XML), and the request id that it carries. */
export async function readCard(options: ReadingOptions): Promise<{ requestId: string; response: string }> {
  options.onStep?.('connecting');
  const agent = await connectAgent(options.places, options.signal);
  try {
    return await converse(agent, options);
  } finally {
    agent.close();
  }
}
