import { situationOf } from '../acting/situation.fixture.js';
import { profileNameRemark, withRemark } from './profile-name.js';

describe('another name than the profile’s', () => {
  it.each([
    ["hey, we're Paper Kites Club. new single 'Night Bus' drops feb 12", 'Paper Kites Club'],
    ['Hola! Somos Las Mareas, tocamos el 18 de marzo en Madrid', 'Las Mareas'],
    ['Our band is called Glass Harbour and we play dream pop', 'Glass Harbour'],
    ['im a rapper from Leeds, name is Kez Adeyo. first tune drops 22 jan', 'Kez Adeyo'],
    ["yo my name's Kez Adeyo and my song is out on 5 March", 'Kez Adeyo'],
    ['hiya my names kez adeyo from leeds', 'Kez Adeyo'],
    ["Hi! I'm called Auntie Pockets (real name Jess Harbord)", 'Auntie Pockets'],
    ['Buenas, me llamo inés rovira y saco disco', 'Inés Rovira'],
    ["I'm Dana Reyes. My song is out on 5 March", 'Dana Reyes'],
  ])('is mentioned with where to change it: %s', (said, name) => {
    const remark = profileNameRemark(situationOf([said]));
    expect(remark).toMatch(/^(?:Your profile says|Tu perfil dice) Mara Quill, .*Edit Profile/);
    expect(remark).toContain(name);
  });

  it.each([
    "hi, I'm Mara. My single is out on 5 March",
    "I'm Mara Quill and my single is out on 5 March",
    'Soy Tom, toco la batería',
    'the blog is new, its name is Sugar Static',
    "Also need a text to the support band, they're called Otterfax",
    'my name is on the cover already',
    'im called in at nine on friday',
    "We're ready. My single is called Night Bus.",
    'We play Leeds on 3 April with a band called Low Tide supporting.',
    'My single is out on 5 March',
    'necesito una bio de 50 palabras, somos 4, arrancamos en 2019',
    "we're 5, from all over Leeds",
  ])('is not read in: %s', (said) => {
    expect(profileNameRemark(situationOf([said]))).toBe('');
  });

  it('is not mentioned again, and never to a visitor, who has no profile', () => {
    const said = "We're Paper Kites Club. We play folk.";
    expect(profileNameRemark(situationOf([said, 'Write my bio']))).toBe('');
    expect(profileNameRemark(situationOf([said], { artist: {} }))).toBe('');
  });

  it('stands before a question at the end', () => {
    expect(withRemark('Noted.\n\nShall I write it?', 'Remark.')).toBe('Noted.\n\nRemark.\n\nShall I write it?');
    expect(withRemark('Shall I write it?', 'Remark.')).toBe('Remark.\n\nShall I write it?');
    expect(withRemark('Noted.', 'Remark.')).toBe('Noted.\n\nRemark.');
    expect(withRemark('Noted.', '')).toBe('Noted.');
  });
});
