import type { Known } from '../../reading/known.js';

/** "Can you put that in the pitch?", "add her quote to it": what was said goes into the text. */
export const putsIn =
  /^\W*(?:(?:please|now|and|ok|okay|also|por favor|ahora|y|can you|could you|would you|puedes|podrías) ,?)*(?:put|add|include|work|use|mention|get|pon|añade|incluye|mete|poner|añadir|incluir|meter)(?:l[oa]s?)? ?(?:(?:all (?:of )?)?(?:that|this|it|them|those)|(?:her|his|their|the|my|our) (?:quote|words|(?:(?:phone|mobile|contact) )?(?:number|phone|e-?mail)(?: address)?)|(?:todo )?(?:eso|esto)|(?:su|mi|la) (?:cita|frase))?(?: too| also| también)? ?(?:in|into|to|en|a)(?:to)? (?:the|my|our|it|that|this|el|la|mi|ese|esa)(?!\p{L})/iu;

/** A message that makes a request or closes the subject. */
export const isWish =
  /^\W*(?:(?:please|now|and|ok|okay|por favor|ahora|y) )*(?:make|rewrite|shorten|change|translate|write|give|try|(?:(?:can|could|would|will) you (?:please |just )?)?(?:post|publish|upload|send|share|submit)|(?:don['’]?t|do not) (?:use|put|say|write|mention)|(?:en (?:el|la) \p{L}+,? )?no (?:pongas|uses|escribas|digas|menciones)|thanks|thank|great|perfect|add (?!that(?!\p{L}))|(?:I|we)(?: (?:want|need|wish)|['’]d like| would like)(?!\p{L})|remember|quiero|necesito|put|include|undo|revert|more|less|hazl[oa]|haz|reescrib|acort|traduc|cambia|escrib|más|menos|añade (?!que(?!\p{L}))|pon|incluye|deshaz|gracias|genial|perfecto)/iu;

/** "Don't name the venue". */
export const isProhibition =
  /(?:^|[.!?\n] ?)(?:(?:and|but|please|also|ok|okay|oh|cool|y|pero|por favor|también)[ ,.]+)*(?:don['’]?t|do not|never|no) (?:name|mention|say|tell|use|put|print|include|give|nombres|menciones|digas|cuentes|uses|pongas|incluyas)(?!\p{L})/iu;

/** The reply to a wish to leave something out if nothing shows which words it means. @param title of the text, if it was read */
export function unclearWish({ language }: Pick<Known, 'language'>, title = ''): string {
  const named = title === '' ? { en: 'the text', es: 'del texto' } : { en: `“${title}”`, es: `de «${title}»` };
  return language === 'es'
    ? `Sigo un guion y no sé a qué palabras ${named.es} te refieres, así que no he cambiado nada. Dímelo con sus palabras: **quita «…»** o **cambia «…» por «…»**.`
    : `I’m scripted, and I couldn’t tell which words of ${named.en} that means, so I changed nothing. Say it with its words: **cut “…”**, or **change “…” to “…”**.`;
}

/** "how do i find a manager": on phones, questions often lack their mark. */
const startsAsQuestion =
  /^\W*(?:(?:and|so|but|ok|okay|also|hey|hi|y|pero) )*(?:how|what|when|where|who|why|which|should (?:i|we)|do (?:i|we|you|they)|do (?:\p{L}+ ){1,4}(?:actually|really|ever|still|even|always|usually|mind|care|want|like|expect|accept|listen|read|reply|answer|pay)|does|is it|cómo|qué|cuándo|dónde|quién|por qué|cuál)(?!\p{L})/iu;

/** "Can you update it?", behind what has changed. */
const asksForChange =
  /(?<=[.!,;\n] ?)(?:please )?(?:(?:can|could|would|will) (?:you|u)|please|¿?(?:puedes|podrías))(?!\p{L})[^.!?\n]*\?/giu;

/** Whether a message is a question, other than one that asks the assistant to do something. */
export function isOnlyQuestion(question: string): boolean {
  const told = question.replace(asksForChange, '').trim();
  return (
    (/[?¿]/.test(told) || startsAsQuestion.test(question)) &&
    !/^\W*(?:(?:can|could|would|will) you|puedes|podrías)(?!\p{L})/iu.test(question)
  );
}

/** A report of documents for which the reply had no steps left: "Name a town and I’ll do it." */
export const saysLeft = /^(?:Not done yet|Falta): /mu;

/** How the assistant reports an edit. */
export const isChangeReport = /^(?:Changed|Cambiado)(?: in| en)?[^\n]*:/u;
