import { describe, expect, it } from '@jest/globals';
import { deviceName } from './device-name.js';

describe('a device’s name', () => {
  it.each([
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
    [
      'Chrome on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    ],
    [
      'Safari on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    ],
    [
      'Microsoft Edge on macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    ],
    ['Unknown device', ''],
    ['Unknown device', '<script>alert(1)</script>'],
    ['Unknown device', 'node'],
  ])('%s', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('has at most 80 characters, whatever the user agent says', () => {
    expect(deviceName('Mozilla/5.0 ('.repeat(10_000)).length).toBeLessThanOrEqual(80);
  });
});
