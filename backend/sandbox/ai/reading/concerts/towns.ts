/** Towns whose names are given without a comma next to a venue's: "Leeds Brudenell". */
const towns = [
  // United Kingdom and Ireland
  ...'London|Leeds|Hull|York|Manchester|Liverpool|Sheffield|Newcastle upon Tyne|Newcastle|Nottingham|Leicester|Birmingham|Bristol|Brighton|Southampton|Portsmouth|Oxford|Cambridge|Norwich|Exeter|Plymouth|Bath|Bournemouth|Reading|Derby|Huddersfield|Halifax|Middlesbrough|Sunderland|Margate|Stoke-on-Trent|Stoke|Wolverhampton|Coventry|Preston|Blackpool|Bradford|Wakefield|Hebden Bridge|Stockton|Durham|Lancaster|Lincoln|Northampton|Milton Keynes|Ipswich|Colchester|Chelmsford|Southend|Tunbridge Wells|Guildford|Winchester|Cheltenham|Gloucester|Falmouth|Stroud|Newport|Wrexham|Stirling|Paisley|Cardiff|Swansea|Edinburgh|Glasgow|Aberdeen|Dundee|Inverness|Perth|Belfast|Derry|Dublin|Cork|Galway|Limerick|Sligo|Waterford|Kilkenny|Wexford|Ennis|Drogheda|Dundalk|Athlone|Tralee|Killarney|Hastings|Lewes|Hove|Worthing|Eastbourne|Folkestone|Canterbury|Rochester|Maidstone|Reigate|Croydon|Kingston upon Thames|Kingston|Watford|St Albans|Luton|Bedford|Peterborough|King’s Lynn|Great Yarmouth|Ely|Kettering|Leamington Spa|Leamington|Warwick|Worcester|Hereford|Shrewsbury|Telford|Walsall|Dudley|Erdington|Stafford|Crewe|Chester|Warrington|Wigan|Bolton|Salford|Stockport|Rochdale|Oldham|Todmorden|Barnsley|Doncaster|Rotherham|Scarborough|Whitby|Harrogate|Darlington|Gateshead|Hexham|Carlisle|Kendal|Ulverston|Barrow|Dumfries|Ayr|Kilmarnock|Dunfermline|Kirkcaldy|Oban|Bangor|Aberystwyth|Carmarthen|Llanelli|Torquay|Truro|Penzance|Taunton|Yeovil|Frome|Salisbury|Swindon|Basingstoke|Aldershot|Lisburn|Newry'.split(
    '|',
  ),
  // United States, Canada and Australia
  ...'New York|Brooklyn|Los Angeles|Chicago|Boston|Philadelphia|Washington DC|Washington|Baltimore|Pittsburgh|Cleveland|Detroit|Milwaukee|Minneapolis|St. Louis|Kansas City|Nashville|Atlanta|New Orleans|Miami|Austin|Dallas|Houston|Denver|Las Vegas|San Diego|San Francisco|Oakland|Portland|Seattle|Indianapolis|Louisville|Cincinnati|Columbus|Memphis|Knoxville|Chattanooga|Birmingham|Charlotte|Raleigh|Asheville|Richmond|Buffalo|Rochester|Albany|Hartford|Providence|Omaha|Des Moines|Iowa City|Madison|Grand Rapids|Ann Arbor|Tulsa|Oklahoma City|San Antonio|El Paso|Albuquerque|Santa Fe|Phoenix|Tucson|Salt Lake City|Boise|Sacramento|Missoula|Spokane|Orlando|Tampa|Jacksonville|Savannah|Charleston|Toronto|Montreal|Montréal|Vancouver|Ottawa|Calgary|Sydney|Melbourne|Brisbane|Adelaide|Auckland|Dayton|Akron|Toledo|Lexington|Bloomington|Champaign|St. Paul|Duluth|Fargo|Sioux Falls|Lincoln|Wichita|Little Rock|Fayetteville|Fort Worth|Denton|Marfa|Lubbock|Corpus Christi|Baton Rouge|Lafayette|Birmingham|Huntsville|Athens|Macon|Tallahassee|Gainesville|Greenville|Wilmington|Durham|Chapel Hill|Carrboro|Greensboro|Winston-Salem|Charlottesville|Norfolk|Roanoke|Johnson City|Bristol|Morgantown|Harrisburg|Lancaster|Bethlehem|Newark|Hoboken|Jersey City|Asbury Park|New Haven|Northampton|Worcester|Burlington|Syracuse|Ithaca|Kalamazoo|Lansing|Green Bay|Eau Claire|Fort Collins|Boulder|Reno|Fresno|San Jose|Santa Cruz|Santa Barbara|Long Beach|Anaheim|Berkeley|Eugene|Olympia|Tacoma|Bellingham|Edmonton|Winnipeg|Saskatoon|Guelph|Quebec City|Halifax|Hobart|Canberra|Newcastle|Wollongong|Geelong|Fremantle|Wellington|Christchurch|Dunedin'.split(
    '|',
  ),
  // Spain and Latin America
  ...'Madrid|Barcelona|Valencia|Sevilla|Seville|Zaragoza|Málaga|Murcia|Bilbao|Alicante|Córdoba|Valladolid|Vigo|Gijón|Oviedo|Granada|A Coruña|La Coruña|Vitoria|Pamplona|San Sebastián|Donostia|Santander|Santiago de Compostela|Salamanca|León|Cádiz|Toledo|Girona|Palma|Ciudad de México|Mexico City|CDMX|Guadalajara|Monterrey|Puebla|Tijuana|Buenos Aires|Rosario|Montevideo|Santiago|Valparaíso|Lima|Bogotá|Medellín|Mendoza|La Plata|Mar del Plata|Tucumán|Neuquén|Bahía Blanca|Cali|Barranquilla|Cartagena|Bucaramanga|Pereira|Manizales|Querétaro|Mérida|Oaxaca|Toluca|Morelia|Xalapa|Culiacán|Hermosillo|Quito|Guayaquil|Asunción|Caracas|Logroño|Burgos|Almería|Jaén|Huelva|Badajoz|Cáceres|Castellón|Tarragona|Lleida|Reus|Elche|Albacete|Cuenca|Huesca|Lugo|Ourense|Pontevedra|Avilés|Las Palmas|Tenerife|Segovia|Ávila|Zamora|Palencia|Soria|Guadalajara|Ciudad Real|Getafe|Alcalá de Henares|Sabadell|Terrassa|Mataró|Manresa|Gandía|Alcoy|Torrevieja|Lorca|Jerez|Algeciras|Marbella|Ponferrada|Torrelavega|Irún|Hernani|Tudela|Teruel|Ibiza|Mahón|La Laguna|Quilpué|Viña del Mar|Viña|Temuco|Valdivia|Puerto Montt|La Serena|Antofagasta|Iquique|Rancagua|Talca|Chillán|Bariloche|Salta|Jujuy|Paraná|San Juan|San Luis|Río Cuarto|Tandil|Paysandú|Maldonado|Arequipa|Cusco|Ibagué|Popayán|Villavicencio|Santa Marta|Cúcuta|Tunja|San Luis Potosí|Aguascalientes|Guanajuato|Chihuahua|Saltillo|Torreón|Pachuca|Cuernavaca|Veracruz|Cancún|La Paz|Cochabamba|Santa Cruz|San José|Ciudad de Guatemala'.split(
    '|',
  ),
  // The rest of Europe
  ...'Berlin|Hamburg|Munich|München|Cologne|Köln|Frankfurt|Leipzig|Dresden|Paris|Lyon|Marseille|Toulouse|Bordeaux|Amsterdam|Rotterdam|Brussels|Antwerp|Ghent|Lisbon|Lisboa|Porto|Milan|Rome|Bologna|Vienna|Zurich|Copenhagen|Stockholm|Oslo|Helsinki|Prague|Warsaw|Budapest|Bremen|Hannover|Stuttgart|Nuremberg|Nürnberg|Münster|Mainz|Mannheim|Dortmund|Düsseldorf|Lille|Nantes|Rennes|Strasbourg|Montpellier|Grenoble|Utrecht|The Hague|Den Haag|Groningen|Eindhoven|Nijmegen|Tilburg|Leuven|Bruges|Brugge|Gent|Antwerpen|Brussel|Bruxelles|Liège|Coimbra|Braga|Milano|Torino|Turin|Napoli|Naples|Firenze|Padova|Modena|Ferrara|Graz|Linz|Salzburg|Basel|Bern|Genève|Geneva|Lausanne|Aarhus|Gothenburg|Göteborg|Malmö|Bergen|Trondheim|Turku|Tampere|Tallinn|Riga|Vilnius|Kraków|Krakow|Wrocław|Gdańsk|Brno|Bratislava|Ljubljana|Zagreb|Athens'.split(
    '|',
  ),
];

