import { join } from 'node:path';
import type { DemoRegister } from '../../../functions/_demo/clinicianRegister.ts';
import type { RegulatorAccount } from '../../../functions/_demo/regulatorAccounts.ts';
import { regulators } from '../../../shared/_field/regulator.ts';
import type { FaultSettings } from '../faults.ts';
import type { RegulatorAddresses } from '../functions/environment.ts';
import { startControlMedication } from './controlMedication.ts';
import { startDhpo } from './dhpo.ts';
import { PostBox } from './postBox.ts';
import { startRiayati } from './riayati.ts';
import { startShafafiya } from './shafafiya.ts';
import { type SimulatedPayers, startSimulatedPayers } from './simulatedPayers.ts';

/** The files that the regulators' post offices hold, by the names of /local/post-office. */
export type PostBoxes = Readonly<Record<'dhpo' | 'shafafiya' | 'riayati', PostBox>>;

/** Everybody outside whom a facility has credentials for. */
export interface RegulatorSimulators {
  readonly addresses: RegulatorAddresses;
  readonly postBoxes: PostBoxes;
  readonly close: () => Promise<void>;
}

export interface RegulatorOptions {
  readonly now?: () => Date;
  /** The folder in which the post offices keep their files; without it they forget them with the process. */
  readonly directory?: string;
  /** Payers that answer requests by themselves, and after how long; without them nobody answers. */
  readonly payers?: Pick<SimulatedPayers, 'afterMs' | 'answerEligibility'> & { readonly codes: readonly string[] };
}

/** Starts the three regulators and the controlled-medication platform on this machine. */
export async function startRegulators(
  accounts: readonly RegulatorAccount[],
  faults: () => FaultSettings['simulators'],
  register: DemoRegister,
  { now = () => new Date(), directory, payers }: RegulatorOptions = {},
): Promise<RegulatorSimulators> {
  const parts = (regulator: number, name: keyof PostBoxes) => {
    const own = accounts.filter(({ regulatorId }) => regulatorId === regulator);
    const journal = directory === undefined ? undefined : join(directory, `${name}.jsonl`);
    return { accounts: own, register, now, box: new PostBox(own, { now, journal }) };
  };
  const dubai = parts(regulators.DHA, 'dhpo');
  const abuDhabi = parts(regulators.HAAD, 'shafafiya');
  const north = parts(regulators.MOHAP, 'riayati');
  const [dhpo, shafafiya, riayati, controlMedication] = await Promise.all([
    startDhpo({ ...dubai, faults: () => faults().dhpo }),
    startShafafiya({ ...abuDhabi, faults: () => faults().shafafiya }),
    startRiayati({ ...north, faults: () => faults().riayati }),
    startControlMedication({ accounts, faults: () => faults().controlMedication }),
  ]);
  const postBoxes: PostBoxes = { dhpo: dubai.box, shafafiya: abuDhabi.box, riayati: north.box };
  const stopPayers = Object.entries(postBoxes).map(([name, box]) => {
    if (!payers) return () => undefined;
    const format = name === 'riayati' ? 'json' : 'xml';
    return startSimulatedPayers(box, { ...payers, payerCodes: new Set(payers.codes), format });
  });
  return {
    addresses: {
      dhpo: dhpo.url,
      shafafiya: shafafiya.url,
      riayati: riayati.url,
      controlMedication: controlMedication.url,
    },
    postBoxes,
    close: async () => {
      for (const stop of stopPayers) stop();
      await Promise.all([dhpo, shafafiya, riayati, controlMedication].map((simulator) => simulator.close()));
      for (const box of Object.values(postBoxes)) box.close();
    },
  };
}
