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
  ])('%s', (message, name) => expect(recipientIn(message)).toBe(name));

  it.each([
    'a DJ named Sol played our song',
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
