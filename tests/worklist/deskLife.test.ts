import { deskLife } from '../../shared/worklist/deskLife.ts';
import arabic from '../../web/worklist/texts/ar.json' with { type: 'json' };
import english from '../../web/worklist/texts/en.json' with { type: 'json' };
import { everyLife } from '../support/everyLife.ts';

everyLife(deskLife, { words: { en: english, ar: arabic }, diagramIn: 'docs/data-model.md' });
