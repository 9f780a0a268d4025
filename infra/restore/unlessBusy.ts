import {
  BackupInUseException,
  BackupNotFoundException,
  ContinuousBackupsUnavailableException,
  LimitExceededException,
  ResourceInUseException,
  ResourceNotFoundException,
  TableAlreadyExistsException,
  TableInUseException,
} from '@aws-sdk/client-dynamodb';

/** Another run of the command does the same, or AWS is not done with what came before. */
const passes = [
  BackupInUseException,
  BackupNotFoundException,
  ContinuousBackupsUnavailableException,
  LimitExceededException,
  ResourceInUseException,
  ResourceNotFoundException,
  TableAlreadyExistsException,
  TableInUseException,
];

/** Expiry is the one thing that AWS refuses to set twice, and has no error of its own for it. */
const isSetAlready = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationException' && error.message.includes('already enabled');

/** Asks AWS for a change of tables. If that passes by itself, the next look at the table says how it stands. */
export async function unlessBusy(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isSetAlready(error) && !passes.some((each) => error instanceof each)) throw error;
  }
}
