import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { searchTokens } from '../../../shared/_field/searchText.ts';
import { type Drug, drug } from '../../../shared/formulary/drug.ts';
import { type RowKind, rowByCode } from '../versionedList/listedRows.ts';
import type { VersionKey } from '../versionedList/listVersion.ts';

/** Drugs as rows of a list: found by their code, trade name and generic name, from each of their words on. */
export const drugRows: RowKind<Drug> = {
  rowOf: (text) => drug.parse(JSON.parse(text)),
  wordsOf: ({ texts }) => [texts.packageName ?? '', texts.genericName ?? ''].flatMap(searchTokens),
};

/** A drug of a version by its code, or null: one query, however many drugs there are. */
export const drugByCode = (store: DynamoDBDocumentClient, of: VersionKey, code: string): Promise<Drug | null> =>
  rowByCode(store, of, drugRows, code);
