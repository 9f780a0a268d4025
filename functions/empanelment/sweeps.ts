import type { Sweep } from '../_kit/workerHandler.ts';
import { tellEmpanelmentDeadlines } from './empanelmentNews.ts';

export const sweeps: readonly Sweep[] = [tellEmpanelmentDeadlines];
