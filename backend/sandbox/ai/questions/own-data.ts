import { appName } from '../../../../contract/app.js';
import type { Situation } from '../acting/call.js';
import { asksOfSpanishPrivacy } from './spanish-privacy.js';

const you = "(?:you|u|fanfare|this app|the app|it|y[’']?all|yous)";
/** "What I tell you", "my chats". */
const said =
  "(?:what|everything|anything) (?:I|we)(?:['’]?ve)? (?:tell|told|type|typed|write|wrote|say|said|share|put)(?: (?:you|u|here|in))*";
const mine = `(?:${said}|(?:all )?(?:my|our) (?:data|info(?:rmation)?|chats?|conversations?|messages?|stuff|lyrics|files|songs?|music|tracks?))`;
const asksOfPrivacy = [
  `(?<!\\p{L})(?:do(?:es)?|will|are|is) ${you} (?:\\p{L}+ )?(?:keep|store|save|sell|share|log|record|train)(?:ing)?(?: on)? (?:${mine}|data|info)(?!\\p{L})(?! (?:links?|files? with|on (?:instagram|tiktok|spotify)))`,
  `(?<!\\p{L})(?:is|are|will|does|do) ${mine} (?:(?:get|getting|be|being|ever|really) )?(?:used to train|training|train|shared with|sold|private|kept private|safe (?:with you|here)|stored|confidential)(?!\\p{L})`,
  `(?<!\\p{L})(?:is|are) my (?:\\p{L}+ )?(?:song|track|music|album|lyrics) safe (?:with you|here)(?!\\p{L})`,
  `(?<!\\p{L})who (?:else )?(?:can |gets to |is able to |might )?(?:see|sees|read|reads|has access to|looks at) (?:${mine}|this chat|these chats|this conversation)(?!\\p{L})(?! on (?:instagram|tiktok|spotify|facebook))`,
  `(?<!\\p{L})(?:is|are|can|could|will|does) (?:anyone|anybody|someone|somebody|people|others?|other (?:people|artists|users))(?: else)?(?: be)?(?: able to| going to)? (?:see|read|look at|access|view) (?:${mine}|what (?:I|we)(?:['’]?ve)? (?:type|typed|write|wrote|say|said|put|tell)|(?:it|this|that)(?: chat)?(?=\\W*(?:$|[.?!])))`,
  `(?<!\\p{L})(?:the )?(?:things?|stuff|all) (?:that )?(?:I|we)(?:['’]?ve)? (?:type|typed|write|wrote|say|said|put|tell|told)(?: (?:you|here|in))*[,:]? (?:can|could|do|does|will|is|are) (?:anyone|anybody|someone|people|others?|other (?:people|artists|users)|it|they)(?!\\p{L})`,
  '(?<!\\p{L})(?:gdpr|privacy policy|is (?:this|it|everything) private|are my chats (?:private|safe))(?!\\p{L})',
  '(?<!\\p{L})(?:qui[eé]n|alguien) (?:m[aá]s )?(?:lee|ve|puede (?:leer|ver)|tiene acceso a) (?:lo que (?:escribo|digo|cuento|pongo)|mis (?:chats|mensajes|datos|conversaciones|cosas)|esto)(?!\\p{L})|(?<!\\p{L})lo que (?:escribo|te cuento|digo)(?: aqu[ií])? (?:lo (?:lee|ve|guarda)|se (?:guarda|comparte|vende|usa))',
  '(?<!\\p{L})(?:vend[eé]is|venden|vendes|compart[eí]s|comparten|compartes|guard[aá]is|guardan|guardas|us[aá]is|usan|usas) (?:mis datos|mis cosas|mi m[uú]sica|lo que (?:escribo|te (?:digo|cuento)))(?!\\p{L})|(?<!\\p{L})(?:mi privacidad|rgpd|pol[ií]tica de privacidad)(?!\\p{L})',
  '(?<!\\p{L})(?:is|are|how safe (?:is|are)) (?:all )?(?:my|our) (?:\\p{L}+ )?(?:data|info|information|stuff|details|texts?|chats?|account|secrets?)(?: (?:here|in here|really|actually))* (?:safe|secure|private|protected)(?!\\p{L})|(?<!\\p{L})(?:do|does|will|are|is|can) (?:you|u|fanfare|this|it|the ai)(?: guys)? (?:going to )?(?:train|learn|us(?:e|ing))(?:ing)? (?:(?:the |your |an? )?ai|models?)? ?(?:on|from|with) (?:my|our|what (?:i|we))(?!\\p{L})',
  '(?<!\\p{L})(?:est[aá]n|son) (?:seguros|privados) mis (?:datos|textos|chats)|(?<!\\p{L})mis (?:datos|textos|chats) (?:est[aá]n|son) (?:seguros|privados)|(?<!\\p{L})entren[aá](?:is|n|s|r[aá]n?) (?:(?:a |con )?(?:la |una )?(?:ia|inteligencia artificial|modelos?) )?con (?:lo m[ií]o|mis|mi|lo que)(?!\\p{L})',
].map((pattern) => new RegExp(pattern, 'iu'));

