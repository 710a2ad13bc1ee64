import { prove } from '../prove.js';

const unproven = (markdown: string, fact: string): string[] =>
  prove(markdown, { facts: [{ factId: 'f1', text: fact }], words: [], today: '2026-11-24' })
    .unproven.filter(({ claim }) => claim === 'name')
    .map(({ text }) => text);

/** What the artist said, a text of theirs, and sentences with a name that they didn't say. */
interface Sample {
  fact: string;
  text: string;
  invented: readonly (readonly [sentence: string, name: string])[];
}

const samples: Record<string, Sample> = {
  French: {
    fact: 'Élise Caron, Marée Basse, Nuit Blanche, Label Ouest, Nantes, Hugo Marchal, Claire Morel, Lyon, Ubu, Rennes',
    text: `**Nantes** — La chanteuse Élise Caron publie Marée Basse chez Label Ouest. Écrite en une nuit, la chanson
parle d'un départ. Enregistré
avec Hugo Marchal, le titre mêle piano et cordes. Portée par une voix claire, la mélodie avance sans bruit. Aucune tournée n'avait suivi.
Disponible partout, Nuit Blanche sortira au printemps. D'ailleurs, elle y travaille encore. L'album aura dix titres.

| Date | Ville | Salle | Billets |
| --- | --- | --- | --- |
| 12 mars | Rennes | Ubu | Complet |

Ouverture des portes à 20 h. Places limitées, réservation conseillée. Venez nombreux ! Attendez-vous à un concert intense. Formée au
conservatoire, elle joue tôt. Adolescente, elle fonde un duo. Lauréate d'une bourse, elle voyage. Conservez votre billet. Toutefois, chacun
pourra demander un remboursement. Contrairement à ce qui circule, Lyon est maintenu. Quant à la suite, elle dépendra des médecins.

- Abonnez-vous
- Munissez-vous de bottes
- Pré-enregistrez le single

Facebook : Impossible d'oublier ça. Promis, on revient vite. Imaginez la mer. N'hésitez pas à m'écrire. Peut-être trouverez-vous ici un air.

Durée : trois minutes
Crédits : Claire Morel
Photos : sur demande
Cordialement`,
    invented: [
      ['Télérama a salué cet album.', 'Télérama'],
      ['Stromae chante sur le dernier titre.', 'Stromae'],
      ['Pitchfork a encensé le single.', 'Pitchfork'],
      ['Elle joue avec ces groupes :\n\n- Radiohead\n- ses amis', 'Radiohead'],
      ['| Ville | Salle |\n| --- | --- |\n| Limoges | bientôt |', 'Limoges'],
      ['Mediapart : un choc.', 'Mediapart'],
      ['1. Indochine', 'Indochine'],
      ['Elle a écrit cette chanson chez elle (Berlin).', 'Berlin'],
      ['Beyoncé écoute ce disque en boucle.', 'Beyoncé'],
      ['NME y voit une révélation.', 'NME'],
    ],
  },
  Italian: {
    fact: 'Giulia Serra, Acqua Alta, Notte Fonda, Etichetta Nord, Torino, Marco Bini, Anna Galli, Milano, Germi, Roma',
    text: `**Torino** — La cantautrice Giulia Serra torna con Acqua Alta per Etichetta Nord. Scritto in una notte di
pioggia, il brano racconta
una partenza. Registrato con Marco Bini, unisce pianoforte e archi. Nessun effetto, nessuna scorciatoia. Cresciuta al mare, vive in città.
Finalista di un premio, ha suonato ovunque. Dell'album Notte Fonda si parla già. L'uscita è in primavera.

| Data | Città | Locale | Biglietti |
| --- | --- | --- | --- |
| 12 marzo | Milano | Germi | Esaurito |

Apertura porte alle 20. Posti limitati, prenotazione consigliata. Aspettatevi un concerto intenso. Venite presto! Diplomata in pianoforte,
lascia presto la classica. Insieme pubblicano due EP. Spesso paragonata ad altre, segue la sua strada. Siamo costretti a rinviare. Sappiamo
quanto dispiaccia. Conservate il biglietto. Purtroppo non è stato possibile altro. Roma è confermata. Continueremo a informarvi.

- Seguitemi
- Aggiungetelo alle vostre playlist

Storia: Indovinate chi è caduto in acqua. Impossibile dimenticare. Permettimi di presentarti il brano. Fammi sapere. Puoi pubblicare subito.

Durata: tre minuti
Crediti: Anna Galli
Foto: su richiesta
Cordiali saluti`,
    invented: [
      ['Rockit ha lodato il disco.', 'Rockit'],
      ['Mahmood canta nell’ultimo brano.', 'Mahmood'],
      ['Pitchfork ha elogiato il singolo.', 'Pitchfork'],
      ['Suona con questi gruppi:\n\n- Radiohead\n- i suoi amici', 'Radiohead'],
      ['| Città | Locale |\n| --- | --- |\n| Trieste | presto |', 'Trieste'],
      ['Ondarock: un disco enorme.', 'Ondarock'],
      ['1. Verdena', 'Verdena'],
      ['Ha scritto la canzone in casa (Zurigo).', 'Zurigo'],
      ['Francesca suona il violino nel brano.', 'Francesca'],
      ['NME parla di rivelazione.', 'NME'],
    ],
  },
  Portuguese: {
    fact: 'Marina Lopes, Maré Baixa, Noite Funda, Selo Norte, Porto, Rui Teles, Inês Prado, Lisboa, Musicbox, São Paulo',
    text: `**Porto** — A cantora Marina Lopes lança Maré Baixa pela Selo Norte. Escrita numa noite de chuva, a canção
fala de uma partida. Gravado
com Rui Teles, o tema junta piano e cordas. Nenhum efeito, nenhum atalho. Criada junto ao mar, vive na cidade. Disponível em vinil, Noite
Funda sai na primavera. Produzido em casa, será apresentado ao vivo. Boas notícias para todos.

| Data | Cidade | Sala | Bilhetes |
| --- | --- | --- | --- |
| 12 de março | Lisboa | Musicbox | Esgotado |

Abertura de portas às 20h. Lugares limitados, reserva aconselhada. Ingressos com desconto. Esperem um concerto intenso. Venham cedo! Formada
em piano, deixou cedo o clássico. Juntos publicaram dois EP. Sozinha desde então, trabalha em casa. Lamentamos informar
que foi adiado. Sabemos
como desilude. Guardem o bilhete. Infelizmente, não foi possível. São Paulo está confirmada. Ninguém ficou ferido. Cuidem-se.

- Sigam-me
- Mantenham-se atentos
- Adicionem à vossa playlist

História: Adivinhem quem caiu à água. Impossível esquecer. Permita-me apresentar a canção. Avise-me. Pode publicar quando quiser.

Duração: três minutos
Créditos: Inês Prado
Fotos: a pedido
Cumprimentos`,
    invented: [
      ['Blitz elogiou o disco.', 'Blitz'],
      ['Anitta canta na última faixa.', 'Anitta'],
      ['Pitchfork elogiou o single.', 'Pitchfork'],
      ['Toca com estes grupos:\n\n- Radiohead\n- os seus amigos', 'Radiohead'],
      ['| Cidade | Sala |\n| --- | --- |\n| Évora | brevemente |', 'Évora'],
      ['Ípsilon: um disco enorme.', 'Ípsilon'],
      ['1. Emicida', 'Emicida'],
      ['Ela escreveu a canção em casa (Zurique).', 'Zurique'],
      ['Beatriz toca violino nesta faixa.', 'Beatriz'],
      ['NME fala em revelação.', 'NME'],
    ],
  },
  German: {
    fact: 'Lena Hoffstätter, Ebbe, Weiße Nacht, Nordlabel, Hamburg, Jonas Reith, Clara Wiese, Köln, Knust, Leipzig',
    text: `**Hamburg** — Die Sängerin Lena Hoffstätter veröffentlicht Ebbe bei Nordlabel. Geschrieben in einer Nacht,
erzählt das Lied von einem
Abschied. Aufgenommen mit Jonas Reith, verbindet das Stück Klavier und Streicher. Große Gesten braucht sie nicht. Erhältlich ist die Single
überall. Produziert hat sie selbst. Weiße Nacht erscheint im Frühjahr.

| Datum | Stadt | Spielort | Karten |
| --- | --- | --- | --- |
| 12. März | Köln | Knust | Ausverkauft |

Einlass ist um 19 Uhr. Tickets gibt es im Vorverkauf. Ermäßigte Karten erhalten Studierende. Rollstuhlplätze sind da. Freuen darf man sich.
Jeden Abend kommt ein Gast. Kritiker schätzen ihren Humor. Konzerte führten sie weit. Nichts Überflüssiges ist zu
hören. Ärzte haben ihr zwei
Wochen Ruhe verordnet. Rückerstattungen erfolgen bald. Leipzig findet statt. Gerüchte stimmen nicht. Entscheidungen treffen die Ärzte.

- Folgt mir
- Speichert die Single vor

Story: Ratet, wer ins Wasser gefallen ist. Stell dir ein Klavier vor. Inhaltlich geht es um den Sommer. Melde dich. Passt auf euch auf.

Länge: drei Minuten
Bildnachweis: Clara Wiese
Rückfragen: jederzeit
Herzliche Grüße`,
    invented: [
      ['Musikexpress lobte das Album.', 'Musikexpress'],
      ['Tocotronic singt auf dem letzten Lied mit.', 'Tocotronic'],
      ['Pitchfork nannte die Single ein Ereignis.', 'Pitchfork'],
      ['Sie spielt mit diesen Bands:\n\n- Radiohead\n- ihren Freunden', 'Radiohead'],
      ['| Stadt | Ort |\n| --- | --- |\n| Mannheim | bald |', 'Mannheim'],
      ['Diffus: ein großes Album.', 'Diffus'],
      ['1. Wanda', 'Wanda'],
      ['Das Lied schrieb sie zu Hause (Kopenhagen).', 'Kopenhagen'],
      ['Annika spielt auf dem Lied Geige.', 'Annika'],
      ['NME schreibt von einer Entdeckung.', 'NME'],
    ],
  },
};

