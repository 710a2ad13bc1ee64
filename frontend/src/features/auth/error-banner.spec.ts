import { describe, expect, it } from '@jest/globals';
import { bannerText } from './error-banner';

describe('the banner for the error query parameter', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['auth_failed', 'Authentication failed. Please check your credentials and try again.'],
    ['invalid_credentials', 'The email or password you entered is incorrect.'],
    ['session_expired', 'Your session has expired. Please log in again.'],
    ['anything', 'An error occurred during authentication. Please try again.'],
    ['constructor', 'An error occurred during authentication. Please try again.'],
    ['exactly 20 character', 'An error occurred during authentication. Please try again.'],
    ['more than 20 characters', 'more than 20 characters'],
    ['twenty-one characters', 'twenty-one characters'],
  ])('shows for %j: %j', (error, sentence) => {
    expect(bannerText(error)).toBe(sentence);
  });
});
