import type { Situation } from '../../acting/call.js';
import type { Language } from '../../reading/language.js';

interface CommonQuestion {
  asks: Record<Language, RegExp>;
  answer: Record<Language, string>;
}

const money = '(?:[£$€]\\s?\\d[\\d,.]*|\\d[\\d,.]* ?(?:[£$€]|dollars|euros|pounds|quid|bucks|pesos|soles))';
const spends = '(?:spend|spending|put aside|set aside|budget|invest)';
const whole =
  '(?:all (?:of )?(?:that|this|it)|to do (?:all )?(?:that|this|it|everything)|everything|(?:the|this|that|a|my|our|your) (?:whole |release |promo )?(?:plan|campaign|promo(?:tion)?|release|launch|PR)|PR|promo(?:tion)?|marketing|to (?:promote|release|put out|market) [^.?!\\n]{2,30}|on (?:this|it|that))';
/** What the app costs has an answer of its own. */
const ofApp =
  '(?![^.?!\\n]*(?<!\\p{L})(?:fanfare|subscri\\p{L}+|you(?:r plan)?|this app|per month|a month|monthly|yearly|suscri\\p{L}+|al mes)(?!\\p{L}))';

/** "¿Se puede hacer prensa gratis?", "can you do PR for free?": of promotion, not of the app. */
const promotionEs =
  '(?:prensa|promo|promoci[oó]n|promocionar(?:se|me|nos|lo|la)?|publicidad|difusi[oó]n|difundir(?:lo|la)?|campa[ñn]as?|marketing|relaciones p[uú]blicas)';
const promotesEs = `(?<!\\p{L})(?:se puede|puedo|podemos|es posible|se podr[ií]a|hay (?:forma|manera|modo) de|c[oó]mo (?:se )?(?:hago|hacemos|hace|puedo|podemos))(?: \\p{L}+){0,3}? ${promotionEs}`;
const noMoneyEs =
  'sin (?:(?:ning[uú]n |nada de |tener )?(?:dinero|plata|pasta|lana|guita|presupuesto|blanca)|(?:ni )?un (?:duro|peso|euro|mango|c[eé]ntimo)|pagar|gastar(?:me|nos|se)?)';
const promotesEn =
  '(?<!\\p{L})(?:can|could|is it possible|is there a way|how (?:do|can|could|should))(?: (?:you|I|we|one|people|to|a|an|the|my|our|do|get|run|actually|really|even|for)){0,5} (?:PR|promo|promotion|promote|publicity|press|marketing|coverage)';

