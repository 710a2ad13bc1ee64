import type { Edit } from './edits.js';

const contact = /^\*\*(?:Contact|Contacto|Listen|Escuchar|About|Sobre|Tickets|Entradas|Date|Fecha|Venue|Sala)\b/u;

/** The edit that puts a fact into a text that has no blank for it: behind the paragraph that tells the most. */
export function factInserted(markdown: string, fact: string): Edit | null {
  const [blank] = factBlank.exec(markdown) ?? [];
  if (blank !== undefined) return { find: blank, replace: fact };
  const [making] = ofMaking.test(fact) ? (makingBlank.exec(markdown) ?? []) : [];
  if (making !== undefined) return { find: making, replace: fact };
  const items = markdown.match(/^[-*] .+$/gmu) ?? [];
  if (items.length > 0) return behindList(markdown, items.at(-1) ?? '', fact);
  if (/^\d+\. /mu.test(markdown)) return null;
  const prose = markdown
    .split(/\n{2,}/u)
    .filter(
      (one) =>
        one.trim().length > 40 &&
        !one.includes('\n') &&
        !/^(?:#|[“«"][^”»"]*[”»"](?: —.*)?$|Listen|Escucha|Subject:|Asunto:|\[|###)/u.test(one) &&
        !contact.test(one) &&
        /[.!?\]]$/u.test(one.trim()),
    );
  // Behind the news itself there is often a paragraph about how the work was made.
  const paragraph = prose.find((one, at) => at > 0 && !one.includes('**')) ?? prose[0];
  if (paragraph === undefined || markdown.indexOf(paragraph) !== markdown.lastIndexOf(paragraph)) return null;
  const [, told = paragraph, rest = ''] = /^(.*?[.!?])((?: \[[^\]]*\]\.?)+)$/u.exec(paragraph) ?? [];
  return { find: paragraph, replace: `${told} ${fact}${rest}` };
}

/** The blank of an announcement, or of captions, for something worth telling. */
const factBlank =
  /^\[(?:One fact|Un dato) [^\]\n]*\]$|^\[(?:Something (?:that happened|about this night)|Algo (?:que pasó|sobre este concierto)) [^\]\n]*\]/mu;

/** The blank for how a work was made, and facts that belong there. */
const makingBlank = /^\[(?:How it was made|Cómo se hizo), [^\]\n]*\]$/mu;
const ofMaking =
  /(?<!\p{L})(?:recorded|produced|mixed|mastered|tracked|engineered|(?:wrote|made) (?:it|this|the (?:song|single|EP|album))|grab(?:ó|aron)|produj(?:o|eron)|mezcl(?:ó|aron)|masteriz(?:ó|aron))(?!\p{L})/iu;

function behindList(markdown: string, item: string, fact: string): Edit | null {
  return markdown.indexOf(item) === markdown.lastIndexOf(item) ? { find: item, replace: `${item}\n\n${fact}` } : null;
}
