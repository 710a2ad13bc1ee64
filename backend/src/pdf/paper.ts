import type { SheetPaper } from '../../../contract/one-sheet.js';

/** Where Letter is the paper in the printer, as people write where they live. */
const letterCountries =
  /\b(usa?|u\.s\.a?\.?|united states|america|canada|mexico|méxico|philippines|pilipinas|chile|colombia|venezuela|costa rica|guatemala|panam[aá]|puerto rico|dominican republic|república dominicana|el salvador|nicaragua|honduras)\s*\.?$/iu;

/** Behind a comma: a state of the United States or a province of Canada, by its letters or its name. */
const letterRegions = new RegExp(
  `,\\s*(?:${[
    'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]',
    'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT',
  ].join('|')})\\s*(?:\\d{5}(?:-\\d{4})?)?$`,
);
const letterRegionNames =
  /\b(alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|alberta|british columbia|manitoba|new brunswick|newfoundland|nova scotia|ontario|qu[eé]bec|saskatchewan)$/iu;

/** The paper that an artist's contacts print on, by where the artist lives. */
export function paperOf(location: string): SheetPaper {
  const place = location.trim();
  const isLetter = letterCountries.test(place) || letterRegions.test(place) || letterRegionNames.test(place);
  return isLetter ? 'letter' : 'a4';
}
