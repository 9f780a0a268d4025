import { connectedRegulators, regulators } from '../../shared/_field/regulator.ts';
import { payerPart, portalPart, regulatorPart, type StatusPart } from '../../shared/systemStatus/statusParts.ts';
import { type ProbeAnswer, probeAddress } from '../_connect/probe/probeAddress.ts';
import { isAskedByGateway } from '../_data/payer/gatewayPayers.ts';
import { listPayers, type Payer } from '../_data/payer/payer.ts';
import { keepProbe } from '../_data/systemStatus/probe.ts';
import { env } from '../_kit/env.ts';
import type { WorkerContext } from '../_kit/workerHandler.ts';

/** A part with its address, and what an answer from there must be. */
interface Look {
  readonly part: StatusPart;
  readonly url: string;
  readonly isAnswer: (answer: NonNullable<ProbeAnswer>) => boolean;
}

const timeoutMs = 5000;
/** So many addresses are asked at a time. */
const lanes = 10;

/** A post office answers with its WSDL: a page of maintenance has the status of a good answer, but not these words. */
const isWsdl: Look['isAnswer'] = ({ status, text }) => status === 200 && text.includes('definitions');
/** Without credentials a REST service refuses in its own JSON, which is an answer too. */
const isJson: Look['isAnswer'] = ({ status, text }) => status < 500 && text.trimStart().startsWith('{');
/** A gateway refuses a GET; a page of maintenance is no gateway. */
const isGateway: Look['isAnswer'] = ({ status, text }) => status < 500 && !/<html/i.test(text);
const isHealth: Look['isAnswer'] = ({ status }) => status === 200;

const regulatorLooks = (): Look[] => {
  const looks = {
    [regulators.HAAD]: { url: `${env('REGULATOR_SHAFAFIYA_URL')}?wsdl`, isAnswer: isWsdl },
    [regulators.DHA]: { url: `${env('REGULATOR_DHPO_URL')}?wsdl`, isAnswer: isWsdl },
    [regulators.MOHAP]: { url: `${env('REGULATOR_RIAYATI_URL')}/api/Authorization/GetNew`, isAnswer: isJson },
  };
  return connectedRegulators.map((regulatorId) => ({ part: regulatorPart(regulatorId), ...looks[regulatorId] }));
};

/** The payer's own address in the gateway. A GET asks nothing about anybody. */
const payerLook = (payer: Payer): Look => ({
  part: payerPart(payer),
  url: `${env('PAYER_GATEWAY_URL').replace(/\/$/, '')}/${encodeURIComponent(payer.payerCode)}/prior-request`,
  isAnswer: isGateway,
});

const portalLook = (): Look => ({ part: portalPart, url: `${env('PORTAL_URL')}/api/health`, isAnswer: isHealth });

/** One answer that is lost is no outage: a part is down when it does not answer twice. */
async function answers({ url, isAnswer }: Look): Promise<boolean> {
  for (const _try of [1, 2]) {
    const answer = await probeAddress(url, timeoutMs);
    if (answer && isAnswer(answer)) return true;
  }
  return false;
}

/** Looks at every part at its real address, and keeps what was found. */
export async function lookAtParts({ store, now, count }: WorkerContext): Promise<void> {
  const payers = (await listPayers(store)).filter(isAskedByGateway);
  const waiting = [portalLook(), ...regulatorLooks(), ...payers.map(payerLook)];
  const work = async (): Promise<void> => {
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      const isUp = await answers(look);
      count(isUp ? 'partsUp' : 'partsDown');
      await keepProbe(store, { partId: look.part.partId, isUp, checkedAt: now().toISOString() });
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
}