/** Longer names first: "New York" before "York". */
const names = [
  ...new Set(
    towns.flatMap((town) => [
      town,
      town
        .normalize('NFD')
        .replace(/[\u0300\u0301]/g, '')
        .normalize('NFC'),
    ]),
  ),
]
  .toSorted((one, other) => other.length - one.length)
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');
const townFirst = new RegExp(`^(${names}) (?:[–—-] )?(.+)$`, 'u');
const townLast = new RegExp(`^(.+?),? (?:(?:de|in|en|[–—-]) )?(${names})$`, 'u');
const markedLast = new RegExp(`^(.+?)(?:,| de| in| en) (${names})$`, 'u');
const isTown = new RegExp(`^(?:${names})$`, 'u');
/** "Leeds Festival" and "Oxford Street" aren't a town and its venue, and "Kansas City" is one town. */
const belongsToTown =
  /^(?:Festival|Fest|Pride|Carnival|Week(?:ender|end)?|Live|Calling|Street|St|Road|Rd|Avenue|Lane|Square|Castle|Arms|City|Bay|Beach|Springs|Heights|Hills|County|Island|North|South|East|West|Centre|Center|Downtown|University)(?!\p{L})/u;
/** "Café Berlin" and "Little Paris" are venues. */
const isPartOfVenue =
  /(?:^|\s)(?:Café|Cafe|Hotel|Hostal|Bar|Pub|Casa|Teatro|Theatre|Palace|Palacio|Little|New|Old|Royal|Club|Sala|Plaza|Café-Bar|Rue|Calle|of|the)$/iu;

