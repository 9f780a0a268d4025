import { matchPath } from 'react-router-dom';
import { screenTable } from '../screenTable.ts';

/** The path of the open screen with the names of its parameters: the address itself may hold the id of a record. */
export async function screenPath(): Promise<string> {
  const screens = await screenTable.loadAll();
  const open = [...screenTable.visitor, ...screens].filter(({ path }) => matchPath(path, window.location.pathname));
  const fewestParameters = open.sort((one, other) => one.path.split(':').length - other.path.split(':').length);
  return fewestParameters[0]?.path ?? '/';
}
