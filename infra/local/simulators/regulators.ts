import { regulators } from '../../../shared/_field/regulator.ts';
import type { DemoRegister } from '../demo/clinicianRegister.ts';
import type { RegulatorAccount } from '../demo/regulatorAccounts.ts';
import type { FaultSettings } from '../faults.ts';
import type { RegulatorAddresses } from '../functions/environment.ts';
import { startControlMedication } from './controlMedication.ts';
import { startDhpo } from './dhpo.ts';
import { startRiayati } from './riayati.ts';
import { startShafafiya } from './shafafiya.ts';

/** Everybody outside whom a facility has credentials for. */
export interface RegulatorSimulators {
  readonly addresses: RegulatorAddresses;
  readonly close: () => Promise<void>;
}

/** Starts the three regulators and the controlled-medication platform on this machine. */
export async function startRegulators(
  accounts: readonly RegulatorAccount[],
  faults: () => FaultSettings['simulators'],
  register: DemoRegister,
): Promise<RegulatorSimulators> {
  const of = (regulator: number) => accounts.filter(({ regulatorId }) => regulatorId === regulator);
  const [dhpo, shafafiya, riayati, controlMedication] = await Promise.all([
    startDhpo({ accounts: of(regulators.DHA), register, faults: () => faults().dhpo }),
    startShafafiya({ accounts: of(regulators.HAAD), register, faults: () => faults().shafafiya }),
    startRiayati({ accounts: of(regulators.MOHAP), register, faults: () => faults().riayati }),
    startControlMedication({ accounts, faults: () => faults().controlMedication }),
  ]);
  return {
    addresses: {
      dhpo: dhpo.url,
      shafafiya: shafafiya.url,
      riayati: riayati.url,
      controlMedication: controlMedication.url,
    },
    close: async () => {
      await Promise.all([dhpo, shafafiya, riayati, controlMedication].map((simulator) => simulator.close()));
    },
  };
}
