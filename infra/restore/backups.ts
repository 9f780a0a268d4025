import {
  type BackupSummary,
  type DynamoDBClient,
  ListBackupsCommand,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import type { PortalTable } from './portalTables.ts';

/**
 * The backups of a restored table, of all pages: of the one that is there, when it is given; otherwise of all that ever had its name. Those of AWS
 * Backup are not among them.
 */
export async function backupsOf(
  client: DynamoDBClient,
  { restoredName }: PortalTable,
  restored?: TableDescription,
): Promise<BackupSummary[]> {
  const found: BackupSummary[] = [];
  let from: string | undefined;
  do {
    const { BackupSummaries = [], LastEvaluatedBackupArn } = await client.send(
      new ListBackupsCommand({ TableName: restoredName, BackupType: 'USER', ExclusiveStartBackupArn: from }),
    );
    found.push(...BackupSummaries);
    from = LastEvaluatedBackupArn;
  } while (from !== undefined);
  return restored ? found.filter(({ TableId }) => TableId === restored.TableId) : found;
}
