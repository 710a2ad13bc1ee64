import { lastNamedWork } from '../works/titles.js';

describe('a work that a Spanish message names without quotation marks', () => {
  it.each([
    ['sacamos disco el 9 de octubre de 2027, Los Patios, diez canciones', 'Los Patios', 'album'],
    ['mi banda saca su EP Norte Falso el viernes 14 de mayo', 'Norte Falso', 'EP'],
    ['Lanzo mi nuevo sencillo Camino de Sal en marzo', 'Camino de Sal', 'single'],
    ['somos un trío y sacamos el single Alhama el 26 de febrero', 'Alhama', 'single'],
    ['le mandé mi tema Azahar a Julia de Radio 3', 'Azahar', 'single'],
    ['mi canción nueva es Marea Baja', 'Marea Baja', 'single'],
    ['les mandé el sencillo Cerro Azul la semana pasada', 'Cerro Azul', 'single'],
    ['no, al final se llama Ni Tan Cerca', 'Ni Tan Cerca', null],
    ['saco sencillo el 16 de abril y se llama río seco', 'río seco', 'single'],
    ['se llama luz prestada, sale el 5 de marzo', 'luz prestada', null],
    ['el 12 de marzo sacamos single: Sirimiri', 'Sirimiri', 'single'],
    ['el 12 de marzo sacamos single: sirimiri', 'sirimiri', 'single'],
    ['sacamos disco el 3 de mayo: Los Patios', 'Los Patios', 'album'],
    ['el 27 de noviembre salió nuestro sencillo Humo', 'Humo', 'single'],
    ['mi nuevo single es Nit i dia, sale el viernes', 'Nit i dia', 'single'],
    ['Sale mi mixtape Cordillera el 2 de abril', 'Cordillera', 'album'],
    ['el disco se titula Pichincha y sale el 21 de mayo', 'Pichincha', 'album'],
    ['el single nuevo, Faro, sale el 26 de febrero', 'Faro', 'single'],
    ['vamos a sacar el EP Norte Falso en mayo', 'Norte Falso', 'EP'],
    ['el 5 de mayo sale nuestro single Marea, por fin', 'Marea', 'single'],
    ['el disco se llama Marea Baja y salió el 3 de octubre', 'Marea Baja', 'album'],
    ['hola, se llama Luz Prestada y sale el 5 de marzo', 'Luz Prestada', null],
    ['sacamos disco en marzo. Se llama Bodega y Temporal, son 10 temas', 'Bodega y Temporal', null],
  ])('%s', (text, title, format) => expect(lastNamedWork(text)).toEqual({ title, format }));

  it.each([
    'nuestro disco anterior, Marea, salió el 3 de octubre',
    'sacamos single: el 12 de marzo',
    'una carta para un periodista de El Progreso, se llama Xan Pérez',
    'se llama Andrea Soto y escribe en Rockaxis',
    'mi single es Una canción de amor, la verdad',
    'el disco sale el 9 de octubre',
    'saco disco en octubre',
    'mi banda se llama Los Patios',
    'se llama así',
  ])('is not in "%s"', (text) => expect(lastNamedWork(text)).toBeNull());
});

it.each([
  'mi disco luz de patio sale el 7 de mayo',
  'mi disco luz de patio tiene ocho canciones y sale el 7 de mayo',
  'nuestro primer ep, luz de patio, sale el 7 de mayo',
  'el viernes 7 de mayo saco mi ep, luz de patio. hazme la nota',
  'quiero mandar mi ep a una radio. se llama luz de patio, 5 canciones, sale el 7 de mayo',
  'tengo un ep nuevo, lo grabé en casa. se llama luz de patio y sale el 7 de mayo',
  'tengo un disco para mayo, luz de patio, 8 temas, sale el 7',
  'tenemos un ep en mayo, 5 canciones, luz de patio, sale el 7',
  'saco disco el 7 de mayo, luz de patio, 8 temas',
  'sale mi ep, luz de patio, el 7 de mayo',
  'lanzo sencillo el viernes 7 de mayo, luz de patio, hazme los captions',
  'estrenamos tema el 7 de mayo, luz de patio. lo grabamos en casa',
])('finds a title in small letters: %s', (text) => {
  expect(lastNamedWork(text)?.title).toBe('luz de patio');
});

it.each([
  'mi disco con la banda sale el 7 de mayo',
  'mi tema nuevo sale el 7 de mayo. lo produjo un amigo. se llama pedro',
  'mi hermana abre el concierto. se llama ana ruiz',
  'tengo un disco para mayo, 8 temas, sale el 7',
  'saco disco el 7 de mayo, tengo 24 años y vivo en el campo',
])('finds none: %s', (text) => {
  expect(lastNamedWork(text)?.title ?? '').toBe('');
});
