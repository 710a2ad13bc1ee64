/** What a link to a screen looks like where it is pasted: in a messenger, for instance, which runs no scripts. */
export interface Preview {
  title: string;
  description: string;
  /** The screen's whole address. */
  url: string;
}

/** All that a page says of the product there. */
const aboutProduct =
  /(?:(?<!\s)\s+)?(<title>[^<]*<\/title>|<meta\s+(?:name="(?:description|twitter:[^"]*)"|property="og:[^"]*")[^>]*>)/g;

/** A page with other words than the product's for its title, description and Open Graph tags. It has no picture then. */
export function withPreview(page: string, { title, description, url }: Preview): string {
  const tags = [
    `<title>${escaped(title)}</title>`,
    ...[
      ['name', 'description', description],
      ['name', 'twitter:card', 'summary'],
      ['property', 'og:type', 'article'],
      ['property', 'og:title', title],
      ['property', 'og:description', description],
      ['property', 'og:url', url],
    ].map(([kind, name, content = '']) => `<meta ${kind}="${name}" content="${escaped(content)}" />`),
  ];
  return page.replace(aboutProduct, '').replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
