import type { Situation } from '../call.js';

const money = '(?:[£$€] ?)?\\d[\\d.,]*(?: ?(?:[£$€]|k|quid|pounds?|dollars?|bucks|euros?|pavos|pesos))?';
/** "Put 80 on ads and the rest on photos", "spend £50 on posters". */
const spends = new RegExp(
  `(?<!\\p{L})(?:put|spend|allocate|set aside|budget|give|use|pon(?:emos|ed|gan)?|gasta(?:mos|r)?|mete|metemos|reserva(?:mos)?|asigna(?:mos)?|dedica(?:mos)?) ${money} (?:on|for|into|in|to(?:wards?)?|aside for|en|para|a) (?:the |some |los |las |la |el )?\\p{L}`,
  'iu',
);
const ofPlan =
  /(?<!\p{L})(?:plan|timeline|schedule|budget|presupuesto|calendario|the rest (?:on|for|into|in)|el resto (?:en|para|a))(?!\p{L})/iu;
const addsBudget =
  /(?<!\p{L})(?:add|put|include|write|get|pon(?:me|le)?|añade|a[ñn][aá]d(?:e|ir)|mete|agrega|incluye) (?:(?:a|the|my|our|that|this|un|el|mi|nuestro|ese) )?(?:budget|costs?|spend(?:ing)?|money|presupuesto|gastos?) (?:(?:in|into|to|on|en|al|a) )(?:(?:the|my|our|el|mi|nuestro) )?(?:plan|timeline|calendario)(?!\p{L})/iu;

/** Says that a plan has no place for money, to a message that wants some in it; `''` for other messages. */
export function noBudget({ conversation: { question }, known: { language } }: Situation): string {
  if (/[?¿]/u.test(question) && !addsBudget.test(question)) return '';
  if (!(spends.test(question) && ofPlan.test(question)) && !addsBudget.test(question)) return '';
  return language === 'es'
    ? 'Un plan tiene tareas con su día, pero no presupuesto: sigo un guion y no he añadido ni movido nada. Apunta tú el dinero aparte; en este chat también queda como lo has escrito.'
    : 'A plan has tasks with their days and no budget: I’m scripted, and I added nothing and moved nothing. Keep the sums in a list of your own; they also stay in this chat as you typed them.';
}
