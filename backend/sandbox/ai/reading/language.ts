/** The languages the sandbox writes in. */
export type Language = 'en' | 'es';

const marks: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:the|a|an|is|are|my|our|and|of|to|in|on|for|with|what|when|how|do|you|it|this|that|write|please|can|me|we|i|our|after|at|be|have|was|will|from|they|he|no|yet)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|la|los|las|un|una|es|son|mi|mis|nuestr[oa]s?|y|de|del|en|para|con|por|que|qué|cuándo|cómo|dónde|quién|cuánto|escríbe(?:me)?|escribe|hazme|haz|puedes|quiero|necesito|me|se|sale|hola|gracias|está|esto|tu|he|lo|no|ya|más|porque|aún|has|ha|le|te|al|nos|su|sí|tengo|tenemos|toco|tocamos|saco|sacamos|mañana|pa|pal|porfa|buenas|che|sobre|ahora|inglés|español|vale|oye|perdón|pon(?:le|me|la|lo)?|quita(?:le|la|lo)?|cambia|dime|dale|también|muy|eso|ese|esa|este|esta|q|xq|hora|olvídalo|olvidalo|cuanto|cuando|como|donde|quien|haceme|armame|escribime|das|dame|hay|estos|estas|esos|cuál|cuáles|puedo|debo|hago|subo|mando|sirven?|escribir|hacer|ayudas|puede|sin|antes|podr[ií]as|podeis|podéis|pongo|alg[uú]n|algun[ao]s?|unos|unas|cuant[oa]s|env[ií]o|recomiendas|conoces|espera|canci[oó]n|necesitamos|queremos|consigo|entradas|concierto|pago|anuncios|(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\.?(?= \d)|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\p{L}*[ñáíóú]\p{L}*)(?!\p{L})|[¿¡]/giu,
};

/** The language of the newest text that has one; English by default. */
export function languageOf(texts: readonly string[]): Language {
  const leads = texts.toReversed().map((text) => count(text, 'es') - count(text, 'en'));
  const lead = leads.find((one) => one !== 0) ?? 0;
  // One word more is little evidence against the messages before: "a q hora".
  const isClear = Math.abs(lead) > 1;
  const before = leads.slice(leads.indexOf(lead) + 1).find((one) => Math.abs(one) > 1);
  return (isClear ? lead : (before ?? lead)) > 0 ? 'es' : 'en';
}

/** Names within a sentence say nothing about its language: "89 De Grey Street". */
const names = /https?:\/\/\S+|\S+@\S+|[\p{L}\d-]+\.\p{Ll}{2,6}\/\S+|(?<=[\p{L}\d,:] )\p{Lu}\p{Ll}+/gu;

function count(text: string, language: Language): number {
  return text.replace(names, '').match(marks[language])?.length ?? 0;
}
