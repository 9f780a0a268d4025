import type { TFunction } from 'i18next';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { WordOf } from '../base/texts.ts';
import english from './texts/en.json';

type Named = WordOf<'user', 'module'>;

const known = Object.keys(moduleAccess).filter((name): name is Named => name in english.module);

/** What modules are called, each name once; one that only a newer server knows is left out. */
export const moduleNames = (t: TFunction<'user'>, modules: readonly string[]): string[] => [
  ...new Set(known.filter((name) => modules.includes(name)).map((name) => t(`module.${name}`))),
];
