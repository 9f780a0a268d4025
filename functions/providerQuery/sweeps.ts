import type { Sweep } from '../_kit/workerHandler.ts';
import { tellQueryDeadlines } from './queryNews.ts';

export const sweeps: readonly Sweep[] = [tellQueryDeadlines];
