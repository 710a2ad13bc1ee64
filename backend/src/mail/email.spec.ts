import { describe, expect, it } from '@jest/globals';
import { renderEmail } from './email.js';
import { emails } from './emails.js';

const url = 'https://fanfare.example/reset-password?email=a%40b.test&token=x_y';

describe('an email', () => {
  const { text, html } = renderEmail(emails['reset-password']({ name: 'Mara & <b>Quill</b>', url }));

  it('has its full link in HTML and in plain text', () => {
    expect(text).toContain(`\n${url}\n`);
    expect(html).toContain('href="https://fanfare.example/reset-password?email=a%40b.test&amp;token=x_y"');
  });

  it('shows a name that looks like markup as it is', () => {
    expect(text).toContain('Hi Mara & <b>Quill</b>,');
    expect(html).toContain('Hi Mara &amp; &lt;b&gt;Quill&lt;/b&gt;,');
  });

  it('loads nothing: no picture, script, style sheet or font', () => {
    expect(html).not.toMatch(/<(img|script|link|style|iframe)|url\(|@import/i);
  });

  it('fits the width of a phone', () => {
    expect(html).toContain('width=device-width');
    expect(html).not.toMatch(/[^-]width:\s*\d/);
  });
});

it.each([
  [false, "Your subscription ended on Dec 05, 2026. You won't be charged again."],
  [
    true,
    "Your subscription was paid for until Dec 05, 2026. The payment for the time after that never went through, so it has ended. You won't be charged again.",
  ],
])('the email about an ended subscription (never paid: %j) says when and why', (isUnpaid, words) => {
  const end = { name: '', date: 'Dec 05, 2026', url, isUnpaid };
  expect(renderEmail(emails['subscription-ended'](end)).text).toContain(`\n${words}\n`);
});
