import { lastReply } from '../questions/talk.fixture.js';
import type { JsonValue } from '../wire/json-value.js';
import { objectOr } from '../wire/json-value.js';
import type { DoneCall } from './call.js';
import { editCall, withDocuments } from './edit-calls.js';
import { report } from './reports/report.js';
import { situationOf } from './situation.fixture.js';

const tools = ['read_document', 'edit_document'].map((name) => ({ name, description: '', parameters: {} }));
const tour = 'We play Oslo on 2 May; Bergen on 4 May; Bodø on 6 May; Narvik on 8 May; Røros on 9 May.';
const towns = ['Oslo', 'Bergen', 'Bodø', 'Narvik', 'Røros'];
const idOf = (town: string): string => `0000000${towns.indexOf(town)}-0000-4000-8000-000000000000`;

const replyAbout = (some: readonly string[]): string =>
  some.map((town) => `- [Gig announcement: ${town}](/documents/${idOf(town)})`).join('\n');

/** Calls tools for a message until nothing is left to do; documents that are read have blank doors. */
function callsFor(question: string, reply: string): { done: DoneCall[]; told: string } {
  const done: DoneCall[] = [];
  for (;;) {
    const situation = situationOf([tour, question], { tools, reply, done });
    const call = editCall(situation);
    if (!call) return { done, told: report(situation) };
    const town = towns.find((one) => idOf(one) === objectOr(call.arguments)['documentId']) ?? '';
    const markdown = `# Mara Quill in ${town}\n\n**Doors:** [time]\n\nSee you in ${town}.`;
    const result: JsonValue = call.name === 'read_document' ? { markdown } : {};
    done.push({ ...call, result, error: null });
  }
}

const edited = (done: readonly DoneCall[]): unknown[] =>
  done
    .filter(({ name }) => name === 'edit_document')
    .map(({ arguments: args }) => [objectOr(args)['documentId'], objectOr(args)['replace']]);

it.each(['Oh sorry, release date is moved to the 21st December. Can you update it?'])(
  'a new day goes into the documents, whatever weekday the first one had: %s',
  (question) => {
    const situation = situationOf(
      ['My single Glass Harbour is out Friday 6 December. Write a press release', question],
      {
        tools,
        reply: `I wrote it: [Glass Harbour](/documents/${idOf('Oslo')}).`,
      },
    );
    expect(editCall(situation)?.name).toBe('read_document');
  },
);

describe('what was missing in several announcements', () => {
  const four = towns.slice(0, 4);

  it('is filled into each of them', () => {
    const { done, told } = callsFor('Doors are at 8pm', replyAbout(four));
    expect(edited(done)).toEqual(four.map((town) => [idOf(town), '**Doors:** 8pm']));
    expect(told).toMatch(/^Changed in all 4: “\*\*Doors:\*\* 8pm”, in [^\n]+\.$/u);
    for (const town of four) expect(told).toContain(`[Gig announcement: ${town}](/documents/${idOf(town)})`);
    expect(told).not.toContain('Not done yet');
  });

  it('is filled into the one whose town is named', () => {
    expect(edited(callsFor('Doors in Bergen are at 8pm', replyAbout(four)).done)).toEqual([
      [idOf('Bergen'), '**Doors:** 8pm'],
    ]);
  });

  it('is filled into as many as a reply has steps for, and the rest are listed', () => {
    const { done, told } = callsFor('Doors are at 8pm', replyAbout(towns));
    expect(done).toHaveLength(8);
    expect(told).toContain('Not done yet: Gig announcement: Røros.');
  });

  it.each(['røros', 'Røros too please', 'and do Røros as well'])(
    'is filled into one of the rest that is named: %s',
    (message) => {
      const left = `Changed in 4 of them:\n\n${replyAbout(four)}\n\nNot done yet: Gig announcement: Røros. Name a town and I’ll do it.`;
      const done: DoneCall[] = [];
      for (;;) {
        const situation = situationOf([tour, 'Doors are at 8pm', message], { tools, reply: left, done });
        situation.conversation.said = [replyAbout(towns), left];
        const call = editCall(situation);
        if (!call) break;
        const result: JsonValue = call.name === 'read_document' ? { markdown: '**Doors:** [time]' } : {};
        done.push({ ...call, result, error: null });
      }
      expect(edited(done)).toEqual([[idOf('Røros'), '**Doors:** 8pm']]);
    },
  );

  it.each([
    'our guitarist got arrested last night, the local paper is calling',
    'how do i find a manager',
    'i want to be on the radio at 8pm',
    'remember that i never do interviews before noon',
  ])('is not filled in with another subject: %s', (question) => {
    expect(edited(callsFor(question, replyAbout(four)).done)).toEqual([]);
    expect(callsFor(question, replyAbout(four)).done).toEqual([]);
  });

  it('is filled in once if a document was linked twice', () => {
    const { done } = callsFor('Doors are at 8pm', `${replyAbout(['Oslo'])}\n${replyAbout(['Oslo'])}`);
    expect(edited(done)).toEqual([[idOf('Oslo'), '**Doors:** 8pm']]);
  });

  it('a named edit only applies to the newest one', () => {
    expect(edited(callsFor('Change "See you in Narvik." to "Be early."', replyAbout(four)).done)).toEqual([
      [idOf('Narvik'), 'Be early.'],
    ]);
  });
});

