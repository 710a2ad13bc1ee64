import { appName } from '../../../../contract/app.js';
import { guestFreeMessages } from '../../../../contract/limits.js';
import { plans, priceText } from '../../../../contract/subscription/plans.js';

/** A source about music PR. */
interface Page {
  name: string;
  /** Without its protocol, which every prompt would repeat. */
  address: string;
  /** The day it was last read, if that is not `mostChecked`. */
  checked?: string;
}

/** A fact about music PR, its sources, and whether it is a rule that tends to change. */
interface PrFact {
  says: string;
  sources: readonly Page[];
  mayChange?: boolean;
}

/** The day on which most pages were last read. */
const mostChecked = '2026-11-24';

/** The platforms and organisations themselves, the trade press, and practitioners. */
const pages = {
  spotifyFaq: { name: 'Spotify for Artists FAQ', address: 'artists.spotify.com/faq/popular' },
  velveteen: {
    name: 'Velveteen Records',
    address: 'velveteenrecords.co/guides/how-to-plan-a-music-pr-timeline-before-release',
  },
  labelcaster: {
    name: 'Labelcaster',
    address: 'guidance.labelcaster.com/en/articles/1740682344-when-will-a-release-go-live',
    checked: '2026-11-25',
  },
  musicAlly2018: {
    name: 'Music Ally quoting Spotify, 2018',
    address: 'musically.com/2018/07/19/spotify-adds-feature-for-pitching-unreleased-music-to-its-playlist-curators',
  },
  musicAlly2020: {
    name: "Spotify's co-head of music in Music Ally, 2020",
    address: 'musically.com/2020/03/03/spotify-co-head-of-music-slams-playlist-promotion-scams',
  },
  texas: {
    name: 'Texas Music Pickers',
    address: 'texasmusicpickers.com/spotifys-new-submission-process-for-unreleased-music',
  },
  theSource: { name: 'The Source', address: 'support.the-source.eu/kb/a96/spotify-and-apple-music-for-artists.aspx' },
  costaRebel: {
    name: 'Costa Rebel Studio',
    address: 'en.costarebelstudio.com/post/how-to-write-an-effective-spotify-pitch',
  },
  loudlab: { name: 'Loudlab', address: 'loudlab.org/?p=214881' },
  musicvertising: { name: 'Musicvertising', address: 'musicvertising.com/blog/spotify-release-radar' },
  symdistro: { name: 'Symdistro', address: 'support.symdistro.com/hc/en-us/articles/202944089' },
  kudos: { name: 'Kudos', address: 'help.kudosdistribution.co.uk/kb/lead-times' },
  repost: { name: 'Repost', address: 'intercom.help/repost/en/articles/3797057' },
  awalDates: { name: 'AWAL', address: 'kb.awal.com/hc/en-us/articles/360010745254' },
  awalBlogs: { name: 'AWAL', address: 'awal.com/blog/6-must-haves-when-pitching-music-bloggers' },
  fortune: { name: 'Fortune, 2015', address: 'fortune.com/2015/07/09/new-music-global-release-day' },
  officialCharts: {
    name: 'Official Charts',
    address:
      'officialcharts.com/chart-news/global-release-day-why-is-it-happening-and-how-will-it-affect-the-music-industry__9804',
    checked: '2026-11-25',
  },
  countdown: {
    name: 'Spotify support',
    address: 'support.spotify.com/us/artists/article/getting-started-with-countdown-pages-on-spotify',
  },
  preSave: { name: 'Spotify support', address: 'support.spotify.com/uk/artists/article/countdown-pages' },
  canvas: {
    name: 'Spotify support',
    address: 'support.spotify.com/sl/artists/article/canvas-guidelines',
    checked: '2026-11-25',
  },
  apple: {
    name: 'Apple Music partner help',
    address: 'itunespartner.apple.com/music/articles/submitting-your-music_cover-art-essentials',
  },
  reverbNation: { name: 'ReverbNation', address: 'help.reverbnation.com/hc/en-us/articles/204265824' },
  coverArt: { name: 'Cover Art Market', address: 'coverartmarket.com' },
  mbw: {
    name: 'Music Business Worldwide, 2023',
    address: 'musicbusinessworldwide.com/heres-exactly-spotifys-new-1000-annual-streams-royalty-policy-works123',
    checked: '2026-11-25',
  },
  djMag: { name: 'DJ Mag, 2023', address: 'djmag.com' },
  randr: { name: 'RandR', address: 'randr.ng' },
  distroKid: { name: 'DistroKid', address: 'support.distrokid.com/hc/pt/articles/360013647373' },
  playground: {
    name: 'The Guardian via The Playground',
    address: 'theplayground.co.uk/spotifys-royalty-roulette-discovery-mode-continues-to-face-backlash',
    checked: '2026-11-25',
  },
  fts: { name: 'FTS Music', address: 'ftsmusic.com' },
  pymnts: {
    name: 'PYMNTS, 2025',
    address: 'pymnts.com/news/artificial-intelligence/2025/spotify-rolls-out-new-filters-disclosure-rules-ai-content',
  },
  sonicbidsPress: {
    name: 'Sonicbids',
    address: 'blog.sonicbids.com/ask-a-publicist-how-do-you-approach-getting-press-for-an-album-release-vs-a-tour',
  },
  sonicbidsTime: {
    name: 'Sonicbids',
    address: 'blog.sonicbids.com/ask-a-music-journalist-how-to-get-maximum-press-band-using-lead-time',
  },
  sonicbidsBlogs: {
    name: 'Sonicbids',
    address: 'blog.sonicbids.com/why-your-music-blog-submission-is-going-straight-to-the-trash',
  },
  sonicbidsDoor: { name: 'Sonicbids', address: 'blog.sonicbids.com/ask-a-music-journalist-knocking-on-the-right-door' },
  milestone: { name: 'Milestone Publicity, 2021', address: 'milestonepublicity.com/pr-blog' },
  razmataz: { name: 'Razmataz, 2016', address: 'razmatazmag.com/2016/when-is-the-right-time-to-hire-a-publicist' },
  topTier: { name: 'Top Tier Consulting', address: 'toptierconsulting.substack.com/p/how-to-time-your-follow-ups' },
  bloemhof: { name: 'Jasmine Bloemhof', address: 'jasminebloemhof.com' },
  rivera: { name: 'Rivera Jiménez', address: 'riverajimenez.substack.com' },
  hound: { name: 'The Publicity Hound', address: 'publicityhound.com/?p=19807' },
  bird: { name: 'Bird Is the Worm', address: 'birdistheworm.com/open-letter-pitching-an-album-review' },
  michelle: { name: 'Michelle Knows PR', address: 'michelleknowspr.wixsite.com' },
  bandLab: { name: 'BandLab', address: 'blog.bandlab.com/6-epk-essentials' },
  knab: { name: 'Music Biz Academy', address: 'musicbizacademy.com/knab/articles/pressrelease.htm' },
  labelTools: { name: 'Label Tools', address: 'labeltools.ai' },
  labelToolsPreSave: { name: 'Label Tools', address: 'labeltools.ai/glossary/pre-save', checked: '2026-11-25' },
  arts: { name: 'Arts & Entertainment', address: 'artsentertainment.cc' },
  hypebot: { name: 'Hypebot, 2023', address: 'hypebot.com/hypebot/2023/10/how-to-write-a-music-press-release.html' },
  horus: { name: 'Horus Music', address: 'horusmusic.global/news/what-is-one-sheet' },
  icmp: { name: 'ICMP', address: 'icmp.ac.uk' },
  freeMind: { name: 'Free Mind Seattle', address: 'freemindseattle.com/one-sheet-need-one' },
  rawkblog: { name: 'Rawkblog', address: 'rawkblog.com/2014/12/bands-how-to-do-press-photos-for-blogs-and-beyond' },
  offBeat: { name: 'OffBeat', address: 'offbeat.com/how-to-get-ink-101' },
  pressedFresh: { name: 'Pressed Fresh Collective', address: 'pressedfreshcollective.com' },
  venice: { name: 'Venice Music', address: 'blog.venicemusic.co' },
  denver: { name: 'Denver Americana', address: 'denveramericana.com' },
  symphonic: { name: 'Symphonic, 2019', address: 'blog.symphonic.com/2019/07/04/things-your-epk-must-have' },
  glg: { name: 'GLG Music PR, 2018', address: 'glgmusicpr.com/2018/07/16/should-you-premiere-your-next-single' },
  indieShuffle: { name: 'Indie Shuffle, 2016', address: 'indieshuffle.com' },
  union: {
    name: "Musicians' Union",
    address: 'musiciansunion.org.uk/news/how-to-boost-your-chances-of-getting-your-music-reviewed',
  },
  iMove: { name: 'iMove Live', address: 'imoveilive.com' },
  blueRhymez: { name: 'Blue Rhymez', address: 'bluerhymez.com' },
  idol: { name: 'IDOL', address: 'idol.io/us-college-radio-an-introduction' },
  bbc: { name: 'BBC', address: 'bbc.co.uk/programmes/articles/4wSZbmPkNVYMKpcHqPmkClp' },
  fresh: { name: 'Fresh on the Net', address: 'freshonthenet.co.uk/2016/05/noairplay' },
  futureSound: { name: 'Future Sound', address: 'futuresoundshare.com/artist-support/1.6-promoting-your-shows' },
  mixtus: { name: 'Mixtus Media', address: 'mixtusmedia.com' },
  greyscale: { name: 'Greyscale', address: 'greyscale-toolkit.pages.dev' },
  musicRadar: {
    name: 'MusicRadar',
    address: 'musicradar.com/how-to/the-complete-checklist-for-releasing-your-own-music',
  },
  cdBaby: {
    name: 'CD Baby',
    address:
      'support.cdbaby.com/hc/en-us/articles/203821539-How-can-I-sell-an-album-that-has-cover-songs-in-the-United-States-',
    checked: '2026-11-25',
  },
  easySong: {
    name: 'Easy Song',
    address:
      'support.easysong.com/hc/en-us/articles/51617320110355-Why-is-there-custom-licensing-on-my-cover-song-project',
    checked: '2026-11-25',
  },
  blakMarigold: { name: 'Blak Marigold, 2026', address: 'blakmarigold.com/blog/sync-licensing-checklist-2026' },
  haulix: {
    name: 'Haulix Daily, 2015',
    address: 'haulixdaily.com/2015/02/vinyl-plans-how-to-prepare-releases-for-record',
    checked: '2026-11-25',
  },
  stampTheWax: {
    name: 'Stamp the Wax, 2017',
    address: 'stampthewax.com/2017/05/25/dispelling-the-myths-around-pressing-plant-delays',
    checked: '2026-11-25',
  },
  musicVideo: {
    name: 'musicvideo.uk',
    address: 'musicvideo.uk/crisis-pr-for-artists-a-manager-s-playbook-when-news-breaks',
  },
} satisfies Record<string, Page>;

