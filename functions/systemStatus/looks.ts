import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { connectedRegulators, regulators } from '../../shared/_field/regulator.ts';
import {
  mailPart,
  payerPart,
  portalPart,
  regulatorPart,
  type StatusPart,
} from '../../shared/systemStatus/statusParts.ts';
import { isMailReady } from '../_connect/mail/isMailReady.ts';
import { payerAddress } from '../_connect/payer/payerAddress.ts';
import { type ProbeAnswer, probeAddress } from '../_connect/probe/probeAddress.ts';
import { isAskedByGateway } from '../_data/payer/gatewayPayers.ts';
import { listPayers, type Payer } from '../_data/payer/payer.ts';
import { keepProbe, type ProbeFound } from '../_data/systemStatus/probe.ts';
import { env } from '../_kit/env.ts';

/** A part, and a look whether it answers. */
export interface Look {
  readonly part: StatusPart;
  readonly isAnswered: () => Promise<boolean>;
  /** Whose system it is, where the portal signs what it asks. */
  readonly payerCode?: string;
}

type IsAnswer = (answer: NonNullable<ProbeAnswer>) => boolean;

const timeoutMs = 5000;

/** A look at an address. */
const at = (url: string, isAnswer: IsAnswer) => async (): Promise<boolean> => {
  const answer = await probeAddress(url, timeoutMs);
  return answer !== null && isAnswer(answer);
};

/** A post office answers with its WSDL: a page of maintenance has the status of a good answer, but not these words. */
const isWsdl: IsAnswer = ({ status, text }) => status === 200 && text.includes('definitions');
/** Without credentials a REST service refuses in its own JSON, which is an answer too. */
const isJson: IsAnswer = ({ status, text }) => status < 500 && text.trimStart().startsWith('{');
/** A gateway refuses a GET; a page of maintenance is no gateway. */
const isGateway: IsAnswer = ({ status, text }) => status < 500 && !/<html/i.test(text);
const isHealth: IsAnswer = ({ status }) => status === 200;

const regulatorLooks = (): Look[] => {
  const looks = {
    [regulators.HAAD]: at(`${env('REGULATOR_SHAFAFIYA_URL')}?wsdl`, isWsdl),
    [regulators.DHA]: at(`${env('REGULATOR_DHPO_URL')}?wsdl`, isWsdl),
    [regulators.MOHAP]: at(`${env('REGULATOR_RIAYATI_URL')}/api/Authorization/GetNew`, isJson),
  };
  return connectedRegulators.map((regulatorId) => ({
    part: regulatorPart(regulatorId),
    isAnswered: looks[regulatorId],
  }));
};

/** The payer's own address in the gateway. A GET asks nothing about anybody. */
const payerLook = (payer: Payer): Look => ({
  part: payerPart(payer),
  isAnswered: at(payerAddress(env('PAYER_GATEWAY_URL'), payer.payerCode), isGateway),
  payerCode: payer.payerCode,
});

/** A mail itself would be one too many: SES says whether it takes the portal's. */
const mailLook: Look = { part: mailPart, isAnswered: () => isMailReady(env('MAIL_SENDER'), timeoutMs) };

/** The looks that any function can do, by the part that they look at. */
export const looksOutside = async (store: DynamoDBDocumentClient): Promise<Look[]> => [
  mailLook,
  ...regulatorLooks(),
  ...(await listPayers(store)).filter(isAskedByGateway).map(payerLook),
];

/** Only a worker knows where the portal's users reach it. */
export const portalLook = (): Look => ({
  part: portalPart,
  isAnswered: at(`${env('PORTAL_URL')}/api/health`, isHealth),
});

/**
 * Looks at a part and keeps what was found. One lost answer is no outage: a part is down when it does not answer twice. A look is dated by its
 * question, not by its end: a slow look would otherwise replace what a look that asked after it has found.
 */
export async function lookAt(
  { store, now }: { readonly store: DynamoDBDocumentClient; readonly now: () => Date },
  { part: { partId }, isAnswered }: Look,
): Promise<boolean> {
  const ask = async (): Promise<ProbeFound> => {
    const checkedAt = now().toISOString();
    const began = performance.now();
    return { checkedAt, tookMs: (await isAnswered()) ? Math.round(performance.now() - began) : null };
  };
  let found = await ask();
  if (found.tookMs === null) found = await ask();
  await keepProbe(store, { partId, ...found });
  return found.tookMs !== null;
}