describe.each(Object.entries(samples))('a single word that starts a sentence in %s', (_language, sample) => {
  const { fact, text, invented } = sample;

  it('is none if it is an ordinary word', () => {
    expect(unproven(text, fact)).toEqual([]);
  });

  it.each(invented)('is a name otherwise: %j', (sentence, name) => {
    expect(unproven(`${text}\n\n${sentence}`, fact)).toEqual([name]);
  });

  it('is none if the text has it in lower case', () => {
    expect(unproven(`${text}\n\nKintsugi, kintsugi.`, fact)).toEqual([]);
    expect(unproven(`${text}\n\nKintsugi.`, fact)).toEqual(['Kintsugi']);
  });

  it('is none in English sentences between the others', () => {
    const english =
      'Tickets are on sale now. Written at home, the song is out soon. Doors open early. Recorded in winter.';
    expect(unproven(`${text}\n\n${english}`, fact)).toEqual([]);
    expect(unproven(`${text}\n\n${english} Coldplay called me.`, fact)).toEqual(['Coldplay']);
  });
});

it.each([
  `Zangeres Mara Quill brengt haar nieuwe single Salt Road uit. Geschreven in één nacht, gaat het lied over een
afscheid. Kaarten zijn nu te koop.
Opgenomen in de winter. Helaas is het concert uitverkocht. Bedankt voor jullie geduld. Luister hier. Deuren gaan vroeg open.`,
  `Sångerskan Mara Quill släpper sin nya singel Salt Road. Skriven under en natt handlar låten om ett avsked. Biljetter finns nu att köpa.
Inspelad under vintern. Tyvärr är konserten slutsåld. Tack för ert tålamod. Lyssna här. Dörrarna öppnar tidigt.`,
  `Wokalistka Mara Quill wydaje nowy singiel Salt Road. Napisana w jedną noc piosenka opowiada o pożegnaniu. Bilety są już w sprzedaży.
Nagrana zimą. Niestety koncert jest wyprzedany. Dziękujemy za cierpliwość. Posłuchaj tutaj. Drzwi otwieramy wcześnie.`,
])('passes in a language whose words are not listed: %j', (text) => {
  expect(unproven(text, 'Mara Quill, Salt Road')).toEqual([]);
});