/** Whether a name is that of a well-known town. */
export function isKnownTown(name: string): boolean {
  return isTown.test(name);
}

/** Splits "Leeds Brudenell" or "Brudenell Leeds" at a well-known town; null if it has none. */
export function splitAtTown(text: string): { town: string; hall: string } | null {
  // "Dublin Castle London" is in London.
  const [, before = '', last = ''] = townLast.exec(text) ?? [];
  if (last !== '' && !isPartOfVenue.test(before)) return { town: last, hall: before };
  const [, first = '', behind = ''] = townFirst.exec(text) ?? [];
  // The hall is called "Bilbao Arena".
  const hall = behind === 'Arena' ? text : behind;
  return first === '' || belongsToTown.test(behind) ? null : { town: first, hall };
}

/** Splits "Sala Moby Dick de Madrid", which is known to be a venue; null if no well-known town is marked in it. */
export function splitOffTown(venue: string): { town: string; hall: string } | null {
  const [, hall = '', town = ''] = markedLast.exec(venue) ?? [];
  return town === '' || /^(?:Teatro|Sala|Café|Bar|Club|Casa|Plaza)$/u.test(hall) ? null : { town, hall };
}

/** Words that only are a town's name when they have a capital. */
const isWord =
  /^(?:reading|bath|cork|derby|palma|rosario|lima|le[óo]n|perth|halifax|cuenca|burgos|salta|soria|newark|hove|frome|bern|bergen|truro|chester|lincoln)$/iu;
/** "7 june cork coughlans", in a list. */
const isAfterDay = /\d(?:st|nd|rd|th)? (?:of )?(?:\p{L}{3,9} )?$/u;
/** "At the Foundry in reading", "en el Galpón en león". */
const isAfterHall = /(?<!\p{L})(?:at|en|play(?:ing)?)(?: (?:the|el|la|los|las))? (?:\p{Lu}[\p{L}'’]* )+(?:in|en|de) $/u;
const typedTown = new RegExp(
  `(?<=^|\\n|(?:(?<!\\p{L})(?:in|to|en|de|play|playing|then|and|y|luego)|[,;:]|\\d(?:st|nd|rd|th)?|\\p{Ll}{3}) )(?<!(?<!\\p{L})the )(?:${names})(?!\\p{L})`,
  'giu',
);
const typedHall = new RegExp(
  `(?<=(?<!\\p{L})(?:at|play(?:ing)?|en|en la|en el) )((?:the |la |el |sala )?)((?!(?:my|our|an?|the|una?|mi|la|el)(?!\\p{L}))\\p{Ll}[\\p{Ll}'’]*(?: \\p{Ll}[\\p{Ll}'’]*){0,3}?)(?= (?:in|de|en) (?:${names})(?!\\p{L}))`,
  'gu',
);
/** "leeds brudenell" up to the date, or to the next of a list. */
const hallBehindTown = new RegExp(
  `(?<=(?<!\\p{L})(?:${names}) )((?:at )?)((?:the )?)(\\p{Ll}[\\p{Ll}'’]*(?: (?:&|\\p{Ll}[\\p{Ll}'’]*)){0,3}?(?: [1-9](?= and(?!\\p{L})|[,;.]|\\n|$))?)(?=,? on (?:the )?(?:\\p{L}{3,9},? ){0,2}\\d|,? (?:on (?:the )?)?\\d|,? and (?:the )?\\d|[,;.]|\\n|$)`,
  'gu',
);
/** "A gig at the brudenell social club on 12 march", without its town. */
const hallOfGig =
  /(?<!\p{L})((?:gigs?|shows?|concerts?|recital|play(?:ing)?|headlin(?:e|ing)|live|set|opening|supporting|support) (?:[^.!?,\n]{0,40} )?at (?:the )?|(?:play(?:ing)?|headlin(?:e|ing)) (?:the )?)((?!(?:some|more|two|new|old|guitar|bass|drums|keys|piano|violin|cello|lots|it|covers|songs|again|music|least|last|first|all|once|work|uni|university|school|college|noon|midnight|half|my|our|an?|this|that|some)(?!\p{L}))\p{Ll}[\p{Ll}'’]*(?: \p{Ll}[\p{Ll}'’]*){0,4}?)(?=,? (?:on|this|next|tomorrow|tonight|doors|tickets|with|w\/)(?!\p{L})|,? \d|[,.!;\n]|$)/giu;
/** "tocamos en niceto club", up to the next detail. */
const typedVenue =
  /(?<=(?<!\p{L})(?:toc(?:o|amos|aré|aremos|ar)|actúo|actuamos|bolo|concierto|recital|show)(?: (?:mañana|hoy|este \p{L}+|el \d{1,2} de \p{L}+))? en )((?:la sala |el teatro |la |el )?)((?!(?:mi|nuestr[oa]|l[ao]|el|una?|este|esta|vivo)(?!\p{L}))\p{Ll}[\p{Ll}'’]*(?: \p{Ll}[\p{Ll}'’]*){0,2}?)(?=$|[.,;!?\n]| (?:a las|el|mañana|hoy|este|y|con|puertas|de|entradas?)(?!\p{L}))/gmu;
