import { drugRows } from '../../../functions/_data/formulary/drugs.ts';
import { provenPayerId } from '../../../functions/_kit/proof.ts';
import { drugColumns, drugNames } from '../../../shared/formulary/drug.ts';
import { demoDrugs } from './drugs.ts';
import { demoListInVersions } from './listVersions.ts';
import { crescent } from './payers.ts';

/** A formulary with a version in force, and a later one that waits for a second person because of what it changes. */
export const demoFormulary = (now: Date) =>
  demoListInVersions(
    {
      list: { payerId: provenPayerId(crescent) },
      kind: { ...drugRows, columns: drugColumns, namesOf: drugNames },
      ...demoDrugs(),
      makers: ['payeradmin@crescent.example', 'superadmin@portal.example'],
      fileName: 'formulary',
    },
    now,
  );
