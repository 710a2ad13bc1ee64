import { writeDocument } from '../writing/document.js';
import { type JsonValue, objectOr } from '../wire/json-value.js';
import type { DoneCall } from './call.js';
import { editCall } from './edit-calls.js';
import { report } from './reports/report.js';
import { situationOf } from './situation.fixture.js';

const tools = ['read_document', 'edit_document'].map((name) => ({ name, description: '', parameters: {} }));
const id = '00000001-0000-4000-8000-000000000000';
const gira = 'salimos de gira: 2 de mayo Rosario, 5 de mayo Mendoza, 8 de mayo Córdoba en Sala Ana';
const reply = `He escrito tu nota de prensa: [Mara Quill](/documents/${id}).`;

/** The press release of the tour after a message has changed it, with the reply. */
function changed(told: string, message: string, before = reply): { markdown: string; reply: string } {
  const { known, conversation } = situationOf([told]);
  let { markdown } = writeDocument('press_release', known, conversation.today);
  const done: DoneCall[] = [];
  for (;;) {
    const situation = situationOf([told, message], { tools, reply: before, done });
    const call = editCall(situation);
    if (!call) return { markdown, reply: report(situation) };
    const { find, replace } = objectOr(call.arguments);
    const result: JsonValue = call.name === 'read_document' ? { markdown, title: 'Nota de prensa: Mara Quill' } : {};
    if (call.name === 'edit_document') markdown = markdown.replace(String(find), () => String(replace));
    done.push({ ...call, result, error: null });
  }
}

const list = (markdown: string): string[] => markdown.split('\n').filter((line) => line.startsWith('- '));

describe('a text that lists the nights of a tour', () => {
  it('follows a night to its new day', () => {
    expect(list(changed(gira, 'mendoza pasa al 6').markdown)).toEqual([
      '- domingo, 2 de mayo de 2027 – Rosario, [sala]',
      '- jueves, 6 de mayo de 2027 – Mendoza, [sala]',
      '- sábado, 8 de mayo de 2027 – Córdoba, Sala Ana',
    ]);
  });

  it('has the night in another town that takes the place of one', () => {
    const tour =
      'Tour: 8 May 2027 Bristol, The Louisiana; 9 May 2027 Leeds, Brudenell Social Club; 10 May 2027 York, The Crescent';
    const now = changed(tour, 'York fell through, it’s now Hull on 11 May 2027 at Polar Bear');
    expect(list(now.markdown).at(-1)).toBe('- Tuesday 11 May 2027 – Hull, Polar Bear');
    expect(now.markdown).not.toContain('York');
    expect(now.reply).toContain('Noted: Hull, in place of York.');
  });

  it('follows the first night in its headline, too', () => {
    const { markdown } = changed(gira, 'lo de rosario ahora es el 3');
    expect(markdown).toContain('anuncia una gira, desde el lunes, 3 de mayo de 2027');
    expect(markdown).not.toContain('domingo, 2 de mayo');
  });

  it('follows a night to its new hall', () => {
    const { markdown } = changed(gira, 'en córdoba cambiamos de sala: ahora es Club Paraguay');
    expect(list(markdown)).toContain('- sábado, 8 de mayo de 2027 – Córdoba, Club Paraguay');
  });

  it('loses a night that is off, and begins on the next', () => {
    const { markdown, reply: told } = changed(gira, 'se cae lo de rosario', `${reply} [Gira](/releases/${id})`);
    expect(list(markdown)).toHaveLength(2);
    expect(markdown).toContain('anuncia una gira, desde el miércoles, 5 de mayo de 2027');
    expect(told).toContain('Anotado: Rosario, fuera de la gira. En el plan sigue');
  });

  it('is opened for a night that is off in its release’s room, although its title ends with the town', () => {
    const tour = 'we play Cork Coughlans 7 June, Galway Roisin Dubh 8 June and Glasgow Hug & Pint 11 June';
    const shows = ['Cork', 'Galway', 'Glasgow'].map((city, at) => ({ date: `2027-06-0${7 + at}`, city, venue: '' }));
    const room = { kind: 'tour', title: 'Cork, Galway, Glasgow', date: '2027-06-07', shows };
    const replies = [
      'Here is the plan.',
      `I wrote your tour announcement: [Cork, Galway, Glasgow](/documents/${id}).`,
      'Here is the plan.\n\nChanged: “Monday 7” is now “Sunday 6”. Everything else stands as it was.',
    ];
    const said = [tour, 'announce it', 'the cork show moved to 6 june', 'actually glasgow is cancelled'];
    const situation = situationOf(said, { tools, room, replies });
    expect(editCall(situation)).toEqual({ name: 'read_document', arguments: { documentId: id, from: 0 } });
  });

  it('loses a night by its town alone', () =>
    expect(list(changed(gira, 'quita lo de rosario').markdown)).toHaveLength(2));

  it('follows in English', () => {
    const told = 'We play Oslo on 2 May; Bergen on 4 May; Bodø on 6 May.';
    expect(list(changed(told, 'Bergen got moved to 5 May', `Here: [Tour](/documents/${id}).`).markdown)).toContain(
      '- Wednesday 5 May 2027 – Bergen, [venue]',
    );
  });
});