describe('a question for what several documents lack', () => {
  const answer = 'You haven’t told me yet. What time do doors open?';
  const asking = (reply: string): string =>
    withDocuments(answer, situationOf([tour, 'what time are doors?'], { reply }));

  it('names them, so that the answer goes into all', () => {
    const asked = asking(replyAbout(['Oslo', 'Bergen']));
    expect(asked).toBe(
      `You haven’t told me yet. It goes into [Gig announcement: Oslo](/documents/${idOf('Oslo')}), [Gig announcement: Bergen](/documents/${idOf('Bergen')}). What time do doors open?`,
    );
    expect(edited(callsFor('half seven', asked).done)).toEqual([
      [idOf('Oslo'), '**Doors:** 7.30pm'],
      [idOf('Bergen'), '**Doors:** 7.30pm'],
    ]);
  });

  it('names none if there is only one', () => {
    expect(asking(replyAbout(['Oslo']))).toBe(answer);
  });
});

describe('what several documents lack', () => {
  const blankIn = (named: string, id: string, blanks: string): string =>
    `I wrote your ${named}: [${named}](/documents/${id}). Still blank, because you haven’t told me: ${blanks}.`;
  const [release, pitch] = [idOf('Oslo'), idOf('Bergen')];
  const texts = new Map([
    [release, '# News\n\n**Contact:** [name] · [email]'],
    [pitch, 'Listen: [streaming link]\n\n**Tickets:** [link]'],
  ]);
  const replies = [blankIn('press release', release, '[name], [email]'), blankIn('announcement', pitch, '[link]')];

  /** The edits made for the last message, in a conversation with these replies between its messages. */
  function editsFor(...said: string[]): unknown[] {
    const done: DoneCall[] = [];
    for (;;) {
      const situation = situationOf([...replies.map(() => 'ok'), ...said], { tools, done });
      situation.conversation.said = [...replies, ...said.slice(1).map(() => 'Noted.')];
      const call = editCall(situation);
      if (!call) return edited(done);
      const markdown = texts.get(String(objectOr(call.arguments)['documentId'])) ?? '';
      done.push({ ...call, result: call.name === 'read_document' ? { title: 'News', markdown } : {}, error: null });
    }
  }

  it.each(['my email for press is sam@x.example', 'the blogs can reach us at sam@x.example'])(
    'is filled in where it is blank, even if another was written since: %s',
    (message) => {
      expect(editsFor(message)).toEqual([[release, expect.stringContaining('sam@x.example')]]);
    },
  );

  it('is a link to tickets where tickets are sold', () => {
    expect(editsFor('las entradas se compran en https://t.example/mareas')).toEqual([
      [pitch, '**Tickets:** https://t.example/mareas'],
    ]);
    expect(editsFor('listen here: https://x.example/song')).toEqual([[pitch, 'Listen: https://x.example/song']]);
  });
});

describe('the answer to what a document lacks', () => {
  const title = 'It is called "Low Tide" and is out on 9 April 2027';
  const planned: DoneCall = { name: 'plan_release', arguments: {}, result: {}, error: null };
  const callAfter = (reply: string) => editCall(situationOf([tour, title], { tools, reply, done: [planned] }))?.name;
  const linked = `I wrote [Press release](/documents/${idOf('Oslo')}).`;

  it('goes into the document, even if it also changed a plan', () => {
    expect(callAfter(`${linked}\n\nWhat is it called?`)).toBe('read_document');
    expect(callAfter(linked)).toBeUndefined();
  });
});

