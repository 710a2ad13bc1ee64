/** Words that a bio is made of and that name nobody, though they have a capital where they stand. */

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What sentences begin with, in the languages that artists write in. */
export const openers = listOf(
  `a an the this that these those it its he his she her they their we our i my all both each every some many most in
   on at by for from with without within since after before until when while where during between across among over
   under as and but or so if then now today here there later early earlier soon once also together alone apart around
   through based born raised formed founded known made written recorded released produced mixed mastered drawing
   influenced inspired living working playing singing writing recording having being originally currently previously
   recently mostly often one two three four five first last new other another several few more still only just even
   although though despite because along alongside against behind beyond near inside outside like whether what who
   whose formerly mixing blending combining performing touring hailing growing starting self singer songwriter
   musician producer guitarist drummer bassist vocalist pianist composer rapper dj artist duo trio quartet band song
   songs music
   built cut sung led set held kept drawn grown brought taken given driven heard seen met left lost found told begun
   torn worn shot fronted backed self-taught fresh slow quiet loud soft warm cold dark bright raw intimate honest
   tender gentle bold deep wide small large big old young long short high low heavy light live acoustic electric
   instrumental part half equal whole home away back front side somewhere anywhere nowhere everywhere not no never
   neither nor either whatever wherever whenever however always sometimes never again instead meanwhile elsewhere
   afterwards later soon far close next expect think imagine picture take meet hear listen come look call give
   guitars drums vocals voices lyrics melodies harmonies strings synths beats rhythms basslines verses choruses hooks
   guitar voice piano cello violin fiddle bass synth melody harmony rhythm lyric verse chorus words stories story
   sounds sound tracks track singles albums eps record records recordings demos takes sessions tape tapes shows gigs
   concerts tours dates crowds audiences listeners fans support press radio airplay reviews plays streams friends
   family siblings sisters brothers parents childhood winter summer spring autumn night nights days weeks months years
   love grief memory distance home water light time work life music noise silence rooms room places cities towns
   l d c s j qu der die das den dem ein eine einer einem er sie es ihr ihre ihren sein seine seinen und
   aber im am vom zum zur mit aus auf bei für nach seit von vor über unter bis durch ohne zusammen dort hier heute
   gemeinsam als alle beide wenn le la les un une des du de elle il ils elles son sa ses leur leurs ce cet cette dans
   en avec depuis sur par pour sans après avant entre et mais né née originaire el los las una él ella ellos ellas su
   sus con desde sin tras y pero nacido nacida lo gli uno lei lui loro suo sua nel nella dal dalla dopo per tra fra e
   ma nato nata o os um uma ela ele eles elas seu em com depois nascido nascida het een zij ze hij hun haar sinds met
   uit bij voor naar det ett han hon deres hans hendes hennes deras och og med från efter sedan ona oni zespół jej jego ich
   od w z na po она он они её ее его их в во на с со из от до по после для и но это группа певица певец вона він вони
   її його їх у з із від`,
);

/** How words end that names hardly do: "Fronted by", "Recently", "Blurring". */
export const openerEnding = /^[a-z]{3,}(?:ed|ing|ly|ful|less|ness|ments?|tions?|sions?|ous|ish)$/;

/** German writes its nouns with a capital. */
export const germanNouns = listOf(
  `album alben auftritt auftritte aufnahme aufnahmen band bandmitglieder bass bassist bassistin besetzung bühne
   bühnen chor debüt debütalbum duo ensemble gesang gitarre gitarren gitarrist gitarristin gruppe heimatstadt jahr
   jahre jahren klavier komponist komponistin konzert konzerte konzerten künstler künstlerin küche lied lieder
   liedern mitglied mitglieder musik musiker musikerin pianist pianistin platte produzent produzentin projekt
   proberaum quartett quintett sänger sängerin schlagzeug schlagzeuger schlagzeugerin single song songs songwriter
   songwriterin sprache stadt stimme stimmen stück stücke stücken studio text texte texten titel trio
   veröffentlichung wohnzimmer zeit`,
);

/** What Japanese and Chinese write in the signs of which their names are made too. */
export const eastAsianWords = listOf(
  `彼女 彼女の 彼ら 音楽 楽曲 作品 発表 結成 演奏 演奏家 出身 在住 所属 制作 作曲 作曲家 作詞 歌手 奏者 現在 以来 開始 参加 出演 公演 発売 配信 拠点 活動 自身 共に 中心 初めて アーティスト バンド
   グループ ユニット メンバー シンガー ソング ライター ソングライター シンガーソングライター ミュージシャン ボーカル ギター ベース ドラム ピアノ アルバム シングル リリース ライブ ステージ 音乐 音樂 音乐人
   音樂人 乐队 樂隊 樂團 她们 他们 她們 他們 来自 來自 自己 创作 創作 演出 发行 發行 发布 發布 专辑 專輯 单曲 單曲 歌曲 成立 组成 組成 成员 成員 现居 現居 开始 曾在 曾经 曾經 现场 現場 目前 一起`,
);

/** What must be the artist's own word: prizes, charts, sales and contracts; large numbers too. By their stems. */
export const claims =
  /(?<!\p{L})(?:award|prize|gramm(?=y|ie)|nominat|won(?!\p{L})|winn|signed|sold|chart|topp|platinum|certif|remix|headlin|endors|dozen|hundred|thousand|million|billion)/giu;

/** Numbers that a bio may spell out, by their place from 2; "one" is more often no number. */
export const spelledNumbers = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
