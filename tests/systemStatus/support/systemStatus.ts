/** What an administrator writes of an incident. */
export const anIncident = () => ({
  kind: 'incident' as const,
  title: 'Slow answers',
  titleArabic: 'بطء في الردود',
  text: 'Answers take longer than usual.',
  textArabic: 'تستغرق الردود وقتًا أطول من المعتاد.',
  startsAt: '2026-11-25T06:00:00Z',
});
