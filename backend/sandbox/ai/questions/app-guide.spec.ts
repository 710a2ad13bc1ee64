import { lastReply } from './talk.fixture.js';

const cases: [question: string, answer: string][] = [
  ['can i cancel anytime', '**Subscription Details**'],
  ['How do I cancel my subscription?', '**Subscription Details**'],
  ['puedo cancelar cuando quiera?', '**Subscription Details**'],
  ['can i get a refund', '[support page](/support)'],
  ['do you do refunds?', '[support page](/support)'],
  ['how do i contact support', 'People read it, not me'],
  ['is there a real person i can talk to? how do I reach a human', 'People read it, not me'],
  ['do you have an app', 'nothing to install'],
  ['does this work on my phone', 'nothing to install'],
  ['¿tenéis app?', 'No hay que instalar nada'],
  ['can my bandmate use it too', 'one artist or team'],
  ['can i share one account with my manager', 'one artist or team'],
  ['I manage two artists. Can I do both of them in here or do I need two accounts?', 'take two accounts'],
  ['can i have two bands in one account', 'take two accounts'],
  ['how do i change my email', '**Sign-in**'],
  ['where can i change my password?', '**Sign-in**'],
  ['how do i turn on dark mode', '**Appearance**'],
  ['how do i delete a chat', 'renames, archives or deletes'],
  ['where are my documents', '**Media Files**'],
  ['dónde veo mis documentos', '**Media Files**'],
  ['can i share a document with my manager', '**Share a link**'],
  ['how do i get it as a pdf', '**PDF** or **Word**'],
  ['can i download the press release in word', '**PDF** or **Word**'],
  ['cómo lo descargo en pdf?', '**PDF** o **Word**'],
  ['can you read a pdf i send', 'Images, PDF, Word and text files'],
  ['how do i attach a file', 'Images, PDF, Word and text files'],
  ['can i upload my songs', 'I can’t listen to them'],
  ['is there a student discount', '$299.95'],
  ['hay descuento para estudiantes?', '$299.95'],
  ["what's the difference between monthly and yearly", '**Yearly Plan**, $299.95 a year'],
  ['do you remember what i told you last time', 'on the yearly plan only'],
  ['will you remember about the song next time I log on?', 'on the yearly plan only'],
  ['do you forget everything when I close this', 'on the yearly plan only'],
  ['puedo usarlo en el movil?', 'No hay que instalar nada'],
  [
    'quedó bien, gracias! dónde lo encuentro después? luego se me pierde en el chat',
    '**Documents** tiene todos los textos',
  ],
  ['donde lo puedo ver luego', '**Documents** tiene todos los textos'],
  ['dónde queda guardado?', '**Documents** tiene todos los textos'],
  ['¿dónde encuentro este texto mañana?', '**Documents** tiene todos los textos'],
  ['can my mum see what i wrote here', '**Share a link**'],
  ['does the app write in other langauges', '**English and Spanish**'],
  ['puedo cambiar el texto yo misma?', 'escribe encima'],
  ['what is the release room', 'has a page of its own'],
];

describe('the guide to the app', () => {
  it.each(cases)('answers “%s”', (question, answer) => {
    const { text, calls } = lastReply([question]);
    expect(text).toContain(answer);
    expect(calls).toEqual([]);
  });

  it.each([
    ['can i cancel a gig two days before?', '**Subscription Details**'],
    ['we had to cancel our show. can people get a refund?', '[support page](/support)'],
    ['who do i contact at the bbc', 'People read it, not me'],
    ['is there an app for making posters', 'nothing to install'],
    ['can the band play two encores', 'one artist or team'],
    ['can i change my email in the press release', '**Sign-in**'],
    ['how do i upload my songs to spotify', 'I can’t listen to them'],
    ['what time do the doors open on the night', '**Appearance**'],
    ['Remember that our drummer is Otis', 'on the yearly plan only'],
    ['will people remember the song next time?', 'on the yearly plan only'],
    ['what is the room for 200 people called', 'has a page of its own'],
  ])('leaves “%s” to others', (question, answer) => {
    expect(lastReply([question]).text).not.toContain(answer);
  });
});
