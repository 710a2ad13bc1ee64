/** The languages that the product itself writes texts in. */
export type WrittenLanguage = 'en' | 'es';

/**
 * Frequent words of each language. Spanish shares many with its neighbours, which are counted too, so that they aren't
 * taken for Spanish.
 */
const words: Record<string, string> = {
  en: 'the|an|is|are|my|our|and|of|to|in|on|for|with|what|when|how|do|you|it|this|that|we|they|from|about',
  es: 'el|la|los|las|un|una|es|son|mi|mis|nuestr[oa]s?|y|de|del|en|para|con|por|que|qué|cuándo|cómo|dónde|quién|se|hola|gracias|está|lo|más|porque|también',
  fr: 'le|la|les|un|une|des|du|de|est|sont|mon|ma|mes|notre|nos|et|en|pour|avec|que|quand|comment|où|dans|sur|nous|je|sort|au|ce|cette|à',
  pt: 'o|os|as|um|uma|é|são|meu|minha|nosso|nossa|e|de|do|da|dos|das|em|no|na|para|com|por|que|quando|como|onde|se|não|também|está',
  it: 'il|lo|la|i|gli|le|un|una|è|sono|mio|mia|nostro|nostra|e|di|del|della|in|per|con|che|quando|come|dove|si|non|anche|al|esce',
  ca: 'el|la|els|les|un|una|és|són|meu|meva|nostre|nostra|i|de|del|en|per|amb|que|quan|com|on|es|també|surt|al',
};
const marks = Object.entries(words).map(
  ([language, list]) => [language, new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'giu')] as const,
);

/** The language of most of these texts; English if it is another one, or if they don't tell. */
export function writtenLanguageOf(texts: readonly string[]): WrittenLanguage {
  const text = texts.join('\n');
  const counts = marks.map(([language, pattern]) => ({ language, count: text.match(pattern)?.length ?? 0 }));
  const best = counts.reduce((top, next) => (next.count > top.count ? next : top));
  return best.language === 'es' ? 'es' : 'en';
}
