/** The same in French. Forms that `word-forms.ts` knows are left out. */
export const frenchWords = `
  abandonner abonnement abonner abord aborder abri absence absenter accalmie accepter accès accident accompagnement accompagner accord
  accordéon accordéoniste accorder accrocher accueil accueille accueilli accueillir acheter achever acier acoustique acquérir acte acteur
  actif action activer actualiser actualité actuel adapter addition adhérer adhésion adieu admirer adolescent adopter adorer adresse
  adresser affaire affecter affection affiche afficher affinité affirmer afin agacer agence agenda agent agiter ai aide aider aiguille
  aile ailé ailleurs aimer aîné ainsi air aisance ajouter album alchimie alerte alerter alimenter allégresse aller allez allô allons
  allumer alors alterner ambiance âme amener amertume ami amicalement amitié amorce amour amoureux ampleur amplificateur ampoule amuser an
  analyser ancien ancrage ange anglais angle angoisse animal animateur animatrice animer année annexe anniversaire annonce annoncer
  annulation annuler août apogée appareil apparence appart appartenir appel appeler appétit applaudir appli application apporter apprécier
  apprend apprendre appris approcher appuyer après arbre archet archives ardent ardeur argent argument arme armer arrangement arranger
  arrêt arrêter arrière arriver art article artisan artiste artistique as ascenseur aspect aspirer assemblage asseoir assez assis assise
  assister associer assumer assurer astuce atelier atmosphère atome atout atouts attaché attachée attacher attaquer atteindre atteint
  attendre attentat attente attention attirer attn attribuer au aube auberge aucun aucune aucuns audace audio auditeur auditoire augmenter
  aujourd auparavant aura aurait auriez aurions auront aussi aussitôt autant auteur authentique autobiographie autodidacte autofinancé
  automne autoproduit autoproduite autoproduits autopromotion autoriser autour autre autrefois autrement autres autrice autrui aux avaient
  avait avance avancer avant avec avenir aventure averse avertir aveu avez avis avocat avoir avons avouer avril axe ayant azur backline
  bagage bagarre baguette baigner bain baiser baisser balade balances balayer balcon ballade balle banc bande banlieue bar bas base baser
  basse bassin bassiste bassistes basson bataille bateau bâtiment bâtir batterie batteur battre beau beaucoup beaux bel belle belles
  bénéfice bénéficier bénévole berceau bercer berceuse berger bergère besogne besoin beurre biais biberon bibliothèque bidon bien bientôt
  bienvenu bienvenue bijou bilan bilingue billet billets billetterie bio biographie bisous blague blanc blessé blesser bleu blog bloquer
  bohème boire bois boîte bon bond bonheur bonjour bonne bonsoir bonus bookeur bord bosse bouche boucle boucler bouffée bouger bougie
  boulanger bouleverser boulot bourse bousculer boussole boutique bracelet branche bras bravo bref brève bricoler brillant briller brisé
  briser brocante brouillard brouillon bruit brûler brume brut buée bureau but buvette buvettes ça cabane cabaret cabinet cacher cadeau
  cadre café cagnotte cahier caisse caissier calmer cambriolage caméra camion campagne canal candeur candidat cantine capitale capter car
  caractère caresser carnet carré carrière carte carton cas casque casser cassette catalogue cauchemar cause causeries cave ce ceci
  ceinture cela célébration célèbre célébrer celle celles celui cendre cent centaine centaines centre centrer cents cependant cercle
  cérémonie cerise certain certaine certaines certains certes certitude cerveau ces cesser cet cette ceux cf chacun chacune chagrin chaîne
  chair chaleur chambre champ chance changement changer chanson chant chanter chanteur chanteuse chantier chaos chapelle chapiteau
  chapitre chaque charge chargé chargée charger charme charmer chat château chaud chauffer chaussure chef chemin cher chercher chercheur
  chère chères chers cheval cheveu chez chien chiffre chœur choisir choix chorale chose chronique chuchoter chut cicatrice ciel cinéaste
  cinéma cinglant cinq cinquante cinquième circonstance circuler cire citation cité citer clair clameur clandestin clarté classer
  classique clavier claviers clé clef cliché client clin clip clipper cliquer cloche clore club code coeur cœur coffret coin coïncidence
  colère collaborer collectif collection collège collègue coller colonne combat combien combiner comédie comédien comédienne comète comité
  commande commander comme commencer comment commentaire commenter commerce commun communauté commune communication communiqué communiquer
  compagnie compagnon comparer compenser complainte complément complet complète compléter complice composer compositeur composition
  compositrice comprend comprendre compris comprise compte compter comptine comptoir concentrer conception concernant concerner concert
  concertation concerto concevoir conclure conclut concours condition conduire conduit conduite conférence confession confiance confidence
  confier confirmer confondre conforme confort confrontation congé conjuguer connais connaît connaître connu connue connues connus
  consacrer conscience conscient conseil conseiller conséquence conservatoire conserver considérer consister constat constituer construire
  construit construite construits consulter contact contacter contagieux conte contempler contemporain contenir content contenu conter
  conteur conteuse contexte contient continuer contraire contrairement contraste contrat contre contrebasse contrebassiste contrée
  contrepied contribuer convaincre convenir conversation convoquer coopérer coordonnées copain copie copier coproduction coquille corbeau
  corde cordialement corps correction corriger côte côté coton cou couche coucher couler couleur coulisse coup coupe couper couplet
  coupure cour courage courant courez courir couronner courriel courrier cours court couru coûter couvert couverte couverture couvrir
  covoiturage craie craindre craint crainte créateur création crédit crédits créer crépuscule creuser creux cri crier crise critique
  crochet croire crois croiser croissant croit croyez cru cueillir cuir cuisine cuivre cuivres culte cultiver culture culturel curieux
  cycle cymbale dame danger dans danse danser danseur danseurs danseuse date dater dates davantage de débarquer débat débattre débit
  debout débris début débutant débuter décalage décaler décembre décennie déception décès décevoir déchirer décider décision déclaration
  déclarer déclencher décliner décoller décor découper découvert découverte découvre découvrez découvrir décrire décrit décrocher dedans
  dédicace dédicacer dédier défaut défendre défi défiler définir définitif défunt dégager degré dehors déjà délai délicat délicatesse
  délire délivrer demain demande demander démarche démarrer déménager démentir demeurer demi démo démocratie démon dénoncer dense dent
  dentelle départ département dépasser déplacement déplacer déplorer déposer dépôt depuis dérive dernier dernière dernièrement dérouler
  derrière des dès désaccordé désarroi désastre descendre désert désir désirer désolé désoler désordre désormais dessin dessinateur
  dessiner dessous dessus destin destiner détail détailler détour détresse détruire deuil deux deuxième devant développer devenir devenu
  devenue devez devient deviner devise dévoiler devoir dévorer dévotion devra devrait devriez diable dialogue dialoguer dictature dictée
  dieu différence différer difficile difficulté diffuser diffusion digital dimanche dimension dîner diplôme dire direct directeur
  direction directrice diriger dis disait discographie discours discret discuter disparaître disparition disparu disparue disponibilité
  disponible disposer disquaire disque dissiper distance distiller distinguer distorsion distraire distribuer distribution dit dites
  divers diverses diviser divorce dix dixième dizaine dizaines doctrine doigt dois doit doivent domicile dommage don donc donnée donner
  dont dorénavant dormir dortoir dos dose dossier doter double doubler douce douceur douleur doute douter doux douzaine douze drame
  drapeau drogue droit drôle du dû due duo dur durant durée durer dynamique eau écart échange échanger échapper échec échelle écho
  éclairagiste éclairer éclat éclater éclectique école économie écorce écoute écouter écran écrire écris écrit écrite écrites écrits
  écriture écrivain écrivant écrivez écume éditeur édition éditrice éducation effacer effectuer effet efficace effleurer effort égal
  égalité égard égarement égarer église élaborer élan élargir électrique électro électronique élégant élégie élément élève élever élire
  elle elles éloge éloigner élu élue emballer embarquer embarras embrasser embrun émission emmener émotion émouvoir emploi employé
  emporter empreinte emprunter en encadrer encaisser enceinte enceintes enchaîner encore encourager encre endroit énergie énergique
  enfance enfant enfin engagement engager engouement énigme enlever ennemi ennui énorme enquête enregistrer enrichir enseignant enseigne
  enseigner ensemble ensuite entaille entendre entente enthousiasme entier entonner entourage entourer entracte entraîner entre entrée
  entreprendre entreprise entrer entretenir entretien entrevue envelopper envers envie environ envisager envoi envoler envoyer épaule
  épauler éphémère épine épique épisode éplucher époque époux épreuve éprouver épure épurer équilibre équipe équipement équiper équivalent
  errance erreur escale escalier escapade espace espèce espérer espoir esprit esquisser essai essaim essayer essence essentiel essor est
  esthétique estimer et établir étage étaient était étaler étant étape état étau été éteindre étendre êtes étincelle étiquette étirer
  étoffer étoile étonner étrange étranger être étreinte étude étudiant étudier eu eut eux évaluer évasion éveiller événement évènement
  ever évidemment évidence évident éviter évoluer évoquer exact exaltant examiner excellent exception exceptionnel excuse excuser exemple
  exercer exercice exigeant exiger exil existence exister expédier expérience expérimenter explication expliquer exploit exploiter
  explorer exploser explosif exporter exposer exposition exprès expression exprimer extérieur extinction extra extraire extrait extraite
  extrême fable fabriquer fabuleux façade face facile faciliter façon facteur faible faille faillir faim faire fais faisait faisant fait
  faites fallait falloir falsifier familial famille fan fanfare fantaisie fantôme fanzine fardeau farine fasciner faudra fausse faut faute
  fauteuil fauve faux faveur favori favoriser feat félicitations féliciter femme fenêtre fer fera feriez ferme fermer fermeture férocité
  feront festif festin festival fête fêter feu feuille feuilleter février ficelle fichier fiction fidèle fier fièvre figure figurer fil
  file filet filiation fille film filmer fils fin finale financement financer fine finir fissure fit fixer flamme flâner fleur fleuve
  flirter flotter flou flûte flux foi fois folie folk folle fonction fond fondateur fondatrice fonder fondre font force forcer forêt
  forfait forger forgeron format formation forme former formidable formule fort forum fosse fou foudre fougue fouiller foule foulée fouler
  fourgon fournir foyer fracas fracture fragile fragment frais français franchement franchise frapper frayeur frénésie fréquenter frère
  friche friction frisson frissonner froid froisser front frontière frottement fruit ft fuir fumée furent fureur fusionner fut futur
  gagner galère galerie gamin gamme garage garantir garçon garder gardien gare gauche gazon géant général génération généreux générique
  genou genre gens gentil gérer germe geste gifle girouette givre glace glaner glisser globe gloire gobelet gorge gosse goût goûter goutte
  grâce gradins graffiti grain graine grand grandir grange graphiste gratitude gratter gratuit gratuité grave graver gré grenier grève
  griffe grimper gris grondement groove gros groupe grouper guère guerre guetter guichet guide guider guirlande guitare guitariste
  habiller habit habiter habitude habituel haine haleine hall halte hameau hanté hanter hantise hargne harmonie harpe hasard hâte haut
  hautbois hautboïste hauteur hébergement hélas hélice herbe herbier héritage héritier héros hésiter heure heureux heurt heurter hiatus
  hier histoire historique hiver hommage homme hommes honnête honneur honorer honte hop hôpital horaire horizon hormis horreur hors
  hospitalisation hôte hôtel houle hourra housse huile huit huitième humain humeur humour hurlement hybride hymne hypnotique ici idéal
  idée identifier identité ignorer il île illuminer illustrer ils image imaginaire imaginer immédiat immense immerger immeuble imminent
  impact impatience impatient impliquer important imposer impossible impression impressionner imprévu imprimer imprimeur improviser
  imprudence inaugurer incarnation incendie inclure inclus incluse inclut inconnu incroyable indépendant indice indie indiquer
  indispensable individu indulgence industrie inédit infini infinie infirmier infirmière influence influencer info information informer
  infos ingénieur ingrédient initiative initier injustice innocence inonder inoubliable inquiéter inscription inscrire inscrit inscrite
  inscrivez insister insolite insomnie insouciance inspiration inspirer instabilité installer instant instaurer instinct instrument
  instrumental insuffler insulte intact intégral intégrer intelligence intense intention interdire intéressant intéresser intérieur
  interlude international internaute interne interpeller interprète interpréter interroger interrompre interruption intervenir interview
  intime intimiste intitulé intituler introduction introduire introspection inutile inventer invention inverse invitation invité inviter
  invoquer ira iriez ironie iront isoler issu issue itinéraire ivoire ivresse jadis jaillir jalousie jamais janvier jardin jazz jazzman je
  jet jeter jeu jeudi jeune jeunesse joie joindre joint jointe joli jongler jouer jouir jour journal journaliste journée joyau joyeux
  jubilation juger juillet juin jumeau jumelle jungle jurer jury jusque juste justesse justice justifier la là label labyrinthe lâcher
  laine laisser lame lampe lancer langage langue lanterne laps laquelle large larme lassitude latitude lauréat lauréate lave le lecteur
  lectrice lecture légendaire légende léger légère lendemain lendemains lent lenteur lequel les lesquelles lesquels lettre leur leurs
  lever levier lèvre lézarde libérer liberté librairie libre lien lier lieu lieux ligne lilas limite limiter limpide lingerie lingot lire
  lis lisez liste lit litanie littérature livraison livre livrer local loge loger logiciel logo loi loin lointain loisir long longtemps
  longue longueur lors lorsque louer loup loupe lourd loyer lu lucarne lue lues lueur lui lumière lumineux lundi lune lus luthier lutte
  lutter lycée lyrique lyrisme ma machine machines madame mademoiselle magasin magazine magie magique magistral magnifier magnifique mai
  main maint maintenant maintenir maintenu maintenue maintenus mairie mais maison maître maîtrise majeur mal malade maladie malgré malheur
  malheureusement malice manager manche manège manger manier manière manifeste manifester manoir manque manquer manteau maquette
  maquillage marathon marbre marche marché marcher mardi marée marge mari mariage marier marin marque marquer mars masque masquer masse
  masteriser matelas matériel matière matin matinée maturité mauvais maximum mécène médecin média médias médical meilleur mélancolie
  mélancolique mélange mélanger mêler mélodie mélodique mélomane membre même mémoire menacer mener menthe mention mentionner mentions
  menuisier mépris mer mercenaire merci mercredi mériter merveille merveilleux mes message messe messieurs mesure mesurer met métal
  métaphore météo métier métissage mètre métropole mets metteur mettez mettre meute micro midi miel miette mieux migration milieu militer
  mille milliers million millions mine minime minimum ministère minuit minuscule minute miracle mirage miroir mis mise misère mises
  mission mitaine mixage mixer mobile mobilier mode modèle moderne modeste modifier moduler moi moine moins mois moisson moitié moment mon
  monde mondial monologue monsieur montage montagne monter monteur montrer monument moquer morceau mort morte mortier mot moteur motif
  motiver mouche mouiller mourir mousse mouvement moyen moyennant mp muet multiple multiplier multitude munir munition mur mûr mûrir
  murmure murmurer muse musée musical musicien musicienne musique mutation mutisme mystère mystérieux mythe mythique naguère naissance
  naissent naît naître nantais national nature naturel naufrage navette navire nb né néanmoins nébuleuse nécessaire née nées négociation
  négocier neige nerf nerveux nés net netteté neuf neuvième ni nid niveau noces nocturne nœud noir noirceur nom nomade nombre nombreux
  nominé nommer non nord normal nos nostalgie nostalgique note noter notice notoriété notre nôtre nounours nourrir nous nouveau nouveauté
  nouveaux nouvelle nouvelles novembre noyau noyer nu nuage nudité nuit nul nulle numérique numéro numéroter oasis obéir objectif objet
  obliger obscur obsédant observer obsession obstacle obstination obtenir obtenu obtient occasion occupation occuper océan octobre odeur
  odyssée œil œuvre offense offenser offert offerte offertes offerts officiel offrande offre offrez offrir ogre oiseau ombre on onde ont
  onze opéra opérer opinion opposer opprimé optimisme option or orage oral orchestre orchestrer ordinaire ordonner ordre oreille orfèvre
  organiser orgue orgueil orienter originaire original origine orphelin orpheline orthographe oser otage ou où oubli oublier ouest ouf oui
  oups ouragan ourlet outil outiller outre ouvert ouverte ouvertes ouverts ouverture ouvrage ouvre ouvrez ouvrier ouvrir oxygène pacte
  page paix palette pallier palmarès panne panorama papier papoter paquet par parade paradis paradoxe paragraphe paraît paraîtra paraître
  parapluie parasite parce parcourir pardonner pareil parent parenthèse paresse parfait parfois parfum parier parisien parking parler
  parmi parole paroles parrainer pars part partage partager partenaire partenariat partez parti participant participer particulier partie
  partir partition partout paru parue parure parus parution parvenir parvenu pas passage passager passé passer passerelle passion
  passionné patience patient patienter patinoire patrimoine patron patte paupière pause pauvre pavé payer pays paysage paysan peau pêche
  pêcheur pédagogue pédale peindre peine pellicule pencher pendant penser pente perçant percer percussion percussions perdre père
  perfection performance péril période péripétie périphérie périphérique perle permanent permet permettez permettre permis perpétuer
  persévérance persister personne perspective perte peser pétale petit peu peuple peur peut peuvent peux phare phénomène photo photographe
  photographie photographier phrase pianiste piano pièce pied piège pierre pilier piloter piment pimenter pincée piocher pionnier piste
  pitch pivot place placer plage plaider plaie plaine plainte plaire plaisir plaît plan planche plancher planer planète planter plasticien
  plasticienne plateau plateforme plein pleurer plonger pluie plume plupart plus plusieurs plutôt poche podcast poème poésie poète
  poétique poids poignant poing point pointe poison polémique police politesse politique pompe poncer pont pop populaire portail porte
  portée porter portière portrait poser position posséder possession possible poste poster postuler potentiel potion poudre poumon poupée
  pour pourboire pourcentage pourquoi pourra pourrait pourriez pourrions pourront poursuit poursuivre pourtant pousser poussière pouvez
  pouvoir pratiquer précaution précéder précieux précipice précis préciser précommande précommandez prédécesseur préface préférence
  préférer préjugé prélude prémices premier première prend prendre prends prenez prennent prénommer préparatif préparer près présence
  présent présenter préserver président présidente presque presse presser pression prestigieux prêt prétendre prêter preuve prévenir
  prévente prévoir prier primeur principal principe printanier printemps pris prise prises prisme prison privilégier prix probable
  problème procéder procès processus prochain prochainement proche procurer producteur production productrice produire produit produite
  produites produits professeur professionnel profil profiter profond profondeur profusion programmation programme programmer progrès
  projecteur projet projeter prolonger promenade promener promesse promet promettre promis promise promo promoteur promotion prononcer
  prophète propos proposer proposition propre propriété prose protagoniste protéger prothèse prouesse prouver provenir province provoquer
  prudence ps psaume psychédélique pu public publication publicité publier pudeur puis puiser puisque puissance puissant pulsation pur
  pureté puzzle quai qualifier qualité quand quant quarante quart quartet quartier quatorze quatrain quatre quatrième quatuor que quel
  quelle quelles quelqu quelque quelquefois quelques quels question questionner quête queue qui quiconque quintessence quintette quinze
  quitter quoi quoique quotidien racine raconter radical radieux radio rafale rage raid rail raison raisonnement ralentir ramage ramener
  rancœur rang rangée ranger rap rapide rappel rappeler rapper rappeur rappeuse rapport rapporter rare rareté rassembler rassurer rater
  rattraper ravir ravissement rayon rayure rdv réaction réagir réalisateur réalisation réalisatrice réaliser réalité rébellion récemment
  récent réception recette recevez recevoir recherche rechercher récit récital réciter réclame réclamer reçoit récolter recommandation
  recommander recommencer récompense récompenser réconcilier reconnaître record recourir recours récréation reçu reçue recueil
  recueillement reçues récupération récupérer reçus redevance rédiger redoubler réduction réduire réécouter réédition référence référencer
  réfléchir reflet refléter refrain refuge refuser regagner regard regarder régie régime région régional régisseur registre règle
  règlement regret regretter regrouper reine réinventer rejet rejeter rejoignez rejoindre rejoint réjouir relâche relâcher relation
  relayer relecture relever relier relire reliure remarquable remarquer remboursement rembourser remède remerciement remercier remettre
  remis remix remixer remontée remous remplacer remplir remporter rémunération renaissance renaître renard rencontre rencontrer rendre
  renforcer renfort renommée renoncer renouer renouveler rénover renseignement renseigner rentrée rentrer répandre réparer repas
  répertoire répéter répétition répétitions répit réplique répondre réponse report reportage reporter repos reposer reprend reprendre
  représentant représentation représenter repris reprise reprocher reproduire réputation requête réseau réservation réserve réserver
  résidence résider résistance résolument résonner résoudre respect respecter respirer resplendissant responsable ressac ressembler
  ressentir ressort ressource restaurant restauration reste rester résultat résulter résumé résumer retard retenir retenu retenue rétine
  retirer retour retourner retracer retraite rétrospective retrouver réunion réunir réussir réussite revanche rêve réveil réveiller
  révélation révéler revenant revendication revenez revenir revenu rêver rêveur revient réviser révolte révolution revue rhapsodie riche
  richesse rideau ridicule rien rime rimer rire risque risquer rituel rivage rivalité rivière robe rocher rock rocker roi rôle roman
  romance romantique rompre rond rouage roue rouge rouler roulotte route royauté ruban rubrique ruche rude rue ruelle rugueux ruine rumeur
  rupture rural rusé rustique rythme rythmique sa sable sac sachez sacrer sacrifice sage sais saisir saison sait salaire salive salle
  salon saluer salut salutation samedi samplé sanctuaire sang sanglot sans santé satire satisfait sauf sauriez saut sauter sauvage sauver
  savant saveur savez savoir savourer saxo saxophone saxophoniste sceller scénario scène schéma science scolaire scoop score script
  sculpteur séance séances sec second seconde secouer secousse secret secrétaire secteur section sécurité séduire séduit seigneur seize
  séjour sel sélection sélectionner selfie selon semaine semblable sembler semelle semer sens sensation sensibilité sensible sensuel sent
  sentez sentiment sentir séparation séparer sept septembre septième sera serait série sérieux seriez sérigraphie serions serment seront
  serre serrure sert sertir service servir ses session seuil seul seulement sève sexe shooting siècle siège sifflement siffler signal
  signaler signature signe signer signifier silence silencieux sillage simple simplicité simulacre sincère sincèrement sincérité
  singularité singulier sinon sirène site sitôt situation situer six sixième slam slameur slameuse sobre sobriété social société sœur soi
  soie soif soigner soin soir soirée soit soixante sol soldat soleil solidaire solidarité solide solidité soliste solitaire solitude
  solliciter solo sombre sombrer somme sommeil sommes sommet son songer sonner sono sonore sonorité sont sorcière sors sort sorte sortez
  sorti sortie sorties sortilège sortir sortis souci soucier soudain soudaine souffle souffler souffrir souhaiter soulagement soulager
  souligner soumettre soumis soupçon soupir soupirer souplesse source sourd sourire sous souscrire soute soutenez soutenir soutenu
  soutenue soutien soutient souvenez souvenir souvent soyez soyons spécial spectacle spectaculaire spectateur spirale spleen splendide
  sponsor sponsoriser spontané squelette stade stage stand standard station stopper stp strophe structure studio stupeur style stylisme su
  subir sublimer subtil succéder succès sud sueur suffire suggérer suie suis suit suite suivant suivent suivez suivi suivie suivre sujet
  super superbe supérieur supplément support supporter supprimer sur sûr surdité surface surnom surplus surprenant surprendre surpris
  surprise surtout survie survol suspendre suspense susurrer svp syllabe symbole symétrie sympathie symphonie syndicat synthé synthèse
  synthétiseur système ta table tableau tabou tâche taille taire talent talentueux tambour tambourin tant tantôt tapage taper tapis tard
  tarder tarif tarifs tas taux taverne technicien technique teinte tel tél télécharger téléphone télévision telle tellement telles tels
  témoignage témoigner témoin tempérament tempête tempo temps tendance tendre tendresse tendu ténèbres tenez tenir tension tentative tente
  tenter tenu tenue terme terminer terrain terrasse terre terreur terrible territoire tes tester tête texte texture théâtre thème thérapie
  ticket tient tiers timbre timide tirage tirer tiroir tisser tissu titan titre tituler toi toile toit tomber tombola tome ton tonalité
  tonnerre topaze torche torrent tôt total touche toucher toujours tour tournage tournant tournée tourner tourneur tourneuse tournure tous
  tout toute toutefois toutes toxique trac tracas trace tracer traces tract tradition traditionnel traduction traduire traduit trahison
  train traîner trait traiter trajet tramway tranchant tranquille transcender transcription transe transformer transmettre transmis
  transmission transparence transport transporter travail travailler travers traverser treize trembler tremper tremplin trentaine trente
  très trésor trésors tresser tribu tribune tribut tricot tricoter trilogie trio triomphe triple triste tristesse trois troisième tromper
  trompette trop trou troupe trouvaille trouver tu tube tumulte turbulence tutoyer type ultime un unanime une unique unir unité univers
  universel université urbain urgence urgent usage usine usure utile utiliser va vacances vacarme vague vain vaincre vais vaisseau valeur
  valeurs valider valise valoir valse vanter vapeur variante variation varier variété vas vase vaste vécu vedette veille veine vélo
  velours velouté vendange vendeur vendre vendredi venez venin venir vent vente ventre venu venue venues venus verbe verdict véritable
  vérité verra verre vers verser version vertige vertu verve veste vestiaire vestige veuillez veulent veut veux via vibration vibrer
  victime victoire vide vidéo vider vie vieille viendra viendriez viendront viens vient vieux vif vigilance vigueur villa village ville
  vin vingt vingtaine vinyle violence violent violon violoncelle violoniste virage virée virtuose vis visage viser visibilité visible
  vision visionner visite visiter visuel visuels vit vite vitesse vitre vitrine vivacité vivant vive vivent vivez vivre vocal vœu voici
  voie voilà voile voir vois voisin voit voiture voix vol voler volonté volontiers voltige volume vont vos vote voter votre vôtre voudrais
  voudrait voudriez voudrions voulez vouloir voulu vous voyage voyager voyageur voyelle voyez vrai vraiment vu vue vues vus yeux zéro
  zeste zinc zone`;
