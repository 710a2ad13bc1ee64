import { v7 as uuidv7 } from 'uuid';
import type { FactSources, SheetContent } from '../../../../contract/one-sheets/one-sheet.js';
import { emptySheet } from '../../../../contract/rules/sheet-rule.js';
import type { VersionWords } from './one-sheets.repository.js';
import { withConfirmed } from './edited-sources.js';

const savedAt = new Date('2026-11-20T10:00:00Z');
const messageAt = (time: string): string => uuidv7({ msecs: Date.parse(time) });
const said = (time: string) => ({ from: 'chat' as const, messageId: messageAt(time) });
const [before, since] = ['2026-11-19T10:00:00Z', '2026-11-21T10:00:00Z'].map(said);

function facts(change: Partial<SheetContent>, sources: FactSources = {}) {
  return { content: { ...emptySheet(), artistName: 'Mara Quill', ...change }, sources };
}
function earlier(change: Partial<SheetContent>, sources: FactSources): VersionWords & { createdAt: Date } {
  return { ...facts(change, sources), design: {} as VersionWords['design'], createdAt: savedAt };
}
const edit = { from: 'edit' } as const;
const release = (change: Partial<SheetContent['release']>) => ({ ...emptySheet().release, ...change });
const contact = (change: Partial<SheetContent['contact']>) => ({ ...emptySheet().contact, ...change });

it('what was confirmed in one sheet is in the next', () => {
  const number = { figure: '46', what: 'shows', source: '', asOf: '' };
  const { content, sources } = withConfirmed(
    facts({ proposals: { bio: 'Mara sings.' } }),
    earlier(
      { credential: 'Supported Low', bio: 'Mara sings.', mood: 'Calm', numbers: [number] },
      {
        credential: edit,
        bio: edit,
        mood: before!,
        'numbers.0': edit,
      },
    ),
  );
  expect(content).toMatchObject({ credential: 'Supported Low', bio: 'Mara sings.', mood: '', numbers: [number] });
  expect(content.proposals).toEqual({});
  expect(sources).toEqual({ credential: edit, bio: edit, 'numbers.0': edit });
});

it('what was said since then takes precedence, what was said before doesn’t', () => {
  const now = facts({ city: 'Leeds', mood: 'Loud' }, { city: since!, mood: before! });
  const { content } = withConfirmed(now, earlier({ city: 'Whitby', mood: 'Calm' }, { city: edit, mood: edit }));
  expect(content).toMatchObject({ city: 'Leeds', mood: 'Calm' });
});

it('items said since then join those confirmed', () => {
  const [old, fresh] = ['Tideline', 'Harbour'].map((label) => ({ label, url: `https://mara.example/${label}` }));
  const now = facts({ links: [old!, fresh!] }, { 'links.0': before!, 'links.1': since! });
  const { content, sources } = withConfirmed(now, earlier({ links: [old!] }, { 'links.0': edit }));
  expect(content.links).toEqual([old, fresh]);
  expect(sources).toEqual({ 'links.0': edit, 'links.1': since });
});

it('facts of another release or another contact stay where they are', () => {
  const now = facts(
    { release: release({ title: 'Harbour' }), contact: contact({ name: 'Jo Ferris' }) },
    {
      'release.title': since!,
      'contact.name': since!,
    },
  );
  const { content } = withConfirmed(
    now,
    earlier(
      {
        release: release({ title: 'Salt Road', label: 'Low Tide', tracks: ['Net Loft'] }),
        contact: contact({ name: 'Ana Holt', phone: '0113 496 0000' }),
      },
      {
        'release.title': edit,
        'release.label': edit,
        'release.tracks.0': edit,
        'contact.name': edit,
        'contact.phone': edit,
      },
    ),
  );
  expect(content.release).toEqual(release({ title: 'Harbour' }));
  expect(content.contact).toEqual(contact({ name: 'Jo Ferris' }));
});
