import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { nfcDateOf } from '../../../shared/_field/cardReader/cardDate.ts';
import { agentCommand, cardInterface } from '../../../shared/_field/cardReader/cardReaderAgent.ts';
import type { SimulatedCard } from './cards.ts';
import type { SimulatedReader } from './reader.ts';
import { toolkitXml } from './toolkitXml.ts';

const asked = z.looseObject({
  cmd: z.int(),
  sequence: z.int(),
  service_context: z.int().optional(),
  card_context: z.int().optional(),
});
type Asked = z.infer<typeof asked>;

interface Answer {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly delayMs?: number;
}

class Refusal extends Error {
  readonly code: number;
  constructor(code: number, description: string) {
    super(description);
    this.code = code;
  }
}

const slowMs = 3_000;

/** What the agent remembers of one connection. */
interface Memory {
  lastSequence: number;
  serviceContext: number | null;
  cardContext: number | null;
  /** The card that was connected: taken away, its context is worth nothing. */
  card: SimulatedCard | null;
  isOpenOverNfc: boolean;
}

const newContext = (): number => randomInt(1, 2 ** 31);
const isTrue = (value: unknown): boolean => value === true;

function connectedCard(memory: Memory, message: Asked, reader: SimulatedReader): SimulatedCard {
  if (!memory.card || message.card_context !== memory.cardContext) throw new Refusal(31, 'Invalid card context');
  if (reader.card() !== memory.card) throw new Refusal(33, 'The card was removed');
  return memory.card;
}

type Step = (message: Asked, memory: Memory, reader: SimulatedReader) => Answer;

const initialise: Step = (message, memory, reader) => {
  const configuration = Buffer.from(String(message.config_params ?? ''), 'base64').toString();
  if (!/^\s*[a-z_]+\s*=/m.test(configuration)) throw new Refusal(12, 'Invalid or incomplete configuration data');
  if (reader.failure() === 'licenceExpired') throw new Refusal(17, 'The toolkit license has expired');
  memory.serviceContext = newContext();
  return { fields: { service_context: memory.serviceContext } };
};

const findReader: Step = (_message, _memory, reader) => {
  if (reader.failure() === 'noReader') throw new Refusal(21, 'No smart card reader is connected');
  if (reader.failure() === 'noCard' || !reader.card()) throw new Refusal(22, 'No Emirates ID card in any reader');
  return { fields: { smartcard_reader: 'Simulated reader 0' } };
};

const connectCard: Step = (message, memory, reader) => {
  const card = reader.card();
  if (message.smartcard_reader !== 'Simulated reader 0') throw new Refusal(21, 'No such smart card reader');
  if (!card) throw new Refusal(22, 'No Emirates ID card in the reader');
  Object.assign(memory, { card, cardContext: newContext(), isOpenOverNfc: false });
  return { fields: { card_context: memory.cardContext } };
};

const interfaceType: Step = (message, memory, reader) => {
  connectedCard(memory, message, reader);
  return { fields: { interface_type: reader.failure() === 'nfc' ? cardInterface.nfc : cardInterface.contact } };
};

const openOverNfc: Step = (message, memory, reader) => {
  const card = connectedCard(memory, message, reader);
  const { cardnumber, dob, expirydate } = message;
  const isRight =
    cardnumber === card.cardNumber && dob === nfcDateOf(card.bornOn) && expirydate === nfcDateOf(card.expiresOn);
  if (!isRight) throw new Refusal(42, 'The card did not accept the NFC parameters');
  memory.isOpenOverNfc = true;
  return { fields: {} };
};

const readPublicData: Step = (message, memory, reader) => {
  const card = connectedCard(memory, message, reader);
  const failure = reader.failure();
  if (failure === 'nfc' && !memory.isOpenOverNfc) throw new Refusal(41, 'NFC parameters are not set');
  if (failure === 'pulledOut') {
    reader.set({ card: null });
    throw new Refusal(33, 'The card was removed');
  }
  const requestId = String(message.request_id ?? '');
  if (Buffer.from(requestId, 'base64').length !== 40) throw new Refusal(51, 'Invalid request id');
  const parts = {
    photograph: isTrue(message.read_photography),
    fixed: isTrue(message.read_non_modifiable_data),
    changing: isTrue(message.read_modifiable_data),
    signatureImage: isTrue(message.read_signature_image),
    address: isTrue(message.read_address),
  };
  const isOffline = failure === 'offline';
  const response = toolkitXml({ card, asked: parts, requestId, now: new Date(), isOffline });
  return { fields: { toolkit_response: response }, delayMs: failure === 'slow' ? slowMs : 0 };
};

const disconnectCard: Step = (_message, memory) => {
  Object.assign(memory, { card: null, cardContext: null });
  return { fields: {} };
};

const cleanUp: Step = (_message, memory) => {
  memory.serviceContext = null;
  return { fields: {} };
};

const steps: Readonly<Record<number, Step>> = {
  [agentCommand.initialise]: initialise,
  [agentCommand.findReader]: findReader,
  [agentCommand.connectCard]: connectCard,
  [agentCommand.interfaceType]: interfaceType,
  [agentCommand.openOverNfc]: openOverNfc,
  [agentCommand.readPublicData]: readPublicData,
  [agentCommand.disconnectCard]: disconnectCard,
  [agentCommand.cleanUp]: cleanUp,
};

function answerTo(message: Asked, memory: Memory, reader: SimulatedReader): Answer {
  const step = steps[message.cmd];
  if (!step) throw new Refusal(1, `Unknown command ${message.cmd}`);
  if (message.sequence <= memory.lastSequence) throw new Refusal(2, 'The sequence does not grow');
  memory.lastSequence = message.sequence;
  const isOpen = memory.serviceContext !== null && message.service_context === memory.serviceContext;
  if (step !== initialise && !isOpen) throw new Refusal(11, 'Invalid service context');
  return step(message, memory, reader);
}

/** One connection to the agent: takes a message, answers the text to send back and how long it takes. */
export function startConversation(reader: SimulatedReader): (text: string) => { text: string; delayMs: number } {
  const memory: Memory = { lastSequence: 0, serviceContext: null, cardContext: null, card: null, isOpenOverNfc: false };
  return (text) => {
    let heard: Partial<Asked> = {};
    try {
      heard = asked.parse(JSON.parse(text));
      const { fields, delayMs = 0 } = answerTo(heard as Asked, memory, reader);
      return { text: JSON.stringify({ sequence: heard.sequence, status: 'success', ...fields }), delayMs };
    } catch (error) {
      const { code, message } = error instanceof Refusal ? error : new Refusal(3, 'Invalid request');
      const fields = { sequence: heard.sequence ?? 0, status: 'fail', error_code: code, description: message };
      return { text: JSON.stringify(fields), delayMs: 0 };
    }
  };
}
