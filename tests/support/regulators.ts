import { afterAll, afterEach } from 'vitest';
import { type DemoRegister, demoRegister } from '../../functions/_demo/clinicianRegister.ts';
import { demoRegulatorAccounts, type RegulatorAccount } from '../../functions/_demo/regulatorAccounts.ts';
import { createFaultSwitch, type FaultSettings } from '../../infra/local/faults.ts';
import { type PostBoxes, startRegulators } from '../../infra/local/simulators/regulators.ts';
import { outsideMs } from './outsideLimits.ts';

/** The account of a demonstration facility at its regulator. */
export function regulatorAccount(facilityLicense: string): RegulatorAccount {
  const account = demoRegulatorAccounts.find((candidate) => candidate.facilityLicense === facilityLicense);
  if (!account) throw new Error(`No regulator account for ${facilityLicense}`);
  return account;
}

type SimulatorFaults = { [Name in keyof FaultSettings['simulators']]?: Partial<FaultSettings['simulators'][Name]> };

/**
 * Starts the regulators' simulators for this test file, points the functions at them, and switches human verification off. The
 * answer sets faults, which end with the test. The list of clinicians is the demonstration's, or the test's own.
 */
export async function startRegulatorSimulators(
  register: DemoRegister = demoRegister,
): Promise<{ setFaults: (simulators: SimulatorFaults) => void; postBoxes: PostBoxes }> {
  const faults = createFaultSwitch();
  const { addresses, close, postBoxes } = await startRegulators(
    demoRegulatorAccounts,
    () => faults.current().simulators,
    register,
  );
  Object.assign(process.env, {
    HUMAN_VERIFICATION: 'off',
    REGULATOR_DHPO_URL: addresses.dhpo,
    REGULATOR_SHAFAFIYA_URL: addresses.shafafiya,
    REGULATOR_RIAYATI_URL: addresses.riayati,
    CONTROL_MEDICATION_URL: addresses.controlMedication,
    REGULATOR_TIMEOUT_MS: String(outsideMs),
  });
  afterEach(() => void faults.set({}));
  afterAll(close);
  return { setFaults: (simulators) => void faults.set({ simulators }), postBoxes };
}
