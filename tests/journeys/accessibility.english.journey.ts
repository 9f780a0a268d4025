import { lookWithAxe } from './support/lookWithAxe.ts';

lookWithAxe('en', 'light');
