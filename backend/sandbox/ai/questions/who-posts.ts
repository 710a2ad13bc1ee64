import type { Situation } from '../acting/call.js';
import { linkedSoFar } from '../acting/linked-documents.js';

const you = '(?:you|u|ya|fanfare|the (?:app|bot|ai|assistant)|this app)';
const it =
  '(?:it|this|that|them|these|those|everything|stuff|the (?:captions?|posts?|text|e-?mails?|pitch|release|announcement))';
const channel =
  '(?:insta(?:gram)?|ig|tik ?tok|facebook|fb|socials?|social media|the internet|the web|our page|my page|website|site|feed|profile|twitter|threads|bluesky)';
const posts = '(?:post|publish|share|upload|send|e-?mail|schedule|tweet|put)';
const posted = '(?:posted|published|shared|uploaded|sent|e-?mailed|scheduled|online|live|up|out)';

/** "Does this go on our insta now or do I do it?", "do you publish it or me?", "is it posted automatically?" */
const asksInEnglish = new RegExp(
  [
    `(?:do|does|will|would|are|is) (?:it|this|that|these|they|the (?:captions?|posts?|text))(?: (?:now|just|also|then|all|already|automatically|straight|going to))* (?:go(?:es|ing)?|get(?:s)? (?:posted|published|sent)|appears?|shows? up)(?: (?:straight|up|out|directly|live|automatically|now))* ?(?:(?:on|to|onto|in|out on) (?:(?:my|our|the|your) )?${channel}|automatically|by itself|by themselves)`,
    `(?:do|does|will|would|are|is|can) ${you}(?: (?:now|just|also|then|going to|gonna|actually|the one who))* ${posts}(?:s|ing)? ${it}(?: (?:up|out|now|online|on (?:(?:my|our|the) )?${channel}))*,? or (?:(?:do|should|must|am|is it|does) )?(?:I|we|me|us|myself)`,
    `(?:do|should|must) (?:I|we)(?: (?:have to|need to))? (?:do|${posts}) (?:it|this|that|them)(?: (?:myself|ourselves|now|then|by hand))*,? or (?:(?:do|does|will|can|is) )?${you}`,
    `(?:do|does|will|would|is|are) ${it}(?: (?:get|be|being|just|now|then))* ${posted}(?!\\p{L})[^.?!\\n]{0,40} or (?:do|should|must|am|have|shall) (?:I|we)`,
    `(?:do|does|should) (?:${you} or (?:I|we|me)|(?:I|we|me) or ${you}) ${posts} ${it}`,
    `who(?:['’]s going to| will| is going to| does)? ${posts}s? (?:it|this|that|them)(?: (?:now|then|up|out))*\\W*$`,
    `(?:is|are|was|were|has|have) ${it}(?: (?:now|already|been|just))* ${posted}(?: (?:now|already|automatically|then|to them|yet|for us|for me|(?:on|to) (?:(?:my|our|the) )?${channel}))+\\s*\\?`,
    `(?:did|have) ${you}(?: (?:already|just|now))* ${posts}(?:e?d)? (?:it|this|that|them)(?: (?:already|now|yet|to them|up|out|online|on (?:(?:my|our|the) )?${channel}))*\\s*\\?`,
  ]
    .map((one) => `(?<!\\p{L})(?:${one})(?!\\p{L})`)
    .join('|'),
  'iu',
);
const verb =
  '(?:publi[cq]\\p{L}+|sub\\p{L}+|poste\\p{L}+|mand\\p{L}+|env[ií]\\p{L}+|compart\\p{L}+|cuelg\\p{L}+|program\\p{L}+)';
const asksInSpanish = new RegExp(
  [
    `(?:(?:me |nos |se )?(?:lo|la|los|las|eso|esto) )?${verb} (?:tú|vos|usted|ustedes|fanfare|la app),? o (?:(?:lo|la|los|las|eso|esto|ya) )*(?:${verb} |hago |tengo que (?:hacerlo|${verb}) )?(?:yo|nosotr[oa]s)`,
    `(?:lo|la|los|las|eso|esto) ${verb}(?: tú)?,? o (?:lo|la|los|las)? ?(?:hago|${verb}|tengo que \\p{L}+)(?: yo)?`,
    `quién (?:lo|la|los|las) ${verb}`,
    `(?:esto|eso) (?:ya )?(?:se (?:publica|sube|manda|envía|cuelga|postea)|sale|va|aparece)(?: (?:ya|solo|sola|automáticamente|directamente|ahora))*(?: (?:en|a) (?:mi|nuestro|el|las|mis) (?:insta\\p{L}*|ig|facebook|redes|perfil|página|tik ?tok))?\\s*\\?`,
    `(?:(?:me|nos) (?:lo|la|los|las) (?:publicas|subes|posteas|mandas|envías|cuelgas)|(?:lo|la|los|las) (?:publicas|subes|posteas|cuelgas) (?:tú|por mí|por nosotr[oa]s|vos))`,
  ]
    .map((one) => `(?<!\\p{L})(?:${one})(?!\\p{L})`)
    .join('|'),
  'iu',
);

/** The answer to whether Fanfare posts or sends what it wrote; `''` for other messages. */
export function whoPosts({ conversation: { question, said }, known: { language, crisis } }: Situation): string {
  if (crisis !== null) return '';
  const [text] = linkedSoFar(said);
  if (language === 'es') {
    if (!asksInSpanish.test(question)) return '';
    const open = text ? `Abre [${text.title}](/documents/${text.id})` : 'Abre el texto';
    return `Lo publicas o lo mandas tú: Fanfare escribe y no publica ni envía nada, tampoco por su cuenta. ${open}, cópialo y pégalo donde vaya, o ábrelo en tu correo.`;
  }
  if (!asksInEnglish.test(question)) return '';
  const open = text ? `Open [${text.title}](/documents/${text.id})` : 'Open the text';
  return `You do it: Fanfare writes, and posts or sends nothing, not even by itself. ${open}, copy it and paste it where it goes, or open it in your mail app.`;
}
