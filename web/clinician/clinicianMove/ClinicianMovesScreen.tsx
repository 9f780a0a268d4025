import { useSession } from '../../base/session.ts';
import { MoveList } from './MoveList.tsx';

/** What was told of clinicians: by the facility of the reader, or to the reader's insurer. */
export const ClinicianMovesScreen = () => <MoveList isPayer={useSession()?.payerId != null} />;
