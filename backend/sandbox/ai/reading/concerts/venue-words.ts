/** Words in the names of venues, in both languages. */
const hall =
  'Club|Bar|Pub|Hall|Halls|Arena|Sala|Foro|Teatro|Auditorio|Estadio|Centro Cultural|Espacio|House|Room|Rooms|Live|Cervecería|Trastienda|Café|Cafe|Antzokia|Theatre|Theater|Academy|Lounge|Ballroom|Tavern|Warehouse|Institute|Inn|Arms|Parlou?r|Upstairs|Basement|Cellar|Kitchen|Brewery|Taproom|Saloon|Opera House|Playhouse|Pavilion|Cathedral|Church|Minster|Abbey|Chapel|Library|Museum|Gallery|Centre|Center|Social|Festival|Plaza|Parque|Peña|Galpón|Palacio|Kafe|Kafea|Gaztetxe|Kulturfabrik|Kulturzentrum|Circolo|Taberna|Studios?|Barn|Factory|Garage|Depot|Lodge|Bodega|Ateneo|Nave|Carpa|Boliche|Penya|Salón|Bistro|Bookshop|Bookstore|Priory|Courthouse|Guildhall|Bandstand|Legion|Corn Exchange';
const hallWord = new RegExp(`(?<!\\p{L})(?:${hall})(?!\\p{L})`, 'u');
/** "Star & Garter", "Dewey's", "The Adelphi", "53 Degrees" are no towns. */
const likeHall = /^(?:The|El|La|Los|Las|De|Het|Le|Les|L'|O2) \p{Lu}|['’]s?(?: |$)| & |\d/u;

/** Venues that artists name without any of these words. */
const wellKnown = new Set(
  "Brudenell|Brudenell Social|Trillians|Cluny|Lexington|Windmill|Moth Club|Shacklewell Arms|Sneaky Pete's|Oran Mor|Òran Mór|King Tut's|Mono|Stereo|Broadcast|Nice N Sleazy|Adelphi|New Adelphi|Polar Bear|Crescent|Fulford Arms|Deaf Institute|Gullivers|Yes|Band on the Wall|Soup|Leadmill|Sidney & Matilda|Bodega|Rescue Rooms|Rock City|Louisiana|Fleece|Thekla|Exchange|Clwb Ifor Bach|Tramshed|Hare and Hounds|Hare & Hounds|Sunflower Lounge|Cavern|Jacaranda|Shipping Forecast|Hope & Ruin|Green Door Store|Komedia|Joiners|Wedgewood Rooms|Bullingdon|Portland Arms|Waterfront|Arts Centre|Sugarmill|Whelan's|Workman's|Cyprus Avenue|Roisin Dubh|Róisín Dubh|Coughlan's|Black Box|Empire|Limelight|Voodoo|Barrowlands|Roundhouse|Jazz Cafe|Scala|Bush Hall|Union Chapel|Cafe Oto|Mohawk|Empty Bottle|Schubas|Hideout|Lincoln Hall|Healer|Portal|Grog Shop|Beachland|Bowery|Mercury Lounge|Knitting Factory|Troubadour|Echo|Paradiso|Melkweg|Trefpunt|Vooruit|Razzmatazz|Apolo|Niceto|Moby Dick|Malandar|Musicbox|Loco|Siroco|Wurlitzer|Iguana|Barba Azul|De Roma".split(
    '|',
  ),
);

/** Whether a name is that of a venue rather than a town, by its words. */
export function looksLikeHall(name: string): boolean {
  return hallWord.test(name) || likeHall.test(name) || isWellKnownHall(name);
}

/** Whether a name has a word for a kind of venue. */
export function hasHallWord(name: string): boolean {
  return hallWord.test(name) || isWellKnownHall(name);
}

/** Whether a name is that of a venue which is known without further words. */
export function isWellKnownHall(name: string): boolean {
  return wellKnown.has(name.replace(/^(?:The|the|La|El) /u, ''));
}

/** "Social Club" alone is no name of a venue: "Brudenell Social Club" is one. */
export function isOnlyKindOfHall(name: string): boolean {
  return /^(?:(?:Social|Working|Men['’]?s|Mens|Trades|Arts|Sports|Village|Town|City|Church|Parish|Music|Concert|Youth|Community|Memorial|Rugby|Football|Jazz|Folk|Comedy|Cultural|Live|Opera|Country|Bowls|Bowling|Cricket|Tennis|Golf|Sailing|Workers|Assembly|Public|Corn) )*(?:Club|Hall|Centre|Center|House|Bar|Pub|Theatre|Theater|Arena|Academy|Lounge|Ballroom|Institute|Tavern|Room|Rooms|Inn|Arms|Church|Chapel|Cathedral|Minster|Abbey|Gallery|Library|Museum|Social|Festival|Catedral|Iglesia|Conservatorio|Priory|Courthouse|Guildhall|Bandstand|Legion|Exchange|Pavilion)$/u.test(
    name,
  );
}
