import { screenAt } from '../screenAt.ts';
import { screenTable } from '../screenTable.ts';

/** The path of the open screen with the names of its parameters: the address itself may hold the id of a record. */
export async function screenPath(): Promise<string> {
  const screens = await screenTable.loadAll();
  return screenAt([...screenTable.visitor, ...screens], window.location.pathname)?.path ?? '/';
}
