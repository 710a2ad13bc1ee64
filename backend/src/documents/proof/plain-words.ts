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
  vuelve biografía enlace enlaces escucha escuchar foto fotos asunto pregunta respuesta primavera verano otoño invierno lunes martes miércoles jueves viernes sábado domingo
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`),
);

/** Words that may occur within a name: "The Sound of Leeds". */
export const connectors = new Set(
  list(
    'of the de la el los las del di da do dos das du des le les van von der den ter zu y e and & et und in on at for',
  ),
);

/** A full stop after one of these doesn't end a sentence. */
export const abbreviations = new Set(list('st mr mrs ms dr prof feat ft vs no vol pt jr sr ave rd sra sr d'));
