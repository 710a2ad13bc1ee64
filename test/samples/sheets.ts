import type { SheetContent, SheetDesign } from '../../contract/one-sheets/one-sheet.js';
import { emptySheet } from '../../contract/rules/sheet-rule.js';
import { coastPhoto, coverArt, palettes, stagePhoto } from './pictures.js';

/** A sample one-sheet: content, design, and how to draw its pictures, which takes seconds. */
export interface Sample {
  name: string;
  content: SheetContent;
  design: Pick<SheetDesign, 'variant' | 'paper'>;
  photo: (() => Promise<Buffer>) | null;
  cover: (() => Promise<Buffer>) | null;
}

type Overrides = Omit<Partial<SheetContent>, 'release' | 'contact'> & {
  release?: Partial<SheetContent['release']>;
  contact?: Partial<SheetContent['contact']>;
};

/** A sheet with only the given content. */
export function sheetContent({ release, contact, ...rest }: Overrides = {}): SheetContent {
  const nothing = emptySheet();
  return {
    ...nothing,
    artistName: 'Mara Quill',
    ...rest,
    release: { ...nothing.release, ...release },
    contact: { ...nothing.contact, ...contact },
  };
}

/** An artist with every field filled in. */
export const fullContent = sheetContent({
  artistName: 'Mara Quill',
  genre: 'Coastal folk',
  city: 'Whitby, UK',
  forFansOf: 'Laura Marling, This Is the Kit',
  credential: 'PRS Women Make Music grant, 2025',
  release: {
    kind: 'EP',
    title: 'Salt Road',
    date: '18 December 2026',
    label: 'Independent',
    story:
      'Five songs written on the last winter of a fishing harbour, recorded in the net loft where her grandfather worked.',
    listenLink: 'https://maraquill.example/salt-road',
    tracks: ['Salt Road', 'Net Loft', 'Herring Girls', 'The Long Pier', 'Lamp Black'],
    cleanVersion: 'All tracks clean',
    isrc: 'GB-XYZ-26-00017',
    upc: '5 012345 678900',
  },
  bio: 'Mara Quill writes songs on a nylon-string guitar and a harmonium that came out of a chapel in Staithes. She grew up in Whitby, studied oceanography in Southampton and spent four years on survey ships before she came home to sing. Her first single, Tideline, was recorded in one night and played by forty community stations. Salt Road is her first EP, made with producer Ana Holt and a trio of fiddle, double bass and field recordings from the harbour wall. She plays it on tour in the spring.',
  numbers: [
    { figure: '412k', what: 'streams of Tideline', source: 'Spotify for Artists', asOf: '2026-11-02' },
    { figure: '18.4k', what: 'monthly listeners', source: 'Spotify for Artists', asOf: '2026-11-02' },
    { figure: '46', what: 'shows in 2026', source: 'own calendar', asOf: 'Nov 2026' },
    { figure: '3,100', what: 'newsletter readers', source: 'Buttondown', asOf: 'Nov 2026' },
  ],
  topCities: 'London, Leeds, Glasgow, Utrecht',
  quotes: [
    {
      text: 'A voice that knows what the weather is going to do.',
      outlet: 'Northern Echo',
      link: 'https://example.com/northern-echo',
    },
    {
      text: 'Songs so exact about a place that you can smell the tar, and so quiet that you lean in to hear who is speaking.',
      outlet: 'Folk Radio',
      link: 'https://example.com/folk-radio',
    },
    { text: 'The best thing we heard on a pier all year.', outlet: 'Narc Magazine', link: '' },
  ],
  shows: [
    { date: '2027-03-19', venue: 'The Glad Cafe', city: 'Glasgow' },
    { date: '2027-03-12', venue: 'Brudenell Social Club', city: 'Leeds' },
    { date: '2027-03-26', venue: 'Cecil Sharp House', city: 'London' },
    { date: '2027-04-02', venue: 'Ekko', city: 'Utrecht' },
  ],
  pastVenues: 'Sage Gateshead, Cambridge Folk Festival, Green Note London, Celtic Connections',
  availableFor: 'Club shows, festivals, house concerts, in-store sets; solo, duo or trio',
  videoLink: 'https://video.example/mara-quill-live',
  mood: 'Wintry, close, unhurried',
  tempo: '84',
  links: [
    { label: 'maraquill.example', url: 'https://maraquill.example' },
    { label: 'Instagram @maraquill', url: 'https://instagram.com/maraquill' },
    { label: 'Spotify', url: 'https://open.spotify.com/artist/0000' },
    { label: 'Bandcamp', url: 'https://maraquill.bandcamp.com' },
  ],
  contact: { name: 'Jo Ferris', role: 'Press', email: 'jo@ferrispress.example', phone: '+44 1947 496 0000' },
});

