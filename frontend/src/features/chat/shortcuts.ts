const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** The platform's name for the command key. */
export const commandKey = isMac ? '⌘' : 'Ctrl';

/** Whether the command key is held. On a Mac, Ctrl is used for text editing. */
export const isCommand = ({ metaKey, ctrlKey, altKey }: KeyboardEvent) => (isMac ? metaKey : ctrlKey) && !altKey;

/** The chat's keyboard shortcuts, as listed under "?". */
export const shortcuts: readonly { what: string; keys: readonly string[] }[] = [
  { what: 'Search your conversations', keys: [commandKey, 'K'] },
  { what: 'Start a new chat', keys: [commandKey, 'Shift', 'O'] },
  { what: 'Write a message', keys: ['/'] },
  { what: 'Send the message', keys: ['Enter'] },
  { what: 'New line', keys: ['Shift', 'Enter'] },
  { what: 'Stop the reply', keys: ['Esc'] },
  { what: 'Send an edited message', keys: [commandKey, 'Enter'] },
  { what: 'Focus notification', keys: ['F8'] },
  { what: 'Show this list', keys: ['?'] },
];
