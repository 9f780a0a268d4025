import { lookWithAxe } from './support/lookWithAxe.ts';

lookWithAxe('ar', 'dark');