describe('a correction', () => {
  const [release, pitch, bio] = [idOf('Oslo'), idOf('Bergen'), idOf('Narvik')];
  const line = '“Salt Road” comes out on Friday 22 January 2027.';
  const wrote = (kind: string, id: string): string =>
    `I wrote your ${kind}: [Salt Road](/documents/${id}). Anything else?`;
  const [first, second, third] = [
    ...[wrote('press release', release), wrote('Spotify pitch', pitch), wrote('bio', bio)],
  ] as [string, string, string];

  /** The documents changed and the report, after these replies to the messages before. */
  function change(replies: readonly string[], ...texts: string[]): { ids: unknown[]; told: string } {
    const done: DoneCall[] = [];
    const said = [
      'My single "Salt Road" is out on 22 January 2027.',
      ...replies.slice(1).map(() => 'and another'),
      ...texts,
    ];
    for (;;) {
      const situation = situationOf(said, { tools, done });
      situation.conversation.said = [...replies];
      const call = editCall(situation);
      if (!call) return { ids: edited(done).map((one) => (one as unknown[])[0]), told: report(situation) };
      const isRead = call.name === 'read_document';
      const title = `Text ${String(objectOr(call.arguments)['documentId']).charAt(7)}`;
      done.push({ ...call, result: isRead ? { title, markdown: line } : {}, error: null });
    }
  }

  it('goes into an older document too, each of which is named', () => {
    const { ids, told } = change([first, second], 'sorry, it is out on 29 January 2027');
    expect(ids).toEqual([release, pitch]);
    expect(told).toBe(
      `Changed in both: “22 January” is now “29 January”, in [Text 0](/documents/${release}) and [Text 1](/documents/${pitch}).`,
    );
  });

  it('is offered for documents that the last reply didn’t name, and made once the artist agrees', () => {
    const { ids, told } = change([first, second, third], 'sorry, it is out on 29 January 2027');
    expect(ids).toEqual([pitch, bio]);
    expect(told).toContain(`It also belongs in [Text 0](/documents/${release}). Shall I change it there too?`);
    const after = change([first, second, third, told], 'sorry, it is out on 29 January 2027', 'yes please');
    expect(after.ids).toContain(release);
    expect(change([first, second, third, told], 'sorry, it is out on 29 January 2027', 'no, leave it').ids).toEqual([]);
  });
});

describe('a request to publish', () => {
  const reply = `I wrote [Press release](/documents/${idOf('Oslo')}).`;

  it.each(['can you just post this on my instagram', 'post it on my page please', 'could you send it to them for me'])(
    'changes no document: %s',
    (message) => {
      expect(editCall(situationOf([tour, message], { tools, reply }))).toBeNull();
    },
  );
});