const cost: CommonQuestion = {
  asks: {
    en: new RegExp(
      `(?<!\\p{L})(?:how much|what)${ofApp} (?:money )?(?:would|will|does|do|is|should|can|could|might|['’]ll) (?:(?:it|this|that|all|of|I|we|us|be|have|need|to|actually|really|roughly) )*(?:cost|${spends})(?: (?:me|us))? (?:on |for |to do )?${whole}(?!\\p{L})|(?<!\\p{L})how much (?:should|do|would) (?:I|we) (?:(?:have|need) to )?${spends}(?!\\p{L})|(?<!\\p{L})(?:what|how much)${ofApp} (?:would|will|does|should|do|could) (?:it|this|that|all that|I|we)[^?!\\n]*(?:cost|spend)[^.?!\\n]*[.?!]+ (?:[^.?!\\n]*(?<!\\p{L})(?:got|have|only|budget)(?!\\p{L})[^.?!\\n]*${money})|(?<!\\p{L})(?:is|would|will|can) ${money} (?:be )?(?:enough|ok|okay|do|do it|cover)|(?<!\\p{L})what (?:should|would|do|can|could) (?:I|we|you) (?:spend|do with|use) (?:about |only |the |a )?${money}|(?<!\\p{L})(?:do|will) (?:I|we) need (?:a lot of |any |much )?(?:money|a budget) (?:for|to)(?!\\p{L})|${promotesEn}(?!\\p{L})[^.!?\\n]{0,40}?(?<!\\p{L})(?:for free|for nothing|free of charge|(?:without|with no|on no|on zero) (?:any |a )?(?:money|budget|cash)|without (?:paying|spending)(?: [^.!?\\n]{1,20})?)(?!\\p{L})`,
      'iu',
    ),
    es: new RegExp(
      `(?<!\\p{L})cu[aá]nt[oa]${ofApp} (?:(?:dinero|plata|lana|pasta) )?(?:(?:me|nos) )?(?:costar[ií]an?|cuestan?|costar[aá]n?|va a costar|saldr[ií]a|saldr[aá]|sale) (?:(?:hacer|el|la) )*(?:todo|plan|promo\\p{L}*|campa[ñn]a|sacar(?:lo)?|lanzamiento)(?!\\p{L})|(?<!\\p{L})cu[aá]nt[oa] (?:(?:dinero|plata|lana|pasta) )?(?:deber[ií]a(?:mos)?|debo|debemos|tengo que|tenemos que|hay que|habr[ií]a que|conviene|es normal|es bueno|me conviene) (?:gastar|invertir|poner|destinar|guardar)(?:me|nos|le)?(?!\\p{L})|(?<!\\p{L})(?:basta|alcanza|llega|sirve|es suficiente|vale) (?:con |para )?${money}|${money} (?:me |nos )?(?:alcanzan?|bastan?|llegan?)(?: para)?|(?<!\\p{L})en qu[eé] (?:gasto|gastamos|invierto|gastar[ií]as?)(?!\\p{L})|${promotesEs}(?!\\p{L})[^.!?\\n]{0,40}?(?<!\\p{L})(?:gratis|${noMoneyEs})(?!\\p{L})|(?<!\\p{L})(?:hace falta|se necesita|necesit(?:o|amos)|hay que tener|hay que pagar|tengo que pagar|tenemos que pagar)(?: (?:mucho|algo de|algún|tener|pagar))* ?(?:dinero|plata|pasta|lana|presupuesto)? (?:para|por) (?:hacer |la |el |mi |nuestra )*${promotionEs}(?!\\p{L})`,
      'iu',
    ),
  },
  answer: {
    en: 'The work itself costs nothing but time: writing to press and radio is free, so is the pitch in Spotify for Artists, and none of them can be bought. For the rest I’m scripted and my notes have no prices, so I won’t name a figure. Where money goes, if any does:\n\n- **your distributor**, whose own page has the price\n- **photos and artwork**\n- **submission platforms** such as SubmitHub and Groover: they sell an answer, not a result, so set a limit before you start\n\nLeave out a publicist for now (they sell effort, not results), and anyone who sells guaranteed plays or playlists.',
    es: 'El trabajo en sí solo cuesta tiempo: escribir a la prensa y a la radio es gratis, proponer la canción en Spotify for Artists también, y nada de eso se compra. Para lo demás sigo un guion y mis notas no tienen precios, así que no doy una cifra. En qué se suele ir el dinero:\n\n- **tu distribuidora**: el precio está en su página\n- **fotos y portada**\n- **plataformas de envío** como SubmitHub y Groover: venden una respuesta, no un resultado; pon un límite antes de empezar\n\nPor ahora deja a un lado a quien lleva prensa por encargo (vende esfuerzo, no resultados) y a quien venda reproducciones o listas garantizadas.',
  },
};

