import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { wiring } from '../../../functions/_data/wiring.ts';
import { tableName } from '../../../functions/_kit/env.ts';

/** Puts a member into a payer's register that the portal cannot understand, under an Emirates ID. */
export async function unreadableMember(payerId: number, digits: string): Promise<void> {
  const Item = {
    pk: `PAYER#${payerId}#MEMBER#SDR-000001`,
    sk: 'MEMBER',
    emiratesIdPk: `PAYER#${payerId}#EMIRATESID#${digits}`,
  };
  await wiring.store.send(new PutCommand({ TableName: tableName('members'), Item }));
}
