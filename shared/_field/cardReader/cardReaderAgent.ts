/**
 * The agent beside an Emirates ID card reader (ICP's toolkit), as browsers reach it: the only place that knows its addresses. The
 * web client connects to them, the content security policy allows them, the simulator listens on them.
 */
export const cardReaderAgent = {
  subProtocol: 'eida-toolkit',
  /** Tried in this order. */
  ports: [9004, 9005, 9020],
  healthAddress: 'http://127.0.0.1:9006/health',
  connectTimeoutMs: 2_000,
  /** A reading asks ICP's gateway, which the agent gives a minute (vg_connection_timeout). */
  readTimeoutMs: 70_000,
  stepTimeoutMs: 15_000,
} as const;

/** The commands of the agent's protocol. */
export const agentCommand = {
  initialise: 1,
  cleanUp: 2,
  connectCard: 4,
  disconnectCard: 5,
  readPublicData: 6,
  openOverNfc: 18,
  interfaceType: 19,
  findReader: 54,
} as const;

/** The position of the card on the reader, in the agent's words. */
export const cardInterface = { contact: 1, nfc: 2 } as const;

/** The WebSocket addresses of the agent. Its name in production leads to the user's own machine, and has a certificate. */
export const agentAddresses = (stage: 'local' | 'deployed'): string[] =>
  cardReaderAgent.ports.map((port) =>
    stage === 'local' ? `ws://127.0.0.1:${port}` : `wss://toolkitagent.emiratesid.ae:${port}`,
  );
