import { cpuMs } from '../../../../test/support/measure/cpu-time.js';
import { dateOfListedDay, listedDays } from './listed-dates.js';

describe('days whose month is written elsewhere', () => {
  it.each([
    ['Three shows in May: Oslo on the 2nd, Bergen on the 4th', ['2.5', '4.5']],
    ['Oslo the 30th and Bergen on 2 June', ['30.6']],
    ['on 5, 6, 8 and 9 March', ['5.3', '6.3', '8.3']],
    ['Madrid el 5 y Bilbao el 6 de marzo', ['5.3', '6.3']],
    ['on 5/6/7 March and $8, 9, 10 May', ['5.3', '9.5']],
    ['May 5, 6 and 7.', ['5.5']],
    ['May 5, 123 and 7', []],
    ['Oslo on the 2nd', []],
    ['We may play for the 2nd time', []],
    ['4 dates in march: 4th leeds, 5th glasgow and the 8th london', ['4.3', '5.3', '8.3']],
    ['leeds the 4th, then hull on the 5th of may', ['4.5', '5.5']],
    ['viernes 9 de abril, León; sábado 10, Valladolid; viernes 16, Bilbao', ['9.4', '10.4', '16.4']],
    ['Fri 9 April Leeds, Sat 10 Hull', ['9.4', '10.4']],
    ['vie 5 marzo León; sab 6 Puebla. sáb 13 Leeds, dom. 14 Hull', ['5.3', '6.3', '13.3', '14.3']],
    ['vie 2 abril Salta, mar 6 Jujuy', ['2.4', '6.4']],
    ['en febrero: jueves 4 Candil (Lastrina del Mar), sábado 13 Mar del Plata', ['4.2', '13.2']],
    ['se ve el mar 6 veces en abril', []],
    ['we may march on the 5th', []],
    ['In May we sold 5th Avenue posters for £4, 20% off, at 7.30', ['5.5']],
  ])('%s', (text, days) => {
    expect(listedDays(text).map(({ day, months }) => `${day}.${months[0]}`)).toEqual(days);
  });

  it.each([
    ['in april with the album (out fri 26 march). fri 9 Clonakilty, sat 10 Tralee', ['26.3', '9.4', '10.4']],
    ['May: Friday the 7th Oslo. The album is out on 2 June, Saturday, 5 in Bergen', ['7.5', '5.6']],
    ['EP el 5 de marzo. En abril: vie 9 León, sáb. 10 Puebla', ['5.3', '9.4', '10.4']],
    ['Fri 9 April Leeds, Sat 11 Hull', ['9.4', '11.4']],
    ['In April: the 9th Leeds. Out on 26 March', ['9.3']],
  ])('with a weekday are in a month in which they fall on it: %s', (text, days) => {
    const dates = listedDays(text).map((listed) => dateOfListedDay(listed, '2026-11-29'));
    expect(dates.map(({ day, month }) => `${day}.${month}`)).toEqual(days);
  });

  it.each(['1, ', '1 and ', '1st ', 'May '])('are found in a text of %j alone within seconds', (unit) => {
    expect(cpuMs(() => listedDays(`May ${unit.repeat(60_000)}`))).toBeLessThan(3000);
    expect(cpuMs(() => listedDays(`${'May '.repeat(30_000)}${unit.repeat(30_000)}`))).toBeLessThan(3000);
  });
});
