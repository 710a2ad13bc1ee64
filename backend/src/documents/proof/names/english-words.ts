/**
 * Common English words, as the product's own texts use them, and words of music and press texts: capitalised, they only
 * start a sentence. Words formed from another ("songs", "played") are left out, and so are those that are better known
 * as names: "Pitchfork", "Oasis".
 */
export const englishWords = `
  able aborts about above abroad absence absent absolute abuse academic accent accept access accident accidental acclaimed accord
  accordion account accuracy accurate achieve aching acoustic acquire across act action active acts actual ad adapter add additional
  address adds adequate adjective adjust admit adopt adult advance advantage advert advertise advice advise advisory affair affect afford
  afraid african after afternoon again against age aged agency agenda agent ages ago agree ah ahead ai aid aide aim aims air airy alarm
  album alert algorithm alive all allow almost alone along alongside already also alter alternate alternative although altogether always
  am ambient ambulance american amid amidst among amongst amount amp amplifier amuse an analog analogue analysis ancient and anger angle
  angry angular animal anniversary announce annoy annual another answer anthem anthemic any anybody anyone anyway anywhere apart api
  apologise apologize apology apparent appeal appear appearance applicant apply appreciate approach appropriate approval approve arbitrary
  architecture archive are area argue arise arm army around arrange arranger arrest arrive art article artificial artist arts artwork as
  asian aside ask asks asleep aspect assault assessor assets assigns assistant associate associative assume assure asterisks at ate
  atmosphere atop attach attack attempt attend attendance attitude attract attractive audience audio austere author autobiographical
  automobile autumn average avoid awake award aware awash away awful awkward baby back backer background backlash backline backstage
  backup bad badge badly balance ball ballad ban band bandmates banjo bank banner bar barbed bare barrier bars base basic basis bass
  bassist batch bathed battery bcc be bear beat became because become bed been before beforehand beg began begin begun behalf behave
  behavior behaviour behind being believe belong below beneath benefit beside best bet bets better between beyond bid bids big bigger
  biggest bilingual binary bind bio biography birds bit bite bits bitten bittersweet bizarre black blame blank blast bleak blend block
  blog blonde blow blue bluesy blurb board boat body boilerplate bold bomb bonus book boot borders bore born borne borrow both bother
  bottle bottom bought bounce bound box boy bpm braces bracket branch brand brash brass brassy breach bread break bred breezy bridge brief
  bright bring brisk british broadcast broke broken brother brought brown browser bucket budget buffer bug bugs build built bulk bulletin
  bundle buoyed bureau burn burnt burst bury bus busiest busy but button buy buyers buys buzz by byte cache calculate calendar call caller
  came camera campaign campus can canal cancel candid candidate candle cannot cant canvas capabilities capable capital captain caption car
  card cardboard care career carry cars cartel case cash cassette cat catalog catalogue catch category caught cause caution cc cd cds
  cease celebrate cell cellist cello celtic cent center central centre century certain certificate chain chair chairman challenge chamber
  chance change channel chaos chapel chapter char character charge chart chase chat cheap cheaper cheapest check checker checkout cheers
  cheque child children chip choice choir choose choral chord chorus chose chosen christmas chunk church cinema circle circuit
  circumstance citing citizen city claim clap clarify clarinet class classical clean clear clearer clearest clever click client climb clip
  clock close closer closest clouds club clue cluster coast cobra code coffee cold collaborator collapse collect collector college collide
  color colour column combine come comeback command comment commercial commit committee common communicate compact companion company
  compare comparison compile complain complaint complete complex complicate component compose composer compounds comprehensive compress
  compromise compulsory compute computer con concept concern concert concerto concrete concurrent condolences conductor conference
  confessional confident configures confirm confuse congrats congratulations connect consent consequence consider consist consistency
  consistent console constant constraint construct contact contain containers content contest context continue contract contrary contrast
  contribute control controller controversy convenient conventional convert convince cookie cool cope copy copyright core corner corpus
  correct cost cosy could council count countdown counter country county couple course court cousin cover coverage craft crammed crank
  crash crazy create creator creature credential credit crew crisis crisp criteria critic critical criticism critique crop cross crowd
  cruise crunchy crush cry crystalline cs cultural culture cup curate curator curfew currency current cursor custom customer cut cuts
  cycle daily damage dame dance dancers danger dare dark dash dashboard data database date datum daughter dawn day days dead deadline
  deadpan deal dealt dear death debate debut decade decent decide declarations declare decode decoder decrease dedicate deem deep default
  defects defiant define definite definitive degree delay delegates delete deliberate delicate deliver delivery demand demo demonstrate
  den denials dense depend deposit depth derive describe deserves design designer desire desist desk desperate despite destroy detail
  detect detectors determine develop developer device devote dialog dialogue diary dice dictionary did die died dies differ difference
  different difficult difficulty diffident dig digest digit digital dime dinner dip direct director directory dirty disable disadvantage
  disagree disappear disaster disc discipline disclose disclosure disco discography discord discount discourage discover discovery discuss
  disk dislike dispatch display distance distant distinct distinguish distribute distributor district distrust disturb ditto dive divide
  diy dj djs do doctor documentary does dog dogs doing dollar domain don donate done doodle doomy door dos double doubt down downbeat
  download downtempo dozen draft drag drains drama draped drastic draw drawer drawn dream dreamlike dreampop dreamt dreamy drift drink
  drive driven driver drone drop drove drum drummer dry dub due duet dumb dump duo duplicate during dusk dust dusty duty dvd dying each
  eager earlier earliest early earn earshot earth earthy ease easier easiest east easter easy eat eaten eats echo eclectic economic
  economy edge edit edition editor editorial educational eerie effect effective efficient effort eight eighties either elect electric
  electro electronic elegant elegiac element elemental elevator eleven else elsewhere em email embargo embarrass embrace emerge emergency
  emit emotional emphasis empty enable encore encounter encourage end endless ends enemy engine engineer english enjoy enlarge enough
  enquiries ensemble ensure enter entire entitle entity entrance entry envelop ep epic episode epk eps equal equivalent era erase eraser
  err error escape essay essential est establish estimate etc eu eur european eve even event ever every everybody everyday everyone
  everywhere evidence evil evoke exact exaggerate examine example exceed excellent except excerpt excess excessive exchange exclude
  exclusive excuse execute exercise exist existence expand expansive expect expense expensive experience experimental expert expires
  expiry explain explicit explode explore export expose exposure express exquisite extend extensive extent exterior external extra extract
  extreme eye eyes face fact factor factories factual fade fail failure faint fair fake fall fallen false fame familiar famous fan fancy
  fanfare fans fanzine faq far farm farther farthest fashion fast faster fastest fatal fate father fault favor favorite favour favourite
  fear feast feat feature fed fee feed feedback feel fees feet fell felt female fenced festival fetch feverish few fewer fewest fiche
  fiddle fiddler field fierce fiesta fifth fifties fight figure file fill film filter final find fine finger finish finite fire firm first
  fish fit fits five fix flag flash flat flavor flavour flew flicker flight float flood floor flow flown fluff fluid fly flyer fm focus
  fog fold folder folk folklore folky follow followers fonts food foot footage for force foreign forever forge forget forgot forgotten
  forlorn form formal format former forth fortune forty forum forward found founder four fourth fragile frail frame free freedom french
  frequency frequent fresh friday friend from front frontman frontwoman frosty fry ft fueled full fully fun fund fundamental funk funnier
  funny further furthest fuse future fuzz fuzzy gain gallery game gap garage garden gas gates gather gauzy gave gbp gear general generate
  genial genre gentle genuine german get gets ghost giddy gift gig gigs girl give given glacial glad glance glass glide glimmer glitchy
  global gloomy glossy gmt go goal goes going gold gone good goodwill gospel got gotten gourmet grab graduate grainy grand grandfather
  grandmother grandparents grant graph graphic grapple grass grave gray great greater greatest green greetings greets grew grey grief
  grieve grin grind grips gritty groove gross ground group grow growl grown growth grungy guarantee guard guess guest guestlist guide
  guideline guilt guitar guitarist gun guttural guy guys ha habit habitual hack had haha hail hair half halfway hall halloween hand
  handclap handle handler handmade handshake handy hang happen happy harbor harbour hard harder hardest hardware harm harmonica harmony
  harness harp harsh has hash hat hate have hay hazy he head headcount header headline headliner heady health healthy hear heard heart
  heartfelt heat heavy height held hell hello helmed help hence her here herself hes hey hi hid hidden hide high higher highest highlights
  hike hill him himself hint hip hire his historical history hit hits hiya hmm hold holders hole holiday home hometown honest hoodie hook
  hooray hope horizontal horn horse hospital host hostile hot hotel hour house hover how howdy however howl hr hrs huge hum human hung
  hunt hurry hurt husband hushed hustle hyperlink hyphens hypnotic ice icy id idea ideal identical identify idle idol ie if ignore ill
  illegal illness illustrator image imagine immediate impact impish imply import importance important improve in inbox inch incident
  include inclusive income incomplete inconvenience incorporate incorrect increase indeed independent index indicate indie individual
  industrial industry inferior infinite inflate influence info inform inhabit initial initiative injury inner innocent input inquiries
  insert inside insist insistent install instance instant instead instrumental insurance integer integral intelligence intelligent intend
  intense intent interact interest interface internal international interpret interval interview intimate into intricate intro introduce
  invalid invent investigate invite invoice involve irish irrelevant irritate is island isolate isrc issue it italian item its itself
  jacked jagged jam jaunty jazz job jobs join joint joke jot journalist journey joy joyous jubilant judge juggle jump junk jury just
  justify keen keep kept key keyboard keyboardist keys kick kid kids kill kind king kit kitchen knew knock knotty know knowledge known
  label labor laboratory labour laced lack lady lag laid lake lament lamp land landscape language languid lantern large larger largest
  last late latecomers later lateral latest latin latter launch law laws lawsuit lawyer lay layer layout lays lazy leach lead leader leaf
  leak lean leap learn learnt lease least leave lecture led lee left leg legal legs lend length less lesser lesson let lets letter level
  library licence license lie lies life lifetime lift light like likeliest likewise limber limit line linear lineup linger link list
  listen listener literature lithe little live livestream llama lo load loader loan local locale lock loft log logic logical login logline
  logo logs lone long longer longest look loop loose loping lorry lose loss lost lot lots loud love lovelorn lover low lower lowest lp lps
  luck lucky lull lullaby lunch lush luxury lying lyric lyrical ma machine mad made magazine magic magnitude mail mailbox main maintain
  majestic major make maker male malformed man manage manager mandolin manic manifest manner manual many map maps march mark marker market
  marquee marriage marry mass massive master match material matter max maximum may maybe mc mcs me mean meant meantime meanwhile measure
  measurements mechanic mechanical media medical medics meditate meditative medium meet megabytes melancholic mellow melodic melody melt
  member membership memory men mention menu merch merchandise mercurial mere merge merit mes mess message messy met metal meter method
  metric microphone mid middle midnight midway might mile milestone military million millisecond min mind mine minimal minimum minor mins
  minute misreads miss mistake mistaken mistook misunderstand misunderstood misuse mix mixtape mobile mod mode model modern modify module
  moment monday money monitor mono month mood moody moon moral more most mother motion motorik mount mountain mourn mouse mouth move mover
  movie ms much mud multiple murky muscular music musical musician must muted my myself mystical naive name narcotic narrator nasty nation
  national native natural nature naughty near nearby nearer nearest necessary neck need negative neither nervy nested net network neutral
  never new newcomer newer newest news newsletter newspaper next nice nicer nicest niche night nimble nine nineties no nobody nod node
  noes noise noisy nominations non none nonsense nope nor nordic normal north northern nostalgic not note notice notify noun novel now
  nowadays nowhere nudge null numb number obey object obscure observe obtain occasional occupy occur ocean odd oddly odds of off offer
  office officer official offset often oh oil ok okay old older oldest omit on once one ones online only onstage onto open opener opera
  operate operator opinion oppose opposite option optional or orchestra orchestral order ordinary organ organise organiser organist
  organize origin original ornate other otherwise ought our ours ourselves out outcome outer outfit outlet output outro outside over
  overall overdubs overview overwhelmed owe owed owes owing owl own owner ownership owns pace pack package pagan page pager paid pain
  paint painter pair pandemic panel panic panned panoramic paper par parade paragraph parallel parameter parent park paroles parse parser
  part partial particular partitions partner party pas pass passage passport password past paste pastoral patch path patient patrons
  pattern pause pay payer payload payment pays pdf peace peak peculiar pen pensive people per percent perch percussionist percussive
  perfect perform performance performer perhaps period permanent permit person persona personal personnel persuade petals petrol phase
  phenomenon philosophy phone photo photographer photographs photography phrase physical pianist piano pick picture piece pile pin pine
  pint pipe pitch place plain plaintive plan plane planet plangent planner plant plastic platform play player playlist plea pleasant
  please pledge plenty plot plug plunge plus plush pm pocket pod podcast poem poet poetry poignant point pointer poised poke police policy
  polish polite political politics poll ponder pool poor pop popular populate port portal portrait positive post postcode poster postpone
  potential pound pour power pr practical practice practise practitioners praise precise prefer preference prefix premier premiere premium
  preorder prepare presale presence present presenter preserve president press pressure presume pretend pretty prevent preview price
  primal primary prime primer primitive principle print printer prior pristine privacy private privater privileges prize pro probe problem
  procedure proceeds process processor produce producer product professional profile profound program programme programmer progress
  progressive project promise promo promote promoter prompt prone proof proper property proposal propose propulsive prospect protect
  protest proud prove proven provide provider province prowl proxy ps psst psychedelic public publicist publish publisher pull pulse
  punchy puncture punk purchase pure purpose push put puts qr qualify quarter quartet query queue quick quicker quickest quiet quintet
  quirky quit quite quota quote race radar radio ragged rail rain raise ramble ran random range ranked ranks rap rapid rapper rare rarer
  rarest rarity rate rather rattle raw re reach react read reader ready real realise realize reason reborn rebuilt recall receipt receive
  recent recipient recital reckon recognise recognize recommend record recorder recover recovery recreate red redirect redo reduce reel
  refer reference reflect refreshes refund refuse regard regenerate reggae region regional register registrar registry regret regular
  rehearsal rehearse reissue reject rejections relate relationship relative relay release relevance relevant religion relish reload
  reluctant rely remain remark remember remind reminder remix remote removal remove renamed render renewal renews rent repair repeat
  rephrase replace replay replica reply report reporter repository represent representative reproduce request require research resemble
  reserve reset residence residency resident resolver resonant resort resource respect respond response rest restart restore result retain
  retrace retract retreat retry return reunion reunite reveal revel reverb reverent reverse revert review reviewer revisit revoke rewards
  rewrite rhythm rhythmic rich rid ride rider riff right ring rip rise risk ritual river rnb road roam roar robbed robot rock role roll
  romantic roof room root rope roses roster rough round route router routine row rows royalty rsvp rubber rubbish rueful rugged rule rumor
  rumour run runner runs rush rust rustic sad sadly safe safer safest safety said saint sale salon salt same sample sand sardonic sat
  satisfy saturday savage save saw sax saxophone saxophonist say says scalars scale scam scan scandal scandinavian scatter scene schedule
  scheme school science scientific scope score scottish scrap scrappy scratch scratchy scream screen screenshot script sea search seas
  season seasonal seat second secondary secret secretary secs section secure see seek seem seen sees seldom select self sell send sender
  senior sense sensitive sensual sent sentence separate separator sequel sequence serene series serve server service session set setlist
  sets settle seven seventh seventies several sex shadow shadowy shall shame shape share sharp she sheet shelf shell shift shimmer shine
  ship shirt shoegaze shoot shop shore short shortage shorten shorter shortest shot should shout show showcase shown shrank shrill shuffle
  shut side sigh sight sign signal signature significance significant silence silent silly similar simple simpler simplest sin since sing
  singalong singer single sister sit site sits six sixty size skeletal sketch skill skin skip sky slam slated sleep sleeve slide slight
  slinky slip slot slow slower slowest sludgy slurs small smaller smallest smart smash smile smoke smoky smooth smuggle snap snappy
  snapshot snippets snow so soar sober social society socket soft software sold solemn solicit solicitor solid solo solve somber sombre
  some somebody somehow someone sometime somewhat somewhere son song songwriter sonic soon sooner soonest soothe sophisticate sorry sort
  sought soul sound soundcheck soundtrack source south southern space spanish spans spare spark sparse speak speaker special specialist
  specific spectral speech speed spell spelt spend spent spiky spin spirit spite splash splice split spoke spoken sponsor spooky spot
  spread spring sprinkle sprint spun square squeeze stable stack staff stage stairs stamp stand standard standby standout standup star
  stark start state static station status stay steady steal stem step stereo stick still stir stitch stock stoic stole stolen stomp stone
  stood stop storage store storey storm story storyteller straddle straight strain strange stranger strategy stream street strength strict
  strident strike string strip stripe strive stroll strong struck structure strut stuck student studio study stuff stumble stupid sturdy
  stutter style subject submit subscribe subscriber subset substantial substitute subtitle subtle success such sudden sued suffer suffice
  sufficient sugar sugary suggest suicidal suicide suing suit sultry sum summary summer sun sunday sung sunlight sunny sunrise sunset sup
  superior supervisor supple support suppose sure surface surge surprise surreal survey survive suspect suspend suspender sustain svelte
  swagger swallows swampy sway sweep sweeper sweet swell swing swirl switch symphonic symphony synopsis syntax synth synthesiser
  synthesizer syrupy system ta tab table tabs tackle tag tagline tags take taken talk tall tank tap tape target task taste tastemakers
  taught taut tax tba tbc tea teach teacher team tears tease teaser tech technical technique techno technology teenage teenager teeth tel
  telephone tell temperature template tempo temporary ten tend tender tens tense tension tenth term territories terse test text than thank
  that the theater theatre theatrical their them theme themselves then theoretical theory there thereby therefore these they thick thin
  thing think third thirteen thirty this those though thought thousand thread threat three threw thrive throb through throughout throw
  throwback thrown thunder thursday thus tick ticket tide tie tied tier ties tight till tilt timber time timer tin tinged tiny tip tips
  tired title to toast today together toilets token told tombstone tomorrow tone tongue tonight too took tool tooth top topic torn total
  tote touch tough tour toward tower town trace track tracklist trad trade traditional traffic trailer train transcends transfer translate
  translucent transport trap trash travel treat tree tremble trial tribute trick trigger trilogy trimmed trio trip triple trivial trombone
  trophy trouble troupe truck true truly trumpet trumpeter trunk trust truth try tuck tuesday tug tune turbulent turn tv twangy twelve
  twenty twice twin twist twitch two tying type typesets typical ugly uk ukulele ultimate unable unaware uncanny uncertain unclear under
  underneath understand understood undo undone uneasy unfold unfortunate unfurl unfussy unhappy uniform union unique unit unite unkind
  unknown unleash unless unlike unnecessary unofficial unpack unpleasant unproven unravel unread unset unsure until untrue unusual unveil
  up upbeat upc update upgrade upload upon upper upset upstream upwards urged urgent url us usa usage usd use used useful useless user
  uses usher using usual utterances vacuum vague valentine valid validate valley value van vanish vans variant variety vary vast vegan
  veins velvet vendor venue verbatim verbs verdict verse version vertical very veteran via vibrant vibraphone video videographer view
  viewers vintage vinyl viola violations violin violinist vip viral visa visceral visible vision visit visitor visual vital vivid vocal
  vocalist voice voicemail void volatile volume volunteer vote vouch vs wait waives walk wall wander want war warm warmer warn was wash
  waste watch water wav wave waveform way ways we weak weapon wear weary weather weave web webs website wednesday week weekday weekend
  weep weigh weight weird welcome well welsh went were west western what whatever whatsoever wheel wheelchair when whenever where whereas
  wherever whether which whichever while whilst whimsical whirl whisper whistle white who whoever whole whom whose why wide wider
  widespread widest width wield wife wild will win wind window wine wink winner wins winsome winter wintry wire wiry wise wish with
  withdraw withdrawn withheld within without witty wolf wolves woman women won wonder wonky wood wooden woozy word wore work worker
  workshop world worldwide worn worry worse worst worth worthwhile worthy would woven wow wrap wrestle wristbands write writer written
  wrong wrote wry yeah year yearlong yell yellow yep yes yesterday yet yields you young younger your yourself youth zero zesty zine zingy
  zip zone zoom`;
