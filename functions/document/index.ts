import { documentApi } from '../../shared/document/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { verifyDocument } from './verifyDocument.ts';

export const handler = areaHandler(documentApi, { verifyDocument }, wiring);
