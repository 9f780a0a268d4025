import { always, isContracted, isOneOf, type ProviderState, type ProviderTiles } from '../_field/providerTile.ts';

const mayUpdateProfile = (state: ProviderState): boolean =>
  isOneOf('contracted', 'expired', 'suspended')(state) ||
  (state.contractStatus === 'onboarded' && state.providerMode === 2);

export const tilesOfProvider = {
  joinNetwork: { order: 60, isShown: isOneOf('none', 'contracted', 'rejected', 'inProgress', 'onboarded') },
  recontracting: { order: 70, isShown: isOneOf('stopped', 'contractStopped') },
  addBranch: { order: 80, isShown: isContracted },
  trackEmpanelment: { order: 90, isShown: always },
  updateProfile: { order: 100, isShown: mayUpdateProfile },
  updateContract: { order: 120, isShown: isContracted },
} as const satisfies ProviderTiles;
