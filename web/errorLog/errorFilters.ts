import { errorLogApi, type errorSides } from '../../shared/errorLog/routes.ts';

export interface ErrorFilters {
  from: string;
  to: string;
  side: (typeof errorSides)[number] | null;
  area: string;
  /** Of a single error. */
  requestId: string;
}

const { shape } = errorLogApi.endpoints.searchLogs.body;
const empty: ErrorFilters = { from: '', to: '', side: null, area: '', requestId: '' };

/** What is half typed filters nothing yet. */
const readable = (filters: ErrorFilters): ErrorFilters => ({
  ...empty,
  ...Object.fromEntries(
    Object.entries(filters)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([name, value]) => shape[name as keyof ErrorFilters].safeParse(value).success),
  ),
});

export const entryFilters = { key: 'errorLog:entries', empty, criteriaOf: readable };

export const groupFilters = {
  key: 'errorLog:groups',
  empty,
  criteriaOf: (filters: ErrorFilters): Omit<ErrorFilters, 'requestId'> => {
    const { requestId: _, ...place } = readable(filters);
    return place;
  },
};
