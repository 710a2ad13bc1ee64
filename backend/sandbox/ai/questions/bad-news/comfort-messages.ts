import type { Situation } from '../../acting/call.js';
import { upperFirst } from '../../first-letters.js';

const message =
  '(?:mensajes?|mensajitos?|wass?ap|whats ?app|audio|nota|notita|carta|tarjeta|algo|unas palabras|message|text|note|card|dm|something|a few words)';
const comforts =
  '(?:(?:dándole|dandole|dándoles|dandoles|para darle|para darles|que le d[eé]|de) (?:(?:muchos|muchas|mis|nuestros|un poco de) )?(?:ánimos?|animos?|fuerzas?|apoyo|pésame|pesame|consuelo)|(?:animándol|animandol|consolándol)[aeo]s?|para (?:animar|consolar)l[aeo]s?|(?:to )?(?:cheer|cheering) (?:\\p{L}+ )?up|(?:of|with) (?:support|sympathy|condolences|encouragement)|(?:saying )?(?:hang in there|sorry for (?:his|her|their) loss)|to (?:comfort|console) \\p{L}+)';
const asks = new RegExp(
  `(?<!\\p{L})${message}(?: (?:corto|bonito|breve|short|nice|kind|quick))? (?:a|para|al|for|to) (?<who>(?:mi |la |el |los |las |my |the |our )?[\\p{L}’'-]+(?: [\\p{L}’'-]+)?)[^.!?\\n]{0,40}?(?<!\\p{L})${comforts}(?!\\p{L})|(?<!\\p{L})${message} ${comforts}(?!\\p{L})`,
  'iu',
);

/** The reply to a wish for a personal message of comfort, which the script doesn't write; `''` for other messages. */
export function comfortAsked({ conversation: { question }, known: { language } }: Situation): string {
  const found = asks.exec(question);
  if (!found) return '';
  const who = (found.groups?.['who'] ?? '').replace(/ (?:dándole|dandole|que|para|la|el|to|who)$/iu, '');
  const named = who === '' || /^(?:una?|lo|su)(?!\p{L})/iu.test(who) ? '' : who;
  return language === 'es'
    ? `El mensaje de ánimo${named && ` a ${asSaid(named)}`} no lo escribo: sigo un guion, y algo tan personal tiene que sonar a ti. Con dos frases basta: que lo sientes y qué puedes hacer tú. No lo mezcles con las entradas ni con las fechas.`
    : `I don’t write the message of comfort${named && ` to ${asSaid(named)}`}: I’m scripted, and something that personal has to sound like you. Two sentences do: that you’re sorry, and what you can do. Keep tickets and dates out of it.`;
}

function asSaid(who: string): string {
  return /^(?:mi|la|el|los|las|my|the|our) /iu.test(who)
    ? who.replace(/^mi /iu, 'tu ').replace(/^my /iu, 'your ')
    : upperFirst(who);
}
