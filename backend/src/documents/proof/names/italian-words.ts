/** The same in Italian. Forms that `word-forms.ts` knows are left out. */
export const italianWords = `
  abbandonare abbastanza abbia abbiamo abbiano abbiate abbinare abbonamento abbracciare abitare abito abituare accadere accanto
  accarezzare accelerare accendere accennare accesa acceso accesso accettare acciaio accoglie accoglienza accogliere accolta accolto
  accompagnamento accompagnare accordare accordatura accordi accordo accorgere acqua acquistare acustica acustico adattare addetta addetto
  addio addirittura adesivi adesivo adesso adolescente adolescenza adorare aereo affacciare affascinare affermare affetto affiancare
  affidare affinché affrontare agenda agenzia aggiornamento aggiornare aggiungere aggiunta aggiunto agguato agire agli agosto ai aiutante
  aiutare aiuto al ala albergo album alchimia alcuna alcune alcuni alcuno aldilà alla allagare allargare alle allegare allegati allegato
  allegria allestimento allestire allievi allievo allo allora alternare altezza alto altra altre altri altrimenti altro altrove altrui
  alzare amante amare amaro ambedue ambientazione ambiente ambito amica amiche amici amicizia amico ammettere ammirare amore ampio analisi
  analizzare anche ancora andare andate andiamo andrà andranno andremo anello angelo angolo angoscia anima animare annata anni
  anniversario anno annullamento annullare annunciare annuncio ansimare anteprima anteprime anticipare anticipazione antico anzi anzitutto
  ape aperitivo aperta aperte aperti aperto appartenere appassionare appello appena appendice applaudire applausi applauso apposta
  apprezzare approdare approfittare approfondire appuntamenti appuntamento appunto apre aprì aprile aprire aprono archi archivio arco area
  aria arma armonia armonizzare arrangiamenti arrangiamento arrangiare arredare arrendere arricchire arrivare arrivederci arrivo arte
  articolo artigiano artista artiste artisti artistica artistico ascensore ascensori asciutto ascoltare ascoltatore ascoltatori
  ascoltatrice ascolti ascolto asfalto aspettare aspetto assaggio assai assegnare assegno assenza assicurare assistente assistere
  associare assoluto assumere assunto astratto astuccio attaccare attacco atteggiamento attendere attenti attento attenzione attesa atteso
  attirare attivare atto attore attori attorno attrarre attraversare attraverso attribuire attrice attriti attrito attuale audace audio
  augmentare auguri augurio aumentare autentico autobiografia autodidatta automobile autore autori autorizzare autrice autrici autunnale
  autunno avanguardia avanzare avere avete aveva avevano avrà avranno avrebbe avresti avrò avuto avvento avventura avvertire avviare
  avvicinare avvisare avviso avvocato avvolgere avvolta avvolto azione azzurro baci bacio bagaglio bagno balcone ballare ballata ballate
  ballerina ballerino ballo bambina bambini bambino bancarella banchetto banco banda bar barca barriera basare base bassista basso bastare
  battere batteria batterista battito beffa bel belle bellezza belli bellissimo bello benché bene benedire beneficenza benefico benissimo
  bensì bentornati benvenuta benvenuti benvenuto bere beve bevuto bianco bicchiere biglia biglietteria biglietti biglietto bilancio bio
  biografia biografie bisogno bivio bloccare blog blu boato bocca bolla bookeria booking borgo borsa bosco bottega bottiglia bottone
  braccialetto braccio brani brano brava bravi bravissimi bravo breve brevi brillare brina brivido broncio bruciare brughiera brusio buco
  bugia buio buon buona buonanotte buonasera buone buongiorno buoni buono burla busta buttare cadenza cadere caduta caffè calcare caldo
  calendario calma calmare calore cambiamento cambiare camera cameriere camicia camminare cammino campagna campana campeggio campo canale
  cancellare candela candidato cane cantante cantanti cantare cantastorie cantautorato cantautore cantautori cantautrice canteremo canti
  canto canzone canzoni capello capire capitale capitolo capo capolavoro cappello cara carattere caratterizzare care carezza cari carica
  caricare carissima carissimi carissimo carne caro carosello carovana carriera carta cartella cartello cartolina casa casco case caso
  cassa cassetta catalogo catena catturare causa causare cavalcare cavallo cavo cedere celebrare celebre cemento cena cenare cenere cenno
  centinaia cento centro cercare cercasi cerchio certa certamente certe certezza certezze certi certificare certo che chi chiacchiera
  chiamare chiarezza chiarire chiaro chiave chiavi chiede chiedere chiesa chiese chiesta chiesto chilometro chiodo chissà chitarra
  chitarre chitarrista chitarrone chiude chiudere chiusa chiusi chiuso chiusura ci ciao ciascuna ciascuno cielo ciglio cima cinema cingere
  cinquanta cinque ciò cioè circa circolo circondare circostanza citare città cittadino civile clarinettista clarinetto classe classica
  classico classificare cliccare codice cogli cogliere coi col colei colla collaborare collaboratore collaborazione collana collega
  collegare colleghi collettivo collezione collina collo collocare colonna colorare colore colori coloro colpa colpire colpo coltivare
  colui comando combattere combinare come comico cominciare commentare commenti commento commerciare commissione commossa commosso
  commuovere comodo compagna compagnia compagno competenza compiere compilation compito compleanno complesso completare completo complice
  complimenti compone componente comporre compositore compositrice composizione composta composte composti composto comprare comprendere
  comune comunicare comunicato comunicazione comunità comunque con concedere concentrare concepire concerti concerto concetto conchiglia
  conciliare concludere conclusa concluso concorso condensare condividere condivisa condivise condiviso condizione condotta condotto
  conduce condurre conferenza confermare confessione confezionare confidenza confine confondere conforto confrontare congelare
  congratulare congratulazioni conosce conoscenza conoscere conosciuta conosciuto conquista conquistare consacrare consegnare conseguenza
  conservare conservatorio considerare consigli consigliare consiglio consistere consolazione consueto consultare contadina contadino
  contare contattaci contattare contatti contatto contemporaneo contenere contenuto contesto continuare continuo conto contrabbasso
  contrariamente contrario contrasto contribuire contributo contro controcorrente controllare controllo conversazione convincere
  coordinare coperta copertina coperto copia copiare copie coppa coppia coprire coraggio corda corde cordiali cordialmente coreografia
  cori coro corona coronare corpo corre correggere corrente correre corretto corridoio corsa corse corso cortile cosa coscienza cose così
  costanza costare costo costringere costruire costui costume cotone creare creatività creativo credere crediti credito crepa crepuscolo
  cresce crescere cresciuta cresciuti cresciuto creta crisi critica criticare critico croce cronaca cronista cronologia cucire cuffie cui
  cullare cultura culturale cuocere cuore cura curare curiosità curioso curriculum cuscino custodia custodire da dà dacché dagli dai dal
  dalla dalle dallo dammi danno danza dapprima darà dare data date dati dato davanti davvero debito debole debolezza debuttare debutto
  decennio decidere decimo decina decine decisa decisione deciso decollare dedica dedicare dediche definire definitivo degli dei del
  delicatezza delicato delineare della delle dello deludere delusione denaro denso dente dentro denuncia denunciare depositare deriva
  descrivere desiderare desiderio destinare destino determinare detta dettagli dettaglio dettare detto deve devi devo devono di dialogare
  diamo diario diavolo dibattito dice dicembre diceva dichiarare dichiarazione dici diciannove diciassette diciotto dico dicono didascalia
  dieci diede dietro difende difendere difesa difeso difetto differenza differire difficile difficoltà diffondere diffusione digitale
  digiuno diluvio dimensione dimenticare diminuire dimmi dimostrare dipanare dipendere dipingere dipinto diploma diplomare dirà dire
  diretta dirette diretti diretto direttore direttrice direzione dirigere diritti diritto dirupo disagio disastro discesa dischi disco
  discografia discografica discografico discorso discreto discusso discutere disegnare disegno disordinare disperazione disponibile
  disponibili disponibilità disporre disse distanza distinguere distinti distorsione distribuire distribuzione dite ditemi dito ditta
  divano diventare diversamente diverse diversi diversità diverso divertente divertire dividere divieto divisa diviso do dobbiamo doccia
  docente documentare dodici dolce dolcezza dolore domanda domandare domande domani domenica donare donatore donde donna donne dono dopo
  dopodomani doppio dormire dosare dottor dottoressa dove dovere dovete dovrà dovrebbe dovunque dramma dubbio dubitare due duello duetti
  duetto dunque duo durante durare durata duro ebbe ebbene eccellente eccetto eccezione ecco eccoci eccola eccolo eccomi echeggiare
  eclissi eco economia ed edera editore editrice edizione educazione effetti effetto egli egregio elaborare elegante eleganza eleggere
  elegia elemento elencare eletto elettrica elettrico elettronica elettronico eliminare ella elogio emergente emergenza emergere emettere
  emozionare emozione emozioni energia energico enigma ennesimo enorme ensemble entrambe entrambi entrare entrata entro entroterra
  entusiasmo epico episodio epoca eppure equilibrare equilibri equilibrio equipe era erano erba eredità ereditare ero eroe erranza errore
  esagerare esaltare esaminare esatto esaurire esaurita esauriti esaurito esce esci esclamare escludere esclusa esclusiva esclusivo
  escluso esco escono eseguire esempio esercitare esercizio esibire esibizione esigenza esigere esilio esistenza esistere esitare
  esitazione esordiente esordio esordire esperienza esperimento esperto esplodere esplorare esplosione esporre esportare esposizione
  espressione espresso esprimere essa esse essenza essenziale essere essi esso estasi estate estendere esterno estero estratto estremo
  estro età etereo eterno etichetta etichette euforia eventi evento evidente evitare evocare evolvere evviva fa fabbrica fabbricare
  faccende facci faccia facciamo faccio facendo faceva facile facilitare fagotto fai falegname falena falsificare fama fame famiglia
  familiare fammi famoso fan fango fanno fantasia fantasma fantastico fanzine farà faranno farcire fare faremo farfalla faro fascino
  fascio fase fate fatemi fatica fatta fatte fatti fatto fattore favola favole favore febbraio febbre fece fede fedele felice felicità
  femmina fendente ferire ferita fermare fermata fermo ferro festa feste festeggiamento festeggiare festival fiaba fiaccola fiato fibra
  fidare fiducia figli figlia figlio figura figurare fila filastrocca film filmare filo finale finali finalista finalmente finanziare
  finché fine finestra fingere finire fino finto finzione fiocco fiore fiori firma firmare fisarmonica fischiare fischio fisico fissare
  fiume flauto foce foga foglia foglio folk folklore folla folle fondare fondatore fondatrice fondere fondo fonica fonico fonte forma
  formare formato formazione formula fornaio fornire forse forte forza forzare foschia fossa fosse foto fotografa fotografare fotografia
  fotografie fotografo fra fragile fragore frammenti frammento francese frase frasi frastuono fratello frattanto freccia freddo frenesia
  frequentare fresco fretta fronda fronte frontiera frontman frutto fu fuga fuggire fulmine fumo fune funerale funzionare fuoco fuori
  fuoriuscire furgone furono furto fusione futuro gabbia galleggiare galleria galoppo gamba gara garantire gelo gelosia gemello generare
  generazione genere generi genitore genitori gennaio gente gentile gentili gentilissima gentilissimo gentilmente genuino germoglio
  gestire gesto ghiaccio ghiaia già giacché giallo giardino giocare gioco gioia gioiello giornale giornali giornalista giornalisti
  giornata giorno giostra giovane giovani giovedì giovinezza girare giro girotondo giudicare giugno giungere giungla giunta giunto giurare
  giusto gli goccia godere gola gomito gradinata gradino graffi graffio grafica grafico gran grana grande grandezza grandi grandissimo
  granello gratis gratitudine gratuito grazie grido grigio groviglio gruppi gruppo guadagnare guaio guardare guardaroba guardia guarire
  guerra guerriero guida guidare guscio gustare gusto ha hai hanno ho idea ideale ideare identificare identità ieri ignorare il illuminare
  illusione illustrare imbarcare imbuto immaginare immaginario immagine immagini immediato immenso immergere imparare impatto impegnare
  impegno impianto impiegare imporre importante importare impossibile impressionare impronta improvvisare improvviso in inaugurare
  incantare incantesimo incanto incassare incendio inchiesta inchiostro incidente incidere includere inclusa inclusi incluso incontrare
  incontri incontro incoraggiare incredibile incrociare incubatore incubo indagare indagine indicare indicazione indie indimenticabile
  indipendente indirizzo individuo indole indossare indovinare industria inediti inedito infanzia infatti infermiere inferno infine
  infinito influenza influenzare info informare informazione informazioni infortunio ingannare inganno ingegnere inglese ingressi ingresso
  inizialmente iniziare iniziativa inizio innamorare innanzitutto innesto inno innocente inoltre inondare inquadrare inquieto insegna
  insegnante insegnare inseguire inserire insieme insistere insolito insomma insonnia installare intanto integrare intelligente intendere
  intensità intenso intento intenzione interessare interesse internazionale interno interpretare interrogare interrompere intervallo
  intervenire intervento intervista interviste intesa inteso intimo intitolare intonare intorno intraprendere intrecciare intreccio intro
  introdurre introduzione inutile invadere invecchiare invece inventare invenzione inverno inviare invidia invitare inviti invito invocare
  io ipnotico ironia ironicamente ironico iscrivere iscrizione isola ispirare issue istante istinto istituto istruzione istruzioni
  italiana italiane italiani italiano itinerario jazz la là labbro labirinto laboratorio lacrima lacrime laggiù lago lama lamento lampo
  lana lanciare lancio lanterna largo laringite lasciare lato laureata laureato lavorare lavori lavoro le legame legare legge leggenda
  leggera leggere leggero legno lei lentezza lento lenzuolo lesinare lesse letta lette lettera letterario lettere letti letto lettore
  lettori lettrice lettura levante lezione li lì libera liberare libero libertà libreria libri libro lieta lieto lievito limitare limite
  limpido linea lineup lingua linguaggio link lira lista liutaio live livello lo locale locali località locandina lodare lontananza
  lontano loro lotta lottare lotteria luccichio lucciola luce luci lucido luglio lui luna lunedì lunga lunghezza lungo luoghi luogo lusso
  ma macchina macinare madre maestra maestro magari magazine maggio maggiore magia magico maglietta magliette magnifico mai mail malattia
  malattie male maledire malgrado malinconia malinconico malizia maltempo mamma manager mancanza mancare mandare mangiare mani manico
  maniera manifestare manifestazione manifesto maniglia mano mantello mantenere mappa marcare marchio mare marea margine marito marketing
  martedì martello marzo maschera maschere massa massimo master masterizzare materia materiale materiali matrimonio mattina mattino matto
  mattone maturare me meccanico medaglia medesimo media mediante medici medico mediterraneo meglio melodia melodico melodie membri membro
  memoria menare meno mensile menta mente mentire mentre menzionare menzione meraviglia meraviglioso mercante mercatino mercato merch
  merchandising mercoledì meritare merito merlo mescolare mese mesi messa messaggi messaggio messe messi messo mestiere meta metà metafora
  metallo metro mette mettere mezza mezzanotte mezzi mezzo mezzogiorno mi mia microfono mie miei miele migliaia migliore migliori mila
  miliardo milione milioni mille minaccia miniera minima minimale minimo ministero minore minuscolo minuto mio miracolo miraggio miscela
  miscelare mise miseria missare missione misterioso mistero misto misura misurare mito mix mixaggio mixare mobile moda modello moderno
  modificare modo modulo moglie molta molte molti moltiplicare moltitudine molto momento mondi mondo monologo montaggio montagna montare
  montatore morbido morire mormorare morso morta morte morto mosaico mosca mossa mosso mostra mostrare motivare motivi motivo motore
  movimento mozzafiato multa muore muovere muraglia muro museo musica musicale musicali musicare musicista musicisti mutamento mutazione
  mutuo nacque narrare narrazione nasce nascendo nascere nascita nascondere nascondiglio nascono nascosta nascosto nata natale nate nati
  nativo nato natura naturale naturalmente naufragio nave navetta navigare nazionale ne né neanche nebbia necessario necessità negare
  negli negozio nei nel nella nelle nello nemico nemmeno neonato neppure nero nessun nessuna nessuno nettare neve nido niente nipote no
  nobile nodo noi noia noleggiare nomade nome nomi nominare non nonché nonna nonno nono nonostante nord nostalgia nostalgico nostra nostre
  nostri nostro nota notare note notizia notizie noto notte notturno novanta nove novembre novità nozze nube nucleo nudità nudo nulla
  numeri numero numerose numerosi numeroso nuova nuovamente nuove nuovi nuovo nutrire nuvola obbligare obbligo obiettivi obiettivo oblio
  occasione occasioni occhi occhio occupare oceano odiare odissea odore offendere offerta offerto officina offre offresi offrire oggetto
  oggi ogni ognuna ognuno oltraggio oltre omaggio ombra ombre onda onde onestà onesto onirico onorare onore opera operaia operaio operare
  opere opinione opporre opportunità oppure ora orari orario orchestra orchestrare ordinare ordine ore orecchio organico organizzare
  organizzatore organizzatori organo orgoglio orgogliosa orgogliosi orgoglioso orientare originale originaria originario origine orizzonte
  orizzonti orlo orma ormai oro orologio osare oscillare oscillazione oscurità oscuro ospedale ospitare ospite ospiti osservare ossessione
  ossia osso osteria ottanta ottavo ottenere ottica ottimo otto ottobre ottoni ovest ovunque ovvero pace padre padrone paesaggi paesaggio
  paese pagamento pagare pagina pagine pagliaccio paio palazzo palco palcoscenico palla palude pancia panico panorama papà paradiso
  paradosso paragonare parallelo parcheggio parco pare parecchi parecchio parentesi parere parete pari parlare parola parole parte
  partecipare partecipazione partenza partenze parti particolare particolarmente partire partitura partner passaggio passaparola passare
  passato passeggiare passerella passi passione passo pasta pastello pastore patria patto paura pausa pavimento pazienza pazzo peccati
  peccato pedale pedali peggio pelle pellegrino pellicola pena pendolo penna pensare pensieri pensiero penultimo per peraltro perché
  perciò percorrere percorso percussione percussioni percussionista perde perdere perdonare perduto perfetto perfezionare perfino
  performance pericolo periferia periodo perla permesso permettere permettetemi permettimi però persa persino perso persona personaggio
  personale personali personalità persone pertanto pesare pescare pescatore pescatori peso petalo pettegolezzo pezzi pezzo piacciono piace
  piacere piaciuto pianeta piangere pianificare pianista piano pianoforte pianta piantare pianto piattaforma piattaforme piazza piazzare
  piccola piccole piccoli piccolo piede piega piena pieno pietra pigrizia pila pilastro pioggia pioniere piscina pista pittore più piuma
  piuttosto pizzicare plasmare plauso playlist poca poche pochi poco poema poesia poesie poeta poetico poggiare poi poiché polemica
  polistrumentista polizia polmone polso polvere pomeriggio pone ponte pop popolare popolo porre porta portare portavoce porte posizione
  possedere possiamo possibile possibilità posso possono posta postare postazione poster posti postino posto potente potenza potenziare
  potere potete potrà potranno potrebbe potuto povero pozzo pratica praticare prato precedere precipizio precisare precisazione preciso
  preferire pregare prego preludio premessa premi premiare premio premura prende prendere prenotare prenotazione prenotazioni preoccupare
  preordine preordini preparare presa prese presentare presentazione presenza presi presidente preso pressione presso prestare prestigioso
  prestito presto prevedere prevendita prevendite preziosa prezioso prezzi prezzo prigione prima primavera primaverile prime primi primo
  principale principio prisma privacy privato privilegiare probabilmente problema procedere procedura processo procurare prodotta prodotte
  prodotti prodotto produce produrre produttore produttori produttrice produzione produzioni professionale professionista professore
  profeta profilo profonda profondità profondo profumo progettare progetti progetto programma programmare programmazione progressivo
  proiettare prolungare promessa promesse promesso promettere promo promoter promotore promozione promuovere pronta prontezza pronti
  pronto pronuncia pronunciare propone proporre proposito proposta proposte proposto propria proprio proseguire prospettiva prossima
  prossimamente prossime prossimi prossimo protagonista protagonisti proteggere protesta protetto prova provare prove provenienza
  provenire provincia provino provocare psichedelico psicologo pubblicare pubblicazione pubblicità pubblico pudore pugno pulire pulmino
  punta puntare puntata punti punto può puoi purché pure purezza puro purtroppo qua quaderno quadro qualche qualcosa qualcuna qualcuno
  quale quali qualità qualora qualsiasi qualunque quando quanta quante quanti quanto quaranta quarta quartetto quartiere quartina quarto
  quasi quassù quattordici quattro quegli quei quel quella quelle quelli quello questa queste questi questione questo qui quiete quindi
  quindici quinta quinte quintetto quinto quota quotare quotidiano rabbia raccoglie raccogliere raccolta raccolte raccolto raccomandare
  raccontare racconti racconto radice radici radio radunare radura raffica raffinare raffinato ragazza ragazze ragazzi ragazzo raggi
  raggio raggiungere raggiunta raggiunto raggruppare ragione ragioni ragnatela rallentare rammaricare ramo rancore rap rapido rappare
  rapper rapporto rappresentare raro rassegna razza reagire reale realizzare realtà recapiti recare recensione recensioni recensire
  recente recentemente recinto recital recitare recuperare referenza regalare regalo regia regina reginetta regione regista registrare
  registrazione registrazioni registro regnare regola regole relax relazione religione relitto remixare rendere reperto repertorio replica
  reportage resa residenza resistenza resistere reso respirare respiro responsabile restare resti restituire resto rete revisionare
  riascoltare riassumere ribadire ricamare ricamo ricchezza ricco ricerca ricercare ricetta ricevere richiamo richiesta richieste
  ricominciare riconoscere ricordare ricordi ricordo ricorrere ricostruire ricovero ride ridere ridotta ridotti ridotto ridurre riduzione
  riempire rientrare riferimento rifiutare riflessione riflesso riflettere rifugio rigore riguardare riguardo rilanciare rilasciare rima
  rimandare rimane rimanere rimangono rimarrà rimasta rimasto rimborsare rimborsi rimborso rime rimettere rimpiangere rimpianto rinascere
  rinascita rinchiudere ringhiera ringraziamenti ringraziamento ringraziare rinnovare rintracciare rinunciare rinviare rinvio riparare
  ripartire ripercorrere ripetere ripetizione riportare riposare riposo riprendere ripresa riprese ripreso riproporre risacca risalire
  risarcire risata risate riscaldare riscatto rischiare rischio riscoprire riserva riservare riso risolto risolvere risorsa risparmiare
  rispettare rispetto risponde rispondere rispose risposta risposto ristampa ristorante ristoro risultati risultato risuonare risveglio
  ritardo ritenere ritirare ritmi ritmica ritmico ritmo rito ritornare ritornello ritorno ritrarre ritratto ritrovare ritrovo rituale
  riunire riuscire riva rivale rivedere rivelare rivestire rivisitare rivista riviste rivivere rivolgere rivolgersi rivolgetevi rivolta
  rivolto rivoluzionario rivoluzione roccia rock romantico romanzo rompere rosso rotta rotto rottura roulotte rovina rubare rubrica ruga
  ruggine rumore rumori ruolo ruota ruotare ruscello ruvido sa sabato sabbia sacrificio sacro saggio sai sala salario saldo sale salgono
  salire salito saliva saltare salutare salute saluti saluto salvare salve salvezza salvo sangue sanno santo santuario sapendo sapere
  sapete sapore sappi sappiamo saprà sapremo sarà saranno sarebbe sarò sasso sassofoni sassofonista sassofono sbagliare sbarcare sbocciare
  scadenza scala scaldare scaletta scambiare scambio scappare scaricare scarpa scatola scatole scatti scatto scaturire scavare sceglie
  scegliere scegliete scelgo scelta scelte scelto scena scenario scende scendere scene scenografia scesa sceso scheda schegge scheletro
  schema schermo scherzare scherzo schianto scia sciame scienza scintilla sciogliere sciolto scoglio scommessa scomparire scompiglio
  sconfinare sconosciuto sconto scoperta scoperto scopo scoppiare scopre scoprire scoprite scorciatoia scorrere scorsa scorso scorta
  scrisse scritta scritte scritti scritto scrittore scrittrice scrittura scrivania scrive scrivere scrutare scuola scuole scusa scusare
  scusate scuse se sebbene secolo seconda secondo sede sedere sedia sedici sedurre segatura segmento segnalare segnale segnare segni segno
  segreteria segreto seguace seguente seguire seguito sei selezionare selezione sembra semestre seminare semplice semplicemente semplici
  semplicità sempre seno sensazione sensibile sensibilità senso sentiero sentimenti sentimento sentire senza separare seppe sera serata
  serenata sereno serie serigrafia serio serratura servire sessanta sesso sesta sesto set sete settanta sette settembre settimana
  settimanale settimane settimo settore sezione sfera sfida sfidare sfiorare sfociare sfogliare sfogo sfondo sfruttare sfumare sfumatura
  sguardi sguardo show si sì sia siamo siano siccome sicurezza sicuro siderale siete sigla significare significato signor signora signore
  signori silenzi silenzio silenzioso sillaba simbolo simile simmetria simpatia sincera sinceramente sincerità sincero sinfonia singola
  singoli singolo sino sintesi sintetizzatore sintetizzatori sipario sistema sito situare situazione smentire smettere so sobrio social
  società soffiare soffio soffitto soffrire soggetto soggiornare soglia sognare sogni sogno solamente solco soldi sole solidarietà solista
  solitario solito solitudine solo soltanto soluzione somigliare sommare sommario sonno sono sonora sonorità sonoro sopra sopravvissuto
  sopravvivenza sopravvivere sorella sorgente sorprendente sorprendere sorpresa sorprese sorreggere sorridere sorriso sosia sospendere
  sospesa sospese sospesi sospeso sospetto sospirare sosta sostanza sostare sostegno sostenere sostituire sottile sotto sottofondo
  sottolineare sottoscrivere sottosuolo sottotitolo sottovoce soundcheck sovrapporre spalla sparire spartito spavento spazi spaziare
  spazio specchi specchio speciale specie spedire spedizione spegnere spento speranza sperare sperimentare spesa spesso spettabile
  spettacoli spettacolo spettatore spettatori spiaggia spiegare spina spingere spinto spirale spirito splendido splendore sponda sponsor
  sporco sporgere sposa sposo spostare sprecare sprigionare spronare spuntare spunto squadra squarcio sta stabilire stagione stagioni stai
  stamattina stampa stampare stanca stanco stanno stanotte stanza stanze stanziare stare stasera stata state stati stato statua stava
  stavano stavolta stazione stelle stelo stessa stesse stessi stesso stiamo stilare stile stili stimare sto stoffa storia storica storico
  storie stormo strada strade straniero strano straordinaria straordinario strappare strappo strategia streaming streghe stretta stretto
  stringere strofa strofe strumentale strumenti strumentista strumento struttura studente studenti studi studiare studio stupendo stupire
  stupore su sua subito succedere successivamente successivo successo sud sudore sue suggerire suggestione suggestivo sugli sui sul sulla
  sulle sullo suo suoi suonare suonata suoneremo suoni suono super superare superficie superfluo supporre supportare supporto sussurrare
  sussurri sussurro svanire svegliare svelare sviluppare svolgere svolta svolto svuotare tabella tacere taggare tagliare taglio tale
  talento tali talvolta tamburi tamburo tangenziale tante tanti tanto tappa tappe tappeto tardi tasca tassa tastiera tastiere tastierista
  tasto tavola tavolo te teatri teatro tecnica tecnico tedesco tela telaio telecamera telecamere telefonare telefono televisione tema
  temere temi tempesta tempi tempo temporale tempra tenacia tenda tendenza tendere tendone tenere tenerezza tenero tenete tengo tengono
  tenne tensione tentare tentativo tentazione tenuta tenuto teoria terminare termine terra terrà terrazza terremoto terribile territorio
  terza terzo tesoro tessera tessere tessuto testa testi testimone testimonianza testimoniare testo ti tiene tieni timbro timido tipo
  tirare tiratura titoli titolo toccare tocco toglie togliere tolto tono topo torinese tormento tornare torre torrente totale tour tournée
  tra tracce traccia tracciare tracklist tradire tradizionale tradizione tradotto traduce tradurre traduzione traffico tragitto traguardo
  trama tramandare tramite tramonto trampolino tranne tranquillo transizione trarre trascinare trascorrere trascrivere trasferire
  trasferta trasformare traslocare trasmesso trasmettere trasmissione trasparente trasparenza trasportare trasporto tratta trattare
  tratteggiare tratti tratto trauma tre tredici tregua tremare tremore treno trenta tributo trilogia trio trionfare trionfo triplo
  tripudio triste tristezza tromba trombettista trombone troppi troppo trovare trucco tu tua tue tumulto tuo tuoi turbare turno tutor
  tutta tuttavia tutte tutti tutto twittare uccello uccidere ufficiale ufficio uguale ultima ultime ultimi ultimissimo ultimo umanità
  umano umidità umido umile umiliare umore umorismo un una undici unghia unica unico unire unità universale università universo uno uomini
  uomo urgente urgenza urlare urlo urto usare uscendo uscì uscirà uscire uscita uscite uscito usignolo uso utente utile utilizzare utopia
  va vacanza vado vagare vai valanga valere valido valigia valle valore valori valorizzare valutare valzer vanno vantaggio vantare varco
  vari varia variare variazione varie vario vasto vecchia vecchio vede vedere vedete vedi vediamo vedo vedono vedrà vedremo veduto
  vegliare veicolo vela velare veleno velo veloce velocità vena vendere vendetta vendita vendite venditore venduto venerdì vengo vengono
  veniamo venire venite venne ventaglio venti vento venuta venuto vera verde vergogna verificare verità vero verrà verranno versante
  versare versi versione versioni verso vertigine vestire vetrina vetro vetta vi via viaggi viaggiare viaggio vibrafono vibrare vibrazione
  vicenda vicende vicino vicolo vide video videoclip viene vieni vietare vigilia vigore villaggio vince vincendo vincere vincitore
  vincitrice vincolo vinile vino vinta vinti vinto violenza violinista violino violoncellista violoncello virtù virtuoso viscerale visione
  visita visitare visivi visivo viso visse vissuta vissuto vista viste visti visto visualizzare vita vite vittima viva vivace vive vivere
  vivo vizi vizio vocale vocali vocalist voce voci voglia vogliamo voglio vogliono voi volare volentieri volere volete volo volontà volta
  volte volto volume vorrà vorrebbe vorrei vortice vostra vostre vostri vostro votare voto vulcani vulcano vuoi vuole vuoto web weekend
  wow zattera zero zia zio zoccolo zona`;
