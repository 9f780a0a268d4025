import { ClaimFilesScreen } from './ClaimFilesScreen.tsx';
import { ClaimListScreen } from './ClaimListScreen.tsx';
import { useBillsHere } from './useBillsHere.ts';

/** Where the tile leads: a facility's billers to its claims, all others to the files that they check. */
export const ClaimSectionScreen = () => (useBillsHere() ? <ClaimListScreen /> : <ClaimFilesScreen />);
