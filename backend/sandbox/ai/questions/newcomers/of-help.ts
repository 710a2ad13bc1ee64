import { end, puedes, whole, you, type FirstQuestion } from './first-question.js';

/** About what the assistant does, and what to do with a text. */
export const questionsOfHelp: FirstQuestion[] = [
  {
    asks: {
      en: whole(
        `${you}(?:mix|master|produce|record|remix|sing|arrange|tune|autotune|edit|play(?: (?:bass|guitar|drums|keys))?)(?: (?:on|for))? (?:it|this|(?:my|our|a|the) (?:\\p{L}+ )?(?:song|track|single|ep|album|vocals?|beat|music|demo|drums|mix|tune)s?)`,
        `${you}make (?:me |us )?(?:a |some |the )?(?:beats?|music|songs?|instrumentals?|melod(?:y|ies))${end}`,
      ),
      es: whole(
        `${puedes}(?:mezcl|masteriz|produc|grab|cant|edit|arregl)\\p{L}+ (?:(?:el|la|mi|mis|un|una|nuestr[oa]) )?(?:tema|cancion|single|disco|ep|voz|voces|beat|musica|maqueta)s?`,
        `${puedes}hacer(?:me|nos)? (?:un|una) (?:beat|cancion|base|melodia)`,
      ),
    },
    answer: {
      en: 'No: I don’t make or change sound, and I can’t listen. I’m scripted, and I write press texts from the facts you give me: a press release, a pitch, a bio, captions or an announcement. Which one?',
      es: 'No: no hago ni cambio sonido, y no puedo escuchar. Sigo un guion y escribo textos de prensa con los datos que me das: nota de prensa, correo, biografía, textos para redes o anuncio. ¿Cuál?',
    },
  },
  {
    asks: {
      en: whole(
        `${you}(?:call|ring|phone|contact|message|dm|e-?mail|text|write to|reach out to|talk to|speak to) (?:(?:the|a|some|my|our|that|this|every|all the|local) )*(?:radio(?: stations?)?|stations?|blogs?|bloggers?|venues?|papers?|newspapers?|journalists?|promoters?|presenters?|djs?|labels?|curators?|magazines?|festivals?|fans)(?: \\p{L}+)?(?: for (?:me|us))?${end}`,
      ),
      es: whole(
        `${puedes}(?:llamar|escribir|contactar(?: con)?|mandar(?:les)? (?:un )?(?:correo|mail|mensaje)|hablar con)(?:le|les)? (?:(?:a|al|con) )?(?:(?:la|el|los|las|un|una) )?(?:radios?|emisoras?|blogs?|salas?|periodicos?|periodistas?|sellos?|revistas?|festival(?:es)?|fans)(?: por (?:mi|nosotros))?${end}`,
        `(?:(?:lo|la|los|las) (?:puedes|podrias|podeis)|${puedes}) ?(?:public|sub|mand|envi|colg|poste)ar(?:l[oa]s?)?(?: tu)? (?:por (?:mi|nosotros)|a \\d+ \\p{L}+|a (?:los|unos|todos los|varios) (?:blogs|medios|periodistas))`,
        '(?:me|nos) (?:puedes|podrias) (?:conseguir|buscar|cerrar) (?:un|una|algun|mas) (?:bolo|concierto|fecha|actuacion|entrevista)s?',
      ),
    },
    answer: {
      en: 'No: I can’t send emails, call, book or publish anything. You do that, from your own mail app, and I write it ready to go: say **write the radio pitch**, **write the blog pitch** or **write an email to the venue**.',
      es: 'No: no puedo enviar correos, llamar, reservar ni publicar nada. Eso lo haces tú, desde tu correo, y yo lo dejo escrito: di **escribe el correo para la radio**, **escribe el correo para un blog** o **escribe los textos para redes**.',
    },
  },
  {
    asks: {
      en: whole(
        `${you}(?:check|read|review|look (?:at|over|through)|go (?:over|through)|explain|see) (?:(?:my|our|the|a|this|over|through) )*(?:\\p{L}+ )?(?:contract|deal|agreement)`,
        '(?:is|does) (?:my|our|this|the) (?:\\p{L}+ )?contract (?:ok|okay|fair|normal|good|legit|look)',
      ),
      es: whole(
        `${puedes}(?:revisar|mirar|leer|ver|explicar)(?:me|nos|le)? (?:(?:el|mi|un|este|nuestro) )?contrato`,
        '(?:es|esta|parece) (?:justo|normal|bien|bueno) (?:el|este|mi) contrato',
      ),
    },
    answer: {
      en: 'I can’t: I give no legal advice, and I’m scripted. Have it read **before you sign** by a lawyer who knows music, or by a musicians’ union or association in your country: many give members a first consultation. Until then, say nothing about it in public.',
      es: 'No puedo: no doy consejo legal, y sigo un guion. Que lo lea **antes de que firmes** alguien de derecho que conozca la música, o un sindicato o asociación de músicos de tu país: muchos dan una primera consulta a sus socios. Hasta entonces, no lo cuentes en público.',
    },
  },
  {
    asks: {
      en: whole(
        '(?:do|would) (?:you|u) (?:know|have|recommend) (?:of )?(?:any|some|good|a few) (?:(?:good|small|nice|\\p{L}+) ){0,2}(?:blogs?|journalists?|playlists?|radio (?:shows?|stations?)|curators?|contacts|magazines)',
      ),
      es: whole(
        '(?:conoces|sabes de|me recomiendas|recomiendas|tienes) (?:algun|alguna|algunos|algunas|un|una|unos|buenos)(?: buen[ao]?s?)? (?:blogs?|periodistas?|listas?|playlists?|radios?|programas?|contactos?|revistas?|medios?)',
        'como (?:encuentro|busco|consigo|encontramos) (?:(?:un|los|mas|buenos) )?(?:blogs?|periodistas|medios|radios)',
      ),
    },
    answer: {
      en: 'I won’t give you names or addresses: I’m scripted, with no web search and no address book, and people move. A list you build yourself is better, and takes an evening: take **three artists of your size** in your kind of music, search their names with “review” and “interview” from the last year, and note outlet, writer and what they liked. Twenty is plenty.\n\nTell me a name and outlet, and I’ll write the pitch to them.',
      es: 'No doy nombres ni direcciones: sigo un guion, sin internet ni agenda, y la gente cambia de sitio. Una lista hecha por ti es mejor y lleva una tarde: coge **tres artistas de tu tamaño** y de tu estilo, busca sus nombres con «reseña» y «entrevista» del último año, y apunta medio, quién escribe y qué le gustó. Con veinte sobra.\n\nDime un nombre y su medio y escribo el correo.',
    },
  },
  {
    isOfText: true,
    asks: {
      en: whole(
        '(?:should|do|can|shall|could|must) (?:i|we) (?:send|attach|e-?mail|give) (?:(?:it|this|that|them|the (?:\\p{L}+ )?\\p{L}+)(?: to (?:them|blogs|him|her|\\p{L}+))? )?(?:as|in) (?:an? )?(?:pdf|word (?:doc|file|document)|word|attachment|docx?)',
        '(?:is|would) (?:a )?pdf (?:be )?(?:ok|okay|fine|better|good)',
      ),
      es: whole(
        '(?:lo|la) (?:mando|envio|adjunto|mandamos)(?: (?:a|en|como))?(?: (?:un|los blogs))* ?(?:en|como|adjunto en)? ?(?:pdf|word|adjunto)',
        '(?:mejor|vale|esta bien) en (?:pdf|word)',
      ),
    },
    answer: {
      en: 'Not as a rule: paste it into the email, with one link and **nothing attached**. That’s what blogs and papers want; the PDF is for those who ask for one. Every text here has a button to copy it or to open it in your mail app.',
      es: 'Por norma, no: pégalo en el correo, con un enlace y **nada adjunto**. Es lo que prefieren blogs y periódicos; el PDF es para quien lo pida. Cada texto se puede copiar o abrir en tu correo.',
    },
  },
  {
    isOfText: true,
    asks: {
      en: whole(
        'what (?:do|should|am|can) (?:i|we) (?:supposed to )?do with (?:it|this|that|these|them)(?: (?:now|then|next|all))*\\W*$',
        '(?:now )?what do i do with the (?:press release|pitch|bio|captions|text|announcement|statement)(?: now)?\\W*$',
      ),
      es: whole('(?:y )?(?:ahora )?que (?:hago|hacemos) con (?:esto|eso|el texto|la nota|el correo)(?: ahora)?\\W*$'),
    },
    answer: {
      en: 'Open it by its link above and fill what is still in [brackets], or tell me and I do. Then you send it yourself: copy it, or open it in your mail app, one named person at a time, with one link and nothing attached. Ask me **who should I send it to** or **when do I send it** for the next step.',
      es: 'Ábrelo con el enlace de arriba y rellena lo que siga entre [corchetes], o dímelo y lo pongo. Después lo mandas tú: cópialo o ábrelo en tu correo, a una persona cada vez, con un enlace y nada adjunto. Pregúntame **a quién se lo mando** o **cuándo lo mando** para el siguiente paso.',
    },
  },
  {
    isOfText: true,
    asks: {
      en: whole(
        `(?:can|could|may) (?:i|we) (?:still )?(?:change|edit|fix|tweak|adjust) (?:it|this|that|the text|them)(?: (?:later|myself|afterwards?|after|by hand|if i want|too|then|now))*\\W*$`,
      ),
      es: whole(
        '(?:lo|la) (?:puedo|podemos) (?:cambiar|editar|corregir|retocar)(?: (?:despues|luego|yo|mas tarde|a mano))*\\W*$',
      ),
    },
    answer: {
      en: 'Yes, at any time: open it by its link and type in it; it saves by itself, and **Versions** brings back an older one. Or tell me: **change “…” to “…”**, **cut “…”** or **add that …**',
      es: 'Sí, cuando quieras: ábrelo con su enlace y escribe encima; se guarda solo, y en **Versions** se recupera una anterior. O dímelo: **cambia «…» por «…»**, **quita «…»** o **añade que …**',
    },
  },
  {
    isOfText: true,
    asks: {
      en: whole(
        '(?:can|could|should) (?:i|we) (?:also )?(?:use|send) (?:it|this|that|the same(?: (?:one|text|email|thing))?) (?:for|to|with) (?:the )?(?:radio|blogs?|papers?|press|venues?|facebook|instagram|everyone|others?)(?: (?:too|as well|also|then))*\\W*$',
      ),
      es: whole(
        '(?:puedo|podemos|sirve|vale)(?: (?:usar|mandar))?(?: (?:esto|el mismo|lo mismo|este|lo|la))* (?:para|a) (?:la |los |el )?(?:radio|blogs?|prensa|redes|salas?)(?: tambien)?\\W*$',
      ),
    },
    answer: {
      en: 'You may use it wherever you like. It works better with one of its own, though: a blog wants a reason in one line, radio something to say on air, a paper what is local. Say **write the radio pitch**, **write the blog pitch** or **write the captions**, and I fill in the same facts.',
      es: 'Puedes usarlo donde quieras. Pero funciona mejor uno propio: un blog quiere el porqué en una línea, la radio algo que decir en antena, el periódico lo que es de la zona. Di **escribe el correo para la radio**, **escribe el correo para un blog** o **escribe los textos para redes** y pongo los mismos datos.',
    },
  },
];
