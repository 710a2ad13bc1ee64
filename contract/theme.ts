/** The app's appearance: following the device, or always light or dark. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The key in local storage. If there is no value, the device decides. */
export const themeKey = 'theme';

export const paperColors = { light: '#faf6ef', dark: '#15110f' } as const;

/**
 * Runs in the page's head, so that nothing is drawn in another theme first. The content security policy allows exactly
 * this text as an inline script.
 */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark'){document.documentElement.dataset.theme=t;for(const m of document.querySelectorAll('meta[name=theme-color]'))m.content=t==='dark'?'${paperColors.dark}':'${paperColors.light}'}}catch{}`;