const age: CommonQuestion = {
  asks: {
    en: /(?<!\p{L})(?:(?:should|shall|do|must|would|could|can) (?:I|we)(?: (?:have|need) to| really| even)?|is it (?:ok|okay|weird|bad|good|better|worth|a good idea)(?: if I| to)?|does it matter (?:if I|that I)?) ?(?:mention|mentioning|say|put|include|give|tell them|leave out|hide|write)(?: in)? (?:that )?(?:(?:my|our|his|her|their) age|how old (?:I am|we are|he is|she is)|(?:I['’]?m|I am|we['’]?re|we are) (?:only |just )?\d\d(?! (?:songs|people|strong)))(?!\p{L})|(?<!\p{L})does (?:my|our|his|her) age matter(?!\p{L})/iu,
    es: /(?<!\p{L})(?:(?:debo|deber[ií]a|tengo que|hay que|conviene|hace falta|es bueno|est[aá] bien|vale la pena) (?:decir|poner|mencionar|incluir)|pongo|digo|menciono) (?:(?:mi|la|nuestra|su) edad|cu[aá]ntos a[ñn]os (?:tengo|tiene|tenemos))(?!\p{L})/iu,
  },
  answer: {
    en: 'It isn’t needed: a bio says who you are, where from, what it sounds like, and one fact that only you can tell. Leave your age out unless it’s part of the story, such as starting late or very young; that’s up to you, and nobody may expect it. If you want it in, say **add that I’m** and your age; otherwise it stays out.',
    es: 'No hace falta: una biografía dice quién eres, de dónde, cómo suena y un dato que solo tú puedas contar. Deja la edad fuera si no es parte de la historia, por ejemplo haber empezado tarde o muy joven; lo decides tú. Si la quieres, di **añade que tengo … años**; si no, se queda fuera.',
  },
};

const others =
  '(?:(?:the |my |our )?(?:festival|venue|promoter|label|organi[sz]ers?|headliners?|bookers?)|they|them|he|she)';
const beforeThem: CommonQuestion = {
  asks: {
    en: new RegExp(
      `(?<!\\p{L})(?:ok|okay|allowed|fine|alright|all right|bad|rude|can|could|may|should|shall|do|is it)(?!\\p{L})[^.?!\\n]*?(?<!\\p{L})(?:announc(?:e|ing)|post(?:ing)?|shar(?:e|ing)|tell(?:ing)?|say(?:ing)?|reveal(?:ing)?)(?!\\p{L})[^.?!\\n]*?(?<!\\p{L})before ${others} (?:do(?:es)?(?! (?:business|it to))|announces?|posts?|has|have|ha(?:s|ve)n['’]?t|puts?|says?|release)(?!\\p{L})|(?<!\\p{L})(?:do|should|must) (?:I|we)(?: have to| need to)? wait (?:for|until|till) ${others} (?:to announce|announces?|to post|posts?|does|do)(?!\\p{L})`,
      'iu',
    ),
    es: /(?<!\p{L})(?:puedo|podemos|podr[ií]a(?:mos)?|debo|deber[ií]a(?:mos)?|se puede|est[aá] (?:bien|mal)|pasa algo si)(?!\p{L})[^.?!\n]*?(?<!\p{L})(?:anunci|public|cont|dec|dig|comparti|sub)\p{L}*(?!\p{L})[^.?!\n]*?(?<!\p{L})antes (?:(?:de )?que|del?) (?:(?:el|la|los|las) )?(?:festival|sala|organizaci[oó]n|promotora?|sello|ellos|lo (?:anuncie|publique|haga|diga)n?|saquen|anuncien?)(?!\p{L})|(?<!\p{L})(?:tengo|tenemos|hay) que esperar a que (?:lo )?(?:(?:el|la|los) )?(?:festival|sala|organizaci[oó]n|anuncien?|publiquen?)(?!\p{L})/iu,
  },
  answer: {
    en: 'Ask them first, and wait until they say yes: a festival or a promoter usually announces the line-up itself, on one day for everybody, and may not like to be second. Two questions for one short email: **from which day and hour may we say it**, and **which picture and tags should we use**. I can have the post ready for that day: say **write the captions**.',
    es: 'Pregúntales antes y espera a que digan que sí: el festival o quien organiza suele anunciar el cartel por su cuenta, un mismo día para todos, y puede que no le guste ser el segundo. Dos preguntas en un correo corto: **desde qué día y hora podemos decirlo** y **qué imagen y etiquetas usamos**. Para ese día puedo dejar lista la publicación: di **escribe los textos para redes**.',
  },
};

