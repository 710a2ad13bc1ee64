import { refuseCommonPassword } from './common-passwords.js';

const problemOf = (password: string): unknown => {
  try {
    refuseCommonPassword('newPassword', password);
    return null;
  } catch (error) {
    return error;
  }
};

it.each(['123456', 'password', 'PassWord', ' iloveyou ', 'Baseball', 'wassup'])(
  '%j is a common password',
  (password) => {
    expect(problemOf(password)).toMatchObject({
      status: 400,
      details: { fields: { newPassword: 'This password is easy to guess. Choose a less common one.' } },
    });
  },
);

it.each(['correct horse', 'passwordpassword7', 'ångström', '______', 'wassup!'])('%j isn’t', (password) => {
  expect(problemOf(password)).toBeNull();
});
