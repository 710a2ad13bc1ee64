/** "Can you put that in the pitch?", "add her quote to it": what was said goes into the text. */
export const putsIn =
  /^\W*(?:(?:please|now|and|ok|okay|also|por favor|ahora|y|can you|could you|would you|puedes|podrías) ,?)*(?:put|add|include|work|use|mention|get|pon|añade|incluye|mete|poner|añadir|incluir|meter)(?:l[oa]s?)? ?(?:(?:all (?:of )?)?(?:that|this|it|them|those)|(?:her|his|their|the|my|our) (?:quote|words|(?:(?:phone|mobile|contact) )?(?:number|phone|e-?mail)(?: address)?)|(?:todo )?(?:eso|esto)|(?:su|mi|la) (?:cita|frase))?(?: too| also| también)? ?(?:in|into|to|en|a)(?:to)? (?:the|my|our|it|that|this|el|la|mi|ese|esa)(?!\p{L})/iu;

/** A message that makes a request or closes the subject. */
export const isWish =
  /^\W*(?:(?:please|now|and|ok|okay|por favor|ahora|y) )*(?:make|rewrite|shorten|change|translate|write|give|try|(?:(?:can|could|would|will) you (?:please |just )?)?(?:post|publish|upload|send|share|submit)|(?:don['’]?t|do not) (?:use|put|say|write|mention)|(?:en (?:el|la) \p{L}+,? )?no (?:pongas|uses|escribas|digas|menciones)|thanks|thank|great|perfect|add (?!that(?!\p{L}))|(?:I|we)(?: (?:want|need|wish)|['’]d like| would like)(?!\p{L})|remember|quiero|necesito|put|include|undo|revert|more|less|hazl[oa]|haz|reescrib|acort|traduc|cambia|escrib|más|menos|añade (?!que(?!\p{L}))|pon|incluye|deshaz|gracias|genial|perfecto)/iu;

/** "how do i find a manager": on phones, questions often lack their mark. */
const startsAsQuestion =
  /^\W*(?:(?:and|so|but|ok|okay|also|hey|hi|y|pero) )*(?:how|what|when|where|who|why|which|should (?:i|we)|do (?:i|we|you)|does|is it|cómo|qué|cuándo|dónde|quién|por qué|cuál)(?!\p{L})/iu;

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
