import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

interface CaughtMail {
  subject: string;
  links: string[];
}

/**
 * Waits for an email to an address with this subject in the sandbox's inbox, and returns the first link of the newest
 * one.
 */
export async function mailedLink(page: Page, email: string, subject: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const response = await page.context().request.get(`/sandbox/mail.json?to=${encodeURIComponent(email)}`);
      const mails = (await response.json()) as CaughtMail[];
      link = mails.find((mail) => mail.subject === subject)?.links[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
