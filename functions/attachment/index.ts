import { attachmentApi } from '../../shared/attachment/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { beginAttachment } from './beginAttachment.ts';
import { checkAttachment } from './checkAttachment.ts';
import { removeAttachment } from './removeAttachment.ts';

export const handler = areaHandler(attachmentApi, { beginAttachment, checkAttachment, removeAttachment }, wiring);
