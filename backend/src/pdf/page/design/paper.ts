import type { SheetPaper } from '../../../../../contract/one-sheets/one-sheet.js';

/** Countries that print on Letter, as people write them. */
const letterCountries =
  /\b(usa?|u\.s\.a?\.?|united states|america|canada|mexico|méxico|philippines|pilipinas|chile|colombia|venezuela|costa rica|guatemala|panam[aá]|puerto rico|dominican republic|república dominicana|el salvador|nicaragua|honduras)\s*\.?$/iu;

/** State or province codes of the United States and Canada after a comma, where they are unlikely to mean a country. */
const letterRegions = new RegExp(
  `,\\s*(?:${[
    'A[KLZ]|C[AOT]|DC|FL|GA|HI|IA|K[SY]|LA|M[DEINOST]|N[CDHJMVY]|O[HKR]|PA|RI|SC|TX|UT|V[AT]|W[AIVY]',
    'AB|BC|MB|NB|NS|NT|NU|ON|QC|YT',
  ].join('|')})$`,
);
/**
 * Codes that also stand for an A4 country, such as Germany or India. They count as a state only before a postal code or
 * after one of its big cities.
 */
const letterPostalCode = /,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?$/;
const letterCities = new RegExp(
  `\\b(?:${[
    'little rock|fayetteville|wilmington|boise|chicago|springfield|champaign|urbana|evanston|rockford|peoria',
    'indianapolis|bloomington|fort wayne|boston|cambridge|somerville|worcester|lowell|northampton|salem',
    'omaha|lincoln|sioux falls|nashville|memphis|knoxville|chattanooga|murfreesboro|franklin',
    "st\\.? john['’]?s|charlottetown|saskatoon|regina",
  ].join('|')}),\\s*(?:AR|DE|I[DLN]|MA|NE|SD|TN|NL|PE|SK)$`,
  'iu',
);
const letterRegionNames =
  /\b(alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|alberta|british columbia|manitoba|new brunswick|newfoundland|nova scotia|ontario|qu[eé]bec|saskatchewan)$/iu;

/** The paper size that an artist's contacts print on, derived from where the artist lives. */
export function paperOf(location: string): SheetPaper {
  const place = location.trim();
  const isLetter = [letterCountries, letterRegions, letterPostalCode, letterCities, letterRegionNames].some((rule) =>
    rule.test(place),
  );
  return isLetter ? 'letter' : 'a4';
}
