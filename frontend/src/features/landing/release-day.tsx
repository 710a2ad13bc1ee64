import { day, type ExampleRelease, type ReleaseStep, type DayFormat } from './example-release';

interface ReleaseDayProps {
  release: ExampleRelease;
  of: ReleaseStep;
  as: DayFormat;
}

/**
 * A date of the example release. `refreshReleaseDays` finds it by its data attribute and updates it on prerendered
 * pages.
 */
export function ReleaseDay({ release, of: step, as: format }: ReleaseDayProps) {
  return <time data-release-day={`${step} ${format}`}>{day(release[step], format)}</time>;
}
