import { chaptersAtoD } from './chaptersAtoD.ts';
import { chaptersEtoG } from './chaptersEtoG.ts';
import { chaptersHtoJ } from './chaptersHtoJ.ts';
import { chaptersKtoN } from './chaptersKtoN.ts';
import { chaptersOtoR } from './chaptersOtoR.ts';
import { chaptersStoZ } from './chaptersStoZ.ts';
import { fractures } from './fractures.ts';
import { openWounds } from './openWounds.ts';
import { superficialInjuries } from './superficialInjuries.ts';

/** All tables of the classification. */
export const diseaseTables: readonly string[] = [
  ...[chaptersAtoD, chaptersEtoG, chaptersHtoJ, chaptersKtoN, chaptersOtoR, chaptersStoZ],
  ...[superficialInjuries, openWounds, fractures],
];