/** Facts the assistant may state, in our own words. Where sources disagree, all are named. */
const known: PrFact[] = [
  {
    says: 'Spotify editorial pitch: in Spotify for Artists, for an unreleased song that the distributor has delivered and that shows as upcoming. Minimum 7 days before release.',
    sources: [pages.spotifyFaq],
    mayChange: true,
  },
  {
    says: 'Usual practice is to pitch earlier than the 7 days: two weeks or more, or about three.',
    sources: [pages.velveteen, pages.labelcaster],
  },
  {
    says: "A song that is pitched at least 7 days ahead goes to the followers' Release Radar; so the artist chooses which song does.",
    sources: [pages.musicAlly2018],
    mayChange: true,
  },
  {
    says: 'One song at a time; the next pitch only once that one is out. No compilations; a featured artist cannot pitch. A song that is out cannot be pitched by that form any more.',
    sources: [pages.texas, pages.theSource],
    mayChange: true,
  },
  {
    says: 'The pitch text has about 500 characters, beside fields for genre, mood, instruments, culture, cover or remix, and the marketing plan.',
    sources: [pages.musicAlly2018, pages.costaRebel],
    mayChange: true,
  },
  {
    says: 'A pitch guarantees no editorial place, and none can be bought: the pitch tool is the only way in.',
    sources: [pages.musicAlly2020],
  },
  {
    says: 'Release Radar is renewed on Fridays, holds one song per artist for each listener, and a song can stay for up to four weeks.',
    sources: [pages.loudlab, pages.musicvertising],
    mayChange: true,
  },
  {
    says: 'Access to Spotify for Artists takes up to 3 days and is instant through some distributors; it can be claimed before the first release is live.',
    sources: [pages.spotifyFaq],
    mayChange: true,
  },
  {
    says: 'Deliver to the distributor 3 to 4 weeks before release.',
    sources: [pages.symdistro, pages.kudos, pages.repost],
    mayChange: true,
  },
  {
    says: 'Moving a release date after approval takes 5 to 10 working days.',
    sources: [pages.awalDates],
    mayChange: true,
  },
  {
    says: 'Friday, 00:01 local time, is the global release day since 10 July 2015: a convention in 45 countries or more, not a law.',
    sources: [pages.fortune, pages.officialCharts],
  },
  {
    says: 'Spotify Countdown Pages: for albums and EPs, not for singles; at least 5,000 monthly active listeners; the option appears within 72 hours of delivery.',
    sources: [pages.countdown],
    mayChange: true,
  },
  {
    says: "Nearly 70% of those who pre-save an album stream it in its first week; it is Spotify's own figure.",
    sources: [pages.preSave],
  },
  {
    says: 'Spotify Canvas: 3 to 8 seconds, vertical 9:16, 720 to 1080 pixels tall, MP4 or JPG; nobody talking or singing, no flashing.',
    sources: [pages.canvas],
    mayChange: true,
  },
  {
    says: 'Apple Music cover art: 3000 by 3000 pixels, square, JPEG or PNG; nothing that advertises or misleads. No web address, email address, phone number, price or store name on a cover.',
    sources: [pages.apple, pages.reverbNation, pages.coverArt],
    mayChange: true,
  },
  {
    says: 'Since early 2024 a track earns recorded royalties on Spotify from 1,000 streams in the previous 12 months, with a least number of listeners that is not published.',
    sources: [pages.mbw, pages.djMag],
    mayChange: true,
  },
  {
    says: "Bought or guaranteed streams break Spotify's terms: royalties are withheld, counts corrected, songs removed, and the distributor may close the account.",
    sources: [pages.randr, pages.distroKid],
  },
  {
    says: 'Spotify Discovery Mode costs nothing up front and lowers the royalty of the streams that are promoted; 30% is widely reported, and one source says that no fixed rate is published.',
    sources: [pages.playground, pages.fts],
    mayChange: true,
  },
  {
    says: 'Spotify since 25 September 2025: no cloned voices without permission; use of AI in vocals, instruments or post-production is to be disclosed, by the DDEX standard, which by itself does not lower how visible a song is.',
    sources: [pages.pymnts],
    mayChange: true,
  },
  {
    says: 'Press for a single: assets and list 6 to 8 weeks before release, outreach 4 to 6 weeks before, follow-ups 2 to 3 weeks before, use what came of it for 2 to 4 weeks after.',
    sources: [pages.velveteen],
  },
  {
    says: 'By outlet: print and long lead about 90 days ahead (monthly magazines four months and more), regional about 30, online and blogs 7 to 20 days.',
    sources: [pages.sonicbidsPress, pages.milestone],
  },
  {
    says: 'An album needs 2 to 3 months of lead, the launch of a tour 4 to 6 weeks, a new video or remix days.',
    sources: [pages.sonicbidsTime],
  },
  {
    says: 'Press begins before release: once a song is public, blogs lose interest. Speak to a publicist about 3 months ahead, for an album 4 to 5.',
    sources: [pages.razmataz, pages.milestone],
  },
  {
    says: 'One short follow-up after about a week (5 to 7 working days; others say 3 to 5, or a week at least), then stop. Never ask whether a press release arrived.',
    sources: [pages.topTier, pages.bloemhof, pages.rivera, pages.hound],
  },
  {
    says: 'A pitch mail: the right genre, a streaming or download link and no attached MP3, links to the site and profiles, contact details; the subject says purpose, artist and title.',
    sources: [pages.sonicbidsBlogs, pages.bird, pages.awalBlogs],
  },
  {
    says: 'Write to the music, reviews or features editor, not to the editor-in-chief.',
    sources: [pages.sonicbidsDoor],
  },
  {
    says: '"A new song is out" is no angle: lead with the story, why now and why this artist.',
    sources: [pages.michelle, pages.bandLab],
  },
  {
    says: "A press release: FOR IMMEDIATE RELEASE or an embargo, headline, place and date, a first paragraph with who, what, when, where and why, a quote, the about paragraph, contact, ###. Third person, praise only as somebody's quote, 1 to 1.5 pages or 400 to 700 words.",
    sources: [pages.knab, pages.labelTools, pages.arts],
  },
  { says: 'Press releases are for real news alone: a release, a tour, a deal, an award.', sources: [pages.hypebot] },
  {
    says: 'A one-sheet is one page, a PDF: artist, title, date, art, short biography, description, genre, track list with the key tracks, for fans of, quotes and support, tour dates, UPC or catalogue number, label, contact. No fluff; praise only quoted and with permission.',
    sources: [pages.horus, pages.icmp, pages.freeMind],
  },
  {
    says: 'Press photos: 300 dpi, high resolution, landscape format, two or three and more (others say 3 to 5), with a credit, a written licence and a direct download.',
    sources: [pages.rawkblog, pages.offBeat, pages.pressedFresh],
  },
  {
    says: 'Biographies in several lengths, third person. The lengths differ by source (50 to 100, 150 to 200, 250 to 350, 500 to 700 words): none is the one. A Spotify biography has 1,500 characters.',
    sources: [pages.venice, pages.denver],
    mayChange: true,
  },
  {
    says: 'A press kit (EPK): short and long biography, several photos, music, press, links, contact.',
    sources: [pages.symphonic],
  },
  {
    says: 'A premiere gives one outlet the song first; worth it for an outlet that matters; some have stopped doing them.',
    sources: [pages.glg, pages.indieShuffle],
  },
  {
    says: 'Most publications review albums, far fewer EPs or singles; many print titles are gone.',
    sources: [pages.union],
  },
  {
    says: 'A publicist sells effort, never guaranteed coverage. Fees as reported: 300 to 600 dollars a month at a small agency (2016), 2,000 to 3,000 a month for a full-time one. "Ten guaranteed blog posts" are a copied release on the seller\'s own sites.',
    sources: [pages.razmataz, pages.iMove, pages.blueRhymez],
    mayChange: true,
  },
  {
    says: 'US radio: begin with college and community stations; about 300 report weekly to NACC; follow up weekly. Non-commercial radio is harder.',
    sources: [pages.idol],
    mayChange: true,
  },
  {
    says: 'BBC Introducing: through its Uploader, two tracks in 30 days, with a UK postcode; what is not uploaded is not played.',
    sources: [pages.bbc, pages.fresh],
    mayChange: true,
  },
  {
    says: 'A gig release on one page: date, act, venue with its full address, price, set times, age limit, other acts, contact; the calendar listing goes to the music editor or the calendar desk.',
    sources: [pages.futureSound, pages.mixtus],
  },
  {
    says: 'A US songwriter who releases alone needs a distributor, one performing rights organisation, The MLC and SoundExchange: a track has two copyrights.',
    sources: [pages.greyscale, pages.musicRadar],
    mayChange: true,
  },
  {
    says: 'A cover song needs its mechanical licence before release; the US compulsory licence (Section 115) covers neither video nor samples nor changed words.',
    sources: [pages.cdBaby, pages.easySong],
  },
  {
    says: 'Sync needs two licences, of the song and of the recording: best cleared in one place, with the splits known, instrumental and clean versions, and no uncleared samples.',
    sources: [pages.greyscale, pages.blakMarigold],
  },
  {
    says: 'Vinyl: sources say at least 8 weeks, or up to 10; others wait longer. Ask the plant.',
    sources: [pages.haulix, pages.stampTheWax],
    mayChange: true,
  },
  {
    says: 'Announce and open the pre-save 2 to 4 weeks before release.',
    sources: [pages.labelToolsPreSave],
  },
  {
    says: "In a crisis: people's safety first, one short factual statement, no guessing, one voice.",
    sources: [pages.musicVideo],
  },
];

