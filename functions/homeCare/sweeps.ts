import type { Sweep } from '../_kit/workerHandler.ts';
import { tellEpisodeDeadlines } from './episodeNews.ts';

export const sweeps: readonly Sweep[] = [tellEpisodeDeadlines];
