import { isComposing } from './lib/is-composing';

/**
 * The script of prerendered screens with forms. It loads the app once the first view has painted. Text typed until then
 * stays in the fields; a button pressed until then is pressed again once the app is listening, and so is the Enter that
 * sends a message.
 */
let pressed: HTMLButtonElement | null = null;
let sentFrom: HTMLTextAreaElement | null = null;

const remember = ({ target }: Event) => {
  if (target instanceof Element) pressed = target.closest('button') ?? pressed;
};

/** Keeps Enter from breaking the line where the composer would send. */
const rememberEnter = (event: KeyboardEvent) => {
  if (!(event.target instanceof HTMLTextAreaElement)) return;
  sentFrom = null;
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  sentFrom = event.target;
};

/** Runs `then` once the first view has painted. Background tabs don't paint. */
const whenPainted = (then: () => void) => {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
};

const start = async () => {
  await import('./main');
  removeEventListener('click', remember, true);
  removeEventListener('keydown', rememberEnter, true);
  if (sentFrom?.isConnected) {
    sentFrom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }
  if (!pressed?.isConnected) return;
  // Tabs react to the press, other buttons to the click.
  pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  pressed.click();
};

addEventListener('click', remember, true);
addEventListener('keydown', rememberEnter, true);
const startSoon = () => whenPainted(() => void start());
if (document.readyState === 'complete') startSoon();
else addEventListener('load', startSoon, { once: true });
