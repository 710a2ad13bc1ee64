/** The browser's time zone, like `Europe/London`; undefined if unknown. */
export function timeZoneHere(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Etc/Unknown' ? undefined : timeZone;
}
