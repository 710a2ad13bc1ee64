/** What a message calls a sum that stays out: "how much it was worth", "cuánto valía", "the amount". */
const ofAmount =
  /^(?:(?:the |any |el |la |lo de(?:l| la)? |del? )?(?:amounts?|value|sums?|figures?|total|money|cost|worth|price of (?:it|them|everything|the gear)|valor|montos?|importe|cifras?|dinero|lana|plata|precio de (?:las cosas|todo|el equipo))|(?:how )?much(?: money)?(?: (?:it|they|we|that|this|everything|all|the \p{L}+|our \p{L}+)[^,]*)?|what (?:it|they|that|everything|the \p{L}+|our \p{L}+)(?:['’]s| was| were| is| are)?(?: all)? (?:worth|cost)|cuánto(?: dinero)?(?: (?:val|cost|perd|cuest|fue|era|nos|se|eran)\p{L}*[^,]*)?|lo que (?:val|cost)\p{L}+[^,]*)$/iu;

const number = '\\d[\\d.,]*(?: ?(?:k|mil|thousand|grand|million(?:es)?|millones?))?';
const money = `(?:[£$€] ?${number}|${number} ?(?:€|euros?|pounds|quid|bucks|dollars|pesos|grand|dólares|soles|libras)|\\d[\\d.,]*k(?![\\p{L}\\d]))`;
const about =
  '(?:(?:worth|about|around|like|some|roughly|nearly|almost|over|up to|at least|something like|como|unos|unas|casi|más de|cerca de|por(?: un)? valor de|valorad[oa]s? en|con un valor de|que val(?:e|en|ía|ían)|de) )*';
const stuff =
  '(?: (?:worth )?(?:of|de|en) (?:(?:the|our|their|el|nuestro) )?(?:stuff|gear|equipment|kit|things|cosas|equipos?|material|instrumentos|instruments))?(?: (?:gone|lost|missing|perdid[oa]s?))?';
const end = '(?=,|;|$| (?:last|on|in|at|from|and|but|so|yesterday|y|pero|el|la noche|en|ayer|anoche)(?!\\p{L}))';
/** Ways in which a clause can do without the sum, from the safest on. */
const cuts: [pattern: RegExp, replacement: string][] = [
  [new RegExp(`,? \\(${about}${money}${stuff}\\)`, 'giu'), ''],
  [new RegExp(`, (?:and )?${about}${money}${stuff}(?=,|;|$)`, 'giu'), ''],
  [
    new RegExp(
      `,? (?:worth|por(?: un)? valor de|valorad[oa]s? en|con un valor de|que val(?:e|en|ía|ían)) ${about}${money}${end}`,
      'giu',
    ),
    '',
  ],
  [new RegExp(`(?<!\\p{L})${about}${money} (?:worth )?(?:of|de|en) (?=\\p{L})`, 'giu'), ''],
];
/** "The gear was", without its worth. */
const endsOpen =
  /(?<!\p{L})(?:was|were|is|are|of|cost|costs|worth|about|de|en|era|eran|es|son|vale|valen|valía|valían)\s*$/iu;
const anyMoney = new RegExp(`(?<![\\p{L}\\d])${money}`, 'iu');

/** Whether a message wants a sum left out, rather than a thing. */
export function isAmount(topic: string): boolean {
  return ofAmount.test(topic.trim());
}

/** A clause without its sum of money; none if the sum is what it says. */
export function withoutAmount(clause: string): string[] {
  const rest = cuts.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), clause);
  return anyMoney.test(rest) || endsOpen.test(rest) ? [] : [rest];
}
