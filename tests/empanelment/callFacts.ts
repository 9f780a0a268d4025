import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(empanelmentApi, { background: ['markEmpanelmentRead'] });
