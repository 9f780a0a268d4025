import type { Sweep } from '../_kit/workerHandler.ts';
import { tellNewbornsEnding } from './tellNewbornsEnding.ts';

export const sweeps: readonly Sweep[] = [tellNewbornsEnding];
