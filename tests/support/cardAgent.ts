interface AgentMessage {
  cmd: number;
  sequence: number;
  request_id?: string;
}

/** What the agent answers to each command when a card lies on a contact reader. */
const answers: Readonly<Record<number, object>> = {
  1: { service_context: 'service-1' },
  54: { smartcard_reader: 'Reader 1' },
  4: { card_context: 'card-1' },
  19: { interface_type: 1 },
  6: { toolkit_response: '<ValidationGatewayResponse><Message/></ValidationGatewayResponse>' },
};

/** jsdom reaches no card reader: a WebSocket that answers as the agent does. */
class AgentSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;

  constructor() {
    super();
    queueMicrotask(() => {
      this.readyState = AgentSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    });
  }

  send(text: string): void {
    const { cmd, sequence } = JSON.parse(text) as AgentMessage;
    const data = JSON.stringify({ cmd, sequence, status: 'success', ...answers[cmd] });
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  close(): void {
    this.readyState = 3;
  }
}

export function installCardAgent(): void {
  globalThis.WebSocket = AgentSocket as unknown as typeof WebSocket;
}
