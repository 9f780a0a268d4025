import { newbornApi } from '../../shared/newborn/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { cancelNewborn } from './cancelNewborn.ts';
import { findMothers } from './findMothers.ts';
import { getMother } from './getMother.ts';
import { getNewborn } from './getNewborn.ts';
import { getNewborns } from './getNewborns.ts';
import { linkOwnCard } from './linkOwnCard.ts';
import { printTemporaryCard } from './printTemporaryCard.ts';
import { registerNewborns } from './registerNewborns.ts';

export const handler = areaHandler(
  newbornApi,
  {
    getNewborns,
    getNewborn,
    findMothers,
    getMother,
    registerNewborns,
    linkOwnCard,
    cancelNewborn,
    printTemporaryCard,
  },
  wiring,
);
