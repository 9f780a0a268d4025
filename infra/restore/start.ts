import { restoreCommand } from './commands.ts';

/**
 * Gets back what an environment lost (docs/operations.md, Losing and getting back):
 *
 *   npm run restore -- tables --env prod --at 2026-11-26T09:30:00Z          stops the portal, restores beside; then look
 *   npm run restore -- tables --env prod --at 2026-11-26T09:30:00Z --do     puts the restored ones in the place of the tables
 *   npm run restore -- tables --env prod --clean --do                       takes away what was restored beside
 *   npm run restore -- let-work --env prod                                  lets the functions work: nothing was wrong after all
 *   npm run restore -- files --env prod --bucket documents --since 2026-11-26T09:30:00Z --do
 *   npm run restore -- bring-copies --env prod --to <ARN of a vault>        with the second account's profile: brings its copies
 *   npm run restore -- copies --env prod --vault <name>                     stops the portal, restores them beside; then look
 *   npm run restore -- copies --env prod --vault <name> --do                puts them in the place of the tables
 *
 * With the rights of the AWS profile in use (the role `wasla-prod-restore`). Each command can be ended anywhere and run again.
 */
const problem = await restoreCommand(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