const design = (variant: SheetDesign['variant'], paper: SheetDesign['paper']): Sample['design'] => ({ variant, paper });

/** The sheet shown on the landing page. It has no date: the page's own dates move on, but the picture doesn't. */
export const landingSample: Sample = {
  name: '0-landing-page',
  content: sheetContent({
    artistName: 'Mara Quill',
    genre: 'Dream pop',
    city: 'Leeds, UK',
    release: {
      kind: 'Single',
      title: 'Salt Road',
      label: 'Independent',
      story:
        'Written on the night bus home from Whitby, with the engine as its drone and one line that came back at every stop.',
      listenLink: 'https://maraquill.example/salt-road',
    },
    bio: 'Mara Quill writes dream pop about the North Sea coast she grew up on. She records at home in Leeds with a borrowed organ, and mixes on the late shift. Salt Road is her first release.',
    availableFor: 'Sessions, interviews, support slots in the north of England',
    links: [{ label: 'Instagram @maraquill', url: 'https://instagram.com/maraquill' }],
    contact: { name: 'Mara Quill', email: 'mara@maraquill.example' },
  }),
  design: design('press', 'a4'),
  photo: () => coastPhoto(2500, 1000, palettes.ember),
  cover: () => coverArt(1400, palettes.ember),
};

/** From an artist with four facts to one with everything, in four variants and three scripts. */
export const samples: Sample[] = [
  landingSample,
  {
    name: '1-first-release',
    content: sheetContent({
      artistName: 'Odd Harbour',
      genre: 'Dream pop',
      city: 'Bristol',
      release: { title: 'Paper Boats' },
    }),
    design: design('press', 'a4'),
    photo: null,
    cover: null,
  },
  {
    name: '2-first-single',
    content: sheetContent({
      artistName: 'June Okafor',
      genre: 'Alt R&B',
      city: 'Atlanta, GA',
      forFansOf: 'SZA, Cleo Sol',
      release: {
        kind: 'Single',
        title: 'Slow Weather',
        date: '15 January 2027',
        label: 'Independent',
        story: 'A break-up song told by the person who left, written on the bus home.',
        listenLink: 'https://juneokafor.example/slow-weather',
      },
      bio: 'June Okafor sings and produces in a spare room in East Atlanta. Slow Weather is her first single.',
      links: [{ label: 'Instagram @juneokafor', url: 'https://instagram.com/juneokafor' }],
      contact: { name: 'June Okafor', email: 'june@juneokafor.example' },
    }),
    design: design('playlist', 'letter'),
    photo: () => stagePhoto(1400, 1800, palettes.dusk),
    cover: () => coverArt(1200, palettes.dusk),
  },
  {
    name: '3-full-press',
    content: fullContent,
    design: design('press', 'a4'),
    photo: () => stagePhoto(2400, 1600, palettes.sea),
    cover: () => coverArt(1400, palettes.sea),
  },
  {
    name: '4-full-booking',
    content: fullContent,
    design: design('booking', 'letter'),
    photo: () => stagePhoto(2400, 1600, palettes.ember),
    cover: () => coverArt(1400, palettes.ember),
  },
  {
    name: '5-japanese',
    content: sheetContent({
      artistName: '夜の灯台',
      genre: 'ドリームポップ',
      city: '札幌',
      forFansOf: 'きのこ帝国、羊文学',
      credential: 'ライジングサン・ロックフェスティバル 2026 出演',
      release: {
        kind: 'シングル',
        title: '雪の手紙',
        date: '2027年1月22日',
        label: '自主制作',
        story: '冬の港町で書かれた、届かなかった手紙についての歌。',
        listenLink: 'https://yorunotodai.example/yuki',
      },
      bio: '夜の灯台は札幌を拠点に活動する三人組。ボーカルとギターの三浦灯、ベースの佐々木蓮、ドラムの高橋汐で二〇二三年に結成した。小樽の古い倉庫で録音した最初の作品は、北海道の大学ラジオで繰り返し流れた。「雪の手紙」は二枚目のシングルで、録音はすべて一晩で行われた。',
      numbers: [
        { figure: '12万', what: '再生回数', source: 'Spotify for Artists', asOf: '2026年11月' },
        { figure: '31', what: '2026年の公演数', source: '自社集計', asOf: '2026年11月' },
        { figure: '4,800', what: '月間リスナー', source: 'Spotify for Artists', asOf: '2026年11月' },
      ],
      quotes: [{ text: '静けさの中で、ギターだけが海の方角を知っている。', outlet: '北海道音楽通信', link: '' }],
      shows: [
        { date: '2027-02-05', venue: 'ベッシーホール', city: '札幌' },
        { date: '2027-02-12', venue: '下北沢SHELTER', city: '東京' },
      ],
      links: [
        { label: 'yorunotodai.example', url: 'https://yorunotodai.example' },
        { label: 'YouTube', url: 'https://youtube.com/@yorunotodai' },
      ],
      contact: { name: '三浦灯', role: 'マネジメント', email: 'info@yorunotodai.example', phone: '+81 11 000 0000' },
    }),
    design: design('press', 'a4'),
    photo: () => stagePhoto(2000, 1400, palettes.grey),
    cover: () => coverArt(1000, palettes.dusk),
  },
  {
    name: '6-arabic',
    content: sheetContent({
      artistName: 'ليلى حدّاد',
      genre: 'موسيقى بديلة',
      city: 'عمّان',
      forFansOf: 'مشروع ليلى، دينا الوديدي',
      credential: 'مهرجان عمّان للجاز ٢٠٢٦',
      release: {
        kind: 'ألبوم',
        title: 'بيت على الطريق',
        date: '12 فبراير 2027',
        label: 'إصدار مستقل',
        story: 'تسع أغنيات كُتبت بين عمّان وبيروت عن بيوت تُترك ومفاتيح تبقى في الجيب.',
        listenLink: 'https://laylahaddad.example/album',
        tracks: ['مفتاح', 'بيت على الطريق', 'ليل الجبل', 'نافذة', 'رسائل قديمة', 'سكة الحديد', 'بحر', 'غداً', 'عودة'],
        cleanVersion: 'نعم',
        isrc: 'JO-ABC-27-00001',
        upc: '6 290000 000000',
      },
      bio: 'ليلى حدّاد مغنية وعازفة عود من عمّان. بدأت الغناء في جوقة المدرسة ثم درست التأليف الموسيقي في بيروت. سجّلت ألبومها الأول في بيت جدّها مع ثلاثة عازفين. ترافقها في الحفلات الناي والكونترباص.',
      numbers: [
        { figure: '250k', what: 'استماع', source: 'Anghami', asOf: '2026-11-01' },
        { figure: '22', what: 'حفلة هذا العام', source: 'سجل الفنانة', asOf: '2026-11-01' },
      ],
      quotes: [{ text: 'صوت يعرف كيف يصمت في اللحظة الصحيحة.', outlet: 'مجلة معازف', link: '' }],
      links: [{ label: 'Instagram @laylahaddad', url: 'https://instagram.com/laylahaddad' }],
      contact: {
        name: 'سامر خوري',
        role: 'إدارة الأعمال',
        email: 'booking@laylahaddad.example',
        phone: '+962 6 000 0000',
      },
    }),
    design: design('radio', 'a4'),
    photo: () => stagePhoto(1500, 1900, palettes.moss),
    cover: () => coverArt(1200, palettes.moss),
  },
];
