import { factsStated } from '../statements.js';

describe('verbs behind the first one of a Spanish fact', () => {
  it.each([
    [
      'empecé tocando en la banda del pueblo y fui 3 años maestra',
      'Empezó tocando en la banda del pueblo y fue 3 años maestra.',
    ],
    ['trabajé en una imprenta y tuve un grupo de punk', 'Trabajó en una imprenta y tuvo un grupo de punk.'],
    ['grabé dos discos, después estuve 2 años de gira', 'Grabó dos discos, después estuvo 2 años de gira.'],
    ['crecí en Ronda y di clases de guitarra', 'Creció en Ronda y dio clases de guitarra.'],
    ['nací en Ronda y me fui a Lima', 'Nació en Ronda y se fue a Lima.'],
    ['empezamos en 2011, éramos seis y tocábamos en bares', 'Empezaron en 2011, eran seis y tocaban en bares.'],
    ['estudié piano y canto en el conservatorio', 'Estudió piano y canto en el conservatorio.'],
    ['crecí en Ronda y canté en vivo en el café', 'Creció en Ronda.'],
  ])('%s', (text, fact) => expect(factsStated(text, 'Mara Quill', 'es')[0]).toBe(fact));
});

describe('the month in which a work came out', () => {
  it.each([
    ['mi single Faro Norte ya salió en agosto', 'Su single “Faro Norte” salió en agosto.'],
    ['Mi primer disco Tres Patios salió en 2024', 'Su primer disco “Tres Patios” salió en 2024.'],
    ['En mayo salió nuestro EP Tres Patios', 'Su EP “Tres Patios” salió en mayo.'],
  ])('%s', (text, fact) => expect(factsStated(text, 'Mara Quill', 'es')).toEqual([fact]));
});