/** Common claims without a reliable source: the assistant states none of them. */
const unknown = [
  'fixed lead times of Apple Music or Amazon (say: ask your distributor, about four weeks)',
  'rates at which pitches are accepted',
  'a number of streams that triggers Release Radar',
  'fines per track for artificial streams',
  'a number of listeners for Discovery Mode',
];

const cite = ({ name, address, checked }: Page): string => `${name}: ${address}${checked ? `, ${checked}` : ''}`;

/** The facts as prompt text; identical in every prompt so that providers can cache it. */
export const prFacts = `What is known of music PR, with who says it and where, read on ${mostChecked} or the day behind it. State no rule, figure or deadline of the field as a fact
unless it is here or in a <playbook> text; where nothing fits, say that you would have to check. "(check current)" goes along into your answer.
${known.map(({ says, sources, mayChange }) => `- ${says} [${sources.map(cite).join('; ')}]${mayChange ? ' (check current)' : ''}`).join('\n')}
Not known, so never said: ${unknown.join('; ')}.`;

const offers = plans.map((plan) => `- ${plan.name}: ${priceText(plan)}. ${plan.features.join('; ')}.`).join('\n');

/**
 * What the assistant knows about the product: prices, where things are, what it can't do. Identical in every prompt so
 * that providers can cache it.
 */
export const productCard = `About ${appName}, when the artist asks about the product itself:
${offers}
- A visitor has ${guestFreeMessages} free messages without an account; after that a subscription is needed. Subscriptions are cancelled under
  Subscription Details, with access to the end of the paid period. Accounts are deleted under Account. Refunds and other questions about
  money: the support form, never you.
- Everything in an account can be downloaded as one zip file under Account, also without a subscription. What is kept, for how long and who
  receives it is in the Privacy Policy [/privacy]: nothing is sold; the AI provider receives what it answers.
- Side bar: conversations and search; profile, media files (photos, songs, videos, one-sheets), latest song, subscription, account.
- Addresses to link in Markdown: what is known of the artist [/facts], their people and pitches [/people], their figures [/insights],
  account and deletion [/account], support [/support]; documents and plans at the addresses that their tools return.
- You can write, plan, count dates, remember what the artist confirms, and make a one-sheet PDF. Documents are edited, checked and
  exported where they open; a plan's room puts its dates into a calendar.
- Link the sources that you name; their addresses are given.
- You can't send email, submit to Spotify or any form, post, publish, pay, call, or read the artist's accounts and statistics. You write
  what they send themselves. Say so plainly when asked.`;