const whole =
  '(?:everything|all(?: of)? (?:my|our|the|this|it)(?: (?:stuff|texts|documents|docs|chats|data|things|work|drafts))?|(?:my|our|all) (?:data|chats|documents|docs|stuff|drafts|account))';
const leave = '(?:cancel|quit|leave|stop paying|unsubscribe|(?:my|the) subscription (?:ends|runs out|lapses))';
const asksForCopy = [
  `(?<!\\p{L})(?:can|could|how (?:do|can)|is there a way to|may|where (?:do|can))(?: (?:I|we))?(?: \\p{L}+)? (?:download|export|back ?up|get|take|save|have)(?: a copy of)? ${whole}(?! (?:in|into|on|to) (?:the|a|my) (?:one|release|press|bio))(?=[^.?!\\n]{0,40}(?:[?.!\\n]|$))(?: (?:we|I) (?:made|wrote|did|have)|(?: \\p{L}+){0,4} (?:out|with me|away|off|offline|if (?:I|we) ${leave})|\\W*$)`,
  `(?<!\\p{L})(?:do|will|would) (?:I|we) (?:lose|still (?:have|get|keep|see)|keep) (?:${whole}|it all|access to ${whole})[^.?!\\n]{0,40}(?<!\\p{L})(?:if|when|once|after) (?:I|we)? ?${leave}`,
  `(?<!\\p{L})(?:if|when|once) (?:I|we)? ?${leave}[^.?!\\n]{0,20}(?<!\\p{L})(?:do|will|can|could|would) (?:I|we) (?:lose|keep|still|download|get|export|have)(?!\\p{L})`,
  `(?<!\\p{L})what happens to (?:${whole}|what (?:we|I) (?:made|wrote))[^.?!\\n]{0,20}(?:if|when|once) (?:I|we)? ?${leave}`,
  '(?<!\\p{L})(?:(?:puedo|podemos|se puede|c[oó]mo) (?:me )?(?:descargar?|descargo|bajar(?:me)?|exportar?|sacar) (?:todo(?: lo que (?:hicimos|hemos hecho|escribimos))?|todos? mis (?:datos|textos|chats|documentos|cosas)|mis datos)|(?:si|cuando) (?:me doy de baja|cancelo|dejo de pagar)[^.?!\\n]{0,40}(?:pierdo|descargar|bajar|exportar|se borra|me quedo))',
].map((pattern) => new RegExp(pattern, 'iu'));

