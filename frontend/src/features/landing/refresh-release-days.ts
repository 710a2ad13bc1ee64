import { day, type DayFormat, exampleRelease, type ReleaseStep } from './example-release';

/** Counts the dates of a landing page that was built ahead from today on. */
export function refreshReleaseDays(page: ParentNode, today: Date): void {
  const release = exampleRelease(today);
  for (const element of page.querySelectorAll<HTMLElement>('[data-release-day]')) {
    const [step, format] = (element.dataset.releaseDay ?? '').split(' ') as [ReleaseStep, DayFormat];
    element.textContent = day(release[step], format);
  }
}
