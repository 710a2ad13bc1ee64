import sharp from 'sharp';

/** Pictures drawn by code, so samples and tests look real without using anyone's work. */

type Colours = readonly [dark: string, middle: string, light: string, skin: string];

/** A stage picture: haze, beams, a person in the light. `isTall` for portrait format. */
export function stagePhoto(width: number, height: number, [dark, middle, light, skin]: Colours): Promise<Buffer> {
  const isTall = height > width;
  const [x, y, size] = [isTall ? 500 : 760, isTall ? 480 : 330, isTall ? 300 : 250];
  const [w, h] = isTall ? [1000, 1300] : [1500, 1000];
  const beams = [
    [0.1, -0.1, 0.5],
    [0.35, -0.1, 0.35],
    [0.62, -0.1, 0.45],
    [0.92, -0.1, 0.4],
  ].map(([at = 0, top = 0, alpha = 0], index) => {
    const foot = w * (0.2 + index * 0.2);
    return `<polygon points="${w * at - 20},${h * top} ${w * at + 20},${h * top} ${foot + 190},${h} ${foot - 190},${h}" fill="${light}" opacity="${alpha * 0.5}"/>`;
  });
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
  <defs>
    <radialGradient id="haze" cx="55%" cy="35%" r="80%"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
    <linearGradient id="coat" x1="0" x2="1"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="#0c0c10"/></linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="26"/></filter><filter id="edge"><feGaussianBlur stdDeviation="2.5"/></filter>
  </defs>
  <rect width="${w}" height="${h}" fill="url(#haze)"/>
  <g filter="url(#soft)">${beams.join('')}</g>
  <g filter="url(#edge)">
    <path d="M${x - size * 1.55} ${h + 20} C${x - size * 1.5} ${y + size * 1.25} ${x - size * 0.95} ${y + size * 0.95} ${x - size * 0.32} ${y + size * 0.78} L${x + size * 0.32} ${y + size * 0.78} C${x + size * 0.95} ${y + size * 0.95} ${x + size * 1.5} ${y + size * 1.25} ${x + size * 1.55} ${h + 20}Z" fill="url(#coat)"/>
    <path d="M${x - size * 0.27} ${y + size * 0.3} h${size * 0.54} v${size * 0.42} q${-size * 0.27} ${size * 0.3} ${-size * 0.54} 0Z" fill="${skin}" opacity=".82"/>
    <ellipse cx="${x}" cy="${y}" rx="${size * 0.46}" ry="${size * 0.6}" fill="${skin}"/>
    <path d="M${x - size * 0.52} ${y + size * 0.36} C${x - size * 0.75} ${y - size * 0.85} ${x + size * 0.72} ${y - size * 0.98} ${x + size * 0.55} ${y + size * 0.42} C${x + size * 0.5} ${y - size * 0.2} ${x + size * 0.2} ${y - size * 0.3} ${x - size * 0.1} ${y - size * 0.33} C${x - size * 0.4} ${y - size * 0.2} ${x - size * 0.42} ${y} ${x - size * 0.52} ${y + size * 0.36}Z" fill="#15110f"/>
    <path d="M${x + size * 0.1} ${y + size * 0.5} L${x + size * 0.95} ${y + size * 1.5}" stroke="#1a1a1a" stroke-width="${size * 0.07}" stroke-linecap="round"/>
    <circle cx="${x + size * 0.12}" cy="${y + size * 0.5}" r="${size * 0.13}" fill="#2b2b2b"/>
  </g>
</svg>`,
  );
}

/** Dusk by the sea: a low sun, its light on the water, and a person with an instrument on their back at the end of a pier. */
export function coastPhoto(width: number, height: number, [dark, middle, light]: Colours): Promise<Buffer> {
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1500 1000" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${light}"/></linearGradient>
    <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".25" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    <radialGradient id="sun" cx="1010" cy="560" r="520" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff1d6"/><stop offset=".13" stop-color="${light}"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
    <filter id="clouds" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0022 .012" numOctaves="5" seed="11"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .82  0 0 0 0 .66  1.9 0 0 0 -.86"/></filter>
    <filter id="glints" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .075" numOctaves="4" seed="4"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .86  0 0 0 0 .66  3.4 0 0 0 -1.75"/></filter>
    <filter id="waves" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".003 .045" numOctaves="5" seed="23"/><feColorMatrix values="0 0 0 0 .03  0 0 0 0 .02  0 0 0 0 .05  2.6 0 0 0 -1.15"/></filter>
    <filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 .17 0"/></filter>
    <filter id="haze" x="-30%" width="160%"><feGaussianBlur stdDeviation="26 4"/></filter>
    <filter id="far"><feGaussianBlur stdDeviation="2.4"/></filter><filter id="near"><feGaussianBlur stdDeviation="1.3"/></filter>
    <linearGradient id="path" x1="0" x2="1"><stop offset="0" stop-color="#000"/><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
    <mask id="track"><path d="M1000 560 H1020 L1190 1030 H830Z" fill="url(#path)" filter="url(#haze)"/></mask>
  </defs>
  <rect width="1500" height="580" fill="url(#sky)"/><rect width="1500" height="580" fill="url(#sun)"/>
  <rect width="1500" height="540" filter="url(#clouds)" opacity=".55"/>
  <rect y="575" width="1500" height="425" fill="url(#sea)"/>
  <rect y="575" width="1500" height="425" filter="url(#waves)" opacity=".75"/>
  <g mask="url(#track)"><rect y="575" width="1500" height="425" filter="url(#glints)"/></g>
  <g filter="url(#far)"><path d="M0 580 V505 C120 488 190 512 270 528 C360 545 420 562 520 578Z" fill="${dark}" opacity=".85"/></g>
  <g filter="url(#near)" fill="#120c12">
    <path d="M0 742 L842 700 V722 L0 786Z"/><path d="M40 760 V1000 H70 V756Z M250 750 V930 H274 V746Z M430 738 V872 H450 V736Z M590 730 V826 H606 V728Z M730 722 V790 H743 V720Z M826 712 V768 H836 V712Z"/>
    <g transform="translate(700 712) scale(.86)">
      <path d="M-31 0 L-25 -128 C-44 -150 -46 -204 -30 -238 C-20 -252 20 -252 30 -238 C44 -206 40 -150 27 -128 L31 0 H9 L2 -96 L-9 0Z"/>
      <ellipse cx="1" cy="-280" rx="21" ry="26"/><path d="M-22 -286 C-26 -318 26 -320 24 -282 C32 -262 34 -236 24 -226 L-22 -226 C-32 -240 -30 -262 -22 -286Z"/>
      <path d="M-58 -112 C-70 -150 -34 -170 -26 -190 L18 -318 L34 -312 L-4 -186 C-4 -158 12 -140 -4 -112 C-18 -86 -50 -84 -58 -112Z"/>
    </g>
  </g>
  <rect width="1500" height="1000" filter="url(#grain)"/>
</svg>`,
  );
}

/** A cover with a few plain shapes. */
export function coverArt(side: number, [dark, middle, light, skin]: Colours): Promise<Buffer> {
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${side}" height="${side}">
  <rect width="100" height="100" fill="${middle}"/><circle cx="62" cy="40" r="26" fill="${light}"/>
  <path d="M0 66 Q25 52 50 66 T100 66 V100 H0Z" fill="${dark}"/><path d="M0 78 Q25 66 50 78 T100 78 V100 H0Z" fill="${skin}" opacity=".55"/>
</svg>`,
  );
}

function draw(svg: string): Promise<Buffer> {
  // If the product's image reader runs in this process too, it has blocked all formats that artists don't send.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}

export const palettes = {
  ember: ['#2a0f12', '#b8432f', '#f2a65a', '#e2a583'],
  sea: ['#06222b', '#16697a', '#82c0cc', '#d9a27e'],
  dusk: ['#1b1033', '#5f3b8c', '#d68fd6', '#c98b6b'],
  moss: ['#10210f', '#4b7a3a', '#c9d98a', '#b97f5b'],
  grey: ['#101010', '#5c5c5c', '#c4c4c4', '#a8a8a8'],
} as const satisfies Record<string, Colours>;
