/** An event as EventBridge hands it over; the rules read these parts of it. */
export interface CloudTrailEvent {
  readonly source: string;
  readonly 'detail-type': string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What EventBridge decides about a value, as far as the portal's rules go. */
export function fits(wanted: unknown, value: unknown): boolean {
  if (!Array.isArray(wanted)) {
    return Object.entries(wanted as object).every(([name, each]) =>
      fits(each, (value as Record<string, unknown>)?.[name]),
    );
  }
  return wanted.some((each) => {
    if (typeof each === 'string') return each === value;
    if ('anything-but' in each) return value !== undefined && value !== each['anything-but'];
    if ('prefix' in each) return typeof value === 'string' && value.startsWith(each.prefix);
    return JSON.stringify(each) === JSON.stringify(value);
  });
}
