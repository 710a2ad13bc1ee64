import type { FactSource } from '../../../../contract/one-sheets/one-sheet.js';
import { sheetLists, withSheetText } from '../../../../contract/rules/sheet-rule.js';
import { FactsDraft } from './facts-draft.js';
import type { SaidMessage, SaidPlace } from './facts-prompt.js';
import { profileFacts, type SheetArtist, type SheetFacts } from './profile-facts.js';
import { isSame } from './said-text.js';

/**
 * The profile's facts with those that a model found in what the artist said or asked to be kept in mind. Nothing is believed of
 * the model: what does not stand in the message that it names is left out, and so are what the artist asks or denies there,
 * praise, and what has no place on a sheet.
 * @param drafted the model's answer, whatever it is
 */
export function checkedFacts(artist: SheetArtist, said: readonly SaidMessage[], drafted: unknown): SheetFacts {
  const { content, sources } = profileFacts(artist);
  const draft = new FactsDraft(artist, said, drafted);
  const texts = new Map(draft.texts().map(({ place, ...found }) => [place, found]));
  // Said of a release without its title, it may be of another one than the profile's song, which then stands alone.
  const isUntitled = content.release.title !== '' && !texts.has('release.title');
  const isOther = (value: string, message: number): boolean => isUntitled && !draft.isOfSong(value, message);
  keepContactsApart(artist, { content, sources }, texts);
  for (const [place, { value, source, message }] of texts) {
    if (place.startsWith('release.') && isOther(value, message)) continue;
    // Another release than the profile's song is not heard at that song's address.
    if (place === 'release.title' && !isSame(value, content.release.title)) {
      content.release = { ...content.release, listenLink: '' };
      delete sources['release.listenLink'];
    }
    Object.assign(content, withSheetText(content, place, value));
    sources[place] = source;
  }
  for (const name of ['numbers', 'quotes', 'shows'] as const) {
    const found = draft[name]();
    Object.assign(content, { [name]: found.map(({ fact }) => fact) });
    found.forEach(({ source }, index) => (sources[`${name}.${index}`] = source));
  }
  for (const { fact, source } of draft.links()) {
    if (content.links.length >= sheetLists.links.most || content.links.some(({ url }) => url === fact.url)) continue;
    sources[`links.${content.links.length}`] = source;
    content.links.push(fact);
  }
  const tracks = draft.tracks().filter(({ fact, message }) => !isOther(fact, message));
  content.release = { ...content.release, tracks: tracks.map(({ fact }) => fact) };
  tracks.forEach(({ source }, index) => (sources[`release.tracks.${index}`] = source));
  const bio = draft.bio();
  content.bio = bio.map(({ fact }) => fact).join(' ');
  if (bio[0]) sources['bio'] = bio.find(({ source }) => source.from === 'chat')?.source ?? bio[0].source;
  return { content, sources };
}

/** Nobody's address stands below another's name: who is named is printed with their own, or not in the artist's place. */
function keepContactsApart(
  artist: SheetArtist,
  { content, sources }: SheetFacts,
  texts: Map<SaidPlace, { value: string; source: FactSource }>,
): void {
  const [name, email] = [texts.get('contact.name')?.value, texts.get('contact.email')?.value];
  if (name === undefined || isSame(name, artist.name)) return;
  const isTheirs = email !== undefined && !isSame(email, artist.email);
  const isReached = isTheirs || texts.has('contact.phone');
  if (isReached) {
    if (!isTheirs) texts.delete('contact.email');
    content.contact = { ...content.contact, email: '' };
    delete sources['contact.email'];
  } else if (email !== undefined || content.contact.email !== '') {
    texts.delete('contact.name');
    texts.delete('contact.role');
  }
}
