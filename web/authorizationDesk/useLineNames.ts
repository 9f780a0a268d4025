import type { Authorization } from '../../shared/authorization/routes.ts';
import { useCodeNames } from '../field/authorization/useCodeNames.ts';
import { lineName } from './decisionForm.ts';

/** Names a line of a request by its id: number, code and words. An id that the request does not have stays as it is. */
export function useLineNames({ form, names }: Pick<Authorization, 'form' | 'names'>): (lineId: string) => string {
  const { activity } = useCodeNames(names);
  return (lineId) => {
    const line = form?.lines.find((each) => each.lineId === lineId);
    return line ? lineName(line, activity(line)) : lineId;
  };
}