describe('what goes into the newest text', () => {
  const id = '00000009-0000-4000-8000-000000000000';
  const linked = `I wrote your text: [Salt Road](/documents/${id}).`;
  const release = 'My single "Salt Road" is out on 22 January 2027.';

  /** Calls tools for the last message; `markdown` is the text of the document linked in the last reply. */
  function change(texts: readonly string[], markdown: string, reply = linked): { edits: unknown[]; told: string } {
    const done: DoneCall[] = [];
    for (;;) {
      const situation = situationOf([release, ...texts], { tools, reply, done });
      const call = editCall(situation);
      if (!call) return { edits: edited(done).map((one) => (one as unknown[])[1]), told: report(situation) };
      const result: JsonValue = call.name === 'read_document' ? { title: 'Salt Road', markdown } : {};
      done.push({ ...call, result, error: null });
    }
  }

  it.each([
    ['you never asked me for one! here you go: "I wrote it in the dark with the fridge humming"'],
    ['don’t invent a quote please, use this: “I wrote it in the dark with the fridge humming”'],
    ['for the quote, put this in: "I wrote it in the dark with the fridge humming"'],
  ])('is a quote, however it is given: %s', (said) => {
    const blank = '[Your own quote: why you made it, in your words] — Mara Quill';
    expect(change([said], blank).edits).toEqual(['“I wrote it in the dark with the fridge humming” — Mara Quill']);
  });

  it('is another quote instead of the first', () => {
    const text = '“I wrote it in the dark with the fridge humming” — Mara Quill';
    const said = [
      'my quote: "I wrote it in the dark with the fridge humming"',
      'use this instead: "I only had my nan’s piano"',
    ];
    expect(change(said, text).edits).toEqual(['“I only had my nan’s piano” — Mara Quill']);
  });

  const listing = (blank: string): string =>
    `I wrote your follow-up: [Salt Road](/documents/${id}). Still blank, because you haven’t told me: ${blank}.`;

  it.each(['it goes to Ada at Hot Press', 'the writer is called Ada Fry and the mag is Hot Press'])(
    'is whom it goes to: %s',
    (said) => {
      const text = 'Hello [first name],\n\nsomething new.';
      expect(change([said], text, listing('[first name], [link]')).edits).toEqual(['Hello Ada,']);
    },
  );

  it.each([
    ['we’ve since had a spin on Radio Wave, could you put that in?', 'we’ve since had a spin on Radio Wave'],
    ['add that Jo Whiley played it on friday', 'Jo Whiley played it on Friday'],
  ])('is what has happened since: %s', (said, told) => {
    const text = 'Hello Ada,\n\nsomething new since my last email: [one new fact: a date, a play, a video].';
    const blank = '[one new fact: a date, a play, a video]';
    expect(change([said], text, listing(blank)).edits).toEqual([`something new since my last email: ${told}.`]);
  });

  it('are the details of a concert, below the first line of a caption', () => {
    const text =
      'Mara Quill live at Brudenell, Leeds, Friday 12 March 2027. [link]\n\n[Why this night is worth coming to.]';
    const said = ['We play Brudenell in Leeds on 12 March 2027.', 'doors 7.30pm, £9, support from Hollow Pines'];
    expect(change(said, text).edits).toEqual([
      'Mara Quill live at Brudenell, Leeds, Friday 12 March 2027. [link]\nDoors 7.30pm · £9 · with Hollow Pines',
    ]);
  });

  it('are all facts of “mention that … and that …”', () => {
    const said = 'mention that i played at Leith Depot last year and that i used to be a baker';
    expect(change([said], 'Mara sings. [One fact that only you can say.]').edits).toEqual([
      'Mara sings. Mara Quill played at Leith Depot last year. Mara Quill used to be a baker.',
    ]);
  });

  it('is what a song is about, also when asked to put it in later', () => {
    const blank = '[What “Salt Road” is about, in one sentence.]';
    const filled = ['“Salt Road” is about their old job at sea.'];
    expect(change(['the song is about my old job at sea'], blank).edits).toEqual(filled);
    expect(change(['the song is about my old job at sea', 'can you put that in the pitch'], blank).edits).toEqual(
      filled,
    );
  });

  it.each([
    ["it's melancholy, with rhodes piano and brushed drums", 'Indie folk, melancholy, rhodes piano and brushed drums.'],
    ['es melancólica, con piano Rhodes', 'Indie folk, melancólica, piano Rhodes.'],
    ["it's dream pop and the mood is wistful", 'Dream pop, wistful, [instruments].'],
  ])('is how the song sounds: %s', (said, line) => {
    expect(change([said], '[Genre], [mood], [instruments].').edits).toEqual([line]);
  });

  it('is changed by what is said later, also after another reply', () => {
    const { edits, told } = change(["it's sad", 'the mood is wistful btw'], 'Indie folk, sad, [instruments].');
    expect(edits).toEqual(['Indie folk, wistful, [instruments].']);
    expect(told).toContain('“sad” is now “wistful”');
    expect(change(["it's actually dream pop"], 'Indie folk from Leeds.').edits).toEqual(['Dream pop from Leeds.']);
  });

  it('is a link to photos, which is no link to the song', () => {
    const line = '**Listen:** [private streaming link] · **Photos:** [download link, with credit]';
    expect(change(['my press photos are on https://x.example/photos'], line).edits).toEqual([
      '**Listen:** [private streaming link] · **Photos:** https://x.example/photos',
    ]);
  });

  it('is a plan for it', () => {
    const plan = 'Plan: [what you will do for it: shows, video, mailing list].';
    expect(change(["we'll make a video in Hull"], plan).edits).toEqual(['Plan: make a video in Hull.']);
  });

  it('is a genre, also one that is rarely heard', () => {
    expect(change(['the genre is bolero'], '[Genre] by Mara').edits).toEqual(['Bolero by Mara']);
  });

  it('is a new day, told with its month', () => {
    const { edits, told } = change(["sorry, it's actually out on 29 January"], 'Out on Friday 22 January 2027.');
    expect(edits).toEqual(['Out on Friday 29 January 2027.']);
    expect(told).toContain('“22 January” is now “29 January”');
  });

  it('is quoted with single quotation marks inside double ones', () => {
    expect(change(['it is about the sea'], '[What “Salt Road” is about, in one sentence.]').told).toContain(
      '“‘Salt Road’ is about the sea.”',
    );
  });

  it('is a phone number, in the line with whom to contact', () => {
    const told = ['my number is 07700 900123'];
    expect(change(told, 'Listen: [link]\n\nMara Quill · [your email]').edits).toEqual([
      'Mara Quill · [your email] · 07700 900123',
    ]);
    expect(change(told, '**Contact:** Mara Quill · mara@quill.test').edits).toEqual([
      '**Contact:** Mara Quill · mara@quill.test · 07700 900123',
    ]);
    expect(change([...told, 'add my phone number to it pls'], 'Mara Quill · m@q.test').edits).toEqual([
      'Mara Quill · m@q.test · 07700 900123',
    ]);
  });

  it.each(['producer changed, it’s now Liam Stott', 'actually it was produced by Liam Stott'])(
    'is another producer, and not what it is about: %s',
    (words) => {
      const text = 'Out soon. [Why now: the one fact that makes this news.]\n\nIt was produced by Jo Marsh.';
      expect(change(['produced by Jo Marsh', words], text).edits).toEqual(['It was produced by Liam Stott.']);
    },
  );

  it('is the new day, also where the plan was moved first', () => {
    const plan = { name: 'plan_release', arguments: {}, result: {}, error: null };
    const texts = [release, 'change the date to 5 March 2027'];
    const moved = situationOf(texts, { tools, reply: linked, done: [plan] });
    expect(editCall(moved)?.name).toBe('read_document');
  });

  it('is how it was made, in either language', () => {
    const blank = '[How it was made.] Plan: [plan]';
    expect(change(['we recorded it in our kitchen with Otto Kern'], blank).edits).toEqual([
      'Mara Quill recorded it in their kitchen with Otto Kern. Plan: [plan]',
    ]);
    expect(change(['la grabamos en nuestra cocina con Otto Kern'], '[Cómo se hizo.]').edits).toEqual([
      'La grabaron en su cocina con Otto Kern.',
    ]);
  });

  it('is said to have no place, or to be in already', () => {
    expect(change(['put her quote in it please'], 'Mara sings.').told).toContain('found no place for that');
    const changed = `Changed: [Salt Road](/documents/${id}) “x”.`;
    expect(change(['now put that in the pitch'], 'Mara sings.', changed).told).toContain('already');
  });

  it('is noted if it has no place', () => {
    const { told } = change(['My quote: "I wrote it on the last ferry of the year."'], 'Mara sings.');
    expect(told).toContain('Noted:');
    expect(told).toContain('“Salt Road” has no place for it');
  });

  it('is never another night’s venue', () => {
    const markdown = '- Friday 5 March 2027 – Oslo, [venue]\n- Saturday 6 March 2027 – Bergen, Hulen';
    const tourSaid = 'We play Bergen on 6 March 2027, Hulen; Oslo on 5 March 2027.';
    expect(change([tourSaid, 'my email is mara@quill.test'], markdown).edits).toEqual([]);
  });
});