const phone: CommonQuestion = {
  asks: {
    en: /(?<!\p{L})(?:(?:ring(?:ing)?|phon(?:e|ing)|call(?:ing)?)(?: (?:them|him|her|em|['’]em|up|the \p{L}+))* or (?:to |just |should I )*(?:e-?mail|write|mail|message|text)|(?:e-?mail|write|mail|message)(?:ing)?(?: (?:to |them|him|her|em|['’]em|the \p{L}+))* or (?:to |just |should I |give them a )*(?:ring|phone|call))(?!\p{L})|(?<!\p{L})(?:should|can|could|do|may) (?:I|we) (?:just )?(?:ring|phone|call)(?: up)? (?:them|the (?:\p{L}+ )?(?:paper|station|radio|blog|editor|presenter|newspaper|magazine))(?!\p{L})/iu,
    es: /(?<!\p{L})(?:(?:llam(?:o|ar|arles?|amos)|por tel[eé]fono)(?: \p{L}+){0,3} o (?:(?:mejor|les|le|es mejor|por) )*(?:escrib\p{L}+|mand\p{L}+|correo|mail|e-?mail)|(?:escrib\p{L}+|mand\p{L}+|correo|mail|e-?mail)(?: \p{L}+){0,3} o (?:(?:mejor|les|le|por|los|las) )*(?:llam(?:o|ar|arles?|amos)|tel[eé]fono))(?!\p{L})/iu,
  },
  answer: {
    en: 'Email, to one named person, with your phone number at the end so that they can ring you. A call is good for one thing: asking at the desk who it should go to, if their page gives no name.',
    es: 'Correo, a una persona con nombre, y con tu teléfono al final para que te puedan llamar. Llamar sirve para una cosa: preguntar a quién se lo mandas, si su página no da un nombre.',
  },
};

const mainAddress: CommonQuestion = {
  asks: {
    en: /(?<!\p{L})(?:(?:the |a |their )?(?:main|general|info|generic|contact|normal|newsroom|office) (?:e-?mail|address|inbox|mail)(?: address)?|(?:e-?mail|address) (?:on|from) (?:their|the) (?:web)?site|info@|contact form|submission form)(?!\p{L})(?=[^.!\n]*\?|[^.?!\n]*\bor\b)/iu,
    es: /(?<!\p{L})(?:(?:el )?(?:correo|mail|e-?mail|direcci[oó]n)(?: de)? (?:general|principal|info|contacto|la (?:web|p[aá]gina))|formulario(?: de contacto)?|info@)(?!\p{L})(?=[^.!\n]*\?)/iu,
  },
  answer: {
    en: 'Take what the outlet’s own contact page says for music, arts or listings: a named editor’s address if there is one, the form if they have a form. Is the main address all there is? Use it, with the editor’s name in the first line.',
    es: 'Usa lo que diga su página de contacto para música, cultura o agenda: la dirección de una persona con nombre si la hay, y el formulario si lo tienen. ¿Solo está la dirección general? Úsala, con el nombre de quien edita en la primera línea.',
  },
};

const together: CommonQuestion = {
  asks: {
    en: /(?<!\p{L})(?:announc(?:e|ing)|post(?:ing)?|tell(?:ing)?|put(?:ting)?|say(?:ing)?|sen(?:d|ding))(?!\p{L})[^.?!\n]*?(?<!\p{L})(?:(?:both|together|all at once|at the same time|in one (?:post|go|email))[^.?!\n]* or (?:\p{L}+ ){0,3}(?:separate(?:ly)?|apart|one (?:by|after) (?:one|another|the other)|two posts?|split)|(?:separately|apart|two posts) or (?:\p{L}+ ){0,3}(?:together|in one|both))(?!\p{L})/iu,
    es: /(?<!\p{L})(?:anunci|public|cont|mand|dec|dig|post)\p{L}*(?!\p{L})[^.?!\n]*?(?<!\p{L})(?:junt[oa]s?|a la vez|al mismo tiempo|todo junto|en un(?:a sola| solo)? \p{L}+)(?!\p{L})[^.?!\n]* o (?:(?:mejor|es mejor|en) )*(?:por separado|separad[oa]s?|aparte|un[oa] (?:por|a) un[oa]|de a un[oa])(?!\p{L})|(?<!\p{L})por separado o (?:\p{L}+ ){0,2}junt[oa]s?(?!\p{L})/iu,
  },
  answer: {
    en: 'My notes have nothing on that, so take it as a rule of thumb: if one explains the other, such as a new singer and the first show with her, it’s **one text**, the bigger news first. Two things that have nothing to do with each other are **two texts**: each is a reason of its own to write and to post.',
    es: 'Mis notas no dicen nada de eso; tómalo como una regla práctica: si una cosa explica la otra, como una cantante nueva y el primer concierto con ella, va **en un solo texto**, con la noticia más grande primero. Dos cosas que no tienen que ver son **dos textos**: cada una es un motivo propio para escribir y publicar.',
  },
};

