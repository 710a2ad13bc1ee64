import { writeDocument } from '../writing/document.js';
import { knownOf } from '../writing/per-night.js';
import type { JsonValue } from '../wire/json-value.js';
import { editCall } from './edit-calls.js';
import { report } from './reports/report.js';
import { situationOf } from './situation.fixture.js';

const tools = ['read_document', 'edit_document', 'write_document'].map((name) => ({
  name,
  description: '',
  parameters: {},
}));
const id = '00000001-0000-4000-8000-000000000000';
const tour =
  'Our tour: Leeds, Brudenell on 4 March, Hull, Adelphi on 6 March and York, Crescent on 9 March. Doors 8pm.';

/** The announcement of one night after a message, with the reply. */
function changed(town: string, message: string): { title: string; markdown: string; reply: string } {
  const { known, conversation } = situationOf([tour]);
  const night = known.shows.find((show) => show.town === town);
  if (!night) throw new Error(town);
  const { kind, title, markdown } = writeDocument('gig_announcement', knownOf(night, known), conversation.today);
  const given = { tools, reply: `I wrote it: [${title}](/documents/${id}).` };
  const result: JsonValue = { id, kind, title, markdown };
  const read = { name: 'read_document', arguments: { documentId: id }, result, error: null };
  const call = editCall(situationOf([tour, message], { ...given, done: [read] }));
  const done = call ? [read, { ...call, result: {}, error: null }] : [read];
  const after = situationOf([tour, message], { ...given, done });
  const now = { title, markdown, ...(call?.arguments as object | undefined) };
  return { ...now, reply: report(after) };
}

describe('the announcement of a night that another one takes the place of', () => {
  it('is about the other one, in its title, too', () => {
    const { title, markdown, reply } = changed(
      'York',
      'York fell through, we play Lincoln at The Drill instead, same date',
    );
    expect(title).toBe('Gig announcement: Lincoln, Tuesday 9 March 2027');
    expect(markdown).toContain('# Mara Quill live at The Drill, Lincoln\n');
    expect(markdown).toContain('**Venue:** The Drill, [full address], Lincoln\n**Doors:** 8pm');
    expect(markdown).not.toMatch(/York|Crescent/u);
    expect(reply).toContain('Changed in [Gig announcement: Lincoln, Tuesday 9 March 2027]');
    expect(reply).toContain('Noted: Lincoln, in place of York.');
  });

  it('keeps where the artist is from', () => {
    const { markdown } = changed('Leeds', 'Leeds is off, it’s Bradford, The Underground on the same day');
    expect(markdown).toContain('live at The Underground, Bradford');
    expect(markdown).toContain('artist from Leeds, UK');
  });
});
