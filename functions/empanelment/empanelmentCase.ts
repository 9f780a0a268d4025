import * as z from 'zod';
import { empanelmentLife } from '../../shared/empanelment/life.ts';
import { empanelmentRow, passedStage } from '../../shared/empanelment/routes.ts';
import { empanelments } from '../_data/empanelment/empanelment.ts';
import { caseKind } from '../_parts/case/caseKind.ts';

/** Requests of facilities to join the network, as the parts of a case take them. */
export const empanelmentCase = caseKind({
  id: 'empanelmentId',
  entity: 'empanelment',
  life: empanelmentLife,
  row: empanelmentRow.extend({ passed: z.array(passedStage.strip()) }).strip(),
  records: empanelments,
});
