import type { Situation } from '../../acting/call.js';

const address =
  '(?:correos?|mails?|e-?mails?|emails?|contactos?|tel[eé]fonos?|n[uú]meros?|whats?app|direcci(?:ón|on|ones)|datos(?: de contacto)?)';
/** Whose address it is, and not what a text is called: "el correo de la radio". */
const theirs =
  '(?:d(?:el|e (?:l[ao]s?|un[ao]s?|es[ae]|est[ae]|alg[uú]n[ao]?s?)) (?:\\p{L}+ )?(?:radios?|emisoras?|blogs?|revistas?|peri[oó]dicos?|diarios?|programas?|podcasts?|locutor[a]?(?:es)?|periodistas?|medios?|salas?|festival(?:es)?|bar|local|sello|chic[oa]|persona|programador[a]?|promotor[a]?))';
const finds =
  '(?:busc(?:a|ar|as|á|ás|ame|arme|árme|ámelo|arle|o)|b[uú]sca(?:me|nos)?|encontr(?:ar|arme|á|ás)|encuentra(?:me|s)?|consegu(?:ir|irme|ís)|cons[ií]gue(?:me|s)?|averigu(?:ar|a|arme|ame|as)|mir(?:a|ar|as|arme) en internet|googlea(?:r|me)?|rastre(?:a|ar))';
const patterns = [
  new RegExp(
    `(?<!\\p{L})${finds}(?!\\p{L})[^.!?\\n]{0,30}?(?<!\\p{L})${address}(?: de contacto)? (?:${theirs}|que tengan?)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})${finds}(?!\\p{L})[^.!?\\n]{0,12}(?<!\\p{L})(?:su|sus) ${address}(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:(?:te )?sab(?:es|és|rías)|conoc(?:es|és)|ten(?:és|éis)|tienes|(?:me|nos) (?:das|pasas|dices|decís|consigues|consegu[ií]s|podr[ií]as (?:dar|pasar)|puedes (?:dar|pasar)))(?!\\p{L})[^.!?\\n]{0,12}(?<!\\p{L})(?:(?:el|los|la|alg[uú]n|un) )?${address}(?: de contacto)? ${theirs}\\W*(?:$|[?,.])`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})cu[aá]l (?:es|ser[ií]a) (?:el|la|su) ?${address}(?: de contacto)? ${theirs}`, 'iu'),
  new RegExp(`(?<!\\p{L})cu[aá]l es su ${address}(?!\\p{L})`, 'iu'),
];
/** "El correo de Radio Faro". */
const named = /(?<!\p{L})de \p{Lu}[\p{L}\d&’'-]+(?: (?:de (?:la )?)?\p{Lu}[\p{L}\d&’'-]+)*/gu;
/** "Pásame el correo para la radio" asks for the text. */
const ofText =
  /(?<!\p{L})(?:escr[ií]b\p{L}*|redact\p{L}*|que (?:te|me|nos) (?:di|pas|mand|escrib|hic)\p{L}*)(?!\p{L})/iu;

/** That the script looks no address up, for a Spanish message that asks for someone's; `''` for other messages. */
export function addressAsked({ conversation: { question }, known }: Pick<Situation, 'conversation' | 'known'>): string {
  if (known.language !== 'es' || ofText.test(question)) return '';
  const asked = question.replace(named, 'de la radio');
  if (!patterns.some((pattern) => pattern.test(asked))) return '';
  return 'Eso no lo puedo buscar: sigo un guion, sin internet ni agenda, y no me invento direcciones. Mira en su web, donde suele estar en **Contacto**, o en sus redes, o llama y pregunta a quién se le manda. Cuando tengas el nombre o el correo, dímelo.';
}
