import { day, type DayFormat, exampleRelease, type ReleaseStep } from './example-release';

/** Recalculates the dates of a prerendered landing page from today. */
export function refreshReleaseDays(page: ParentNode, today: Date): void {
  const release = exampleRelease(today);
  for (const element of page.querySelectorAll<HTMLElement>('[data-release-day]')) {
    const [step, format] = (element.dataset.releaseDay ?? '').split(' ') as [ReleaseStep, DayFormat];
    element.textContent = day(release[step], format);
  }
}
