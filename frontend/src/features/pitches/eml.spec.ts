import { emlFile, fitsLinks, mailtoLink } from './eml';

const message = {
  to: 'ines@zine.example',
  subject: 'Review: Salt Röad 🎺',
  text: 'Hi Ines,\n\nListen: https://song.example/?a=1&b=2',
};

describe('a pitch as an email', () => {
  it('is opened in full by an email program', () => {
    const link = new URL(mailtoLink(message));
    expect(link.pathname).toBe(message.to);
    expect(link.searchParams.get('subject')).toBe(message.subject);
    expect(link.searchParams.get('body')).toBe(message.text.replace(/\n/g, '\r\n'));
  });

  it('is visibly cut if the link would be too long', () => {
    const long = { ...message, text: '🎺'.repeat(1000) };
    expect([fitsLinks(message), fitsLinks(long)]).toEqual([true, false]);
    expect(mailtoLink(long).length).toBeLessThan(2500);
  });

  it('is a draft as a file, with the full text', async () => {
    const text = await emlFile(message).text();
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toContain('To: ines@zine.example\r\n');
    expect(head).toContain('X-Unsent: 1');
    for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
    expect(Buffer.from(body, 'base64').toString()).toBe(message.text.replace(/\n/g, '\r\n'));
    const words = [...head.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, word = '']) =>
      Buffer.from(word, 'base64').toString(),
    );
    expect(words.join('')).toBe(message.subject);
  });
});
