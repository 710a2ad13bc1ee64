import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import type { User } from '../../contract/account/user';
import type { Chat } from '../../contract/chats/chat';
import type { Contact } from '../../contract/contacts/contact';
import type { Document } from '../../contract/documents/document';
import type { Release } from '../../contract/releases/release';
import { mailedLink } from '../browser/account/mailed-link';
import { password } from '../browser/fixtures';
import { picture } from '../support/uploads';
import { keepLoading, longName, open, type Screen, type Visit } from './screen';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Opens a dialog of the account page, once the email address is confirmed. */
const ofAccount =
  (button: string, more?: (page: Page) => Promise<unknown>) =>
  async ({ page, api }: Visit) => {
    const { email } = await api<User>('GET', '/api/user');
    await page.goto(await mailedLink(page, email, 'Confirm your email address for Fanfare'));
    await expect(page.getByText('confirmed')).toBeVisible();
    await open(page, '/account', 'Account and data');
    await press(page, button);
    await expect(dialogOf(page)).toBeVisible();
    await more?.(page);
  };

async function startTwoStep(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
}

const people = [
  { name: 'Ines Vale', outlet: 'Low Tide Zine', email: 'ines@zine.example', role: 'Editor' },
  { name: 'I. Vale', outlet: 'Low Tide', email: 'ines@zine.example' },
  { name: longName, outlet: 'Zeitschrift für zeitgenössische Improvisationsmusik und Klangkunst' },
  { name: 'ليلى حداد', outlet: 'راديو البلد', email: 'layla@radio.example' },
  { name: '水野あかり', outlet: '音楽と人', email: 'akari@zine.example' },
];

const addPeople = async (api: Visit['api']) => {
  for (const person of people) await api<Contact>('POST', '/api/contacts', person);
};

/** Opens a dialog of the page of people. */
const ofPeople =
  (button: string | RegExp, more?: (page: Page) => Promise<unknown>) =>
  async ({ page, api }: Visit) => {
    await addPeople(api);
    await open(page, '/people', 'Your people');
    await press(page, button);
    await expect(dialogOf(page)).toBeVisible();
    await more?.(page);
  };

const csv =
  'Name;Outlet;Email\nAda Fry;Night Bus Zine;ada@nightbus.example\nNo Mail;The Paper;not-an-address\n' +
  'ليلى حداد;راديو البلد;layla@radio.example\n';

/** Opens a dialog of a release. */
const ofRelease =
  (title: string, button: string, more?: (page: Page) => Promise<unknown>, hasWork = true) =>
  async ({ page, api }: Visit) => {
    const { id: releaseId } = await api<Release>('POST', '/api/releases', {
      kind: 'release',
      title,
      date: '2030-01-25',
    });
    if (hasWork) {
      await addPeople(api);
      const text = { kind: 'blog_pitch', title: `Pitch for ${title}`, markdown: 'Out soon.', releaseId };
      await api<Document>('POST', '/api/documents', text);
    }
    await open(page, `/releases/${releaseId}`, title);
    await press(page, button);
    await expect(dialogOf(page)).toBeVisible();
    await more?.(page);
  };

const names = ['stage.png', `${longName}.png`, 'ليلى في عمّان.png', '水野あかり、下北沢にて.png'];

async function uploadPictures(page: Page): Promise<void> {
  for (const name of names) {
    const file = { name, mimeType: 'image/png', buffer: await picture('png', 900, 600) };
    const headers = { origin: new URL(page.url()).origin };
    const response = await page
      .context()
      .request.post('/api/media', { headers, multipart: { file, fileType: 'image' } });
    expect(response.status()).toBe(201);
  }
}

/** Opens the library at one of its tabs. */
const ofLibrary = (tab: string, prepare?: (visit: Visit) => Promise<unknown>) => async (visit: Visit) => {
  const { page } = visit;
  await page.goto('/chat');
  await prepare?.(visit);
  await press(page, 'Media files');
  await page.getByRole('tab', { name: tab }).click();
  await page.waitForLoadState('networkidle');
};

