import { recipientIn } from './recipients.js';

describe('whom a pitch goes to', () => {
  it.each([
    ['the journalist is called Ines and the magazine is Loud Hours', 'Ines'],
    ['The blog I mean is called Salt Lamp and the person who runs it is Joe Marsh.', 'Joe Marsh'],
    ['the presenter’s name is Dee Okafor', 'Dee Okafor'],
    ['it goes to Ada at Hot Press', 'Ada'],
    ['its for sam at loud and quiet', 'Sam'],
    ['I’m sending this to Bo Lindqvist from Clash', 'Bo Lindqvist'],
    ['her name’s Ada Fry', 'Ada Fry'],
    ['Address it to Tom please', 'Tom'],
    ['Please draft a pitch for a public radio jazz host named Rosalind Teague', 'Rosalind Teague'],
    ['a pitch to the Friday night presenter, Sam Odu', 'Sam Odu'],
    ['the guy i want to write to is Otis Hale at Red Lamp Blog', 'Otis Hale'],
    ['The person we’re emailing is Ada Fry', 'Ada Fry'],
    ['The man is calling Barney Holt, station Moor Side FM', 'Barney Holt'],
    ['send it to Otis Hale, he writes for Red Lamp', 'Otis Hale'],
    ['im emailing Otis Hale over at Red Lamp', 'Otis Hale'],
    ['el programa se llama La Veleta y lo lleva Marta Peña', 'Marta Peña'],
    ['es para Marta Peña, de Radio Faro', 'Marta Peña'],
    ['se lo quiero mandar a Marta Peña de Radio Faro', 'Marta Peña'],
    ['el chico del blog se llama Leo Sanz', 'Leo Sanz'],
    ['a pitch to a blog called Salt Lamp, editor is Joe Marsh', 'Joe Marsh'],
    ['Presenter: Dee Okafor', 'Dee Okafor'],
    ['the presenter is dee okafor from Moor Side FM', 'Dee Okafor'],
    ['it is on Moor Side FM and the presenter is Dee Okafor', 'Dee Okafor'],
  ])('%s', (message, name) => expect(recipientIn(message)).toBe(name));

  it.each([
    'a DJ named Sol played our song',
    'the guy who produced it is Otis Hale',
    'la canción es para Marta Peña',
    'we wrote it for a friend named Sam',
    'send it to the host, Please be quick',
    'The producer is called Liam Stott',
    'My manager is Bridget Sowande',
    'it’s for the press',
    'My single is called Night Bus',
    'we play a show for charity at the Brudenell',
    'the writer is Irish',
  ])('is not said in "%s"', (message) => expect(recipientIn(message)).toBe(''));
});