describe('a message that cuts one thing and tells another', () => {
  const gig = 'gig at the Foundry in hull on sat 30 jan, tickets £7. write the announcement';

  it('has both in the text', () => {
    const text = lastReply([gig, 'make it 8pm doors and cut the age line']).texts[0] ?? '';
    expect(text).toContain('**Doors:** 8pm');
    expect(text).not.toContain('**Age:**');
  });
});

describe('a song that is out', () => {
  const artist = { name: 'Kit Sorrel', musicGenre: 'country', location: 'Lubbock, TX', songTitle: 'Pump Jack Moon' };

  it('isn’t the next one in a line', () => {
    const [line = ''] = lastReply(['write my bio in one line'], artist).texts;
    expect(line).toContain('the latest single is “Pump Jack Moon”');
  });

  it('is what "from both" is about, and not part of its name', () => {
    const { text } = lastReply(['write my bio', 'a one liner as well', 'take out pump jack moon from both'], artist);
    expect(text.toLowerCase()).toContain('“pump jack moon” ');
  });
});

describe('an order with an address that found no place', () => {
  it('is reported', () => {
    const { text, texts } = lastReply([
      'write me a bio. i grew up on a farm. i sing folk songs about ships. i started in my grandads pub in 2019',
      'half as long and put our email in, hello@sisters.example',
    ]);
    expect(texts.join('\n').includes('hello@sisters.example') || text.includes('hello@sisters.example')).toBe(true);
  });
});
