import { circularApi } from '../../shared/circular/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { acknowledgeCircular } from './acknowledgeCircular.ts';
import { approveCircular } from './approveCircular.ts';
import { getCircular } from './getCircular.ts';
import { getCircularAttachment } from './getCircularAttachment.ts';
import { getDueCirculars } from './getDueCirculars.ts';
import { openCircular } from './openCircular.ts';
import { previewAudience } from './previewAudience.ts';
import { publishCircular } from './publishCircular.ts';
import { refuseCircular } from './refuseCircular.ts';
import { saveCircular } from './saveCircular.ts';
import { searchCirculars } from './searchCirculars.ts';
import { searchOwnCirculars } from './searchOwnCirculars.ts';
import { searchReceipts } from './searchReceipts.ts';
import { withdrawCircular } from './withdrawCircular.ts';

const read = {
  searchCirculars,
  getCircular,
  getDueCirculars,
  openCircular,
  acknowledgeCircular,
  getCircularAttachment,
};
const write = { saveCircular, publishCircular, approveCircular, refuseCircular, withdrawCircular };

export const handler = areaHandler(
  circularApi,
  { ...read, ...write, searchOwnCirculars, previewAudience, searchReceipts },
  wiring,
);
