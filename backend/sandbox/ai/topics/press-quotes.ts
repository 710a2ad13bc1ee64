import type { Situation } from '../acting/call.js';

/** "Can I use them?", "¿se pueden poner?" */
const asksToUse =
  /(?<!\p{L})(?:(?:can|could|may|should|shall|do|am|are|is) (?:I|we|it|they|you|these|those|them)(?!\p{L})[^.!?\n]{0,30}(?:use|using|put|include|quote|print|mention|allowed|ok(?:ay)?|in)|ok(?:ay)? to (?:use|put|include|quote)|(?:se )?(?:puede[ns]?|podemos|puedo|podr[ií]an?|debo|conviene|vale)(?!\p{L})[^.!?\n]{0,20}(?:poner|usar|incluir|citar|meter|utilizar)\p{L}*)/iu;

const asksHow = /(?<!\p{L})(?:how|where|cómo|dónde)(?!\p{L})[^.!?\n]*\?/iu;

/** The reply to press quotes with a question whether they may be used: yes, with their source; `''` for other messages. */
export function pressQuotesReply({ conversation, known, before }: Situation): string {
  if (!asksToUse.test(conversation.question)) return '';
  const old = new Set(before().praise.map(({ words }) => words));
  const quotes = known.praise.filter(({ words }) => !old.has(words));
  if (quotes.length === 0) return '';
  const isSpanish = known.language === 'es';
  const lines = quotes.map(({ words, by }) => (isSpanish ? `- «${words}» — ${by}` : `- “${words}” — ${by}`)).join('\n');
  const isHow = asksHow.test(conversation.question);
  return isSpanish
    ? `${isHow ? 'P' : 'Sí: p'}alabra por palabra, una vez y con su fuente. Anotado:\n\n${lines}\n\nVan así en las notas de prensa, los correos y las biografías largas que escriba a partir de ahora; lo ya escrito sigue igual.`
    : `${isHow ? 'W' : 'Yes: w'}ord for word, once, and with the source. Noted:\n\n${lines}\n\nThey go like this into the press releases, pitches and longer bios I write from now on; what is written already stands as it was.`;
}

const critics =
  '(?:cr[ií]tic[oa]s?|periodistas?|medios?|revistas?|peri[oó]dicos?|blogs?|prensa|famos[oa]s?|fans?|seguidor\\p{L}*|experto\\p{L}*|music[oa]s? conocid[oa]s?|oyentes?|locutor\\p{L}*)';
/** "Mete una frase de algún crítico que hable bien del disco": words that nobody has said. */
const asksForPraise = new RegExp(
  `(?<!\\p{L})(?:m[eé]te(?:le|me)?|p[oó]n(?:le|me)?|a[ñn][aá]de(?:le)?|agr[eé]ga(?:le)?|incluye|inv[eé]nta(?:te|me)?|haz(?:me)?|s[aá]ca(?:te|me)?|escribe|quiero|necesito|falta|estar[ií]a bien|puedes (?:poner|meter|añadir|inventar)(?:le|me|te)?) (?:un par de |alguna?s?|un[ao]s?|otra|la|el|dos|tres)? ?(?:frases?|citas?|rese[ñn]as?|cr[ií]ticas?|comentarios?|opini(?:ón|on|ones)|palabras|elogios?)(?: (?:bonit|buen|positiv|favorabl|inventad|chul|potent)\\p{L}+)? (?:de|del?|por|como si fuera de) (?:(?:algún|algun[oa]?s?|un[ao]?s?|la|el|los|las|cualquier|otr[oa]) )?${critics}(?!\\p{L})`,
  'iu',
);

/** The reply to a wish for praise by someone who gave none; `''` for other messages. */
export function praiseAsked({ conversation: { question }, known }: Situation): string {
  if (!asksForPraise.test(question) || known.praise.length > 0 || /["“«][^"”»]{12,}["”»]/u.test(question)) return '';
  return 'Eso no lo escribo: una cita que nadie ha dicho es falsa, la prensa lo comprueba, y sigo un guion que solo pone lo que me cuentas.\n\nLo que sí puedo poner:\n\n- **Una cita de verdad**: pide una frase a quien lo haya escuchado (la radio del pueblo, quien programa la sala, quien lo produjo) y dímela con su nombre.\n- **Una tuya**: **mi cita: «…»**, y va tal cual.\n\n¿Qué dirías tú en una frase?';
}