const offQuietly: CommonQuestion = {
  asks: {
    en: /(?<!\p{L})(?:do|should|must|shall) (?:I|we)(?: (?:have|need) to| even)*(?! \p{L}+ing) (?:say|tell|announce|post|explain|make)(?!\p{L})[^.?!\n]* or (?:(?:do|can|should) (?:I|we) )?(?:just |quietly |simply |only )*(?:take|remove|delete|leave|drop|cut|pull)(?!\p{L})/iu,
    es: /(?<!\p{L})(?:hay que|tenemos que|tengo que|debemos|debo|deber[ií]a(?:mos)?|hace falta) (?:decir|avisar|anunciar|publicar|contar)\p{L}*(?!\p{L})[^.?!\n]* o (?:(?:lo|la|los|las|basta con|solo|s[oó]lo|simplemente|mejor) )*(?:quit|borr|sac|elimin)\p{L}*(?!\p{L})/iu,
  },
  answer: {
    en: 'That depends on who knows of it. Announced nowhere and no tickets sold: just take it off the list. Announced anywhere: one plain line in the same place, such as “[town] isn’t happening after all, the other dates stand”, and ask the venue to take it down, too. No reason needed, and no blame.',
    es: 'Depende de quién lo sepa. Si no se anunció en ningún sitio ni se vendieron entradas, basta con quitarla de la lista. Si ya se anunció, una línea sencilla en el mismo sitio, como «lo de [ciudad] al final no se hace; las demás fechas siguen igual», y pide a la sala que también la quite. Sin motivos ni culpas.',
  },
};

