import { appName } from '../../../../contract/app.js';
import { plans, priceText } from '../../../../contract/subscription/plans.js';
import type { Situation } from '../acting/call.js';
import { lastLinked } from '../acting/linked-documents.js';
import type { Language } from '../reading/language.js';

/** A question about the app, and where the answer is found in it. */
interface Guide {
  asks: RegExp;
  answer: Record<Language, string>;
}

/** "Dónde lo encuentro después": not "¿dónde los encuentro?", which may be about people. */
const after =
  '(?:después|despues|luego|mañana|más tarde|mas tarde|otra vez|de nuevo|cuando|si|otro día|la próxima|en la app)';
const howCan = '(?:can|could|how (?:do|can|would)|where (?:do|can)|is it possible (?:for (?:me|us) )?to)(?: (?:I|we))?';
const cómo = '(?:puedo|podemos|se puede|cómo|dónde|es posible)';
const asksOf = (...patterns: string[]): RegExp =>
  new RegExp(patterns.map((one) => `(?<!\\p{L})(?:${one})(?!\\p{L})`).join('|'), 'iu');
const end = '(?=\\W*(?:$|[.?!,]))';

const [monthly, yearly] = plans;
const saving = yearly.note ?? '';

const guides: Guide[] = [
  {
    asks: asksOf(
      '(?:puedo|podemos|se puede|cómo) (?:cambi|edit|correg|modific|retoc)\\p{L}+ (?:el|la|los|las|este|esta|mi) (?:textos?|bio|notas?(?: de prensa)?|anuncio|correos?)(?: \\p{L}+)? ?(?:yo(?: mism[oa])?|a mano|por mi cuenta|directamente|sin (?:ti|pedírtelo))',
    ),
    answer: {
      en: 'Yes. Open the text by its link here, or in your **Media Files** under **Documents**, and type in it: it saves by itself.',
      es: 'Sí. Ábrelo con su enlace, o en **Media Files**, en **Documents**, y escribe encima: se guarda solo, y puedes volver a una versión anterior. Después trabajo con lo que hayas cambiado.',
    },
  },
  {
    asks: asksOf(
      "(?:what['’]?s|what is|where['’]?s|where is|how do I (?:get to|find|open)) (?:the|a|this|my) (?:releases?['’]?s? )?room(?! for)",
      '(?:qué|dónde) (?:es|está) la (?:sala|página) del lanzamiento',
    ),
    answer: {
      en: 'Each release or tour that I plan has a page of its own, its room: the plan’s tasks to tick off and move, its texts, and the people you wrote to. I link it when I make the plan, and it’s in the side bar under **Releases**.',
      es: 'Cada lanzamiento o gira que planeo tiene su página: las tareas del plan, para marcarlas o moverlas, sus textos y la gente a la que escribiste. Pongo el enlace al hacer el plan, y está en la barra lateral, en **Releases**.',
    },
  },
  {
    asks: asksOf(
      '(?:can|could|will) (?:my|our|the|other|anyone|anybody|any|someone|somebody|people|everyone|everybody|fans|they) ?(?:(?:mum|mom|dad|parents?|manager|label|band|friends?|people|artists?|users?|else|others?|\\p{L}+) ){0,2}?(?:see|read|look at|find) (?:what|all|this|that|these|my|our|the) ?(?:(?:I|we) (?:wrote|write|type|typed|say|said|put|tell you)|chats?|texts?|conversations?|documents?|messages)(?: (?:I|we) (?:wrote|write|made))?(?: (?:in |on )?here)?',
    ),
    answer: {
      en: 'No, unless they log in to your account or you share it: **Share a link**, in the export menu of a text, shows that one text to whoever has the link. Who else receives data, such as the AI provider, is on the **Privacy Policy** page.',
      es: 'No, salvo que entre en tu cuenta o lo compartas: **Share a link**, en el menú de exportar, enseña ese texto a quien tenga el enlace. Quién más recibe datos, como el proveedor de IA, está en la página **Privacy Policy**.',
    },
  },
  {
    asks: asksOf(
      `(?:do|does|can|could|will) (?:you|u|it|this|the app|${appName}) (?:also |only )?(?:write|speak|work|answer|talk|do|come|know|support) (?:in )?(?:any )?(?:other|more|different|which|all) lang\\p{L}+`,
      '(?:which|what|how many) lang\\p{L}+ (?:do|does|can|is|are)(?! (?:the|my|our) (?:song|single|album|EP|lyrics))',
      '(?:qué|cuántos|otros|más) idiomas (?:habla|hablas|escribe|escribes|tiene|hay|sabes|sabe)|(?:hablas|escribes|escribe) (?:en )?(?:otros|más) idiomas',
    ),
    answer: {
      en: 'As the scripted assistant that I am here, I write in **English and Spanish**; for another language, set a key or a local model.',
      es: 'Como el asistente con guion que soy aquí, escribo en **inglés y español**; para otro idioma hace falta una clave o un modelo local.',
    },
  },
  {
    asks: asksOf(
      `${howCan} (?:cancel|unsubscribe|quit|stop paying|stop (?:my|the) subscription)(?: (?:it|my subscription|the subscription|my membership|whenever(?: I (?:want|like))?|any ?time|at any time|again))*${end}`,
      `${cómo} (?:me )?(?:cancel(?:ar|o|amos)(?:la)?|dar(?:me)? de baja|doy de baja)(?: (?:la suscripción|mi suscripción|cuando quiera|en cualquier momento))*${end}`,
    ),
    answer: {
      en: 'Yes, at any time: **Subscription Details** in the side bar has the button. You keep access to the end of the period you paid for, and what you wrote can be downloaded after it, too.',
      es: 'Sí, en cualquier momento: el botón está en **Subscription Details**, en la barra lateral. Sigues teniendo acceso hasta el final del periodo pagado, y lo que hayas escrito se puede descargar también después.',
    },
  },
  {
    asks: asksOf(
      `${howCan} (?:get|have|ask for|claim) (?:a|my|any|the)? ?(?:refund|money back)`,
      `(?:do you|does ${appName}) (?:do|give|offer|have) (?:any )?refunds?`,
      '(?:me )?devuelven el dinero(?! (?:en|de (?:las|la)|a (?:la gente|quien|todos))(?!\\p{L}))|puedo pedir (?:un reembolso|la devolución)|hay reembolsos?',
    ),
    answer: {
      en: 'I can’t decide that: ask on the [support page](/support), where people read it. Unused days of a deleted account aren’t refunded; cancelling instead lets you use them up.',
      es: 'Eso no lo decido yo: pregunta en la [página de ayuda](/support), donde lo leen personas. Los días sin usar de una cuenta borrada no se devuelven; si en vez de eso cancelas, los puedes aprovechar.',
    },
  },
  {
    asks: asksOf(
      `(?:${howCan}|is there (?:a|an)) (?:contact|reach|talk to|speak to|speak with|get hold of|get in touch with|email|write to|message|complain to) (?:(?:a|the|your|you|someone at|customer|technical|real|human|${appName}) ?)*(?:support|help ?desk|service|human|person|team|people|staff|${appName})`,
      `(?:cómo|dónde) (?:contacto|puedo contactar|hablo|escribo|puedo escribir)(?: (?:con|a|al|el))* (?:soporte|ayuda|servicio|equipo|una persona|alguien de ${appName})`,
    ),
    answer: {
      en: `On the [support page](/support): write what you did, what happened and what you expected. People read it, not me.`,
      es: `En la [página de ayuda](/support): cuenta qué hiciste, qué pasó y qué esperabas. Lo leen personas, no yo.`,
    },
  },
  {
    asks: asksOf(
      `(?:do you|does ${appName}|does this) have an? (?:\\p{L}+ )?app|is there an? (?:\\p{L}+ )?app(?! for (?!it|this|that|${appName}|(?:i?phone|android|mobile)))`,
      `(?:does|will|can) (?:it|this|${appName}) (?:work|run) on (?:my |a |the )?(?:phone|mobile|i?pad|tablet|iphone|android)s?|can (?:I|we) use (?:it|this|${appName}) on (?:my|a|the) (?:phone|mobile|tablet|ipad)`,
      '(?:tenéis|tienen|tienes|hay) (?:una )?app|(?:funciona|usarl[oa]|entrar|va|se puede usar|usar (?:esto|fanfare)|abrirl[oa]) (?:también )?(?:en|desde) (?:el|mi) (?:m[óo]vil|celular|tel[ée]fono)',
    ),
    answer: {
      en: `There’s nothing to install: ${appName} runs in the browser, on a phone too. Log in there with the same account, and your chats, texts and plans are all there.`,
      es: `No hay que instalar nada: ${appName} funciona en el navegador, también en el móvil. Entra allí con la misma cuenta y tendrás tus chats, textos y planes.`,
    },
  },
  {
    asks: asksOf(
      '(?:need|have to (?:have|get|make)|get|make) (?:two|2|several|separate|another|a second|more than one) accounts?',
      '(?:two|both|several) (?:acts|artists|bands|projects) (?:in|on|with|under|from) (?:one|the same|here|this)',
      '(?:do|use|handle|put|run) both(?: of them| acts| bands| artists)? (?:in|on|from|with) (?:here|this|it|one)',
      '(?:necesito|hacen falta|tengo que (?:tener|abrir)) (?:dos|varias|otra) cuentas?|dos (?:bandas|artistas|proyectos) (?:en|con) (?:una|la misma|esta)',
    ),
    answer: {
      en: 'One account is for one artist or team: the name in its profile goes into every text, and what it knows is that artist’s. For two acts, take two accounts, so that nothing of one gets into the other’s texts.',
      es: 'Una cuenta es para un artista o un equipo: el nombre del perfil va en todos los textos, y lo que sabe es de ese artista. Para dos proyectos, mejor dos cuentas, y así no se mezcla nada.',
    },
  },
  {
    asks: asksOf(
      '(?:can|could|may) (?:my|our|the) (?:(?:whole|other|rest of the) )?(?:band ?mates?|band|manager|partner|singer|drummer|bassist|guitarist|friends?|team|duo|members?) (?:also |all )?(?:use|log ?in|access|join|get in(?:to)?|have access)',
      `${howCan} (?:share|use) (?:an|one|my|this|our|the same) (?:account|login)(?: with| between| together)?`,
      '(?:puede|pueden) (?:mi|mis|el resto de la|toda la) (?:banda|mánager|manager|compañer\\p{L}+|amig\\p{L}+) (?:también )?(?:usar|entrar|acceder)',
      '(?:lo|esto) (?:puede|pueden) (?:usar|utilizar|ver)(?: (?:tambi[eé]n|adem[aá]s))? (?:mi|mis|el resto de la|toda la|nuestr[oa]) (?:banda|grupo|m[aá]nager|compa\\p{L}+|amig\\p{L}+)',
    ),
    answer: {
      en: 'Yes: one account is for one artist or team, so your band and your manager can log in to it, too. To show somebody a single text, open it and choose **Share a link** in its export menu.',
      es: 'Sí: una cuenta es para un artista o un equipo, así que la banda y quien os lleve pueden entrar también. Para enseñar un solo texto, ábrelo y elige **Share a link** en el menú de exportar.',
    },
  },
  {
    asks: asksOf(
      `${howCan} (?:change|update|reset) (?:my|our) (?:e-?mail(?: address)?|password|login)${end}`,
      `${cómo} (?:cambi(?:o|ar)|restablec\\p{L}+) (?:mi|la|el) (?:correo|e-?mail|contraseña|clave)${end}`,
    ),
    answer: {
      en: 'Under [Account](/account), **Sign-in**: there you change your email address and your password. For another email in a text, tell me the new one.',
      es: 'En [Account](/account), **Sign-in**: allí se cambian el correo y la contraseña. Si es el correo de un texto, dime el nuevo.',
    },
  },
  {
    asks: asksOf(
      `${howCan} (?:change|update|edit|fix|correct) (?:my|our) (?:(?:artist|band|stage|act|project) )?(?:name|genre|town|city|location|profile|photo)(?: (?:here|on here|in here|in the app|in this|on this|on ${appName}|in my profile))*${end}`,
      `(?:${cómo}|como) (?:cambi(?:o|ar|amos)|edit(?:o|ar)|correg?j?ir|corrijo) (?:mi|el|nuestro) (?:nombre(?: (?:artístico|artistico|de artista|del grupo))?|género|genero|perfil)(?: (?:aquí|aqui|en la app|en ${appName}|del perfil))*${end}`,
    ),
    answer: {
      en: 'In **Edit Profile**, in the menu: name, genre, town and links. Every new text takes them from there; in a text that is written, say **change “…” to “…”**. The name on Spotify is changed through your distributor.',
      es: 'En **Edit Profile**, en el menú: nombre, género, ciudad y enlaces. Cada texto nuevo los toma de ahí; en uno ya escrito, di **cambia «…» por «…»**. El nombre en Spotify se cambia con tu distribuidora.',
    },
  },
  {
    asks: asksOf('(?:dark|night|light) (?:mode|theme)|modo (?:oscuro|noche|claro)'),
    answer: {
      en: 'Under [Account](/account), **Appearance**: as this device, light or dark.',
      es: 'En [Account](/account), **Appearance**: como el dispositivo, claro u oscuro.',
    },
  },
  {
    asks: asksOf(
      `${howCan} (?:delete|remove|rename|archive|get rid of) (?:a|an|this|the|my|old|that|these|some)? ?(?:old )?(?:chats?|conversations?)`,
      `${cómo} (?:borr(?:o|ar)|elimin(?:o|ar)|renombr(?:o|ar)|archiv(?:o|ar)) (?:un|este|el|mi|la|una|los)? ?(?:chats?|conversaci\\p{L}+)`,
    ),
    answer: {
      en: 'In the side bar: the menu beside a conversation renames, archives or deletes it. I can’t do it for you.',
      es: 'En la barra lateral: el menú junto a cada conversación la renombra, la archiva o la borra. Yo no puedo hacerlo.',
    },
  },
  {
    asks: asksOf(
      '(?:where|how) (?:are|do I (?:find|see|get to)|can I (?:find|see)|did) (?:all )?(?:my|our|the) (?:documents|docs|texts|files|drafts|photos|pictures|songs|media|one-?sheets)',
      `(?:dónde|donde|cómo|como) (?:l[oa]s? (?:puedo |vuelvo a |voy a )?(?:encontrar|encuentro|busco|buscar|veo|ver|abro|abrir|hallo)|(?:puedo|vuelvo a) (?:encontrar|ver|buscar|abrir)l[oa]s?)(?: \\p{L}+){0,2} ${after}`,
      '(?:dónde|donde) (?:se |me (?:l[oa]s? )?)?(?:queda|quedan|guarda|guardan|guardas|guardaste|dejas|está|están)(?: \\p{L}+)? (?:guardad[oa]s?|todo esto|esto|est[eo]s? (?:textos?|anuncios?))',
      '(?:dónde|donde|cómo) (?:están|está|queda|veo|encuentro|puedo ver|busco|vuelvo a ver) (?:todos )?(?:mis?|los|las|el|este|ese|lo que) (?:documentos?|textos?|archivos?|fotos|canciones|borrador(?:es)?|correo|anuncio|(?:has|me has|haya) escrit\\p{L}+|escribiste)',
    ),
    answer: {
      en: 'In your **Media Files**, in the side bar: **Documents** has every text I wrote, and your photos, songs and one-sheets are beside it. The texts of a release are also in its room.',
      es: 'En **Media Files**, en la barra lateral: **Documents** tiene todos los textos, y al lado están tus fotos, canciones y one-sheets. Los textos de un lanzamiento están también en su sala.',
    },
  },
  {
    asks: asksOf(
      `${howCan} (?:get|have|save|download|export|turn|print|open|make)(?: (?:it|this|that|the|my|our|a|one|text|press release|bio|pitch))* (?:as|in|into|to|for)? ?(?:a |an )?(?:pdf|word(?: (?:file|doc|document))?|docx|google docs?)`,
      `(?:${cómo}|puedo|se puede) (?:\\p{L}+ ){0,4}?(?:en|como|a) (?:un )?(?:pdf|word|docx)`,
    ),
    answer: {
      en: 'Open the text and choose **PDF** or **Word** in its export menu. Markdown, an email and formatted copying are there, too. While something in it is marked as not from you, each file says DRAFT.',
      es: 'Abre el texto y elige **PDF** o **Word** en el menú de exportar. También están Markdown, correo y copiar con formato. Mientras haya algo marcado que no viene de ti, cada archivo dice DRAFT.',
    },
  },
  {
    asks: asksOf(
      `${howCan} share (?:a|an|the|this|my|our|it|that|one|them|these)(?: \\p{L}+){0,2} with (?:my|our|the|a|someone|somebody)`,
      `${cómo} compart(?:o|ir)(?:lo|la)?(?: \\p{L}+){0,3} con (?:mi|el|la|alguien)`,
    ),
    answer: {
      en: 'Open the text and choose **Share a link** in its export menu: whoever has the link can read it, without an account. You can end it under [Account](/account), **Shared links**.',
      es: 'Abre el texto y elige **Share a link** en el menú de exportar: quien tenga el enlace puede leerlo, sin cuenta. Se anula en [Account](/account), **Shared links**.',
    },
  },
  {
    asks: asksOf(
      '(?:can|could) (?:you|u) (?:read|open|see|use|take) (?:(?:a|an|my|our|the|this|these|some|any|word) )*(?:pdfs?|files?|docs?|documents?|word files?|images?|photos?|pictures?|screenshots?|attachments?)(?: (?:I|we|that|if|from).*)?',
      `${howCan} (?:attach|upload|send (?:you )?|give you|add|drop in) (?:(?:a|an|my|our|the|some|word) )*(?:pdfs?|files?|docs?|word files?|screenshots?|attachments?)`,
      '(?:puedes|podés) (?:leer|abrir|ver) (?:un|una|mi|el|la|mis) (?:pdf|archivo|documento|foto|imagen|captura)|(?:puedo|cómo) (?:adjunt\\p{L}+|sub\\p{L}+|mand\\p{L}+) (?:un|una|mi|el) (?:pdf|archivo|documento|captura)',
    ),
    answer: {
      en: 'Yes: attach it to your message, or paste or drop it there. Images, PDF, Word and text files work. What’s in a file is somebody else’s word to me until you say that it’s right, and being scripted I can’t judge a picture.',
      es: 'Sí: adjúntalo al mensaje, o pégalo o suéltalo ahí. Valen imágenes, PDF, Word y texto. Lo que dice un archivo no lo doy por tuyo hasta que tú lo digas y, como sigo un guion, no puedo juzgar una imagen.',
    },
  },
  {
    asks: asksOf(
      `${howCan} (?:upload|add|store|put) (?:(?:a|an|my|our|the|some|your) )*(?:songs?|music|tracks?|mp3s?|wavs?|demos?)(?: (?:here|in here|on here|to (?:you|this|${appName}|the app)))?${end}`,
      `${cómo} (?:sub(?:o|ir)|guard(?:o|ar)) (?:mis?|la|las) (?:canci\\p{L}+|temas?|música|maquetas?)(?: aquí)?${end}`,
    ),
    answer: {
      en: 'Yes, to your **Media Files** in the side bar. I can’t listen to them, and they don’t go to the stores from here: that’s what your distributor is for.',
      es: 'Sí, a **Media Files**, en la barra lateral. No puedo escucharlas, y desde aquí no llegan a las plataformas: de eso se encarga tu distribuidora.',
    },
  },
  {
    asks: asksOf(
      '(?:is there|do you (?:have|do|offer|give)|any|got) (?:an? |any )?(?:student |first[- ]time |band |nonprofit )?(?:discounts?|promo codes?|coupons?|vouchers?)|student (?:price|discount|rate)',
      '(?:hay|tienen|tenéis|hacen|hacéis) (?:algún )?(?:descuentos?|cupón|códigos? promocional\\p{L}*)|descuento (?:para|de) estudiantes?',
    ),
    answer: {
      en: `I know of no discount beyond the yearly plan: ${priceText(yearly)} instead of ${priceText(monthly)}${saving === '' ? '' : ` (“${saving}”)`}. The [support page](/support) is where to ask for another.`,
      es: `No conozco ningún descuento aparte del plan anual: ${usd(yearly.price)} al año en vez de ${usd(monthly.price)} al mes. Para otro, pregunta en la [página de ayuda](/support).`,
    },
  },
  {
    asks: asksOf(
      "(?:what['’]?s|what is|whats) (?:the )?(?:difference|better)[^.?!\\n]{0,30}(?:monthly|yearly|annual)|(?:monthly or (?:yearly|annual)|(?:yearly|annual) or monthly)|what (?:do|does) (?:I|we|the yearly(?: plan)?) (?:get|have|include)[^.?!\\n]{0,20}yearly",
      '(?:diferencia|mejor)[^.?!\\n]{0,30}(?:mensual|anual)|(?:mensual o anual|anual o mensual)',
    ),
    answer: {
      en: `- **${monthly.name}**, ${priceText(monthly)}: ${monthly.features.join('; ')}\n- **${yearly.name}**, ${priceText(yearly)}: ${yearly.features.join('; ')}\n\nOne difference in practice: on the yearly plan I also use what you told me in other chats. You can change plans under **Subscription Details**.`,
      es: `- **Mensual**, ${usd(monthly.price)} al mes: todo lo de escribir, planear y exportar\n- **Anual**, ${usd(yearly.price)} al año: lo mismo, y además uso lo que me contaste en otros chats, con más estadísticas y ayuda prioritaria\n\nEl plan se ve en **Subscription Details**.`,
    },
  },
  {
    asks: asksOf(
      '(?:do|can|will|did) (?:you|u) (?:still )?(?:remember|recall|know) (?:me|us|what (?:I|we) (?:told|said|wrote|talked)[^.?!\\n]{0,25}|(?:our|my) (?:last|other|previous|earlier|old) (?:chats?|conversations?|talks?))(?: (?:from )?(?:last time|before|yesterday|last week|in (?:my|the|our|an) other chats?))?',
      '(?:do|can|will) (?:you|u) (?:still )?(?:remember|keep|know|have|forget) (?:about )?(?:all )?(?:of )?(?:this|that|it|us|me|these things|everything|(?:the|my|our) (?:\\p{L}+ )?(?:songs?|singles?|albums?|EPs?|bands?|gigs?|shows?|tours?|names?|dates?|details|stuff|plans?))(?: all)?(?: for)?(?: the)? (?:next (?:time|week)|later|tomorrow|(?:when|once|after|if) (?:I|we) (?:come|log|am|are|close|leave|open|sign|start)|(?:in|for) (?:the|my|our|an)(?:other)? (?:next |new |other )?(?:chats?|conversations?))[^.?!\\n]{0,30}',
      '(?:te acuerdas|recuerdas) (?:de )?(?:mí|nosotros|lo que te (?:dije|conté)[^.?!\\n]{0,25})',
      '(?:te acordarás|te acordar[áa]s|vas a acordarte|recordarás|te acuerdas|lo recuerdas|te vas a acordar|lo guardas|se te olvida)(?: (?:de (?:\\p{L}+ ){0,3}\\p{L}+|todo|esto|eso))? (?:la próxima(?: vez)?|mañana|otro día|cuando (?:vuelva|entre|abra|cierre)\\p{L}*|si (?:vuelvo|entro|cierro)|en otro chat)[^.?!\\n]{0,30}',
    ),
    answer: {
      en: `What you kept, with **Keep** below a reply or **Remember that …**, I have in every chat: it’s under [What ${appName} knows](/facts). Other chats I look up on the yearly plan only; you can search them yourself in the side bar.`,
      es: `Lo que guardaste, con **Keep** debajo de una respuesta o con **Recuerda que …**, lo tengo en todos los chats: está en [What ${appName} knows](/facts). Los otros chats solo los consulto con el plan anual; tú puedes buscarlos en la barra lateral.`,
    },
  },
];

/** A longer message says more than a question about the app, in characters. */
const longest = 200;

/** Where something is found in the app, or how it is done there; `''` for other messages. */
export function appGuide({ conversation: { question, artist, said }, known: { language, crisis } }: Situation): string {
  if (question.length > longest || crisis !== null || artist.isGuest) return '';
  const answer = guides.find(({ asks }) => asks.test(question))?.answer[language] ?? '';
  const last = lastLinked(said).at(-1);
  return last
    ? answer.replace(/(?<=^(?:Open|Abre) )(?:the text|el texto)/u, `[${last.title}](/documents/${last.id})`)
    : answer;
}

function usd(price: number): string {
  return `$${price.toFixed(2)}`;
}
