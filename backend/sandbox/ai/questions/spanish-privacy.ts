import { withoutAccents } from '../without-accents.js';

const said =
  '(?:cuento|conte|contaba|contamos|escribo|escribi|escribimos|digo|dije|decimos|he (?:contado|dicho|escrito|pasado)|hemos (?:contado|dicho|escrito|pasado)|pongo|puse|paso|pase|mando|mande|subo|subi|comparto|comparti|comento)';
const here = '(?:,? (?:por )?(?:aqui|aca)| en (?:este|el) chat)?';
/** "Lo que te cuento acá", "mis mensajes", "este chat". */
const mine = `(?:(?:todo )?lo que (?:(?:te|le|les|os) )?${said}${here}|(?:todos? |todas )?(?:mis|nuestr[oa]s|mi|nuestra) (?:chats?|mensajes|datos|conversaci(?:on|ones)|cosas|letras?|canci(?:on|ones)|temas|musica|maquetas?|informacion|info)|(?:este|el) chat|(?:esta|la) conversacion|(?:todo )?est[oa])`;
const others =
  '(?:alguien(?: mas)?|otr[oa]s? (?:personas?|artistas?|gente|bandas?)|mas gente|la gente|quien(?:es)?(?: mas)?|alguna persona)';
const sees =
  '(?:lee|leen|ve|ven|mira|miran|revisa|revisan|pued(?:e|en|a|an) (?:leer|ver|mirar|acceder)|tienen? acceso|se enteran?|van? a (?:leer|ver))(?:l[oa]s?)?';
const isPrivate = '(?:privad[oa]s?|confidencial(?:es)?|secret[oa]s?|entre (?:nosotr[oa]s|tu y yo|vos y yo))';
const uses = '(?:guard|vend|compart|us|entren|almacen|registr)(?:a|an|as|ais|en|es|eis|ando)';
/** Readers of a text that is sent are no readers of the conversation. */
const noReaders =
  '(?![^.?!\\n]{0,20}(?<!\\p{L})(?:en|de|del) (?:la |el |los |las |una? )?(?:radios?|prensa|medios|blogs?|revistas?|periodicos?|instagram|insta|redes|spotify|tiktok)(?!\\p{L}))';

const asked = [
  `${others} (?:l[oa]s? )?${sees} (?:a )?${mine}`,
  `${mine},? (?:l[oa]s? )?${sees} ${others}`,
  `${mine},? (?:l[oa]s? )?(?:${sees}|queda|quedan|se queda|se quedan|es|son|sigue|siguen|esta|estan)(?: (?:aqui|aca|todo|solo))* ${isPrivate}`,
  `(?:es|son|queda|esta) (?:todo )?${isPrivate} (?:${mine}|todo|aqui|aca)`,
  `${mine},? (?:se |l[oa]s? )${uses}`,
  `(?:se|l[oa]s?|me|os|fanfare) ${uses} ${mine}`,
  `${uses} (?:(?:a )?(?:la |una |su |tu )?(?:ia|inteligencia artificial|modelos?) )?con ${mine}`,
  `${mine},? (?:(?:l[oa]s?|se|puedo|podemos|puede|como) )+(?:borr|elimin)\\p{L}+`,
  `(?:(?:como|puedo|podemos|se puede|quiero|puedes|podrias) )(?:borr|elimin)(?:ar|o|amos|as)(?:l[oa]s?)? ${mine.replace('|(?:todo )?est[oa])', '|todo(?: lo mio)?)')}`,
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})${noReaders}`, 'iu'));

/** "¿Y lo puedo borrar?", behind what was said. */
const deletes =
  /^\W*(?:(?:y|pero|oye|che|despues|luego) )*(?:(?:l[oa]s?|eso|esto|todo(?: esto| eso)?)(?: l[oa]s?)? )?(?:puedo|podemos|se puede|podre) (?:borrar|eliminar)(?:l[oa]s?)?(?: (?:todo|esto|eso|despues|luego|mas tarde|si quiero|cuando quiera|algun dia))*\W*\?\W*$/iu;

/** Whether a Spanish message asks who sees what is written here, what it is used for, or how it is deleted. */
export function asksOfSpanishPrivacy(question: string): boolean {
  const plain = withoutAccents(question);
  return deletes.test(plain) || asked.some((pattern) => pattern.test(plain));
}
