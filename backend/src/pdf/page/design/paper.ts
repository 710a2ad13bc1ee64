import type { SheetPaper } from '../../../../../contract/one-sheets/one-sheet.js';

/** Where Letter is the paper in the printer, as people write where they live. */
const letterCountries =
  /\b(usa?|u\.s\.a?\.?|united states|america|canada|mexico|méxico|philippines|pilipinas|chile|colombia|venezuela|costa rica|guatemala|panam[aá]|puerto rico|dominican republic|república dominicana|el salvador|nicaragua|honduras)\s*\.?$/iu;

/** Behind a comma, the letters of a state of the United States or a province of Canada, where they are hardly a country's. */
const letterRegions = new RegExp(
  `,\\s*(?:${[
    'A[KLZ]|C[AOT]|DC|FL|GA|HI|IA|K[SY]|LA|M[DEINOST]|N[CDHJMVY]|O[HKR]|PA|RI|SC|TX|UT|V[AT]|W[AIVY]',
    'AB|BC|MB|NB|NS|NT|NU|ON|QC|YT',
  ].join('|')})$`,
);
/**
 * Those that are a country's with A4 as well, Germany's or India's: a state's before its postal code or behind its large
 * cities.
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

/** The paper that an artist's contacts print on, by where the artist lives. */
export function paperOf(location: string): SheetPaper {
  const place = location.trim();
  const isLetter = [letterCountries, letterRegions, letterPostalCode, letterCities, letterRegionNames].some((rule) =>
    rule.test(place),
  );
  return isLetter ? 'letter' : 'a4';
}
