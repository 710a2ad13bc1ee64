import { assistantName } from '@contract/app';

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** What the key beside the space bar is called here. */
export const commandKey = isMac ? '⌘' : 'Ctrl';

/** Whether that key is held: on a Mac, Ctrl and a letter edit the text. */
export const isCommand = ({ metaKey, ctrlKey, altKey }: KeyboardEvent) => (isMac ? metaKey : ctrlKey) && !altKey;

/** What the keyboard can do in the chat, as the list under "?" says it. */
export const shortcuts: readonly { what: string; keys: readonly string[] }[] = [
  { what: 'Search your conversations', keys: [commandKey, 'K'] },
  { what: 'Start a new chat', keys: [commandKey, 'Shift', 'O'] },
  { what: 'Write a message', keys: ['/'] },
  { what: 'Send the message', keys: ['Enter'] },
  { what: 'Make a line', keys: ['Shift', 'Enter'] },
  { what: `Stop ${assistantName}`, keys: ['Esc'] },
  { what: 'Send an edited message', keys: [commandKey, 'Enter'] },
  { what: 'Go to the notification', keys: ['F8'] },
  { what: 'Show this list', keys: ['?'] },
];
