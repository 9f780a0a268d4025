import { ScreenBody } from '../ui/ScreenBody.tsx';
import { RegulatoryErrorSearch } from './RegulatoryErrorSearch.tsx';
import { useReadableKinds } from './useReadableKinds.ts';

/** The regulators' findings on the requests of one's own facility, for those who send them. */
export function RegulatoryErrorsScreen() {
  return (
    <ScreenBody>
      <RegulatoryErrorSearch kinds={useReadableKinds()} />
    </ScreenBody>
  );
}
