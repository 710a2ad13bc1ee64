/**
 * The script of prerendered screens with forms. It loads the app once the first view has painted. Text typed until then
 * stays in the fields; a button pressed until then is pressed again once the app is listening.
 */
let pressed: HTMLButtonElement | null = null;

const remember = ({ target }: Event) => {
  if (target instanceof Element) pressed = target.closest('button') ?? pressed;
};

/** Runs `then` once the first view has painted. Background tabs don't paint. */
const whenPainted = (then: () => void) => {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
};

const start = async () => {
  await import('./main');
  removeEventListener('click', remember, true);
  if (!pressed?.isConnected) return;
  // Tabs react to the press, other buttons to the click.
  pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  pressed.click();
};

addEventListener('click', remember, true);
const startSoon = () => whenPainted(() => void start());
if (document.readyState === 'complete') startSoon();
else addEventListener('load', startSoon, { once: true });