/** From the Privacy Policy. */
const privacy = {
  en: `What you write here is kept in your account to answer you, until you delete it. It isn’t sold and isn’t used for advertising, and no other artist sees it.

- **Who receives it:** the AI provider that writes the answers gets the conversation, what you attach, your profile and what ${appName} knows about your work. Whether a provider learns from what it gets depends on its own terms: I can’t promise that for it.
- **Who can read it:** you, and whoever has a link that you share.
- **Getting rid of it:** delete a conversation in the side bar, a fact under **What ${appName} knows**, everything under **Account**.

All of it is in the [Privacy Policy](/privacy). If something must stay secret until a date, leave it out until then.`,
  es: `Lo que escribes se guarda en tu cuenta para responderte, hasta que lo borres. No se vende ni se usa para publicidad, y ningún otro artista lo ve.

- **Quién lo recibe:** el proveedor de IA que escribe las respuestas recibe la conversación, lo que adjuntas, tu perfil y lo que ${appName} sabe de tu trabajo. Si un proveedor aprende de lo que recibe depende de sus condiciones: eso no te lo puedo prometer yo.
- **Quién puede leerlo:** tú, y quien tenga un enlace que compartas.
- **Cómo se borra:** una conversación, en la barra lateral; un dato, en **What ${appName} knows**; todo, en **Account**.

Está todo en la [Privacy Policy](/privacy). Si algo debe ser secreto hasta una fecha, no lo escribas antes.`,
};
/** From Account and data. */
const copy = {
  en: `Yes, you can take everything along. **Account**, then **Download everything**: one zip file with your profile, each conversation, your documents, what ${appName} knows, your plans and people, and your files. It takes a while to pack, and you get an email when it’s ready.

- **One text:** open it to export it as Word, PDF, Markdown or email.
- **If you cancel:** you keep access to the end of the paid period, and the download works after it, too. Nothing is deleted until you delete it.
- **If you delete the account:** download first. Then all of it goes.`,
  es: `Sí, puedes llevártelo todo. En **Account**, **Download everything**: un archivo zip con tu perfil, cada conversación, tus documentos, lo que sabe ${appName}, tus planes y contactos, y tus archivos. Tarda un poco en prepararse y te llega un correo cuando está.

- **Un solo texto:** ábrelo para exportarlo como Word, PDF, Markdown o correo.
- **Si cancelas:** sigues teniendo acceso hasta el final del periodo pagado, y la descarga funciona también después. No se borra nada hasta que tú lo borres.
- **Si borras la cuenta:** descárgalo antes. Luego se va todo.`,
};

/** "Can I get rid of it?", after what is known was listed. */
const asksToDelete =
  /^\W*(?:(?:and|ok|okay|y|vale)[, ]+)?(?:(?:can|could|may|how (?:do|can)) I (?:get rid of|delete|erase|remove|wipe|clear|change|edit|correct) (?:it|that|this|them|those|any of it|some of it|all of it|all that)|(?:se puede|puedo|c[oó]mo) (?:borrar|eliminar|quitar|cambiar|corregir)(?:lo|los|la|las| eso| todo)|c[oó]mo (?:lo|los|la|las) (?:borro|elimino|quito|cambio|corrijo))\W*$/iu;
const listsKnown = `**What ${appName} knows**`;
const deletion = {
  en: `Yes. Open **What ${appName} knows** in the menu: each entry can be changed or deleted there, and what is deleted isn’t used again. Your name, genre and town are in **Edit Profile**. A conversation is deleted in the side bar, and the whole account under **Account and data**.`,
  es: `Sí. En el menú, abre **What ${appName} knows**: allí se cambia o se borra cada dato, y lo borrado no se vuelve a usar. Tu nombre, género y ciudad están en **Edit Profile**. Una conversación se borra en la barra lateral, y la cuenta entera en **Account and data**.`,
};

/** The answer to a question about what is kept and who sees it, or about a copy of everything; `''` for other messages. */
export function ownData({ conversation: { question, said }, known: { language } }: Situation): string {
  if (asksToDelete.test(question) && (said.at(-1) ?? '').includes(listsKnown)) return deletion[language];
  const isOfPrivacy = language === 'es' && asksOfSpanishPrivacy(question);
  if (isOfPrivacy || asksOfPrivacy.some((pattern) => pattern.test(question))) return privacy[language];
  return asksForCopy.some((pattern) => pattern.test(question)) ? copy[language] : '';
}
