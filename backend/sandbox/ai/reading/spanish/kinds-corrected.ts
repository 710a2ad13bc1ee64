import type { Respelling } from '../changes/respelling.js';

const kind = '(ep|disco|álbum|album|single|sencillo|mixtape|demo|maqueta|canción|cancion|tema)';
const patterns: [RegExp, now: number, old: number][] = [
  // "Es un EP, no un disco"
  [
    new RegExp(`(?<!\\p{L})(?:es|era|fue) (?:una? )?${kind},? (?:y )?no (?:es )?(?:una? )?${kind}(?!\\p{L})`, 'iu'),
    1,
    2,
  ],
  // "No es un disco, es un EP"
  [
    new RegExp(
      `(?<!\\p{L})no (?:es|era|fue) (?:una? )?${kind}[,;.]? (?:sino |es |era |fue )+(?:una? )?${kind}(?!\\p{L})`,
      'iu',
    ),
    2,
    1,
  ],
];
const feminine = /^(?:maqueta|canción|cancion|demo)$/iu;

/** "Orilla Mansa es un ep, no un disco": the kind of a work that a message corrects. */
export function kindsCorrected(message: string): Respelling[] {
  return patterns.flatMap(([pattern, now, old]) => {
    const found = pattern.exec(message);
    const [from, to] = [found?.[old] ?? '', found?.[now] ?? ''].map((one) => one.toLowerCase());
    if (!from || !to || from === to) return [];
    const named = to === 'ep' ? 'EP' : to;
    return [from, ...(from === 'album' ? ['álbum'] : from === 'álbum' ? ['album'] : [])].map((one) => ({
      from: `${feminine.test(one) ? 'una' : 'un'} ${one === 'ep' ? 'EP' : one}`,
      to: `${feminine.test(named) ? 'una' : 'un'} ${named}`,
    }));
  });
}
