import { end, puedes, whole, you, type FirstQuestion } from './first-question.js';

/** About being heard, booked and paid. */
export const questionsOfMusic: FirstQuestion[] = [
  {
    asks: {
      en: whole(
        '(?:promot|push|market|publici[sz]|advertis|spread|get)\\p{L}* [^.?!\\n]{0,40}?(?:with(?:out)? (?:no |any |zero |a |much |spending |hardly any )*(?:money|budget|cash|funds)|on (?:no|zero|a tiny|a small|a shoestring) (?:money|budget)|with £?0|for free(?! (?:tickets|entry)))',
        '(?:free|cheap) (?:ways?|promo(?:tion)?|marketing)(?: ideas)? (?:to|for) (?:promote|market|push|my|our|a)',
      ),
      es: whole(
        '(?:promo|difund|mover|dar a conocer|moverme)\\p{L}* [^.?!\\n]{0,40}?(?:sin (?:dinero|presupuesto|pasta|plata|un duro|gastar\\p{L}*|invertir)|gratis)',
      ),
    },
    answer: {
      en: 'Nearly all of it is free; it costs time:\n\n1. **Ten people, one by one:** small blogs, community and student radio, your local paper. They take emails from artists.\n2. **The pitch in Spotify for Artists**, at least 7 days before release ([Spotify for Artists](https://artists.spotify.com/faq/popular)).\n3. **Your own people:** one post with the link and the story, and a message to everyone who would come to a gig.\n\nDon’t pay for plays, followers or places in playlists. Tell me what is coming out and when, and I make a plan with dates, or say **write the blog pitch**.',
      es: 'Casi todo es gratis; cuesta tiempo:\n\n1. **Diez personas, una por una:** blogs pequeños, radios libres y universitarias, el periódico de tu zona. Aceptan correos de artistas.\n2. **La propuesta en Spotify for Artists**, al menos 7 días antes de la salida ([Spotify for Artists](https://artists.spotify.com/faq/popular)).\n3. **Tu gente:** una publicación con el enlace y la historia, y un mensaje a quien vendría a un concierto.\n\nNo pagues por reproducciones, seguidores ni listas. Dime qué sale y cuándo, y hago un plan con fechas, o di **escribe el correo para un blog**.',
    },
  },
  {
    asks: {
      en: whole(
        'how (?:do|can|could) (?:i|we) get (?:(?:my|our|a|this) (?:song|music|track|single|ep|album) )?(?:on|onto|in|into|added to) (?:a |some |more |spotify )*playlists?',
      ),
      es: whole(
        'como (?:entro|entramos|me meto|consigo (?:entrar|estar|salir)|puedo (?:entrar|estar)|hago para (?:entrar|estar)|meto (?:mi|la) (?:cancion|tema)) (?:en |a )(?:(?:una|las|alguna) )?(?:playlists?|listas?(?: de (?:spotify|reproduccion))?)',
      ),
    },
    answer: {
      en: 'Two kinds, two ways in:\n\n- **Spotify’s own:** only through the pitch in Spotify for Artists, for one unreleased song, at least 7 days ahead ([Spotify for Artists](https://artists.spotify.com/faq/popular)). No place is guaranteed or for sale.\n- **Independent ones** are people. Find ten lists where artists of your size already are, look whether they’re updated and who runs them, and write personally: what you liked in the list, one link, two lines. A price list or no name: skip it.\n\nSay **write the Spotify pitch**, and I fill in what you told me.',
      es: 'Hay dos clases, y a cada una se entra de una forma:\n\n- **Las de Spotify:** solo con la propuesta en Spotify for Artists, de una canción sin publicar y al menos 7 días antes ([Spotify for Artists](https://artists.spotify.com/faq/popular)). Ningún puesto está garantizado ni se vende.\n- **Las independientes** son personas. Busca diez listas con artistas de tu tamaño, mira si se actualizan y quién las lleva, y escribe en persona: qué te gustó de la lista, un enlace y dos líneas. Si hay tarifa o no hay nombre, déjala.\n\nDi **escribe el texto para Spotify** y pongo lo que me has contado.',
    },
  },
  {
    asks: {
      en: whole(
        'how many (?:e-?mails|mails|pitches|messages|people) (?:should|shall|do|must|would|can) (?:i|we) (?:send|write|e-?mail|need|pitch|contact)',
      ),
      es: whole('cuant[oa]s (?:correos|mails?|e-?mails|mensajes) (?:mand|envi|escrib|deb|tengo que|hay que)\\p{L}*'),
    },
    answer: {
      en: 'As many as you can write one by one: **about twenty** people who cover your kind of music do more than two hundred who don’t. One link, nothing attached, and one follow-up after about a week.\n\nSay **write the blog pitch**, and I fill in what you told me.',
      es: 'Tantos como puedas escribir uno por uno: **unas veinte** personas que cubran tu música rinden más que doscientas que no. Un enlace, nada adjunto y un solo recordatorio al cabo de una semana.\n\nDi **escribe el correo para un blog** y pongo lo que me has contado.',
    },
  },
  {
    asks: {
      en: whole(
        "(?:is|was|are) (?:(?:my|our|the|this|that|it) )?(?:(?:band|artist|stage|act|dj|project)['’]?s? )?name (?:(?:a |too |really |that |very |so )*)(?:bad|good|ok|okay|cool|stupid|silly|weird|boring|rubbish|shit|lame|terrible|long|short|rude|fine|alright|cringe)",
        '(?:should|shall|can|do) (?:i|we) (?:(?:have|need) to )?(?:change|use|keep) (?:my|our|the|a) (?:real |own |band |artist |stage |birth |full )*name(?! in (?:the|this|it)|d)(?! (?:here|on here))',
        `(?:${you})?(?:help (?:me|us) )?(?:think of|come up with|find|suggest|pick|give (?:me|us)|choose) (?:an?|some|my|our|the) (?:good |cool |new )?(?:band|artist|stage|act|project) names?`,
        'what do (?:you|u) think (?:of|about) (?:my|our|the) (?:band |artist |stage )?name',
      ),
      es: whole(
        '(?:es|esta|os parece|te parece)(?: muy| un)? (?:malo|mal|bueno|bien|feo|raro|largo|corto|guay|ridiculo) (?:el|mi|nuestro) nombre',
        '(?:mi|nuestro|el) nombre (?:(?:del? (?:grupo|banda)|artistico) )?(?:es|suena) (?:muy )?(?:malo|mal|bueno|bien|feo|raro|largo)\\W*\\?',
        '(?:uso|usamos|cambio|cambiamos|pongo|deberia (?:usar|cambiar)|tengo que cambiar) (?:mi|el|nuestro) nombre(?: (?:real|artistico|de verdad|del grupo))?\\W*(?:\\?|$)',
        `(?:${puedes})?(?:ayud\\p{L}+ (?:a|con) )?(?:buscar?|pensar|elegir|dame|dime|inventar?) (?:un|el) nombre (?:para|de) (?:el|mi|la|nuestr[oa]) (?:grupo|banda|proyecto)`,
      ),
    },
    answer: {
      en: 'I can’t judge or invent a name: I’m scripted, and I have no taste of my own. What you can check in ten minutes: whether anyone else releases under it (search the streaming services), whether people can spell it after hearing it once, and whether the handle is free where you post.\n\nThe name in my texts is the one in your profile, under **Edit Profile**.',
      es: 'Un nombre no lo puedo juzgar ni inventar: sigo un guion y no tengo gusto propio. Lo que puedes mirar en diez minutos: si alguien más publica con ese nombre (búscalo en las plataformas), si la gente lo escribe bien tras oírlo una vez, y si el usuario está libre donde publicas.\n\nEn mis textos va el nombre de tu perfil, en **Edit Profile**.',
    },
  },
  {
    asks: {
      en: whole(
        'how (?:do|can|could|should) (?:i|we) (?:get|gain|grow|build|find|reach|make)(?: (?:my|our|more|some|new|real|lots of|enough))* (?:followers?|fans|listeners|streams|plays|views|subscribers|monthly listeners|audience|fan ?base|following)',
        '(?:get|grow) (?:my|our) (?:insta\\p{L}*|tiktok|spotify|youtube) (?:following|followers|numbers|audience)',
      ),
      es: whole(
        'como (?:consigo|conseguimos|gano|ganamos|puedo (?:conseguir|ganar|tener)|hago para (?:tener|conseguir)|tener|tengo)(?: (?:mas|nuevos|muchos))* (?:seguidores|oyentes|fans|reproducciones|streams|visitas|publico|escuchas)',
      ),
    },
    answer: {
      en: 'My notes have no trick for numbers, and nobody can promise them. What they say: people come from somebody else’s audience, so a blog, a local show, community radio or a support slot, with **one link** and a reason to come back, such as a date.\n\nDon’t buy any: bought plays break Spotify’s terms. And for blogs and local radio the number of followers rarely decides.\n\nTell me what is coming and when, and I make a plan for it.',
      es: 'Mis notas no tienen ningún truco para subir números, y nadie los puede prometer. Lo que dicen: la gente llega desde el público de otros, así que un blog, un programa de tu zona, una radio libre o telonear a alguien, con **un solo enlace** y un motivo para volver, como una fecha.\n\nNo los compres: las reproducciones compradas incumplen las normas de Spotify. Y a blogs y radios locales pocas veces les importa el número.\n\nDime qué viene y cuándo, y hago un plan.',
    },
  },
  {
    asks: {
      en: whole(
        'how much (?:should|do|can|could|would|must) (?:i|we|bands?|you) (?:charge|ask(?: for)?|get(?: paid)?|make|earn)(?: \\p{L}+){0,3} (?:gig|show|set|concert|wedding|support slot|night|performance)s?',
        "what(?:['’]?s| is) (?:a )?(?:normal|fair|good|the usual) (?:gig )?fee",
      ),
      es: whole(
        'cuanto (?:cobro|cobramos|se cobra|cobrar|pido|pedimos|deberia(?:mos)? (?:cobrar|pedir)|puedo (?:cobrar|pedir)|pagan) (?:por|de|para|en) (?:(?:un|una|el|cada) )?(?:bolo|concierto|actuacion|show|boda|fecha|tocata)',
      ),
    },
    answer: {
      en: 'My notes have no fees, so I won’t name a figure: it depends on the room, the town and who brings the people. Ask before you say yes: **a fixed fee or a share of the door**, who pays for sound, travel and a meal, and when you’re paid. Have the answer in writing, if only in an email. Other acts who played there know best what is usual.',
      es: 'Mis notas no tienen cachés, así que no doy una cifra: depende de la sala, de la ciudad y de quién trae al público. Pregunta antes de decir que sí: **cantidad fija o parte de la taquilla**, quién paga sonido, viaje y cena, y cuándo se cobra. Que quede por escrito, aunque sea en un correo. Quien haya tocado allí sabe lo habitual.',
    },
  },
  {
    asks: {
      en: whole(
        'how (?:do|can|could|would) (?:i|we) (?:get signed|get (?:a |my |our )?(?:record )?(?:deal|label)|find a (?:record )?label|sign (?:to|with) a (?:record )?label|get on a label)',
        'do (?:i|we) (?:really )?need (?:a|to be on a|to be signed to a) (?:record )?label',
        '(?:should|can) (?:i|we) (?:send|pitch) (?:my|our|the|a) (?:demo|music|song|ep|album|track)s? to (?:record )?labels',
      ),
      es: whole(
        'como (?:consigo|conseguimos|encuentro|puedo (?:conseguir|encontrar)|entro en|ficho (?:por|con)|firmo con) (?:un |una )?(?:sello|discografica|contrato)',
        '(?:necesito|necesitamos|hace falta) (?:un sello|una discografica|tener sello)',
      ),
    },
    answer: {
      en: 'My notes have nothing on getting signed, and nobody can promise it. For what I do you need none: a distributor brings the music to the stores, and you can write to blogs, papers and radio yourself. If you do write to a label, it’s as with a blog: one named person who releases music like yours, one sentence, one private link, nothing attached.\n\nA page that shows who you are helps: say **make my one-sheet**.',
      es: 'Mis notas no dicen cómo fichar por un sello, y nadie lo puede prometer. Para lo que yo hago no hace falta: una distribuidora lleva la música a las plataformas, y a blogs, prensa y radio puedes escribir tú. Si escribes a un sello, es como a un blog: una persona con nombre que publique música como la tuya, una frase, un enlace privado y nada adjunto.\n\nAyuda una página que diga quién eres: di **haz mi one-sheet**.',
    },
  },
  {
    asks: {
      en: whole(
        "what(?:['’]?s| is| are| does)(?: an?| the)? pre[- ]?saves?(?: (?:link|mean|for|thing))?(?: (?:exactly|even|anyway))?\\W*$",
        '(?:do|should) (?:i|we) (?:need|do|have|make|bother with|set up)(?: to (?:do|have|make))? (?:a )?pre[- ]?saves?',
        'how do (?:i|we) (?:make|do|get|set up|create) (?:a )?pre[- ]?saves?(?: link)?',
      ),
      es: whole(
        'que es (?:un|el|eso del) pre[- ]?save\\W*$',
        '(?:necesito|hace falta|hago|conviene|tengo que hacer|como (?:hago|se hace)) (?:un |el )?pre[- ]?save',
      ),
    },
    answer: {
      en: 'A pre-save link lets people **save a song before it’s out**, so that it’s in their library on the day. You get it from your distributor or a pre-save tool, not from me. Open it **2 to 4 weeks before release**, together with the announcement. It’s useful if you have people to send it to, and nobody has to have one.\n\nSay **write the captions** for the post that goes with it.',
      es: 'Un enlace de pre-save sirve para **guardar una canción antes de que salga**, de modo que ese día esté en la biblioteca de quien la guardó. Te lo da tu distribuidora o una herramienta de pre-save, no yo. Ábrelo **de 2 a 4 semanas antes**, junto con el anuncio. Es útil si tienes a quién mandárselo; obligatorio no es.\n\nDi **escribe los textos para redes** para la publicación que lo acompaña.',
    },
  },
  {
    asks: {
      en: whole(
        "what(?:['’]?s| is| are| does)(?: an?| the| my)? (?:isrc|upc)s?(?: codes?)?(?: (?:mean|for|and \\p{L}+))?",
        'where (?:do|can) (?:i|we) (?:get|find) (?:an? |my |our |the )?(?:isrc|upc)',
      ),
      es: whole(
        'que es (?:un |el )?(?:codigo )?(?:isrc|upc)',
        '(?:donde|como) (?:consigo|encuentro|saco|se saca) (?:un |el |mi )?(?:codigo )?(?:isrc|upc)',
      ),
    },
    answer: {
      en: 'The **ISRC** is the code of one recording, the **UPC** that of one release. Your distributor gives you both when you deliver; keep them, because radio and one-sheets ask for them. Once you have it, tell me: **the ISRC is …**',
      es: 'El **ISRC** es el código de una grabación; el **UPC**, el de un lanzamiento. Los da tu distribuidora al entregar; guárdalos, porque los piden las radios y los one-sheets. Cuando lo tengas, dímelo: **el ISRC es …**',
    },
  },
  {
    asks: {
      en: whole(
        'how long (?:does it (?:usually |normally |typically )?take|do (?:blogs|they|journalists|writers|stations|radio stations|people|papers) (?:usually |normally |typically )?take|(?:until|till|before)) (?:(?:for|to|i|we|they|blogs|a blog|you|someone|them) )*(?:get an answer|get a reply|answer|repl(?:y|ies)|respond|hear back|get back|write back)',
      ),
      es: whole(
        'cuanto (?:tardan?|se tarda|suelen? tardar) (?:en (?:contestar|responder)|una respuesta)(?: (?:los|las|un|el|la))?(?: (?:blogs?|medios|radios?|periodistas?))?',
      ),
    },
    answer: {
      en: 'My notes have no usual time, and many never answer: that’s normal, and says little about the music. **Follow up once, about a week after your email**, with something new; no answer after that is a no to this song. Say **write the follow-up** and I’ll draft it.',
      es: 'Mis notas no dan un plazo, y muchos no contestan nunca: es normal y dice poco de la música. **Escribe una sola vez más, al cabo de una semana**, con algo nuevo; si tampoco contestan, es un no a esta canción. Di **escribe el correo de seguimiento** y lo preparo.',
    },
  },
  {
    asks: {
      en: whole(
        `how (?:do|can|would) (?:i|we) (?:get|put|upload|release|publish|have) (?:it|this|(?:my|our|the|a) (?:\\p{L}+ )?(?:song|track|single|ep|album|music))s? (?:on|onto|to|up on|out on) (?:spotify|apple music|the stores|streaming(?: services| platforms)?|all platforms)(?! (?:playlists?|editorial|for artists))${end}`,
      ),
      es: whole(
        `como (?:subo|subimos|pongo|ponemos|meto|publico|puedo (?:subir|poner)|se sube) (?:(?:la|mi|el|una|nuestr[oa]) )?(?:cancion|tema|musica|single|disco|ep) (?:a|en) (?:spotify|apple music|las plataformas|plataformas)${end}`,
      ),
    },
    answer: {
      en: 'Through a **distributor**: it delivers the music to the stores; you can’t upload to Spotify yourself, and I can’t either. **Deliver 3 to 4 weeks before release** ([SymDistro](https://support.symdistro.com)), so that there’s time for errors and for the pitch in Spotify for Artists, which has to be in at least 7 days before.\n\nI don’t rank distributors; their own pages have the prices. When is it out? Then I give you the days.',
      es: 'Con una **distribuidora**: ella entrega la música a las plataformas; a Spotify no se sube directamente, y yo tampoco puedo. **Entrégala de 3 a 4 semanas antes** ([SymDistro](https://support.symdistro.com)): deja tiempo para errores y para proponerla en Spotify for Artists, al menos 7 días antes.\n\nNo comparo distribuidoras; los precios están en sus páginas. ¿Qué día sale? Así te doy las fechas.',
    },
  },
  {
    asks: {
      en: whole(
        "(?:which|what)(?:['’]?s| is)?(?: the)? (?:best |good |cheapest )?distributors? (?:is|are|should|do|would|for|to)(?: \\p{L}+){0,4}",
        "what(?:['’]?s| is) the (?:best|cheapest) (?:music )?distributor",
        '(?:distrokid|tunecore|cd ?baby|ditto|awal|amuse|unitedmasters) (?:or|vs|versus) \\p{L}+',
      ),
      es: whole(
        '(?:que|cual|cuales)(?: es)?(?: la)? (?:mejor )?distribuidora (?:es|uso|usar|me|recomiendas|elijo|cojo)(?: \\p{L}+){0,3}',
        'cual es la mejor distribuidora',
        '(?:distrokid|tunecore|cd ?baby|ditto|altafonte|amuse) o \\p{L}+',
      ),
    },
    answer: {
      en: 'I don’t rank distributors: I’m scripted, and their prices and terms change, so read them on their own pages. What to look for: a fee per year or a share of what you earn, what happens to your music **if you stop paying**, help with Spotify for Artists, and how to reach a person. Whichever it is, **deliver 3 to 4 weeks before release** ([SymDistro](https://support.symdistro.com)).',
      es: 'No comparo distribuidoras: sigo un guion, y precios y condiciones cambian, así que míralos en sus páginas. En qué fijarte: si cobra una cuota al año o una parte de lo que ganas, qué pasa con tu música **si dejas de pagar**, si ayuda con Spotify for Artists y si responde una persona. Sea cual sea, **entrega de 3 a 4 semanas antes** ([SymDistro](https://support.symdistro.com)).',
    },
  },
  {
    asks: {
      en: whole(
        'how many (?:songs|tracks) (?:(?:does|should|do|are|is|can|make|makes|in|on|for|it|there|need|have|an?|the|to|i|we|put|go(?:es)?|be) )*(?:an? )?(?:ep|album|lp)(?: have| need| be)?\\W*\\??$',
      ),
      es: whole(
        'cuant[oa]s (?:canciones|temas) (?:tiene|lleva|debe (?:tener|llevar)|hacen|son|van en|hay en) un (?:ep|disco|album|lp)',
      ),
    },
    answer: {
      en: 'There is no fixed rule, and my notes have none: an EP usually has four to six songs, and an album more. What the stores call it depends on the number and the length, so look at your distributor’s page. How many has yours?',
      es: 'No hay una regla fija, y mis notas no tienen ninguna: un EP suele tener de cuatro a seis canciones, y un disco más. Cómo lo llaman las plataformas depende del número y de la duración: mira la página de tu distribuidora. ¿Cuántas tiene el tuyo?',
    },
  },
  {
    asks: {
      en: whole('what (?:should|do|shall|can) (?:i|we) wear (?:for|at|in|to|on)'),
      es: whole(
        'que (?:me|nos) (?:pongo|ponemos) (?:para|en) (?:las?|el|los) (?:fotos?|sesion|concierto|bolo|entrevista)',
      ),
    },
    answer: {
      en: 'My notes have nothing on clothes, and I have no taste of my own. What they say about press photos: sharp, high resolution, at least one horizontal, some space around you, and the photographer’s name with each.',
      es: 'Mis notas no dicen nada de ropa, y no tengo gusto propio. De las fotos de prensa sí: nítidas, en alta resolución, al menos una horizontal, con espacio alrededor y el nombre de quien las hizo.',
    },
  },
  {
    asks: {
      // A topic answers, with the days of the night that was told.
      en: /(?!)/u,
      es: whole(
        'como (?:le )?(?:hago|hacemos|puedo hacer|podemos hacer|consigo|conseguimos|lleno|llenamos) (?:(?:para |pa )?(?:que )?(?:venga|vaya|vengan|vayan|llegue|caiga|se llene)\\p{L}*|(?:la|una) sala)',
        '(?:que|como) (?:hago|hacemos) (?:para|pa) (?:que (?:venga|vaya|llegue)|llenar|traer|atraer|llevar|meter) (?:mas )?(?:gente|publico|personas|la sala)',
        'como (?:traigo|atraigo|meto|llevo|llevamos|traemos|atraemos|metemos) (?:a )?(?:mas )?(?:gente|publico)',
      ),
    },
    answer: {
      en: '',
      es: 'Más que anuncios, gente a la que escribas tú, y medios que ya buscan qué contar:\n\n1. **Las agendas** del periódico local y de las webs de ocio: con su formulario, y fecha, sala, dirección, hora, precio y edad ([Future Sound](https://futuresoundshare.com/artist-support/1.6-promoting-your-shows)). Lo habitual es de cuatro a seis semanas antes; las agendas aún suelen aceptarlo después.\n2. **La radio local:** el programa que pone música nueva.\n3. **La sala y quien toque con vosotros:** que lo publiquen ellos también, y con el mismo enlace.\n4. **Uno por uno:** un mensaje tuyo a quien ya vino. No puedo prometer cuánta gente irá.\n\nDi **escribe el anuncio del concierto** y lo tienes para las agendas, o **hazme un mensaje para whatsapp**.',
    },
  },
];
