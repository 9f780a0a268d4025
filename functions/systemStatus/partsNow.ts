import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { connectedRegulators } from '../../shared/_field/regulator.ts';
import type { Incident, PartDetail } from '../../shared/systemStatus/routes.ts';
import { payerPart, portalPart, regulatorPart, stateNow } from '../../shared/systemStatus/statusParts.ts';
import { isAskedByGateway } from '../_data/payer/gatewayPayers.ts';
import { listPayers } from '../_data/payer/payer.ts';
import { readStatusNow } from '../_data/systemStatus/statusNow.ts';

/** Every part that the portal watches, as it is now, and the open incidents. */
export async function partsNow(
  store: DynamoDBDocumentClient,
  now: Date,
): Promise<{ parts: PartDetail[]; incidents: Incident[] }> {
  const [payers, { probes, incidents }] = await Promise.all([listPayers(store), readStatusNow(store)]);
  const watched = [
    portalPart,
    ...connectedRegulators.map(regulatorPart),
    ...payers.filter(isAskedByGateway).map(payerPart),
  ];
  const parts = watched.map(({ partId, kind, names }) => {
    const probe = probes.get(partId) ?? null;
    const state = stateNow(probe, now);
    return {
      partId,
      kind,
      name: names.en,
      nameArabic: names.ar,
      state,
      checkedAt: probe?.checkedAt ?? null,
      // A part in an unknown state has no beginning: the last look is too old.
      since: probe && state !== 'unknown' ? probe.since : null,
    };
  });
  return { parts, incidents: [...incidents] };
}
