import type { Language } from '../../reading/language.js';

const lead = '(?:(?:wait|hey|ok|oh|so|and|sorry|remind me|tell me|oye|perdona|y)[ ,]+)*';
const asks: Record<Language, RegExp> = {
  en: new RegExp(
    `^\\W*${lead}(?:what(?:['’]?s| is| was| did (?:i|we) (?:say|tell you)(?: that)?)? (?:my|our|the) (?:total )?budget(?: (?:is|was))?|how much (?:money )?(?:did (?:i|we) say (?:i|we) (?:have|had|could spend)|(?:do|did) (?:i|we) have(?: to spend)?|have (?:i|we) got(?: to spend)?|can (?:i|we) spend))(?: again| please| lol)*\\W*$`,
    'iu',
  ),
  es: /^[^\p{L}]*(?:(?:oye|perdona|y|ah)[ ,]+)*(?:(?:cuál|cual|qué|que) (?:era|es) (?:el|mi|nuestro) presupuesto|qué presupuesto (?:dije|tenemos|tengo|teníamos)|cuánto (?:dinero )?(?:dije que )?(?:tenemos|tengo|teníamos|tenía|podemos gastar))(?: otra vez)?[^\p{L}]*$/iu,
};
const money = /[£$€] ?\d|\d ?(?:€|pounds|quid|euros?|dollars|bucks|pesos)(?!\p{L})/iu;
const isBudget =
  /(?<!\p{L})(?:budget|spend|have|['’]ve|got|only|between us|presupuesto|gastar|tenemos|tengo|contamos)(?!\p{L})/iu;
const ofTickets = /(?<!\p{L})(?:tickets?|tix|entry|doors?|price|cost|costs|entradas?|precio|cuestan?)(?!\p{L})/iu;

/** What the artist said of their budget, for a question about it: "what did i say our budget was again"; `''` for other messages. */
export function budgetAnswer(question: string, earlier: readonly string[], language: Language): string {
  if (!asks[language].test(question.trim())) return '';
  const told = earlier
    .flatMap((one) => one.split(/(?<=[.!?])\s+|\n+/u))
    .findLast((one) => money.test(one) && isBudget.test(one) && !ofTickets.test(one));
  if (told === undefined) return '';
  const words = told.trim().replace(/[.!?]+$/u, '');
  return language === 'es' ? `Me dijiste: «${words}».` : `You told me: “${words}”.`;
}
