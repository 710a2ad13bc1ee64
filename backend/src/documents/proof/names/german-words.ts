/** The same in German, whose nouns are capitalised anyway. Forms that `word-forms.ts` knows are left out. */
export const germanWords = `
  ab abbau abbildung abend abendessen abends abenteuer aber abs absage absatz abschied abschluss abschnitt abseits absender absicht
  abstand abteilung abzüglich ach acht achte achten achtzehn achtzig adeln adresse agent agentin agentur ahnen akkord akkorde akkordeon
  aktion aktiv aktuell akustik akustisch akzent alben album alle allein alleine allem allen aller allerdings allerlei alles allgemein
  alltag allzu als also alt alter am amt an analog anbei anblick andenken andere anderen anderer andererseits anderes ändern anders
  anekdote anfahrt anfang anfangs anfrage angabe angaben angebot angelegenheit angemessen angenehm angesichts angst ängstigen anhand
  anhang anhören ankunft anlage anlass anlässlich anleitung anliegen anm anmeldung anonym anreise anruf ansage anschluss ansicht ansonsten
  ansprache anspruch anstatt anstelle anstieg anteil antrag antwort antworten anwalt anwesend anzahl anzeige anzug apparat applaus april
  arbeit arbeiten archiv ärgern arm armband art artikel artwork arzt ärzte ärztin aß atelier atem atmen atmosphäre attest auch auf aufbau
  aufbruch aufenthalt aufführung aufgabe aufgewachsen aufgrund aufkleber auflage aufmerksam aufmerksamkeit aufnahme aufnahmen aufrichtig
  aufruf aufschwung auftakt auftrag auftritt auftritte aufwand aufwärts aufwendig auge augen augenblick august aus ausbildung ausblick
  ausdauer ausdruck ausdrucksstark ausfall ausflug ausführlich ausgabe ausgang ausgefallen ausgezeichnet auskunft ausland ausnahme
  ausrüstung aussage ausschank ausschnitt außer außerdem außerhalb aussicht ausstattung ausstellung austausch ausverkauft auswahl auswärts
  ausweg auswirkung auszeichnung auszubildende auszug autark auto autor autorin bach bäcker bahn balance bald balkon ball ballade balladen
  band bands bank bar bariton barriere barrierefrei bart bass bassist bassistin bat bau bauch bauen bauer bauernhof baum beachten
  beachtlich beantworten becher bedanken bedarf bedauern bedeuten bedienen bedingt bedingung beeilen beeindrucken beeinflussen beenden
  befassen befinden befreien befürchten begabung begann begannen begegnen begegnung begehrt begeistern beginn beginnen beginnt begleiten
  begonnen begrenzt begriff begründung begrüßen behalten behandeln behaupten beherrschen behörde behüten bei beide beiden beides
  beieinander beifall beim bein beinahe beiseite beispiel beitrag beiträge beitragen bekam bekannt bekommen bekommt beleg belegen beliebt
  belohnen bemerken bemühen benennen benötigen benutzen beobachten bequem bereich bereit bereits berg bergauf bericht berichten
  berücksichtigen beruf berufen beruhen beruhigen berühmt berühren besaß beschäftigen bescheid bescheiden bescheren beschließen
  beschreiben beschrieben besetzen besetzung besingen besitz besitzen besitzt besonders besprechen besser besseren bestand bestätigen
  beste bestehen besteht bestellen besten bestenfalls bester bestes bestimmen besuch besuchen besucher besucherin beteiligen beteiligte
  betonen betr betrachten betrag betreff betreffen betreiben betreten betreuen betrieb bett bevor bewahren bewegen bewegung beweis
  beweisen bewerben bewerbung bewerten bewiesen bewundern bewusst bezahlen bezahlung bezaubernd bezeichnen beziehen beziehung
  beziehungsweise bezug bezüglich biegen bier bieten bietet bild bilden bilder bildung billig bin binnen bio biografie biographie bis
  bisher bislang bisschen bist bitte bitten bitter bittet bläser blatt blätter blau bleiben bleibt bleich blick blicken blieb blieben
  blind block blog blond bloß blühen blume blumen blut boden bogen boot böse bot bote brachte brand brannte brauch brauchen braun brechen
  breit brennen brennt brief briefe brillant brille bringen bringt brodeln bruch brüchig brücke bruder brüder brust buch buchen bücher
  buchstabe bühne bühnen bund bundesland bunt büro bus bzw ca café cellist cellistin chance chanson chaos charakter charmant chef chefin
  chor chöre chronik clip club clubs code comeback computer cousin cousine cover crew crowdfunding cutter da dabei dach dachte dadurch
  dafür dagegen daheim daher dahin dahinter damalig damals dame damit dämmerung dampf danach daneben dank danke danken dann daran darauf
  daraufhin daraus darbietung darf darfst darin darstellen darüber darum darunter das dass dasselbe datei daten datum dauer dauern daumen
  davon davor dazu dazwischen debatte debüt debütalbum decke decken dehnen dein deine deinem deinen deiner dem demnach demnächst demo
  demos den denen denken denkmal denkt denn dennoch der deren dergleichen derjenige derlei dermaßen derselbe derzeit des deshalb dessen
  desto deswegen deutlich deutsch deutsche dezember dezent dialekt dialog dich dicht dichte dichten dichter dick die diebstahl diejenige
  diejenigen dienen dienst dienstag dienstags diese dieselbe diesem diesen dieser dieses diesmal digital ding dinge dir direkt diskografie
  diskussion distanz doch dom donnerstag donnerstags doppelt dorf dort dorthin draht drama draußen dreh drehen drei dreifach dreimal
  dreißig dreizehn dringen dringlichkeit drinnen dritte dritten drittens dritter drittes dröhnen drüben druck drucken drücken du duett
  duft dumm dunkel dunkelheit dünn duo durch durchbruch durchgang durchsichtig dürfen dürft durfte dürfte durften durst düster dutzend
  eben ebene ebenfalls ebenso echo echt ecke edel effekt ehe ehemalig eher ehre ehren ehrlich eier eigen eigene eigenen eigener eigenes
  eigens eigenständig eigentlich eigentum eignen eile eilen ein eindeutig eindringlich eindruck eindrücke eindrucksvoll eine einem einen
  einer einerseits eines einfach einfall einfluss einflüsse eingang einheit einheitlich einige einigen einiges einladen einladung einlass
  einleitung einmal eins einsam einsamkeit einsatz einst einstieg eintauchen eintritt einzelheit einzelheiten einzelne einzelnen einzig
  einzigartig einzige eis eisen eisig elegant elektrisch elektro elektronik elektronisch element elend elf elfte eltern email emotional
  empfang empfangen empfängt empfehlen empfehlung empfinden ende endlich energie eng engagement engel englisch enorm ensemble entdecken
  entfalten entfernen entfernt entführen entgegen enthalten enthüllen entlang entlassen entlocken entscheiden entscheidet entschied
  entschieden entschließen entschuldigen entspannen entspannt entstand entstanden entstehen entsteht enttäuschen entweder entwerfen
  entwickeln entwurf ep eps er erbe erde ereignis erfahren erfinden erfolg erfolge erfolgreich erforschen erfreuen erfüllen ergänzen
  ergeben ergebnis ergreifen erhält erhalten erhältlich erheben erhielt erhielten erhob erhöhen erholung erinnern erinnerung erkältung
  erkennen erklären erklingen erkranken erkrankung erkunden erlauben erleben erlebnis erledigen erleichtern erlös ermäßigt ermäßigung
  ermöglichen ermutigen ernennen erneuern erneut ernst ernsthaft ernte erobern eröffnen erreichbar erreichen errichten ersatz erschaffen
  erscheinen erscheint erscheinung erschien erschienen erschöpft ersetzen erst erstatten erstattung erste ersten erstens erster erstes
  erstling erstmals erstrecken ersttermin erwachen erwachsen erwähnen erwarten erwecken erweitern erwerben erwischen erzählen erzähler
  erzählerin erzeugen erziehen es essen etliche etwa etwas euch euer eure eurem euren eurer europa europäisch event evtl ewig ewigkeit
  exakt existenz existieren exklusiv experiment experte extras fabrik faden fagott fähigkeit fahne fahren fahrer fahrgemeinschaft fahrt
  fährt fair fall falle fallen falls fallt fällt falsch familie familien fan fand fanden fangen fängt fans fantasie farbe farben fassen
  fassung fast faszination faul februar fehlen fehler feier feierlich feiern feiertag fein feind feld fell fenster ferien fern ferne
  ferner fertig fertigen fest feste festigen festival festivals fett feucht feuer feuern feuilleton fieber fiel fielen figur filigran film
  filme filmen filter finale finanzierung finden findet fing fingen finger finster firma fisch fischer fix flach fläche flamme flasche
  fleißig flexibel fliegen fliegt fließen fließt flog flohmarkt floss flöte flott flucht flug flügel flugzeug fluss flüstern folge folgen
  folgend folglich folk förderer fordern fördern förderung form format formen formular forschen foto fotograf fotografie fotografin fotos
  frage fragen fragment frau frauen frech frei freigabe freiheit freikarten freilich freitag freitags fremd fremde freude freuen freund
  freunde freundin freundinnen freundlich freundschaft frieden frieren frisch frische frist froh fröhlich front frucht früh früher
  frühjahr frühling frühstück fühlen fuhr fuhren führen füllen fundament fünf fünfte fünfzehn fünfzig funk funke funktion für furcht
  fürchten fuß gab gabe gaben galerie galt gang ganz ganze ganzen ganzer ganzes ganztägig gar garantie garantieren garderobe garten gast
  gäste gastgeber gasthaus gastieren gastspiel gebären gebäude geben gebet gebeten gebiet geblieben geboren geboten gebracht gebrannt
  gebrauchen gebt gebühr gebühren geburt gebürtig gedacht gedämpft gedanke gedanken gedenken gedicht gedichte geduld geehrte geehrter
  geeignet gefahr gefährden gefahren gefährlich gefallen gefangen gefeiert geflogen gefragt gefühl gefühle gefunden gegangen gegeben gegen
  gegend gegensatz gegensätze gegenstand gegenteil gegenüber gegenwart gegessen gegriffen gehabt gehalt gehalten geheim geheimnis
  geheimnisvoll geheimtipp geheißen gehen gehoben geholfen gehör gehören geht geige geiger geigerin geist geister gekannt gekommen gekonnt
  gelächter geladen gelände geländer gelang gelangen gelassen gelaufen gelb geld gelegen gelegenheit gelesen geliebt geliebte gelingen
  gelingt gelitten gelten gelungen gemäß gemein gemeinde gemeinsam gemeinschaft gemüt gemütlich genannt genau genauso generation genießen
  genießt genommen genoss genre genug genügen geplant gerade geradezu gerät geraten geräusch geräusche gering gerissen gern gerne gerücht
  gerüchte gerufen gesandt gesang gesänge geschäft geschah geschehen geschenk geschichte geschichten geschieht geschlagen geschlossen
  geschmack geschnitten geschoben geschrieben geschwister gesehen gesellschaft gesessen gesetz gesicht gespielt gespräch gespräche
  gesprochen gespür gestalt gestalten gestanden gestatten geste gesten gestern gestiegen gestorben gestrichen gesund gesundheit gesungen
  getan getragen getreten getrieben getroffen getrunken gewachsen gewähren gewalt gewaltig gewann gewesen gewicht gewinn gewinnen
  gewinnspiel gewinnt gewiss gewitter gewöhnen gewohnheit gewöhnlich gewonnen geworden geworfen gewusst gezogen gezwungen ggf gib gibt
  gießen gilt ging gingen gipfel gitarre gitarren gitarrist gitarristin glanz glänzen glas glatt glaube glauben gleich gleichen
  gleichzeitig gleiten glück glücklich glücklicherweise glückwunsch glut gold golden gott grab graben grad grafiker grafikerin gratulieren
  grau grausam greifen greift grell grenze grenzen griff groove groß größe großeltern größer großmutter großstadt größte großvater grün
  grund gründe gründen gründer gründerin grundlage gründlich gruppe gruppen gruß grüße grüßen gültigkeit gunst günstig gut gute haar haare
  habe haben habt hafen haft haften hagel halb halbe halber half halfen hall hallo hals halt hält halten haltet haltung hand hände handel
  handeln handlung handschrift handwerk handwerker handy hängen harmonie harmonien hart hass hassen hässlich hast hat hatte hätte hatten
  hätten hauchen häufig haus häuser haut heben hebt heft hefte heftig hegen heilen heilig heimat heimisch heimlich heimspiel heirat
  heiraten heiß heißen heißt heiter held helden heldin helfen helft hell hemd her herausforderung herbst herkunft herr herren herrschen
  hervorragend herz herzen herzlich heute hey hielt hielten hier hierbei hierfür hiermit hierzu hieß hilfe hilft himmel hin hinaus
  hindernis hinein hinsichtlich hinter hintergrund hinterher hinterm hinweis hinweise hinzu hirte hit hitze hob hobby hoch höchste
  hochzeit hof hoffen hoffnung hohe höhe höhepunkt hoher höher hohes höhle holen holz honorar hören hörer hörerin hörerinnen horizont
  hörprobe hotel hübsch hügel hüllen humor hund hunde hundert hunger hurra husten hut hüten hymne hymnen hypnotisch ich ideal idee ideen
  identisch identität ihm ihn ihnen ihr ihre ihrem ihren ihrer im image immer immerhin impressum improvisiert impuls in indem indes
  indessen indie individuell industrie info infolge informationen infos ingenieur inhalt inhalte initiative inkl inklusive inmitten
  innerhalb innig ins insbesondere insel insgesamt inspiration instinkt institut instrument instrumental instrumente intensität intensiv
  interessant interesse international internet interpret interpretin interview interviews intim intro inzwischen irgendein irgendeine
  irgendwann irgendwas irgendwer irgendwie irgendwo ironie irren isst ist ja jagd jagen jahr jahre jahrestag jahrhundert jährlich
  jahrzehnt januar jazz je jede jedem jeden jedenfalls jeder jedermann jederzeit jedes jedoch jegliche jemals jemand jemanden jene jenem
  jenen jener jenes jenseits jetzt job journalist journalisten jubel jubeln jubiläum jugend jugendliche juhu juli jung junge jungen jünger
  jüngste juni jury kabel kaffee kalender kalt kälte kam kamen kamera kammer kammerpop kampagne kampf kämpfen kanal kann kannst kannte
  kante kantig kapitel kaputt karriere karte karten kasse kassette katalog kater katze kauf kaufen kaum kehle kehren keimen kein keine
  keinem keinen keiner keinesfalls keineswegs keller kellner kennen kennt kern kerze kette keyboard kilometer kind kinder kindheit kino
  kirche kiste klagen klang klangbild klänge klangen klar klären klarheit klarinette klasse klassik klassiker klassisch klatschen klavier
  kleben kleid klein kleiner kleinigkeit kleinstadt kleinste klicken klima klingen klingt klinik klopfen klub klug knacken knapp kneipe
  knie knüpfen kochen koffer kollege kollegen kollegin kollektiv kombination komik komisch komm komma kommen kommend kommentar kommentare
  kommt komplett komplex komponieren komponist komponistin komposition kompromiss kondition konflikt könig königin konkret konkurrenz
  können könnt konnte könnte konnten könnten konsequent konsequenz kontakt kontakte konto kontrabass kontrast kontraste kontrolle konzept
  konzert konzerte kooperation kopf köpfe kopfhörer kopie körper korrektur kostbar kosten kostenfrei kostenlos kostüm krach kraft kräfte
  kraftvoll kram krank krankenschwester krankheit kratzer kreativ kreis kreuz krieg krise kritik kritiken kritiker kritikerin kritisch
  küche küchentisch kühl kühn kulisse kulissen kultur kümmern kunde kündigen künftig kunst künste künstler künstlerin künstlerinnen
  kunstvoll kurs kurz kürze kürzer kürzlich kuss küssen küste label labels lachen laden lädt lag lage lager laienchor lampe land landen
  länder landschaft lang lange länge länger langjährig langlebig langsam langsamkeit längst lärm las lasen lassen lasst lässt last laube
  laufen lauft läuft laune lauschen laut läuten lauter lautstärke leben lebendig lebenslauf lebhaft lecken lediglich leer legen legendär
  legende lehnen lehre lehren lehrer lehrerin leib leicht leichtigkeit leid leiden leidenschaft leider leidet leihen leinwand leise leiser
  leisten leistung leiten leiter leiterin lektüre lernen lese lesen leser leserin leserinnen lest letzte letzten letztendlich letzter
  letztes letztlich leuchten leute lg licht lichter liebe lieben lieber liebes lieblingslied liebste lied lieder liedermacher
  liedermacherin lief liefen liefern lieferung liegen liegt lies ließ ließen liest limitiert linie link links linktext lippe liste
  literatur litt lizenz lob loben loch locken locker log logisch logistik logo lohn lohnen lokal lösen lösung lud luft lüften luftholen
  lüge lügen lust lustig lyrik machen macht mächtig mädchen mag magazin magie magst mahnen mai mail mal malen mama man management manche
  manchen mancher manches manchmal mangel mann männer männlich mappe märchen marke markt märz maschine maschinen maske maß masse master
  mastering material matrose mauer maus maximal maximum medien medium meer mehr mehrere mehreren mehrheit meiden meile mein meine meinem
  meinen meiner meinung meiste meisten meister melancholie melancholisch melden meldung melodie melodien melodiös melodisch menge mensch
  menschen menschlich merch merchandise merken merkmal messe messen metall meter methode mfg mich miete mikrofon milch mild mildern
  milliarde million millionen minderheit mindestens minimal minimum minute mir mischen mischpult mischung missverständnis mit miteinander
  mitglied mitglieder mithilfe mithin mitleid mitschnitt mittag mittags mitte mitteilen mitteilung mittel mittelpunkt mittels mittendrin
  mitternacht mittlere mittlerweile mittwoch mittwochs mitunter mitwirkende mix mixen mochte möchte möchten möchtest möchtet mode modell
  moderation moderator modern mögen möglich möglicherweise möglichst mögt moin moment momente monat monatlich mond monolog montag montags
  moral morgen morgens motto müde mühe mund münden munter musik musikalisch musiken musiker musikerin musikerinnen musikvideo muss müssen
  musst müsst musste müsste mussten muster mut mutig mutter mysteriös mythos nach nachbar nachbarin nachbarschaft nachdem nachdenklich
  nachfrage nachhaltig nachher nachholen nachholtermin nachmittag nachmittags nachricht nachrichten nachruf nächste nächsten nächstens
  nächster nächstes nacht nachteil nachtleben nachts nachweis nachwuchs nackt nadel nah nahe nähe nähen nähern nahm nahmen nahrung naja
  name namen namhaft nämlich nannte narbe naschen nase nation national natur natürlich nebel neben nebenbei nebenher nebensache neffe
  nehmen nehmt neid neigen nein nennen nennt nerv nest nett netz neu neuauflage neue neuen neuer neues neueste neugierig neuigkeit
  neuigkeiten neulich neun neunte neunzehn neunzig newsletter nicht nichts nicken nie niederlage niedrig niemals niemand niemanden nimm
  nimmt nirgends niveau noch nochmals nominiert norden nordisch normal normalerweise normalität nostalgisch not note noten nötig notiz
  notizen notwendig november nr nüchtern null nummer nun nur nutzen nützen nutzer nützlich ob oben oberhalb obgleich objekt obwohl oder
  ofen offen offenbar offenheit öffentlich öffentlichkeit offiziell öffnen oft öfter oh ohne ohnehin ohr ohren ohrwurm okay oktober öl oma
  onkel opa oper opfer optik optimistisch option orchester ordnen ordnung organisation orgel orientierung original ort orte osten ostsee
  ozean paar packen pädagogin paket panik panne panorama papa papier park parkplatz parkplätze partei partner partnerin partnerschaft
  party passage passen passieren passion passt patenschaft pause pausieren pedal pendelbus per percussion percussionist person personen
  persönlich perspektive pfad pfand pfeifen pfeil pferd pflanze pflanzen pflegen pfleger pflegerin pflicht phänomen phase pianist
  pianistin piano pinsel pitch plakat plakate plan pläne planen planung platte platten plattenfirma plattform plattformen platz plätze
  platzen plaudern playlist playlists plötzlich podcast poesie poet poetin poetisch politik politisch polizei pop populär porträt position
  positiv post posten poster postfach pr prächtig prägen prägnant präsentieren praxis preis preise preisen premiere presse pressearbeit
  pressebild pressebilder pressefoto pressefotos pressekontakt pressemitteilung pressestimmen pressetext priorität privat privatsphäre pro
  probe proben problem produkt produktion produzent produzentin professionell profi profil programm projekt projekte promo promotion prost
  prozent prozess prüfen psychologie publikum puls punk punkt pünktlich pur putzen quälen qualität quartett quasi quelle quintett quote
  rabatt radikal radio rahmen rand rang rap rapper rapperin rar rasant rasen rät raten ratet rätsel rätselhaft rau raub rauh rauheit raum
  räume rausch rauschen reagieren reaktion realität rechnen rechnung recht rechte recken redaktion rede reden reduziert referenz refrain
  refrains regal regel regelmäßig regeln regen regie region regional regisseur regisseurin reich reichen reichweite reif reihe reihenfolge
  reim rein reise reisen reißen reiten reiz reizen rekord religion remix renaissance rennen rennt renommiert reportage reservierung
  resonanz respekt rest restaurant restkarten resultat retten rettung reue revolution rezension rezensionen rhythmen rhythmus richten
  richtung riechen rief riefen riesig riet ring ringen risiko riss ritual rock rocken roh rohr rolle rollen roman romantik romantisch rot
  rückblick rücken rückerstattung rückfrage rückfragen rückgabe rückhalt rückkehr rücksicht rückwärts rückzug ruf rufen ruft ruhe ruhig
  ruhm rühren rund runde saal sache sachen sacht sage sagen sah sahen saison saite saiten salz sammeln sammlung samstag samstags samt
  sämtliche sand sanft sanftmut sang sangen sänger sängerin sängerinnen saß satt satz sätze sauber saxofon saxofone saxofonist schaden
  schaffen schall schallen schallplatte schalten scham scharf schatten schatz schätzen schauen schauspiel schauspieler schauspielerin
  scheibe schein scheinen scheint scheitern schema schenken scherz scheu schicht schicken schicksal schieben schief schien schießen schiff
  schild schildern schimmern schimpfen schlaf schlafen schläft schlag schlagen schlägt schlagzeug schlagzeuger schlagzeugerin schlau
  schlecht schleife schlendern schlicht schlief schließen schließlich schließt schlimm schloss schlug schluss schlüssel schmal schmelzen
  schmerz schmerzen schmuck schmücken schnee schneiden schneidet schnell schnitt schon schön schöner schönheit schönste schräg schrank
  schreck schrei schreiben schreibt schreien schrieb schrieben schrift schriftsteller schritt schritte schroff schub schüchtern schuh
  schuld schulden schule schulen schüler schülerin schulter schütteln schutz schützen schwach schwäche schwanken schwärmen schwarz
  schweben schweigen schwelgen schwelle schwer schwerpunkt schwester schwieg schwierig schwierigkeit schwimmen schwingen schwung
  schwungvoll sechs sechste sechzehn sechzig see seele seelen segel segeln segen sehen sehnen sehnsucht sehr seht sei seicht seid seien
  sein seine seinem seinen seiner seit seitdem seite seiten seitens seither sekt sekunde selbst selbständig selbstbewusst selbstgemacht
  selbstständig selbstverlag selbstverständlich selten seltsam senden sendung september septett serie service servus session set setlist
  setzen show shows sich sicher sicherheit sichern sicht sichtbar sie siebdruck sieben siebte siebzehn siebzig sieg siegen sieh sieht
  signal silbe silber simpel sind sinfonie singen single singles singt sinken sinn sinnlich sitz sitze sitzen sitzplätze sitzt sitzung
  skizze skizzen so sobald sodann sodass soeben sofern sofort sofortig sogar sogleich solange solche solchen solcher solches solide solist
  soll sollen sollst sollt sollte sollten solo somit sommer sondern song songs songtext songtexte songwriter songwriterin sonnabend sonne
  sonnig sonntag sonntags sonst sonstige sooft sorge sorgen sorgfalt sorgfältig sound sounds soweit sowie sowohl sozial soziales sozusagen
  spannen spannend spannung sparen sparsam spaß spät später spaziergang speicher speichern spektrum spende spenden sperren sperrig spezial
  speziell spiegel spiegeln spiel spiele spielen spielort spielorte spielt spielte spielzeit sponsor spontan sport sprach sprache sprachen
  sprang sprechen sprecher sprecherin sprecht spricht springen springt spritze spruch spur spuren spüren staat stadion stadt städte
  städter stadtteil stamm stammen stand standen stange starb stark stärke starr start starten startschuss statement station stationen
  statistik statt stattdessen staubig staunen stecken stehen stehlen stehplätze steht steigen steigt steil stein stell stelle stellen
  stellungnahme sterben stern sterne stets steuer steuern stiefel stieg stiften stil stile still stille stimme stimmen stimmung stimmungen
  stipendium stirbt stk stock stoff stolz stopp stören story stoßen str strafe strahlen strand straße straßen strategie streamen streben
  strecke strecken streich streichen streicher streichquartett streit streiten streng stress streuen strich stroh strom strömen strophe
  strophen struktur stück stücke student studentin studieren studierende studio studios studium stufe stuhl stumm stunde stunden sturm
  stürmen stütze stützen subtil suche suchen sucht süden summe summen support süß symbol symphonie synthesizer synthies system szene
  szenen tafel tag tage tagebuch tagsüber takt takte tal talent tank tanken tante tanz tanzbar tanzen tänzer tänzerin tapfer tasche tasse
  taste tasten tastenspiel tat tatsache tatsächlich taub tauchen taufe taufen taugen tauschen täuschen tausend team technik techniker
  technisch teil teile teilen teilnahme teilnehmer teils teilweise tel telefon temperament temperatur tempo tendenz termin termine test
  testen teuer text texte texten texter texterin theater thema themen theorie ticket ticketpreis tickets tief tiefe tiefer tier tiere
  tinte tipp tisch tischler titel tochter tod tödlich toll ton töne tönen tonstudio tontechnik tonträger tor tot totale tour tourdaten
  touren tournee tourtermine track tracklist tracks tradition traditionell traf trafen tragen tragt trägt trailer träne tränen trank
  transparent transporter trat trauen trauer trauern traum träume träumen traurig treffen treffer trefft treiben treibend trennen trennung
  treppe treten treu treue tribüne trick trieb trifft trinken trinkt trio tritt triumph trocken trommel trommeln trompete trompeter
  trompeterin trost trösten trotz trotzdem trotzen trug trugen tschüss tugend tun tür türen turm tut tv typ typisch üben über überall
  überarbeiten überblick überdies überflüssig übergang überhaupt überlassen überlegen übermorgen übernehmen überraschen überraschend
  überraschung überreden übers überschreiten überschrift übersetzen übersetzung überstehen übertragen überwinden überzeugen üblich
  übrigens übung ufer uhr um umarmen umarmung umfang umfangreich umfeld umgang umgebung umgekehrt umsatz umschlag umso umstand umweg
  umwelt unabhängig unaufgeregt unbedingt unbekannt unbequem und unendlich unerwartet unfall ungefähr ungewöhnlich ungewohnt unglück
  uniform union universität unlängst unmittelbar unmöglich unruhe uns unschuld unser unsere unserem unseren unserer unsicherheit unten
  unter unterbrechen unterdessen untergang untergrund unterhalb unterhalten unterkunft unternehmen unterricht unterscheiden unterschied
  unterschreiben unterschrieben unterschrift unterstreichen unterstützen unterstützer unterstützung untersuchen untertitel unterwegs
  unüberhörbar unvergesslich unverkennbar unveröffentlicht unverwechselbar unweit urban urlaub ursache ursprung urteil usw utopie vater
  väter verabschieden verändern veränderung veranstalten veranstalter veranstalterin veranstaltung veranstaltungsort verantwortung
  verarbeiten verband verbergen verbessern verbieten verbinden verbindet verbindlich verbindung verblassen verboten verbrachte verbreiten
  verbringen verbunden verdanken verderben verdichten verdienen verehren verein vereinen verfassen verfolgen verfügbar verfügen verfügung
  vergangen vergangenheit vergaß vergeben vergehen vergessen vergisst vergleich vergleichen verglichen vergrößern verhalten verhältnis
  verhandeln verhindern verkauf verkaufen verkehr verkörpern verkünden verlag verlangen verlängern verlassen verlässt verlauf verlegen
  verleger verlegerin verletzen verletzlich verletzung verlieben verliebt verliehen verlieren verliert verließ verlor verloren verlosen
  verlosung verlust vermeiden vermischen vermissen vermitteln vermögen vermuten vermutlich vernehmen vernunft veröffentlichen
  veröffentlichung verordnen verpassen verpflichten verraten verreisen verringern vers versammeln versand verschenken verschicken
  verschieben verschieden verschlafen verschmelzen verschoben verschweigen verschwinden verschwunden verse versenden versetzen versinken
  version versionen verspäten verspielt versprechen versprochen verstand verstanden verständlich verständnis verstärken verstärker
  verstärkung verstecken verstehen versteht verstummen versuch versuchen vertonen vertrag vertrauen verträumt vertraut vertreiben
  vertreten vertreter vertrieb verursachen verwandeln verweben verweigern verweilen verweisen verwenden verwirklichen verwurzeln
  verzaubern verzeihung verzerrer verzicht verzichten verzögern vg video videodreh videos viel viele vielem vielen vieler vieles
  vielfältig vielleicht vielmehr vielschichtig vielseitig vielversprechend vier vierte viertel vierzehn vierzig vinyl virtuos vital vogel
  vögel volk voll vollends vollendung voller vollständig vom von vor vorab voran voraussichtlich vorband vorbei vorbereitung vorbestellung
  vorbild vorbilder vorbote vordergrund vorerst vorfreude vorgabe vorgänger vorgeschichte vorgestern vorhaben vorhang vorher vorhin
  vorlage vorläufig vorletzte vorliebe vorm vormittag vormittags vorn vorname vorne vornehm vorort vorprogramm vorschau vorschlag vorsicht
  vorsichtig vorsprung vorstellung vorteil vortrag vorverkauf vorwiegend vorwort vorwurf voten wach wachen wachsen wächst wachstum waffe
  wagen wahl wählen wahnsinn wahr wahre während wahrheit wald wälder wand wände wandel wandeln wandern wanderung wandlung wandte wange
  wann war ware wäre waren wären warf warm wärme warmherzig warnen warnung warst wart warteliste warten warum was waschen wäscht wasser
  webseite website wechsel wechseln wecken weder weg wege wegen wehen weiblich weich weichen weihnacht weihnachten weil wein weinen weise
  weisen weisheit weiß weit weitaus weite weiter weitere weiteren weiterer weiteres weiterhin welche welchen welcher welches welle wellen
  welt welten weltlich weltweit wem wen wende wenden wenig wenige wenigen weniger weniges wenn wenngleich wer werben werde werden werdet
  werfen werk werke werken werkstatt wert werte wertvoll wesen wesentlich weshalb wessen westen wettbewerb wetter whisky wichtig wickeln
  wider widerhall widerspruch widerstand widmen widmung widmungen wie wieder wiederholen wiederholung wiederum wiege wiegen wiese wieso
  wild wildnis will wille willkommen willst wind winken winter winzig wir wirbel wird wirft wirken wirklich wirklichkeit wirksam wirkung
  wirst wirt wissen wissenschaft wisst witz witzig wo wobei woche wochenende wöchentlich wodurch wofür wog woher wohin wohl wohnen wolke
  wolken wollen wollt wollte wollten womit womöglich wonach woran worauf woraus worden worin wort worte wörter worüber wovon wozu wuchs
  wucht wuchtig wühlen wund wunde wunder wunderbar wundern wunderschön wunsch wünsche wünschen wurde würde wurden würden wurzel wurzeln
  wusste wut wütend zäh zahl zahlen zählen zahlreich zahn zart zartheit zärtlich zärtlichkeit zauber zaubern zaun zb zeche zehn zehnte
  zeichen zeichnen zeichnung zeigen zeile zeilen zeit zeitgenössisch zeitgleich zeitlos zeitplan zeitraum zeitschrift zeitung zelt zelten
  zentral zentrum zerbrechlich zerfall zeuge zeugen ziehen zieht ziel ziele zielen ziemlich zimmer zitat zitate zittern zog zogen zögern
  zone zoom zorn zornig zu zuckern zudem zuerst zufall zufolge zufrieden zug zugabe zugang zugänge zugänglich züge zugleich zugunsten
  zuhause zuhörer zuhörerin zuhörerinnen zukunft zukünftig zuletzt zuliebe zum zumal zumindest zunächst zünden zunge zur zurück zurzeit
  zusage zusammen zusammenarbeit zusammenfassung zusammenhalt zusammenhang zusammenspiel zusätzlich zuschauer zuschauerin zustand
  zuständig zustimmung zuverlässig zuversicht zuvor zuweilen zuzüglich zwang zwanzig zwar zweck zwecks zwei zweifel zweifeln zweimal
  zweite zweiten zweitens zweiter zweites zwilling zwingen zwischen zwischenraum zwischentöne zwölf zwölfte zyklus zzgl`;