/** Source: the playbook's texts on the story and on anniversaries. */
const news: CommonQuestion = {
  asks: {
    en: /(?<!\p{L})(?:(?:is|would) (?:that|this|it)(?: (?:even|really|actually|be|count as|be considered))* (?:news|a story|newsworthy|interesting)(?! (?:release|letter|paper)(?!\p{L}))|does (?:that|this|it) count as (?:news|a story)|(?:would|will|does) any(?:one|body)(?: (?:even|really|actually))? (?:care|be interested|want to (?:know|read|write about))|who(?:['’]d| would) (?:even )?care)(?!\p{L})/iu,
    es: /(?<!\p{L})(?:(?:eso|esto)? ?(?:es|ser[ií]a|cuenta como)(?: (?:siquiera|de verdad|una))* (?:noticia|noticioso)|(?:le|les) (?:importa|interesa|importar[ií]a|interesar[ií]a) (?:eso |esto )?a alguien|a alguien le (?:importa|interesa\p{L}*))(?!\p{L})/iu,
  },
  answer: {
    en: 'It can be. “New song out” alone is no story; what makes one is **why now, and why you**: what happened, a place or a date people know, who else is in it, an unusual way of making it. An anniversary is a date that press can plan with (features want it two to three months ahead), but it needs more than the date: something unheard, people who were there, the town then and now, a show.\n\nTell me which of these is true, in one sentence, and it goes first.',
    es: 'Puede serlo. «Sale una canción» no es una historia; lo es **por qué ahora y por qué tú**: qué pasó, un lugar o una fecha que la gente conozca, quién más está, una forma poco común de hacerlo. Un aniversario es una fecha con la que la prensa puede contar (los reportajes la quieren de dos a tres meses antes), pero hace falta algo más: algo inédito, gente que estuvo allí, el pueblo entonces y ahora, un concierto.\n\nDime en una frase cuál es verdad y va primero.',
  },
};

/** Sources: the playbook's texts on following up and on first releases. */
const afterwards: CommonQuestion = {
  asks: {
    en: /(?<!\p{L})(?:what (?:happens|do I do|should I do|do we do|comes)|then what|what (?:is|['’]s) next|what do I expect)(?: next| then)? (?:after|once|when) (?:I|we)(?:['’]ve| have)? (?:sen[dt]|e-?mail(?:ed)?|pitch(?:ed)?) (?:it|them|this|that|the \p{L}+)|(?<!\p{L})(?:do|will|would) (?:blogs|people|they|papers|journalists|radio stations|stations|magazines)(?: (?:even|ever|actually|really))* (?:reply|answer|write back|respond|care)(?: to| about) (?:small|tiny|new|unknown|little|unsigned|nobody|bands? (?:like|with)|artists? (?:like|with)|people (?:like|with)|me|us)/iu,
    es: /(?<!\p{L})(?:qu[eé] (?:pasa|hago|hacemos|sigue|viene)) (?:despu[eé]s|cuando|una vez)(?: de)?(?: que)? (?:(?:lo|la|los|las|ya|haya|hayamos|se) )*(?:mand|env)\p{L}+|(?<!\p{L})(?:los blogs|las radios|los medios|la prensa|los periodistas) (?:le |les |de verdad |alguna vez )*(?:contestan?|responden?|hacen? caso)(?: (?:a|de) )?(?:(?:la )?gente|artistas|bandas|grupos|m[uú]sicos)? ?(?:chic[oa]s?|pequeñ[oa]s?|nuev[oa]s?|desconocid[oa]s?|como (?:yo|nosotr[oa]s))/iu,
  },
  answer: {
    en: 'Mostly silence at first, and that’s normal: most won’t answer, and one or two small pieces is a good result for a first release. Note who got it and on which day, **wait about a week, follow up once** with something new, then stop. Whoever answers gets what they ask for: photos with credit, the link, the spelling of every name.\n\nSay **write the follow-up** when the week is over.',
    es: 'Al principio, casi siempre silencio, y es normal: la mayoría no contesta, y una o dos notas pequeñas son un buen resultado para un primer lanzamiento. Apunta a quién se lo mandaste y qué día, **espera una semana, insiste una sola vez** con algo nuevo y déjalo. A quien conteste, mándale lo que pida: fotos con crédito, el enlace, cómo se escribe cada nombre.\n\nCuando pase la semana, di **escribe el correo de seguimiento**.',
  },
};

/** Source: the playbook's text on press kits. */
const website: CommonQuestion = {
  asks: {
    en: /(?<!\p{L})(?:do|must|should|will) (?:I|we) (?:(?:really|even|actually) )?(?:need|have|get|build|make)(?: to have| to get)? (?:an? |my own |our own |a proper )+(?:web ?site|web ?page|homepage|domain)(?!\p{L})|(?<!\p{L})is (?:a|having a) (?:web ?site|web ?page) (?:necessary|needed|important|worth it)/iu,
    es: /(?<!\p{L})(?:necesit(?:o|amos)|hace falta|tengo que tener|debo tener|es (?:necesari[oa]|obligatori[oa]|importante)) (?:tener )?(?:una )?(?:(?:p[aá]gina|sitio) )?web(?!\p{L})(?=[^.!\n]*\?)/iu,
  },
  answer: {
    en: 'No. What a writer or booker needs is **one link with everything**: bio, photos with credit, the music, dates and a contact. That can be a website or any page that opens without a login. I make most of what goes on it: say **write my bio** or **make my one-sheet**.',
    es: 'No. Quien escribe o programa necesita **un enlace con todo**: biografía, fotos con crédito, la música, fechas y contacto. Puede ser una web o cualquier página que se abra sin registrarse. Casi todo eso lo hago yo: di **escribe mi biografía** o **haz mi one-sheet**.',
  },
};

/** Source: the playbook's text on pitch emails. */
const emailLength: CommonQuestion = {
  asks: {
    en: /(?<!\p{L})how (?:long|short|many words) (?:should|can|must|does|do|is|in) (?:(?:an?|the|my|our|it|a good) )?(?:pitch |blog |press |cover )?(?:e-?mail|message|pitch(?! for spotify))(?: to (?:a |the )?\p{L}+)?(?: (?:be|have|need to be))?(?!\p{L})/iu,
    es: /(?<!\p{L})(?:c[oó]mo de (?:larg[oa]|cort[oa])|qu[eé] tan (?:larg[oa]|cort[oa])|cu[aá]nt[oa]s palabras|qu[eé] (?:largo|longitud|extensi[oó]n)) (?:\p{L}+ ){0,5}?(?:correo|mail|e-?mail|mensaje|pitch)(?!\p{L})/iu,
  },
  answer: {
    en: 'Short: **at most 90 words** for an email to a blog or a station. Why you write to them, one sentence on the song, one link, who you are and how to reach you. Nothing attached.',
    es: 'Corto: **90 palabras como mucho** para un correo a un blog o a una radio. Por qué le escribes, una frase sobre la canción, un enlace, quién eres y cómo contactarte. Nada adjunto.',
  },
};

/** Source: the playbook's text on posts around a release. */
const releaseDay: CommonQuestion = {
  asks: {
    en: /(?<!\p{L})what (?:all )?(?:do|should|can|must|shall) (?:I|we)(?: (?:actually|have to|need to))* (?:do|post)(?: first)? (?:on )?(?:(?:my |our |the )?(?:release|launch) day|the (?:actual |very )?day (?:(?:that |when )?(?:it|the \p{L}+|my \p{L}+|our \p{L}+)(?:['’]?s| is| comes| drops| goes)|of (?:the )?release))(?!\p{L})/iu,
    es: /(?<!\p{L})qu[eé] (?:hago|hacemos|publico|publicamos|(?:tengo|tenemos|hay) que hacer|debo hacer|deber[ií]a hacer|conviene hacer) (?:el|ese|en el) (?:mismo )?d[ií]a (?:(?:en )?(?:que|q)|del?) (?:(?:la|el|lo|se|mi) )*(?:sal|lanz|estren|public)\p{L}*(?!\p{L})/iu,
  },
  answer: {
    en: 'Less than you’d think, if the press was written to before:\n\n1. **Check that it’s there:** listen to it in each shop, and take the link.\n2. **Tell your own people:** one post with the link and the story in your own words, and a message to your list.\n3. **Thank the first ten who share it, by name,** and answer everyone in the first days.\n4. **Send the link** to those who asked for it or said they’d write.\n\nFor four to eight weeks after it, there’s a live take, how a sound was made, what people wrote. Say **write the captions** for the post.',
    es: 'Menos de lo que parece, si ya escribiste antes a la prensa:\n\n1. **Comprueba que está:** escúchala en cada plataforma y guarda el enlace.\n2. **Cuéntaselo a tu gente:** una publicación con el enlace y la historia en tus palabras, y un mensaje a tu lista.\n3. **Da las gracias por su nombre** a las diez primeras personas que la compartan, y contesta a todo el mundo los primeros días.\n4. **Manda el enlace** a quien lo pidió o dijo que escribiría.\n\nDurante las cuatro a ocho semanas siguientes: una toma en directo, cómo se hizo un sonido, lo que escribió la gente. Di **escribe los textos para redes** para la publicación.',
  },
};

/** Answered before anything is done: what these messages tell is meant for no text. */
const alone = [cost, age, beforeThem, afterwards, website, emailLength, releaseDay];
/** Answered beside what else a message asks for or tells. */
const beside = [news, phone, mainAddress, together, offQuietly];

/** The answer to a question that every newcomer asks, and for which nothing is done; `''` for other messages. */
export function commonQuestion({ conversation: { question }, known: { language, crisis } }: Situation): string {
  if (crisis !== null) return '';
  return alone.find(({ asks }) => asks[language].test(question))?.answer[language] ?? '';
}

/** The answers to questions that stand beside news or requests; `''` for other messages. */
export function questionBeside({ conversation: { question }, known: { language, crisis } }: Situation): string {
  if (crisis !== null) return '';
  return beside
    .filter(({ asks }) => asks[language].test(question))
    .map(({ answer }) => answer[language])
    .join('\n\n');
}
