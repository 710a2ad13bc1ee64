import { day, type ExampleRelease, type ReleaseStep, type DayFormat } from './example-release';

interface ReleaseDayProps {
  release: ExampleRelease;
  of: ReleaseStep;
  as: DayFormat;
}

/** A date of the example release. The page may have been built days ago: `refreshReleaseDays` finds it by its mark. */
export function ReleaseDay({ release, of: step, as: format }: ReleaseDayProps) {
  return <time data-release-day={`${step} ${format}`}>{day(release[step], format)}</time>;
}