const ofAttach =
  (prepare?: (page: Page) => Promise<unknown>) =>
  async ({ page, api }: Visit) => {
    const { id } = await api<Chat>('POST', '/api/chats', { title: 'New Conversation' });
    await page.goto(`/chat?c=${id}`);
    await prepare?.(page);
    await press(page, 'Attach');
    await page.getByRole('menuitem', { name: 'From your library' }).click();
    await expect(dialogOf(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  };

export const dialogScreens: Screen[] = [
  {
    name: 'Dialogs of the account',
    as: 'artist',
    states: {
      'change the email address': ofAccount('Change email address'),
      'change the password, with mistakes': ofAccount('Change password', async (page) => {
        await press(page, 'Save password');
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      }),
      'add a passkey': ofAccount('Add a passkey'),
      'two-step verification': ofAccount('Turn on'),
      'two-step verification, the app': ofAccount('Turn on', startTwoStep),
      'two-step verification, a wrong code': ofAccount('Turn on', async (page) => {
        await startTwoStep(page);
        await dialogOf(page).getByLabel('Code', { exact: true }).fill('000000');
        await dialogOf(page).getByRole('button', { name: 'Turn on' }).click();
        await expect(dialogOf(page).getByRole('alert')).toBeVisible();
      }),
      'recovery codes': ofAccount('Turn on', async (page) => {
        await startTwoStep(page);
        const secret = (await dialogOf(page).locator('code').innerText()).replaceAll(' ', '');
        await dialogOf(page)
          .getByLabel('Code', { exact: true })
          .fill(await generate({ secret }));
        await dialogOf(page).getByRole('button', { name: 'Turn on' }).click();
        await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
      }),
      'sign in, second step': async (visit) => {
        const { page, api } = visit;
        await ofAccount('Turn on', async () => {
          await startTwoStep(page);
          const secret = (await dialogOf(page).locator('code').innerText()).replaceAll(' ', '');
          await dialogOf(page)
            .getByLabel('Code', { exact: true })
            .fill(await generate({ secret }));
          await dialogOf(page).getByRole('button', { name: 'Turn on' }).click();
          await press(page, 'I saved my codes');
        })(visit);
        const { email } = await api<User>('GET', '/api/user');
        await page.context().clearCookies();
        await page.goto('/auth');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await press(page, /^Log In$/);
        await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
      },
      'delete the account': ofAccount('Delete account'),
    },
  },
  {
    name: 'Dialogs of people',
    as: 'subscriber',
    states: {
      import: ofPeople(/^Import/),
      'import with mistakes': ofPeople(/^Import/, async (page) => {
        const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
        await page.getByLabel('CSV file').setInputFiles(file);
        await expect(dialogOf(page).getByRole('alert')).toBeVisible();
      }),
      merge: ofPeople('Review and merge', (page) =>
        expect(page.getByRole('region', { name: 'After merging' })).toBeVisible(),
      ),
      'a person with a long name': ofPeople(new RegExp(longName.slice(0, 20))),
      'a person in Arabic': ofPeople(/ليلى حداد/),
      'delete a person': ofPeople(/水野あかり/, async (page) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      }),
      offline: async ({ page, api }) => {
        await addPeople(api);
        await open(page, '/people', 'Your people');
        await page.context().setOffline(true);
        await press(page, 'Add a person');
        await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('水野あかり');
        await press(page, /^Save$/);
        await expect(page.getByText(/offline/i).last()).toBeVisible();
      },
    },
  },
  {
    name: 'Dialogs of a release',
    as: 'subscriber',
    states: {
      'change the date': ofRelease('Salt Road', 'Change the date', async (page) => {
        await page.getByLabel('Date', { exact: true }).fill('2030-02-25');
        await expect(page.getByText(/tasks move:/)).toBeVisible();
      }),
      pitch: ofRelease(longName, 'Pitch', async (page) => {
        await page.getByLabel('Document', { exact: true }).selectOption({ index: 1 });
        for (const box of await dialogOf(page).getByRole('checkbox').all()) await box.check();
      }),
      'pitch to no one': ofRelease('塩の道', 'Pitch', undefined, false),
      offline: async ({ page, api }) => {
        const body = { kind: 'release', title: 'طريق الملح', date: '2030-01-25' };
        const { id } = await api<Release>('POST', '/api/releases', body);
        await open(page, `/releases/${id}`, 'طريق الملح');
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await page
          .getByRole('checkbox', { name: /^Done: / })
          .first()
          .click();
        await expect(page.getByText(/offline/i).first()).toBeVisible();
      },
    },
  },
  {
    name: 'Library',
    as: 'subscriber',
    states: {
      'no one-sheets': ofLibrary('One Sheet'),
      'no music': ofLibrary('Music'),
      'no documents': ofLibrary('Documents'),
      'documents with long names': ofLibrary('Documents', async ({ api }) => {
        for (const title of [longName, 'طريق الملح', '塩の道のプレスリリース', 'Salt Road'])
          await api('POST', '/api/documents', {
            kind: 'press_release',
            title,
            markdown: 'She lives in Otto Kern’s barn.',
          });
      }),
      pictures: ofLibrary('Images', ({ page }) => uploadPictures(page)),
      loading: async ({ page }) => {
        await keepLoading(page, '**/api/media*');
        await page.goto('/chat');
        await press(page, 'Media files');
        await expect(dialogOf(page)).toBeVisible();
      },
      'a picture': async (visit) => {
        await ofLibrary('Images', ({ page }) => uploadPictures(page))(visit);
        await press(visit.page, `View ${longName}.png`);
        await expect(visit.page.getByRole('dialog').last().getByRole('img')).toBeVisible();
      },
      'delete offline': async (visit) => {
        await ofLibrary('Images', ({ page }) => uploadPictures(page))(visit);
        await visit.page.context().setOffline(true);
        await press(visit.page, 'Actions for stage.png');
        await visit.page.getByRole('menuitem', { name: 'Delete' }).click();
        await expect(visit.page.getByText(/offline/i).last()).toBeVisible();
      },
      'attach a file': ofAttach(uploadPictures),
      'nothing to attach': ofAttach(),
    },
  },
  {
    name: 'Document with a long name',
    as: 'subscriber',
    states: {
      full: async ({ page, api }) => {
        const document = { kind: 'press_release', title: longName, markdown: `# ${longName}\n\n[town], [date]` };
        const { id } = await api<Document>('POST', '/api/documents', document);
        await page.goto(`/documents/${id}`);
        await expect(page.getByRole('textbox', { name: `Text of ${longName}` })).toBeVisible();
      },
      'export menu': async ({ page, api }) => {
        const document = { kind: 'press_release', title: longName, markdown: 'She is from Leeds.' };
        const { id } = await api<Document>('POST', '/api/documents', document);
        await page.goto(`/documents/${id}`);
        await press(page, /^Export$/);
        await expect(page.getByRole('menu')).toBeVisible();
      },
      'share a link': async ({ page, api }) => {
        const document = { kind: 'press_release', title: longName, markdown: 'She is from Leeds.' };
        const { id } = await api<Document>('POST', '/api/documents', document);
        await page.goto(`/documents/${id}`);
        await press(page, /^Export$/);
        await page.getByRole('menuitem', { name: 'Share a link' }).click();
        await press(page, 'Create link');
        await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
      },
      offline: async ({ page, api }) => {
        const document = { kind: 'other', title: '塩の道', markdown: '水野あかり、新曲' };
        const { id } = await api<Document>('POST', '/api/documents', document);
        await page.goto(`/documents/${id}`);
        const text = page.getByRole('textbox', { name: 'Text of 塩の道' });
        await expect(text).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await text.press('Control+End');
        await page.keyboard.type(' in Tokyo');
        await expect(page.getByText(/keep trying to save it/)).toBeVisible();
      },
    },
  },
];
