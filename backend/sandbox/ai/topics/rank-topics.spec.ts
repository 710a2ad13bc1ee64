import { situationOf } from '../acting/situation.fixture.js';
import { readPlaybook } from '../playbook.js';
import { rankTopics } from './rank-topics.js';

const topics = readPlaybook();
const topicOf = (message: string): string | undefined => rankTopics(situationOf([message]).conversation, topics)[0]?.id;

describe('a Spanish question', () => {
  it.each([
    'cómo hago para entrar a un festival?',
    'cómo me postulo a un festival',
    'queremos tocar en festivales, por dónde empezamos?',
    'qué piden los festivales para programarte?',
    'cuándo abren las convocatorias de los festivales?',
    'cómo hacemos pa que nos metan en un festi',
  ])('“%s” is about festivals', (question) => {
    expect(topicOf(question)).toBe('es-festivales');
  });

  it.each([
    'hay becas o convocatorias para músicos acá?',
    'existen ayudas para grabar un disco?',
    'hay alguna subvención para músicos?',
    'qué convocatorias hay para bandas en mi ciudad?',
    'cómo consigo una beca para mi proyecto musical',
    'de dónde saco financiamiento para el disco?',
  ])('“%s” is about grants', (question) => {
    expect(topicOf(question)).toBe('es-becas');
  });

  it.each([
    'una duda, a las radios se les escribe antes o después de que salga el EP?',
    'a la radio la contacto antes de que salga la canción o ya cuando está?',
    'hay que mandarle a las emisoras antes de publicar?',
    'mando el tema a la radio antes o cuando ya salió?',
    'cuánto antes escribo a la radio?',
  ])('“%s” is about radio', (question) => {
    expect(topicOf(question)).toBe('es-radio');
  });

  it.each([
    'tocamos en el festival Vive Latino el 14 de marzo',
    'el festi nos pidió una bio',
    'gané una beca del FONCA en 2021',
    'nos seleccionaron en la convocatoria de la ciudad, qué hago?',
    'me ayudas a escribir la nota?',
  ])('“%s” is about neither festivals nor grants', (message) => {
    expect(['es-festivales', 'es-becas']).not.toContain(topicOf(message));
  });
});
