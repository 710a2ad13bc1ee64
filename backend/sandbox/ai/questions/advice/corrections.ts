import type { Situation } from '../../acting/call.js';
import { speaksOfBadReview } from '../../reading/bad-reviews.js';
import type { Language } from '../../reading/language.js';

const asksToFix: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:can|could|should|may|is it (?:ok|okay|rude|worth)(?: to)?)(?: (?:i|we))?(?: (?:ask|get|tell|email|write)(?:ing)?)?(?: (?:to )?(?:them|him|her|the \p{L}+))?(?: to)? (?:fix|correct|change|amend|update) (?:it|that|this|them)|(?<!\p{L})ask(?:ing)? (?:them|him|her|the \p{L}+) (?:to (?:fix|correct|change)|for a correction)/iu,
  es: /(?<!\p{L})(?:puedo|podemos|deber[ií]a|se puede|les? pido|les? pedimos)(?: \p{L}+){0,3}? (?:que (?:l[oa] )?(?:corrij|cambi|arregl)\p{L}+|correg\p{L}+|rectific\p{L}+|cambi\p{L}+|una correcci[oó]n)/iu,
};
const ofPress =
  /(?<!\p{L})(?:reviews?|articles?|blogs?|papers?|magazines?|write-?ups?|interviews?|piece|reseñas?|cr[ií]ticas?|art[ií]culos?|notas?|diario|revista|entrevista)(?!\p{L})/iu;
const wrong =
  /(?<!\p{L})(?:they|it|he|she|the \p{L}+|who) (?:said|says?|wrote|put|printed|credited|claims?) (?:that )?(?<claim>[^.?!\n]{4,90}?),? (?:and|but|when|which) (?:it|that|he|she|they|i|we|actually|in fact)?(?:['’]?s| is| was| wasn['’]?t| isn['’]?t| didn['’]?t| did not| did| am| are)?(?: not)?(?: (?:true|right|wrong|him|her|them))?\s*(?:[,;:.–—-]+ ?|(?:actually|because|cos) )(?<truth>(?:it|i|we|he|she|the|my|our|\p{Lu}\p{L}+)(?:['’]\p{L}+)? [^.?!\n]{3,90}?)(?=[.?!\n]|,? (?:can|could|should|is it)(?!\p{L})|$)/iu;
const asksToWrite =
  /(?<!\p{L})(?:(?:write|draft|do|send|give)(?: (?:me|us|them|him|her))?(?: (?:the|an?|that|a short))* ?(?:e-?mail|message|note|it|one)|yes|please|escr[ií]b\p{L}*|redact\p{L}*|s[ií]|dale)(?!\p{L})/iu;
const offered = 'Say **write me the email**';
const ofrecido = 'Di **escríbeme el correo**';

/** "They said it was produced by Ana and it wasn't, can I ask them to fix that?", and the email for it; `''` for other messages. */
export function correction(situation: Situation): string {
  const { conversation, known } = situation;
  const { question, asked, said } = conversation;
  const isSpanish = known.language === 'es';
  const last = said.at(-1) ?? '';
  if (question.length < 60 && asksToWrite.test(question) && (last.includes(offered) || last.includes(ofrecido)))
    return letter(situation);
  if (!asksToFix[known.language].test(question)) return '';
  if (!asked.slice(-3).some((one) => ofPress.test(one) || speaksOfBadReview(one))) return '';
  return isSpanish
    ? `Sí: un dato falso se corrige, y pedirlo es normal. Un correo corto y amable a quien lo escribió o a la redacción: qué dice, qué es lo correcto, gracias. Ni una palabra sobre la nota ni la opinión. ${ofrecido} y lo tienes.`
    : `Yes: a wrong fact gets corrected, and asking is normal. One short, polite email to whoever wrote it, or the editor: what it says, what is right, thank you. Not a word about the verdict. ${offered} and you’ll have it.`;
}

function letter({ conversation: { asked }, known: { language, name } }: Situation): string {
  const { claim = '', truth = '' } =
    asked.map((one) => wrong.exec(one)?.groups).findLast((one) => one !== undefined) ?? {};
  const own = (text: string): string => text.replace(/(?<!\p{L})i(?!\p{L})/gu, 'I').trim();
  const right = own(truth.replace(/^\p{Ll}/u, (one) => one.toUpperCase()));
  const lines =
    language === 'es'
      ? [
          '**Asunto:** Una corrección',
          '',
          'Hola, [nombre]:',
          '',
          'gracias por escuchar y por escribir. Hay un dato que no es correcto: [lo que dice]. Lo correcto es: [lo correcto]. ¿Podríais cambiarlo?',
          '',
          'Gracias,',
          name || '[tu nombre]',
        ]
      : [
          '**Subject:** A correction to your piece',
          '',
          'Hello [first name],',
          '',
          `thank you for listening and writing. One fact in it isn’t right: it says that ${claim === '' ? '[what it says]' : own(claim)}. ${right === '' ? '[What is right.]' : `${right}.`} Could you correct that?`,
          '',
          'Thank you,',
          name || '[your name]',
        ];
  const quoted = lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
  return language === 'es'
    ? `Para copiar; no digas nada de la nota:\n\n${quoted}`
    : `To copy; it says nothing about the verdict, and should stay that way:\n\n${quoted}`;
}
