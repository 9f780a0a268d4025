import { drugRows } from '../../../functions/_data/formulary/drugs.ts';
import { referencePriceWrites } from '../../../functions/_data/formulary/referencePrices.ts';
import { provenPayerId } from '../../../functions/_kit/proof.ts';
import type { TransactItem } from '../../../functions/_store/transaction.ts';
import { drugNames } from '../../../shared/formulary/drug.ts';
import { drugColumns } from '../../../shared/formulary/drugColumns.ts';
import { listedBefore } from './activityCodes.ts';
import { demoDrugs } from './drugs.ts';
import { demoListInVersions } from './listVersions.ts';
import { crescent } from './payers.ts';

/** What the regulator's list says of the drugs that are in force. */
export const demoReferencePrices = (now: Date): TransactItem[] =>
  demoDrugs().before.flatMap(({ code, texts, pricesFils: { packagePublic = 0, unitPublic = null } }) =>
    referencePriceWrites(null, {
      ...{ code, packageName: texts.packageName ?? '', packagePublicFils: packagePublic, unitPublicFils: unitPublic },
      ...listedBefore(now),
    }),
  );

/** A formulary with a version in force, and a later one that waits for a second person because of what it changes. */
export const demoFormulary = (now: Date) =>
  demoListInVersions(
    {
      list: { payerId: provenPayerId(crescent) },
      kind: { ...drugRows, columns: drugColumns, namesOf: drugNames },
      ...demoDrugs(),
      references: demoDrugs().before,
      makers: ['payeradmin@crescent.example', 'superadmin@portal.example'],
      approved: { by: 'superadmin@portal.example', reason: "Agrees with the regulator's list" },
      fileName: 'formulary',
    },
    now,
  );
