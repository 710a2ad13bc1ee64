const list = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** Words that often start a sentence before a name, in English and Spanish. */
export const sentenceStarters = new Set(
  list(`
  a about according after again all also although always among an and another any are as ask at available based be because before being
  best between both but by call catch check come coming could dear did do does during each early even ever every expect featuring
  few find finally first follow following for from get give great had has have having he hear hello her here hey hi his how however i if
  in inside instead into is it its join just last late later let like listen listening live long look looking made make many maybe meanwhile
  meet more most music my named neither new next no nor not nothing now of off on once one only or originally our out over perhaps please
  produced read recorded see several she since so some soon still such take thank thanks that the their them then there these they
  this those though through thus to today together tomorrow tonight too under unlike until up upon us very want was watch we were what
  when where whether which while who whose why will with within without would written yes yet you your yours
  bring cheers doors email kind mail open regards reply rsvp send sincerely tell write
  a al algo algunas algunos allí ante antes aquí así aún aunque bajo cada casi como con contra cuando de del desde después donde durante e
  el ella ellas ellos en entonces entre era es esa ese eso esta este esto fue ha había hace hacia hasta hay hola la las le les lo los
  más me mi mientras mis muy nada ni no nos nuestra nuestro o para pero poco por porque pues que quien se según ser si sí sin
  escribe gracias saludos sobre son su sus también tan tanto te tras tu un una uno unos y ya yo`),
);

/** The same in German, French, Italian, Portuguese and Dutch. */
export const foreignStarters = new Set(
  list(`
  der die das den dem des ein eine einen einem einer eines kein keine mein meine meinem meiner dein sein seine seinem seiner ihr ihre ihrem ihren ihrer unser unsere
  ich du er sie es wir man wer was wie wo wann warum dieser diese dieses diesem diesen jeder jede jedes alle alles viele einige mehr beide
  am an auf aus bei beim bis durch für gegen hinter im in ins mit nach neben ohne seit trotz über um unter vom von vor während wegen zu zum zur zwischen
  dank und oder aber denn doch auch schon noch nur nun jetzt heute morgen gestern dann dort hier so als wenn weil dass ob damit danach dabei dazu seitdem
  neu neue neuer neues neuen erste erster erstes ersten zweite zweiter zweites dritte letzte letzter letztes groß große großer großes klein kleine kleiner
  alte alter altes junge junger junges ganze ganzer ganzes kommende kommender aktuelle aktueller aktuelles lange kurze warme leise laute gute guter gutes deutsche deutscher
  le la les un une des du de au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs
  je tu il elle on nous vous ils elles qui que quoi où quand comment pourquoi chaque tous toutes tout toute plusieurs quelques
  à après avant avec chez contre dans depuis derrière dès devant durant en entre malgré par parmi pendant pour sans selon sous sur vers
  et ou mais donc or ni car aussi ainsi alors puis ensuite enfin déjà encore ici là maintenant aujourd'hui demain hier si comme lorsque puisque
  il lo gli uno una del della dei degli delle al alla ai nel nella nei questo questa questi queste quel quella mio mia suo sua loro
  io noi voi chi che cosa dove quando come perché ogni tutti tutte tutto dopo prima con contro dentro durante per senza secondo sotto sopra tra fra verso
  e ed o ma dunque anche così allora poi infine già ancora qui adesso oggi domani ieri se mentre
  o os as um uma uns umas do da dos das no na nos nas ao pelo pela este esta isto esse essa isso meu minha seu sua nosso nossa
  eu ele ela nós eles elas quem onde cada todos todas tudo depois antes com contra desde durante para por sem segundo sob sobre entre
  mas portanto também assim então já ainda aqui agora hoje amanhã ontem enquanto
  de het een deze dit die dat mijn jouw zijn haar ons onze hun ik jij hij zij wij jullie wie wat waar wanneer hoe waarom elke alle
  aan achter bij door in met na naast om onder op over sinds tegen tijdens tot tussen uit van voor zonder en of maar want dus ook al nog nu vandaag morgen gisteren toen als omdat terwijl nieuwe eerste`),
);

/** Words that press texts and headlines capitalise, but that aren't names. */
export const headlineWords = new Set(
  list(`
  immediate release press note editors contact booking management label website email phone tel web social links listen watch stream buy
  single singles ep eps lp album albums track tracks tracklist song songs music video videos tour tours show shows gig gigs dates date live debut
  new latest first second third upcoming announce announces announced announcing release releases released share shares shared reveal reveals drop drops
  return returns play plays perform performs headline headlines sign signs launch launches out now today tonight available pre-order pre-save
  ticket tickets doors venue venues price age ages free entry support set times photo photos credit credits caption captions bio biography
  biographies story about quote quotes question questions answer answers interview pitch subject title genre mood instruments culture
  summer spring autumn winter fall night day week month year artist artists band singer songwriter singer-songwriter duo trio
  producer musician vocals guitar bass drums piano keys written recorded produced mixed mastered embargo until fans like sounds statement
  january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday
  sunday mr mrs ms dr dj mc feat ft vs ep1 ok am pm url pdf mp3 wav faq q a
  publicación inmediata inmediato comunicado prensa nota contacto acerca sencillo disco álbum canción canciones gira concierto conciertos fecha
  fechas entradas puertas precio edad sala nuevo nueva presenta presentan anuncia anuncian lanza lanzan lanzamiento estreno estrena
  veröffentlichung sofortige sofortigen freigabe pressemitteilung pressetext pressekontakt kontakt publication diffusion immédiate communiqué
  presse propos pubblicazione diffusione immediata comunicato stampa contatti contatto informazioni publicação divulgação imediata imprensa contato
  vuelve biografía enlace enlaces escucha escuchar foto fotos asunto pregunta respuesta primavera verano otoño invierno lunes martes miércoles jueves viernes sábado domingo
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`),
);

/** Where artists can be found. */
export const platforms = new Set(
  list(`
  instagram spotify bandcamp youtube soundcloud tiktok facebook twitter x deezer tidal threads bluesky mastodon whatsapp telegram linktree
  twitch patreon discord qobuz songkick bandsintown`),
);

/** Words that may occur within a name: "The Sound of Leeds". */
export const connectors = new Set(
  list(
    "of the de la el los las del di da do dos das du des le les l' d' dell' van von der den ter zu y e and & et und in on at for",
  ),
);

/** A full stop after one of these doesn't end a sentence. */
export const abbreviations = new Set(list('st mr mrs ms dr prof feat ft vs no vol pt jr sr ave rd sra sr d'));