/** "Creswick bowls club", "Bitterley village hall": the town has its capital, the kind of hall hasn't. */
const kindBehindName =
  /(?<=(?<![\p{L}.!?] )\p{Lu}[\p{L}'’-]+ |(?<=\p{L} )\p{Lu}[\p{L}'’-]+ )((?:(?:village|town|city|parish|church|memorial|community|public|assembly|concert|music|working (?:men['’]?s|mens)|social|bowl(?:s|ing)|cricket|football|rugby|tennis|golf|sailing|sports|arts|trades|workers|british|royal|surf|rsl|corn) )+(?:hall|clubs?|centre|center|rooms?|institute|legion|exchange|pavilion))(?!\p{L})/gu;
/** "17 de marzo plaza del ayuntamiento". */
const typedSquare =
  /(?<=\d de \p{L}{4,10},? (?:en (?:la |el )?)?)((?:plaza|sala|teatro|auditorio|parque|café|bar|club|foro|galpón|peña) (?:(?:de la|del|de los|de las|de) )?\p{Ll}[\p{Ll}'’]*(?: \p{Ll}[\p{Ll}'’]*){0,2}?)(?=$|[.,;!?\n]| (?:a las|el|con|y|puertas|entradas?|gratis|este|en)(?!\p{L}))/gu;
const isNoHall =
  /(?<!\p{L})(?:doors?|tickets?|entry|half|support|im|gigs?|shows?|concerts?|home|weekend|end|tour|launch|party|night|live|festival|set|on|at|the|and|or|then|next|this|tomorrow|tonight|again|with|for|from|is|was|has|to|by|in|we|i|so|out|before|after|until|y|o|a|al|en|con|para|pasa|se|del?|luego|el|este|próximo|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|our|conciertos?|casa|fiestas?|feria|directo|gira|fin|noche|centro|ciudad|zona|barrio|calle|las|los)(?!\p{L})/iu;

/** Gives the towns and venues of a message typed without capitals theirs: "we play the brudenell in leeds". */
export function withPlaceNames(text: string): string {
  return text
    .replace(typedTown, (typed: string, at: number) => {
      const before = text.slice(0, at);
      const isName = !isWord.test(typed) || isAfterDay.test(before) || isAfterHall.test(before);
      return /^\p{Ll}/u.test(typed) && isName ? capitalised(typed) : typed;
    })
    .replace(typedHall, (typed: string, article: string, hall: string) =>
      isNoHall.test(hall) ? typed : article + capitalised(hall),
    )
    .replace(typedSquare, (typed: string) => capitalised(typed))
    .replace(kindBehindName, (typed: string) => capitalised(typed))
    .replace(typedVenue, (typed: string, article: string, hall: string) =>
      isNoHall.test(hall) ? typed : article + capitalised(hall),
    )
    .replace(hallBehindTown, (typed: string, at: string, article: string, hall: string) =>
      isNoHall.test(hall) ? typed : at === '' ? capitalised(article + hall) : at + article + capitalised(hall),
    )
    .replace(hallOfGig, (typed: string, before: string, hall: string) =>
      /\p{Lu}/u.test(hall) || isNoHall.test(hall) ? typed : before + capitalised(hall),
    );
}

/** A name typed in small letters, with its capitals. */
export function capitalised(typed: string): string {
  return typed.replace(/(?<![\p{L}'’])(?!(?:de|del|upon|on|of|and)(?!\p{L}))\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
}
