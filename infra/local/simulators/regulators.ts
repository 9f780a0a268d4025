import { regulators } from '../../../shared/_field/regulator.ts';
import type { DemoRegister } from '../demo/clinicianRegister.ts';
import type { RegulatorAccount } from '../demo/regulatorAccounts.ts';
import type { FaultSettings } from '../faults.ts';
import type { RegulatorAddresses } from '../functions/environment.ts';
import { startControlMedication } from './controlMedication.ts';
import { startDhpo } from './dhpo.ts';
import { PostBox } from './postBox.ts';
import { startRiayati } from './riayati.ts';
import { startShafafiya } from './shafafiya.ts';

/** The files that the regulators' post offices hold, by the names of /local/post-office. */
export type PostBoxes = Readonly<Record<'dhpo' | 'shafafiya' | 'riayati', PostBox>>;

/** Everybody outside whom a facility has credentials for. */
export interface RegulatorSimulators {
  readonly addresses: RegulatorAddresses;
  readonly postBoxes: PostBoxes;
  readonly close: () => Promise<void>;
}

/** Starts the three regulators and the controlled-medication platform on this machine. */
export async function startRegulators(
  accounts: readonly RegulatorAccount[],
  faults: () => FaultSettings['simulators'],
  register: DemoRegister,
  now: () => Date = () => new Date(),
): Promise<RegulatorSimulators> {
  const of = (regulator: number) => accounts.filter(({ regulatorId }) => regulatorId === regulator);
  const parts = (regulator: number) => {
    const own = of(regulator);
    return { accounts: own, register, now, box: new PostBox(own, now) };
  };
  const [dubai, abuDhabi, north] = [parts(regulators.DHA), parts(regulators.HAAD), parts(regulators.MOHAP)];
  const [dhpo, shafafiya, riayati, controlMedication] = await Promise.all([
    startDhpo({ ...dubai, faults: () => faults().dhpo }),
    startShafafiya({ ...abuDhabi, faults: () => faults().shafafiya }),
    startRiayati({ ...north, faults: () => faults().riayati }),
    startControlMedication({ accounts, faults: () => faults().controlMedication }),
  ]);
  return {
    addresses: {
      dhpo: dhpo.url,
      shafafiya: shafafiya.url,
      riayati: riayati.url,
      controlMedication: controlMedication.url,
    },
    postBoxes: { dhpo: dubai.box, shafafiya: abuDhabi.box, riayati: north.box },
    close: async () => {
      await Promise.all([dhpo, shafafiya, riayati, controlMedication].map((simulator) => simulator.close()));
    },
  };
}
