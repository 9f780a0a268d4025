import { drugNames } from '../../shared/formulary/drug.ts';
import { drugColumns } from '../../shared/formulary/drugColumns.ts';
import { drugRows } from '../_data/formulary/drugs.ts';
import { referencePriceWrites } from '../_data/formulary/referencePrices.ts';
import { listedBefore } from '../_demo/activityCodes.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoListInVersions } from '../_demo/listVersions.ts';
import { crescent } from '../_demo/payers.ts';
import { provenPayerId } from '../_kit/proof.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { demoDrugs } from './demo/drugs.ts';

/** What the regulator's list says of the drugs that are in force. */
const referencePrices = (now: Date): TransactItem[] =>
  demoDrugs().before.flatMap(({ code, texts, pricesFils: { packagePublic = 0, unitPublic = null } }) =>
    referencePriceWrites(null, {
      ...{ code, packageName: texts.packageName ?? '', packagePublicFils: packagePublic, unitPublicFils: unitPublic },
      ...listedBefore(now),
    }),
  );

/** A formulary with a version in force, and a later one that waits for a second person because of what it changes. */
const versions = (now: Date) =>
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

export const demo: Demo = ({ now }) => [...versions(now).writes, ...referencePrices(now)];
