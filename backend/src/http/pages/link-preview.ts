/** The preview of a link where it is pasted, such as in a messenger, which doesn't run scripts. */
export interface Preview {
  title: string;
  description: string;
  /** The screen's absolute URL. */
  url: string;
}

/** The tags that describe the product. */
const aboutProduct =
  /(?:(?<!\s)\s+)?(<title>[^<]*<\/title>|<meta\s+(?:name="(?:description|twitter:[^"]*)"|property="og:[^"]*")[^>]*>)/g;

/** Replaces the product's title, description and Open Graph tags. The result has no picture. */
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
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
