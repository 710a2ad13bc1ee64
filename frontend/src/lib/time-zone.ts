/** Where the reader is, as the server takes it: `Europe/London`. Undefined where the browser can't tell. */
export function timeZoneHere(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Etc/Unknown' ? undefined : timeZone;
}
